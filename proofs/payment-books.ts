import { isOneOfStatuses, PENDING_ORDERS } from '@cambusa/domain/orders/order-sets'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { LIVE_ATTEMPTS, PAYING_ATTEMPTS } from '@cambusa/domain/payments/payment-attempt'
import { checkMoney } from '../apps/server/src/modules/payments/payments.ts'
import type { Db } from '../apps/server/src/platform/database/database.ts'
import { sqlTexts } from '../apps/server/src/platform/database/sql-list.ts'

/** What shop and gateway have stored about a customer who buys once. */
export interface PaymentBooks {
  orders: number
  /** Status of the order; null: no order. */
  status: number | null
  /** Live tries to pay, which exclude another try. */
  live: number
  /** Tries for which the shop prepares the order. */
  paying: number
  /** Payments at the gateway that hold the customer's money, and those that he can still make. */
  held: number
  open: number
  /** Booked capacity of the slot. */
  booked: number
  /** The result of `npm run check:money`. */
  differences: string[]
}

/**
 * unpaid: one order awaits its payment, and its customer has at most one page to pay on. paid: one order, one try, one
 * payment. neither: between the two, or wrong.
 */
export type Standing = 'nothing' | 'unpaid' | 'paid' | 'neither'

/** Reads the books of a customer whose orders are all in this slot, which no other customer uses. */
export async function readBooks(db: Db, userId: number, timeslotId: number): Promise<PaymentBooks> {
  const { rows } = await db.$client.query<Omit<PaymentBooks, 'differences'>>(
    `with own as (select id, number, status from orders where user_id = $1),
       tries as (select state from payment_attempts where order_id in (select id from own)),
       pages as (select state from sandbox_payments where details->>'orderNumber' in (select number from own))
     select (select count(*) from own) as orders,
       (select status from own limit 1) as status,
       (select count(*) from tries where state in (${sqlTexts(LIVE_ATTEMPTS)})) as live,
       (select count(*) from tries where state in (${sqlTexts(PAYING_ATTEMPTS)})) as paying,
       (select count(*) from pages where state in ('authorised', 'captured')) as held,
       (select count(*) from pages where state = 'pending') as open,
       (select booked from timeslots where id = $2) as booked`,
    [userId, timeslotId],
  )
  return { ...rows[0]!, differences: await checkMoney(db, new Date()) }
}

/** The state of a customer who has bought once. */
export function standingOf(books: PaymentBooks): Standing {
  const { orders, status, live, paying, held, open, booked, differences } = books
  if (differences.length > 0) return 'neither'
  if (orders === 0) return live + held + open === 0 ? 'nothing' : 'neither'
  if (orders > 1 || booked !== 1 || status === null) return 'neither'
  if (status === ORDER_STATUS.received)
    return live === 1 && paying === 1 && held === 1 && open === 0 ? 'paid' : 'neither'
  const isUnpaid = isOneOfStatuses(PENDING_ORDERS, status) && paying === 0 && held === 0
  return isUnpaid && live <= 1 && open <= 1 ? 'unpaid' : 'neither'
}
