import type { Order } from '@cambusa/contract/orders/orders'
import type { PageInfo } from '@cambusa/contract/catalogue/product'
import { FIRST_PAGE, ORDER_PAGE_SIZE } from '@cambusa/domain/constants'
import { productWords } from '@cambusa/domain/orders/product-words'
import { toCents, toEuros } from '@cambusa/domain/money/money'
import type { RequestSession } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { pageInfo } from '../../platform/http/page-info.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { listCompanyOrdersOf, viewCompanyOrder } from './company-orders.ts'
import { afterwardsOf } from './order-afterwards.ts'
import {
  countOwnOrders,
  findOwnOrder,
  listLastBoughtRows,
  listLastPurchaseRows,
  listOrdersOfPage,
  listOwnOrderIds,
  type LastBoughtRow,
  type OrderItemRow,
} from './orders.queries.ts'
import { dayStart } from './day-start.ts'
import { wireOrder } from './wire-order.ts'

const LAST_BOUGHT = 24

interface Shown {
  /** Lines say what came of them. */
  showReplaced?: boolean
}

/** Whose orders are meant. */
type Whose = Pick<RequestSession, 'userId' | 'companyId'>

/** One own order as on the wire; undefined: there is none, or it is another customer's. */
async function readOwnOrder(
  db: Db,
  { userId, companyId }: Whose,
  orderId: number,
  now: Date,
  shown: Shown,
): Promise<Order | undefined> {
  const own = { userId, companyId, orderId }
  const row = await findOwnOrder(db, own)
  if (row === undefined) return undefined
  const afterwards = await afterwardsOf(db, { ...own, status: row.status }, now)
  return { ...wireOrder(row, now, shown), ...afterwards }
}

/**
 * One own order with its lines, its history and what happened to it since. Throws order.unknown (404), also for another
 * customer's.
 */
export async function viewOwnOrder(
  db: Db,
  session: Whose,
  orderId: number,
  now: Date,
  shown: Shown = {},
): Promise<Order> {
  const order = await readOwnOrder(db, session, orderId, now, shown)
  if (order === undefined) throw refuse('order.unknown')
  return order
}

/** One own order as viewOwnOrder, or for a holder a colleague's, which is only seen. Throws order.unknown (404). */
export async function viewSeenOrder(
  db: Db,
  session: RequestSession,
  orderId: number,
  now: Date,
  shown: Shown = {},
): Promise<Order> {
  const order =
    (await readOwnOrder(db, session, orderId, now, shown)) ??
    (await viewCompanyOrder(db, session, orderId, now, shown))
  if (order === undefined) throw refuse('order.unknown')
  return order
}

/** The lines of one own order, as they were ordered. Throws order.unknown (404), also for another customer's. */
export async function ownOrderLines(
  db: Db,
  session: RequestSession,
  orderId: number,
): Promise<OrderItemRow[]> {
  const { userId, companyId } = session
  const order = await findOwnOrder(db, { userId, companyId, orderId })
  if (order === undefined) throw refuse('order.unknown')
  return order.items ?? []
}

export interface OrderFilters {
  page?: number | undefined
  page_size?: number | undefined
  fetch_detail?: boolean | undefined
  /** false leaves out orders that wait for their payment. */
  show_pending?: boolean | undefined
  /** Lines say what came of them. */
  show_replaced?: boolean | undefined
  /** For holders: those of all colleagues. */
  colleagues?: boolean | undefined
  /** Days in Rome, inclusive. */
  from_date?: string | undefined
  to_date?: string | undefined
  /** Euros, inclusive. */
  from_gross_total?: number | undefined
  to_gross_total?: number | undefined
  /** Words of a product in them. */
  product?: string | undefined
}

/** A page of the customer's own orders, newest first. */
export async function listOrdersOf(
  db: Db,
  session: RequestSession,
  query: OrderFilters,
  now: Date,
): Promise<{ orders: Order[]; page: PageInfo }> {
  const page = query.page ?? FIRST_PAGE
  const size = query.page_size ?? ORDER_PAGE_SIZE
  const { from_date, to_date, from_gross_total, to_gross_total } = query
  const filters = {
    userId: session.userId,
    companyId: session.companyId,
    showPending: query.show_pending ?? true,
    from: from_date === undefined ? null : dayStart(from_date, 'from_date'),
    before: to_date === undefined ? null : dayStart(to_date, 'to_date', 1),
    fromCents: from_gross_total === undefined ? null : toCents(from_gross_total),
    toCents: to_gross_total === undefined ? null : toCents(to_gross_total),
    words: productWords(query.product ?? ''),
  }
  const showReplaced = query.show_replaced ?? false
  const withItems = query.fetch_detail ?? false
  if (query.colleagues === true) {
    const window = { limit: size, offset: (page - FIRST_PAGE) * size, withItems }
    const { orders, totItems } = await listCompanyOrdersOf(db, filters, window, now, { showReplaced })
    return { orders, page: pageInfo(page, size, totItems) }
  }
  const [onPage, { count: totItems }] = await Promise.all([
    listOwnOrderIds(db, { ...filters, limit: size, offset: (page - FIRST_PAGE) * size }),
    countOwnOrders(db, filters),
  ])
  const rows = await listOrdersOfPage(db, {
    userId: session.userId,
    companyId: session.companyId,
    ids: onPage.map(({ id }) => id),
    withItems,
  })
  return {
    orders: rows.map((row) => wireOrder(row, now, { showReplaced })),
    page: pageInfo(page, size, totItems),
  }
}

const wireBought = ({ code, name, quantity, priceCents, lastBoughtAt }: LastBoughtRow) => ({
  code,
  name,
  quantity,
  price: toEuros(priceCents),
  lastBoughtAt: lastBoughtAt.toISOString(),
})

/** Products that this customer bought last, for the home page. */
export async function listLastBoughtOf(db: Db, session: RequestSession, limit = LAST_BOUGHT) {
  return (await listLastBoughtRows(db, { userId: session.userId, companyId: session.companyId, limit })).map(
    wireBought,
  )
}

/** The last purchase of each of these products, however long ago, for product lists. */
export async function listLastPurchases(db: Db, session: RequestSession, codes: readonly string[]) {
  return (
    await listLastPurchaseRows(db, { userId: session.userId, companyId: session.companyId, codes })
  ).map(wireBought)
}
