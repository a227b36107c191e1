import { hasBit, someOrdinals, type Bits } from '../memory/bit-set.ts'

/** The products of a list in its order. */
export interface OrderedProducts {
  count: number
  /** Memory needed to cache it. */
  bytes: number
  /** The products from an index on, at most `most`. */
  some: (place: number, most: number) => Uint32Array
}

/** Products that are already sorted. */
export const ofList = (ordinals: Uint32Array): OrderedProducts => ({
  count: ordinals.length,
  bytes: ordinals.byteLength,
  some: (place, most) => ordinals.subarray(place, place + most),
})

/**
 * Products of a set in an order of the whole shop, which is used only for the requested page; undefined: the
 * alphabetical order, that of ordinals.
 */
export function ofBits(bits: Bits, count: number, order: Uint32Array | undefined): OrderedProducts {
  const isWhole = order?.length === count
  return {
    count,
    bytes: bits.byteLength,
    some(place, most) {
      if (order === undefined) return someOrdinals(bits, place, most)
      return isWhole
        ? order.subarray(place, place + most)
        : walk(bits, order, place, Math.min(most, count - place))
    },
  }
}

/** Walks the order until the page is full, for sets of one product in eight or more. */
function walk(bits: Bits, order: Uint32Array, place: number, most: number): Uint32Array {
  const found = new Uint32Array(Math.max(most, 0))
  let before = 0
  let used = 0
  for (let i = 0; used < found.length && i < order.length; i++) {
    const ordinal = order[i]!
    if (!hasBit(bits, ordinal)) continue
    if (before < place) before++
    else found[used++] = ordinal
  }
  return found
}
