import type { PriceScope } from '@cambusa/domain/money/price-scope'
import type { Assortment, CatalogueIndex } from './catalogue-index.ts'
import { buildPriceView } from './price-view.ts'
import type { RomeDay } from './rome-day.ts'

const ASSORTMENTS_KEPT_BYTES = 96 * 1024 * 1024
/** Prices, promotions, traits, and an order and a rank for each of four sorts by price. */
const BYTES_PER_PRODUCT = 44
const ASSORTMENTS_AT_LEAST = 4
const ASSORTMENTS_AT_MOST = 256

let assortmentsMade = 0

/** The assortment of a scope on a day; cached while it is used. */
export function assortmentOf(index: CatalogueIndex, scope: PriceScope, day: RomeDay): Assortment {
  const last = index.lastAssortment
  if (last !== undefined && isSameScope(last.scope, scope) && last.day.iso === day.iso) return last
  return (index.lastAssortment = findAssortment(index, scope, day))
}

const isSameScope = (one: PriceScope, other: PriceScope) =>
  one.warehouseId === other.warehouseId &&
  one.priceListId === other.priceListId &&
  one.companyPriceListId === other.companyPriceListId

function findAssortment(index: CatalogueIndex, scope: PriceScope, day: RomeDay): Assortment {
  const { assortments, snapshot } = index
  const key = `${day.iso} ${scope.warehouseId} ${scope.priceListId} ${scope.companyPriceListId}`
  const known = assortments.get(key)
  if (known !== undefined) {
    // The least recently used comes first.
    assortments.delete(key)
    assortments.set(key, known)
    return known
  }
  const sameLists = [...assortments.values()].find(
    (assortment) =>
      assortment.day.iso === day.iso &&
      assortment.scope.priceListId === scope.priceListId &&
      assortment.scope.companyPriceListId === scope.companyPriceListId,
  )
  const warehouse = snapshot.warehouses.findIndex(({ id }) => id === scope.warehouseId)
  const assortment: Assortment = {
    index,
    number: ++assortmentsMade,
    day,
    scope,
    prices: sameLists?.prices ?? buildPriceView(snapshot, scope, day.iso),
    stock: snapshot.stock[warehouse],
    stockRevision: 0,
    traits: undefined,
    shopCounts: new Map(),
    ranks: sameLists?.ranks ?? new Map(),
  }
  const bytes = Math.max(snapshot.productCount, 1) * BYTES_PER_PRODUCT
  const kept = Math.min(
    ASSORTMENTS_AT_MOST,
    Math.max(ASSORTMENTS_AT_LEAST, Math.floor(ASSORTMENTS_KEPT_BYTES / bytes)),
  )
  if (assortments.size >= kept) {
    const [oldest] = assortments.keys()
    if (oldest !== undefined) assortments.delete(oldest)
  }
  assortments.set(key, assortment)
  return assortment
}
