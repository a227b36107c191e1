import type { ProductCard } from '@cambusa/contract/product'
import type { Shelf } from './catalogue-index.ts'
import { FLAG, LEVEL_OF, LEVELS } from './snapshot.ts'

/** What a shopper sees of the stock; a product that is not tracked is there. */
export function stockLevelOf(shelf: Shelf, ordinal: number): ProductCard['warehouseStock'] {
  return LEVELS[shelf.stock?.[ordinal] ?? LEVEL_OF.many] ?? 'many'
}

/** Why a product cannot be bought now; undefined when it can. */
export function unavailableReasonOf(shelf: Shelf, ordinal: number): ProductCard['unavailableReason'] {
  if (shelf.prices.cents[ordinal] === 0) return 'price'
  if (!shelf.index.sellsIncompleteFood && (shelf.index.snapshot.flags[ordinal]! & FLAG.sheetComplete) === 0)
    return 'food-information'
  if (shelf.stock?.[ordinal] === LEVEL_OF.none) return 'stock'
  return undefined
}
