import type { DataOf } from '@cambusa/contract/endpoint'
import type { listPaidPrices, summarisePurchases } from '@cambusa/contract/orders/purchases'
import { FIRST_PAGE } from '@cambusa/domain/constants'
import { toEuros } from '@cambusa/domain/money/money'
import { percentChange } from '@cambusa/domain/money/percent-change'
import { paidUnitPrices } from '@cambusa/domain/orders/paid-unit-price'
import { addUp } from '@cambusa/domain/orders/purchases'
import type { Db } from '../../platform/database/database.ts'
import type { RequestSession } from '../../platform/http/context.ts'
import { pageInfo } from '../../platform/http/page-info.ts'
import { shownPurchases, wireShown, type AskedPurchases } from './asked-purchases.ts'
import { goodsRows, wireCompared, wireRows } from './group-purchases.ts'
import { listPaidProducts, type PaidProductRow } from './paid-prices.queries.ts'
import { sumCharged } from './purchases.queries.ts'

const PRICES_ON_PAGE = 20

/** What was bought in a period, grouped, beside the same of last year. Throws as shownPurchases. */
export async function purchaseSummary(
  db: Db,
  session: RequestSession,
  asked: AskedPurchases,
  now: Date,
): Promise<DataOf<typeof summarisePurchases>> {
  const { by = 'month' } = asked
  const shown = await shownPurchases(db, session, asked, now)
  const [{ orders, ...charged }, goods] = await Promise.all([
    sumCharged(db, shown.bought),
    goodsRows(db, by, shown),
  ])
  const rows = wireRows(by, goods, charged)
  const total = wireCompared(addUp([charged.goods, charged.delivery, charged.packaging]))
  return { ...wireShown(shown), by, total: { ...total, orders }, rows, companies: shown.companies }
}

const eurosOrNone = (cents: number | null): number | null => (cents === null ? null : toEuros(cents))

function wirePrices(
  period: { from: string; to: string },
  { code, name, slug, spentCents, months: rows }: PaidProductRow,
) {
  const { unit, months, averageCents, averageBeforeCents } = paidUnitPrices(period, rows)
  const newest = rows.reduce((last, row) => (row.month >= last.month ? row : last))
  return {
    code,
    name,
    slug,
    format: newest.format,
    unit,
    spent: toEuros(spentCents),
    months: months.map(({ month, cents, beforeCents }) => ({
      month,
      price: eurosOrNone(cents),
      before: eurosOrNone(beforeCents),
    })),
    average: eurosOrNone(averageCents),
    averageBefore: eurosOrNone(averageBeforeCents),
    percent:
      averageCents === null || averageBeforeCents === null
        ? null
        : percentChange(averageBeforeCents, averageCents),
  }
}

/** A page of products with what was paid for them month by month. Throws as shownPurchases. */
export async function paidPrices(
  db: Db,
  session: RequestSession,
  { page = FIRST_PAGE, ...asked }: AskedPurchases & { page?: number | undefined },
  now: Date,
): Promise<DataOf<typeof listPaidPrices>> {
  const shown = await shownPurchases(db, session, asked, now)
  const rows = await listPaidProducts(db, {
    ...shown.bought,
    limit: PRICES_ON_PAGE,
    offset: (page - FIRST_PAGE) * PRICES_ON_PAGE,
  })
  return {
    ...wireShown(shown),
    products: rows.map((row) => wirePrices(shown.period, row)),
    page: pageInfo(page, PRICES_ON_PAGE, rows[0]?.products ?? 0),
  }
}
