import type { Order } from '@cambusa/contract/orders/orders'
import type { RequestSession } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import {
  countCompanyOrders,
  findCompanyOrder,
  listCompanyOrders,
  type CompanyOrderRow,
} from './company-orders.queries.ts'
import { NOTHING_AFTERWARDS } from './order-afterwards.ts'
import type { Filters } from './orders.queries.ts'
import { wireOrder } from './wire-order.ts'

/** What is done with an order is its buyer's: a holder sees a colleague's, and changes nothing. */
const ONLY_SEEN = {
  isColleagues: true,
  canPay: false,
  canCancel: false,
  canEdit: false,
  userPaymentAuthId: null,
  userPaymenthAuthId: null,
} as const

const wireSeen = (
  row: CompanyOrderRow,
  userId: number,
  now: Date,
  shown: { showReplaced?: boolean },
): Order => ({
  ...wireOrder(row, now, shown),
  placedBy: row.buyerName,
  ...(row.buyerId !== userId && ONLY_SEEN),
})

/** A colleague's order for a holder of the company that the session acts for; undefined: there is none. */
export async function viewCompanyOrder(
  db: Db,
  { userId, companyId }: RequestSession,
  orderId: number,
  now: Date,
  shown: { showReplaced?: boolean },
): Promise<Order | undefined> {
  const row = companyId === null ? undefined : await findCompanyOrder(db, { userId, companyId, orderId })
  return row && { ...wireSeen(row, userId, now, shown), ...NOTHING_AFTERWARDS }
}

/** A page of the orders of all colleagues, for a holder; none for anybody else. */
export async function listCompanyOrdersOf(
  db: Db,
  filters: Filters,
  { limit, offset, withItems }: { limit: number; offset: number; withItems: boolean },
  now: Date,
  shown: { showReplaced: boolean },
): Promise<{ orders: Order[]; totItems: number }> {
  const [rows, { count }] = await Promise.all([
    listCompanyOrders(db, { ...filters, limit, offset, withItems }),
    countCompanyOrders(db, filters),
  ])
  return { orders: rows.map((row) => wireSeen(row, filters.userId, now, shown)), totItems: count }
}
