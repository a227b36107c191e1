import type { Assortment } from '../engine/catalogue-index.ts'
import { TRAIT, traitsColumn } from '../engine/traits.ts'
import { radixOrder } from '../memory/radix-order.ts'

const HALF = 2 ** 31

/** Available products first, then by sales; equal ones keep their order. */
export function bestSelling(assortment: Assortment, ordinals: Uint32Array): Uint32Array {
  const { popularity } = assortment.index.snapshot
  const traits = traitsColumn(assortment)
  const keys = ordinals.map((ordinal) => {
    const isThere = (traits[ordinal]! & TRAIT.available) !== 0
    return (isThere ? 0 : HALF) + (HALF - 1 - Math.min(popularity[ordinal]!, HALF - 1))
  })
  return radixOrder(keys).map((place) => ordinals[place]!)
}

/** The same products in their order, but available ones first. */
export function availableFirst(assortment: Assortment, ordinals: Uint32Array): Uint32Array {
  const traits = traitsColumn(assortment)
  const isThere = (ordinal: number) => (traits[ordinal]! & TRAIT.available) !== 0
  return Uint32Array.from([...ordinals.filter(isThere), ...ordinals.filter((ordinal) => !isThere(ordinal))])
}
