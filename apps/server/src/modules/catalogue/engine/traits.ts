import type { Assortment } from './catalogue-index.ts'
import { unavailableReasonOf } from './availability.ts'

/** Bits of a product that lists need. */
export const TRAIT = { available: 1, promoted: 2, isNew: 4 } as const

/** The bits of one product for one customer on one day. */
export function traitsOf(assortment: Assortment, ordinal: number): number {
  return (
    (unavailableReasonOf(assortment, ordinal) === undefined ? TRAIT.available : 0) |
    (assortment.prices.promotionRow[ordinal] === 0 ? 0 : TRAIT.promoted) |
    (assortment.index.snapshot.newUntilDay[ordinal]! >= assortment.day.number ? TRAIT.isNew : 0)
  )
}

/** The bits of every product, computed once per assortment and updated when a stock changes. */
export function traitsColumn(assortment: Assortment): Uint8Array {
  if (assortment.traits !== undefined) return assortment.traits
  const traits = new Uint8Array(assortment.index.snapshot.productCount)
  for (let ordinal = 0; ordinal < traits.length; ordinal++) traits[ordinal] = traitsOf(assortment, ordinal)
  assortment.traits = traits
  return traits
}
