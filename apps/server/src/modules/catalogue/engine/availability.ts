import type { ListedProduct } from '@cambusa/contract/catalogue/listed-product'
import type { Assortment } from './catalogue-index.ts'
import { FLAG, LEVEL_OF, LEVELS } from './snapshot.ts'

/** The stock level that a shopper sees; a product without tracking is available. */
export function stockLevelOf(assortment: Assortment, ordinal: number): ListedProduct['warehouseStock'] {
  return LEVELS[assortment.stock?.[ordinal] ?? LEVEL_OF.many] ?? 'many'
}

/** Why a product cannot be bought now; undefined when it can. */
export function unavailableReasonOf(
  assortment: Assortment,
  ordinal: number,
): ListedProduct['unavailableReason'] {
  // Warehouses are created with stores: without any the shop is not set up.
  if (assortment.index.snapshot.warehouses.length === 0) return 'store'
  if (assortment.prices.cents[ordinal] === 0) return 'price'
  if (
    !assortment.index.sellsIncompleteFood &&
    (assortment.index.snapshot.flags[ordinal]! & FLAG.sheetComplete) === 0
  )
    return 'food-information'
  if (assortment.stock?.[ordinal] === LEVEL_OF.none) return 'stock'
  return undefined
}
