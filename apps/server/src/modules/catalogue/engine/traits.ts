import type { Shelf } from './catalogue-index.ts'
import { unavailableReasonOf } from './availability.ts'

/** Bits of what lists ask of every product. */
export const TRAIT = { available: 1, promoted: 2, isNew: 4 } as const

/** The bits of one product for one customer on one day. */
export function traitsOf(shelf: Shelf, ordinal: number): number {
  return (
    (unavailableReasonOf(shelf, ordinal) === undefined ? TRAIT.available : 0) |
    (shelf.prices.promotionRow[ordinal] === 0 ? 0 : TRAIT.promoted) |
    (shelf.index.snapshot.newUntilDay[ordinal]! >= shelf.day.number ? TRAIT.isNew : 0)
  )
}

/** The bits of every product, worked out once per shelf and kept right when a stock changes. */
export function traitsColumn(shelf: Shelf): Uint8Array {
  if (shelf.traits !== undefined) return shelf.traits
  const traits = new Uint8Array(shelf.index.snapshot.productCount)
  for (let ordinal = 0; ordinal < traits.length; ordinal++) traits[ordinal] = traitsOf(shelf, ordinal)
  shelf.traits = traits
  return traits
}
