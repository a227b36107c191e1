import type { SortKey } from '@cambusa/domain/catalogue/product-sort'
import { ascending } from '../memory/ascending.ts'
import type { Assortment, SortRank } from '../engine/catalogue-index.ts'
import { promotionPriceOf } from '../cards/promotion-price.ts'
import { sortByPurchases } from './own-order.ts'
import { ofBits, ofList, type OrderedProducts } from './ordered-products.ts'
import type { ProductSearch } from './product-query.ts'
import { listOf, type ProductSet } from './product-set.ts'
import { radixOrder } from '../memory/radix-order.ts'

const LAST = 2 ** 32 - 1

/** Orders of the whole shop that several customers share. */
type RankedSort = Exclude<SortKey, 'alf_asc' | 'most_bought'>

/** The sort key of products, small first; equal ones stay in alphabetical order. Whole numbers below 2^32. */
function keyOf(sort: RankedSort, assortment: Assortment): (ordinal: number) => number {
  const { snapshot } = assortment.index
  const { cents } = assortment.prices
  switch (sort) {
    case 'alf_desc':
      return (ordinal) => snapshot.productCount - 1 - ordinal
    case 'price_asc':
      return (ordinal) => cents[ordinal]! || LAST
    case 'price_desc':
      return (ordinal) => LAST - cents[ordinal]!
    case 'unit_price_asc':
      return unitPriceKey(assortment)
    case 'newest':
      return (ordinal) => LAST - snapshot.createdAt[ordinal]!
    case 'promo':
      return (ordinal) =>
        assortment.prices.promotionRow[ordinal] === 0
          ? LAST
          : 100 - (promotionPriceOf(assortment, ordinal)?.discountPercent ?? 0)
    case 'relevance':
      return (ordinal) => LAST - snapshot.popularity[ordinal]!
  }
}

/** For goods by weight the price is already per base unit; products without unit price come last. */
function unitPriceKey(assortment: Assortment): (ordinal: number) => number {
  const { contentBase, saleRule, saleRules } = assortment.index.snapshot
  const { cents } = assortment.prices
  const isByWeight = saleRules.map(({ rule }) => rule.kind === 'Sfuso')
  return (ordinal) => {
    const content = isByWeight[saleRule[ordinal]!] ? 1 : contentBase[ordinal]!
    if (cents[ordinal] === 0 || content === 0) return LAST
    return Math.min(Math.round(cents[ordinal]! / content), LAST)
  }
}

/** Sort keys that do not depend on the customer's prices. */
const FOR_EVERYBODY: readonly SortKey[] = ['alf_desc', 'newest', 'relevance']

/** The whole shop in one order, built once. Without a text, relevance means best sellers. */
function rankOf(assortment: Assortment, sort: RankedSort): SortRank {
  const { ranks } = FOR_EVERYBODY.includes(sort) ? assortment.index : assortment
  const known = ranks.get(sort)
  if (known !== undefined) return known
  const key = keyOf(sort, assortment)
  const keys = new Uint32Array(assortment.index.snapshot.productCount)
  for (let ordinal = 0; ordinal < keys.length; ordinal++) keys[ordinal] = key(ordinal)
  const order = radixOrder(keys)
  const rank = new Uint32Array(order.length)
  for (let place = 0; place < order.length; place++) rank[order[place]!] = place
  const made = { order, rank }
  ranks.set(sort, made)
  return made
}

/**
 * Sorts products: alphabetically by ordinal, otherwise by their rank in the whole shop. For many products only the
 * requested pages are sorted.
 */
export function sortProducts(
  assortment: Assortment,
  { sort, bought }: Pick<ProductSearch, 'sort' | 'bought'>,
  set: ProductSet,
): OrderedProducts {
  const { productCount } = assortment.index.snapshot
  if (sort === 'most_bought' && bought !== undefined)
    return ofList(sortByPurchases(bought, listOf(set), productCount))
  const ranked = sort === 'alf_asc' || sort === 'most_bought' ? undefined : rankOf(assortment, sort)
  if ('bits' in set) return ofBits(set.bits, set.count, ranked?.order)
  if (ranked === undefined) return ofList(ascending(set.ordinals, productCount))
  const { order, rank } = ranked
  const places = set.ordinals.map((ordinal) => rank[ordinal]!)
  return ofList(ascending(places, productCount).map((place) => order[place]!))
}
