import type { DemoProduct } from '../catalogue/product.ts'
import { retailPriceCents } from '../catalogue/price.ts'
import { chanceOf } from '../catalogue/random.ts'
import { COMPANY_LIST, PUBLIC_LIST_EMILIA, PUBLIC_LIST_ROMAGNA } from './stores.ts'

export interface ListPrice {
  priceListId: number
  priceCents: number
  /** Price in force for so many days until today, newest first: the first is the price now. */
  history: { priceCents: number; sinceDays: number }[]
}

/** Before these days lies what promotions are measured by: older prices change nothing of them. */
const OLD_DAYS = 60
const REMEMBERED_DAYS = 700
/** A large shop remembers only the first products of every family: measuring needs rows, not memories. */
const REMEMBERED_OF_FAMILY = 20

/** Whether the demo shop tells a long past of a product: all of a shop of 3,000. */
export const isRemembered = ({ code }: Pick<DemoProduct, 'code'>): boolean =>
  Number(code.slice(-4)) < REMEMBERED_OF_FAMILY

/** Older prices, newest first: they have risen by a few per cent a year, with weeks of less and more in between. */
function olderPrices(
  product: DemoProduct,
  priceListId: number,
  from: { priceCents: number; sinceDays: number },
): ListPrice['history'] {
  const chance = chanceOf(`older:${priceListId}:${product.code}`)
  const older: ListPrice['history'] = []
  const oldest = Math.min(product.daysOld, REMEMBERED_DAYS)
  const yearly = 0.02 + chance.next() * 0.06
  let last = from.priceCents
  let days = Math.max(OLD_DAYS, from.sinceDays) + chance.int(5, 60)
  while (days < oldest - 20) {
    const trend = 1 - (yearly * days) / 365
    const cents = Math.max(1, retailPriceCents(from.priceCents * (trend + (chance.next() - 0.5) * 0.07)))
    if (cents !== last) {
      older.push({ priceCents: last, sinceDays: days })
      last = cents
    }
    days += chance.int(35, 150)
  }
  return [...older, { priceCents: last, sinceDays: product.daysOld }]
}

/** What a list asked before: most prices stand still for weeks, some rise and fall within the last ones. */
function historyOf(product: DemoProduct, priceListId: number, priceCents: number): ListPrice['history'] {
  const chance = chanceOf(`history:${priceListId}:${product.code}`)
  const history: ListPrice['history'] = []
  let current = priceCents
  let sinceDays = Math.min(chance.int(12, 75), product.daysOld)
  const changes = product.daysOld < 20 ? 0 : chance.is(0.55) ? 0 : chance.is(0.7) ? 1 : 2
  for (let change = 0; change < changes && sinceDays < product.daysOld; change += 1) {
    history.push({ priceCents: current, sinceDays })
    current = Math.max(1, retailPriceCents(priceCents * (0.97 + chance.next() * 0.13)))
    sinceDays += chance.int(15, 90)
  }
  const first = { priceCents: current, sinceDays: product.daysOld }
  if (!isRemembered(product)) return [...history, first]
  return [
    ...history,
    ...olderPrices(product, priceListId, { ...first, sinceDays: history.at(-1)?.sinceDays ?? 0 }),
  ]
}

/** A product's price in every list that has one, VAT included. The company list holds about a sixth of the assortment. */
export function listPrices(product: DemoProduct): ListPrice[] {
  const chance = chanceOf(`lists:${product.code}`)
  const romagna = chance.is(0.35) ? retailPriceCents(product.priceCents * 1.03) : product.priceCents
  const lists: [number, number][] = [
    [PUBLIC_LIST_EMILIA, product.priceCents],
    [PUBLIC_LIST_ROMAGNA, romagna],
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
