import type { PriceScope } from '@cambusa/domain/money/price-scope'
import type { CatalogueIndex, Assortment, Assortments } from '../engine/catalogue-index.ts'

const HASH = /^w(\d{1,9})d[\d-]{1,10}t\d{1,12}$/

/**
 * The scope of 'w{warehouse}d{yyyy-MM-dd}t{slot}' (specification §16): the warehouse's prices and stock, with the
 * session's company list. 'w0d0t0', an unknown warehouse and invalid text leave the session's scope unchanged.
 */
export function scopeForHash(index: CatalogueIndex, scope: PriceScope, hash: string | undefined): PriceScope {
  const warehouseId = Number(HASH.exec(hash ?? '')?.[1] ?? 0)
  if (warehouseId === 0 || warehouseId === scope.warehouseId) return scope
  const warehouse = index.snapshot.warehouses.find(({ id }) => id === warehouseId)
  if (warehouse === undefined) return scope
  const { priceListId, storeId } = warehouse
  return { ...scope, warehouseId, priceListId, storeId: storeId || scope.storeId }
}

/** The assortment of a session, or that of the store and slot in a hash. */
export function assortmentForHash(
  catalogue: Assortments,
  scope: PriceScope,
  hash: string | undefined,
  now: Date,
): Assortment {
  const assortment = catalogue.assortment(scope, now)
  const wanted = scopeForHash(assortment.index, scope, hash)
  return wanted === scope ? assortment : catalogue.assortment(wanted, now)
}
