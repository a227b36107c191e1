import type { DemoProduct } from '../catalogue/product.ts'
import { shelfPriceCents } from '../catalogue/price.ts'
import { chanceOf } from '../catalogue/random.ts'
import { COMPANY_LIST, SHELF_LIST_EMILIA, SHELF_LIST_ROMAGNA } from './stores.ts'

export interface ListPrice {
  priceListId: number
  priceCents: number
  /** Price in force for so many days until today, newest first: the first is the price now. */
  history: { priceCents: number; sinceDays: number }[]
}

/** What a list asked before: most prices stand still, some rise and fall within the last weeks. */
function historyOf(product: DemoProduct, priceListId: number, priceCents: number): ListPrice['history'] {
  const chance = chanceOf(`history:${priceListId}:${product.code}`)
  const history: ListPrice['history'] = []
  let current = priceCents
  let sinceDays = Math.min(chance.int(12, 75), product.daysOld)
  const changes = product.daysOld < 20 ? 0 : chance.is(0.55) ? 0 : chance.is(0.7) ? 1 : 2
  for (let change = 0; change < changes && sinceDays < product.daysOld; change += 1) {
    history.push({ priceCents: current, sinceDays })
    current = Math.max(1, shelfPriceCents(priceCents * (0.97 + chance.next() * 0.13)))
    sinceDays += chance.int(15, 90)
  }
  history.push({ priceCents: current, sinceDays: product.daysOld })
  return history
}

/** A product's price in every list that has one, VAT included. The company list holds about a sixth of the assortment. */
export function listPrices(product: DemoProduct): ListPrice[] {
  const chance = chanceOf(`lists:${product.code}`)
  const romagna = chance.is(0.35) ? shelfPriceCents(product.priceCents * 1.03) : product.priceCents
  const lists: [number, number][] = [
    [SHELF_LIST_EMILIA, product.priceCents],
    [SHELF_LIST_ROMAGNA, romagna],
  ]
  const isForTrade = product.labels.includes('professionale') || product.sale.qtyMult > 1
  if (chance.is(isForTrade ? 0.5 : 0.1)) {
    lists.push([COMPANY_LIST, Math.max(1, Math.round(product.priceCents * (0.86 + chance.next() * 0.08)))])
  }
  return lists.map(([priceListId, priceCents]) => ({
    priceListId,
    priceCents,
    history: historyOf(product, priceListId, priceCents),
  }))
}
