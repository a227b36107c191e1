import type { Shelf } from '../catalogue/index/catalogue-index.ts'
import { unavailableReasonOf } from './availability.ts'

const MOST_ALTERNATIVES = 8
/** Of a large category only so many products are looked at. */
const MOST_LOOKED_AT = 5_000

/** Products that can be bought instead: of the same category, the nearest in price first. */
export function alternativesTo(shelf: Shelf, ordinal: number): number[] {
  const { snapshot } = shelf.index
  const { category, categoryProducts, categoryStart } = snapshot
  const { cents } = shelf.prices
  const own = category[ordinal]!
  const price = cents[ordinal]!
  return Array.from(categoryProducts.subarray(categoryStart[own], categoryStart[own + 1]))
    .slice(0, MOST_LOOKED_AT)
    .filter((other) => other !== ordinal && unavailableReasonOf(shelf, other) === undefined)
    .sort((a, b) => Math.abs(cents[a]! - price) - Math.abs(cents[b]! - price) || a - b)
    .slice(0, MOST_ALTERNATIVES)
}
