import { lowestPriceCents, type PriceChange } from '@cambusa/domain/money/lowest-price'
import { romeInstant } from '@cambusa/domain/time/rome-instant'
import type pg from 'pg'
import { listPromotions, promotionHistory, promotionPrices } from './catalogue.queries.ts'
import { copyIntegers } from './copy-rows.ts'
import type { PromotionHead, PromotionRows } from './snapshot.ts'

interface Row {
  promotion: number
  priceList: number
  productId: number
  ordinal: number
  cents: number
  /** Lowest price of other promotions in the window, 0 for none. */
  otherCents: number
  lowestCents: number
}

/** Promotions from the given day on, with the lowest price of the 30 days before each. */
export async function readPromotions(
  client: pg.PoolClient,
  today: string,
  priceListIds: readonly number[],
  ordinalOf: (productId: number) => number | undefined,
): Promise<{ promotions: PromotionHead[]; promotionRows: PromotionRows }> {
  const promotions = await listPromotions(client, { today })
  const indexOf = new Map(promotions.map((promotion, index) => [promotion.id, index]))
  const rows: Row[] = []
  await copyIntegers(client, promotionPrices(today), 5, (values) => {
    const [promotionId = 0, listId = 0, productId = 0, cents = 0, otherCents = 0] = values
    const promotion = indexOf.get(promotionId)
    const ordinal = ordinalOf(productId)
    const priceList = priceListIds.indexOf(listId)
    if (promotion === undefined || ordinal === undefined) return
    rows.push({ promotion, priceList, productId, ordinal, cents, otherCents, lowestCents: 0 })
  })
  await addLowestPrices(client, today, priceListIds, rows, promotions)
  return {
    promotions,
    promotionRows: {
      promotion: Uint32Array.from(rows, (row) => row.promotion),
      priceList: Uint32Array.from(rows, (row) => row.priceList),
      ordinal: Uint32Array.from(rows, (row) => row.ordinal),
      cents: Int32Array.from(rows, (row) => row.cents),
      lowestCents: Int32Array.from(rows, (row) => row.lowestCents),
    },
  }
}

/** Rows and history have the same order, by product and list, so both are read in parallel. */
async function addLowestPrices(
  client: pg.PoolClient,
  today: string,
  priceListIds: readonly number[],
  rows: readonly Row[],
  promotions: readonly PromotionHead[],
) {
  const startOf = promotions.map((promotion) => romeInstant(promotion.startDate, '00:00'))
  let next = 0
  let history: PriceChange[] = []
  let current = { productId: -1, listId: -1 }
  const closeGroup = () => {
    const isBefore = (row: Row) =>
      row.productId < current.productId ||
      (row.productId === current.productId && (priceListIds[row.priceList] ?? 0) < current.listId)
    for (; next < rows.length; next++) {
      const row = rows[next]!
      const isOfGroup = row.productId === current.productId && priceListIds[row.priceList] === current.listId
      if (!isOfGroup && !isBefore(row)) break
      const startAt = startOf[row.promotion]!
      const lowest = isOfGroup ? (lowestPriceCents(history, startAt) ?? 0) : 0
      row.lowestCents =
        lowest > 0 && row.otherCents > 0 ? Math.min(lowest, row.otherCents) : lowest || row.otherCents
    }
    history = []
  }
  await copyIntegers(client, promotionHistory(today), 4, (values) => {
    const [productId = 0, listId = 0, cents = 0, fromMs = 0] = values
    if (productId !== current.productId || listId !== current.listId) {
      closeGroup()
      current = { productId, listId }
    }
    history.push({ priceCents: cents < 0 ? null : cents, fromAt: new Date(fromMs) })
  })
  closeGroup()
  current = { productId: Infinity, listId: Infinity }
  closeGroup()
}
