import { allBits, bitsOf, countBits, ordinalsOf, type Bits } from '../memory/bit-set.ts'

/** Products without an order: few as a list, many as bits. */
export type ProductSet = { count: number; ordinals: Uint32Array } | { count: number; bits: Bits }

/** Up to one product in this many a list is stored as ordinals; above, as bits, 32 products at a time. */
const FEW = 8

const isFew = (count: number, productCount: number) => count * FEW <= productCount

export const everyProduct = (productCount: number): ProductSet => ({
  count: productCount,
  bits: allBits(productCount),
})

/** A set from a list of products, given the number of products in the shop. */
export const setOfList = (ordinals: Uint32Array, productCount: number): ProductSet =>
  isFew(ordinals.length, productCount)
    ? { count: ordinals.length, ordinals }
    : { count: ordinals.length, bits: bitsOf(ordinals, productCount) }

export function setOfBits(bits: Bits, productCount: number): ProductSet {
  const count = countBits(bits)
  return isFew(count, productCount) ? { count, ordinals: ordinalsOf(bits, count) } : { count, bits }
}

/** The products of a set as a list. */
export const listOf = (set: ProductSet): Uint32Array =>
  'ordinals' in set ? set.ordinals : ordinalsOf(set.bits, set.count)
