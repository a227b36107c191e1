import type { Assortment } from './catalogue-index.ts'
import { productsBelow } from './category-tree.ts'
import { FLAG } from './snapshot.ts'

/** The products below a category, by ordinal; none below one that does not exist. */
export function listedBelow({ index }: Assortment, slug: string): Uint32Array {
  const category = index.categoryBySlug.get(slug)
  return category === undefined ? new Uint32Array() : productsBelow(index.snapshot, category)
}

/** The price of a product without promotion, cents; 0: it has none. */
export const standardCentsOf = ({ prices }: Assortment, ordinal: number): number =>
  prices.standardCents(ordinal)

/** A product in a promotion. */
interface Promoted {
  promotionKey: string
  ordinal: number
}

/**
 * The lowest price of products in the 30 days before their promotions, cents; 0: unknown, the promotion is over, or it
 * need not be told because the product is perishable.
 */
export function lowestBefore({ index, scope }: Assortment, asked: readonly Promoted[]): number[] {
  const { flags, priceListIds, promotionRows: rows, promotions } = index.snapshot
  const lists = new Set(
    [scope.priceListId, scope.companyPriceListId].map((id) => priceListIds.indexOf(id ?? -1)),
  )
  const numberOf = new Map(promotions.map(({ key }, number) => [key, number]))
  const keyOf = (promotion: number | undefined, ordinal: number) => `${promotion} ${ordinal}`
  const wanted = new Map(
    asked.map(({ promotionKey, ordinal }) => [keyOf(numberOf.get(promotionKey), ordinal), Infinity]),
  )
  for (let row = 0; row < rows.cents.length; row++) {
    const cents = rows.lowestCents[row]!
    const key = keyOf(rows.promotion[row], rows.ordinal[row]!)
    const lowest = cents > 0 && lists.has(rows.priceList[row]!) ? wanted.get(key) : undefined
    if (lowest !== undefined) wanted.set(key, Math.min(lowest, cents))
  }
  return asked.map(({ promotionKey, ordinal }) => {
    const lowest = wanted.get(keyOf(numberOf.get(promotionKey), ordinal)) ?? Infinity
    const isExempt = (flags[ordinal]! & FLAG.perishable) !== 0
    return isExempt || lowest === Infinity ? 0 : lowest
  })
}
