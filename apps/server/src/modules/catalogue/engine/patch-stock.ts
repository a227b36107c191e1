import { traitsOf } from './traits.ts'
import { LEVEL_OF } from './snapshot.ts'
import { cardKey, type CatalogueIndex } from './catalogue-index.ts'

/** A change of the stock level that shoppers see. */
export interface StockChange {
  warehouseId: number
  productId: number
  level: keyof typeof LEVEL_OF
}

const CHANGE = /^(\d+):(\d+):(none|few|many)$/

/** Parses 'warehouse:product:level,…' of channel stock_changed; undefined for anything else ('all'). */
export function parseStockChanges(payload: string | undefined): StockChange[] | undefined {
  const changes = (payload ?? '').split(',').map((text) => CHANGE.exec(text))
  if (changes.some((match) => match === null)) return undefined
  return changes.map((match) => ({
    warehouseId: Number(match?.[1]),
    productId: Number(match?.[2]),
    level: match?.[3] as StockChange['level'],
  }))
}

/** Writes changes into the index and clears what was derived from the old levels. */
export function patchStock(index: CatalogueIndex, changes: readonly StockChange[]) {
  const touched = new Set<number>()
  for (const { warehouseId, productId, level } of changes) {
    const stock = index.snapshot.stock[index.snapshot.warehouses.findIndex(({ id }) => id === warehouseId)]
    const ordinal = index.ordinalOf(productId)
    if (stock === undefined || ordinal === undefined || stock[ordinal] === LEVEL_OF[level]) continue
    stock[ordinal] = LEVEL_OF[level]
    touched.add(warehouseId)
    for (const assortment of index.assortments.values()) {
      if (assortment.scope.warehouseId !== warehouseId) continue
      for (const form of ['whole', 'card'] as const) {
        const key = cardKey(assortment, ordinal, form)
        index.cards.delete(key)
        index.bytesOfCards.delete(key)
      }
      if (assortment.traits !== undefined) assortment.traits[ordinal] = traitsOf(assortment, ordinal)
    }
  }
  for (const assortment of index.assortments.values())
    if (touched.has(assortment.scope.warehouseId)) {
      assortment.stockRevision++
      assortment.shopCounts.clear()
    }
}
