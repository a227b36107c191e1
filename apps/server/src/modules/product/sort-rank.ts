import type { SortKey } from '@cambusa/contract/product'
import type { Shelf, SortRank } from '../catalogue/index/catalogue-index.ts'
import { promotionPriceOf } from './promotion-price.ts'
import { unitPriceOf } from './unit-price-of.ts'

const LAST = 2 ** 31 - 1

/** What products are sorted by, small first; equal ones stay in alphabetical order. Below 2^31. */
function keyOf(sort: SortKey, shelf: Shelf): (ordinal: number) => number {
  const { snapshot } = shelf.index
  const { cents } = shelf.prices
  switch (sort) {
    case 'alf_asc':
      return (ordinal) => ordinal
    case 'alf_desc':
      return (ordinal) => snapshot.productCount - 1 - ordinal
    case 'price_asc':
      return (ordinal) => cents[ordinal]! || LAST
    case 'price_desc':
      return (ordinal) => LAST - cents[ordinal]!
    case 'unit_price_asc':
      return (ordinal) =>
        cents[ordinal] === 0
          ? LAST
          : Math.min(unitPriceOf(shelf, ordinal, cents[ordinal]!)?.cents ?? LAST, LAST)
    case 'newest':
      return (ordinal) => LAST - Math.min(snapshot.createdAt[ordinal]!, LAST)
    case 'promo':
      return (ordinal) =>
        shelf.prices.promotionRow[ordinal] === 0
          ? LAST
          : 100 - (promotionPriceOf(shelf, ordinal)?.discountPercent ?? 0)
    case 'relevance':
      return (ordinal) => LAST - Math.min(snapshot.popularity[ordinal]!, LAST)
  }
}

/** The whole shop in one order, made once per shelf. Without a text, relevance is what sells most. */
function rankOf(shelf: Shelf, sort: SortKey): SortRank {
  const known = shelf.ranks.get(sort)
  if (known !== undefined) return known
  const count = shelf.index.snapshot.productCount
  const key = keyOf(sort, shelf)
  // Key and ordinal in one number: numbers sort without a comparison function.
  const keys = new Float64Array(count)
  for (let ordinal = 0; ordinal < count; ordinal++) keys[ordinal] = key(ordinal) * count + ordinal
  keys.sort()
  const order = new Uint32Array(count)
  const rank = new Uint32Array(count)
  for (let place = 0; place < count; place++) {
    const ordinal = keys[place]! % count
    order[place] = ordinal
    rank[ordinal] = place
  }
  const made = { order, rank }
  shelf.ranks.set(sort, made)
  return made
}

/** Puts products in order without comparing them: each sets the bit of its place, and the bits are read in turn. */
export function sortProducts(shelf: Shelf, sort: SortKey, ordinals: Uint32Array): Uint32Array {
  const { order, rank } = rankOf(shelf, sort)
  const bits = new Uint32Array((order.length >> 5) + 1)
  for (let i = 0; i < ordinals.length; i++) {
    const place = rank[ordinals[i]!]!
    bits[place >> 5]! |= 1 << (place & 31)
  }
  const sorted = new Uint32Array(ordinals.length)
  let used = 0
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word]!; rest !== 0; rest &= rest - 1)
      sorted[used++] = order[(word << 5) + 31 - Math.clz32(rest & -rest)]!
  }
  return sorted
}
