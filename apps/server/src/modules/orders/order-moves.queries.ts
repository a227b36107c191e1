import { PENDING_ORDERS } from '@cambusa/domain/orders/order-sets'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import type { orders } from '../../platform/schema/orders.ts'
import { sqlList } from '../../platform/database/sql-list.ts'
import { findStatement, writeStatement, type RowOf } from '../../platform/database/statement.ts'
import { isMoneyTaken, orderCutoff } from './order-facts.queries.ts'

const { received, confirmed, awaitingPayment, paymentFailed, cancelled, refunded, underReview } = ORDER_STATUS

/** Marks an order that waited for its payment as paid; the trigger orders_paid_first refuses it if it is not. */
export const markPaid = writeStatement<{ orderId: number }>(
  'orders_mark_paid',
  `update orders set status = ${received}, pay_by = null where id = $orderId and status in (${sqlList(PENDING_ORDERS)})`,
)

/** A payment failed before anything was prepared: the order waits for another one. */
export const markFailed = writeStatement<{ orderId: number }>(
  'orders_mark_failed',
  `update orders set status = ${paymentFailed} where id = $orderId and status = ${awaitingPayment}`,
)

/** A payment that the order was prepared on is gone: the customer may pay again until the slot closes. */
export const markLost = writeStatement<{ orderId: number; payBy: Date }>(
  'orders_mark_lost',
  `update orders set status = ${paymentFailed}, pay_by = $payBy
   where id = $orderId and status in (${received}, ${confirmed})`,
)

/** The same after the slot has closed: the goods may be prepared or handed over, so staff decide. */
export const markLostLate = writeStatement<{ orderId: number }>(
  'orders_mark_lost_late',
  `update orders set status = ${underReview} where id = $orderId and status in (${received}, ${confirmed})`,
)

/** Another payment attempt begins. */
export const markAwaiting = writeStatement<{ orderId: number }>(
  'orders_mark_awaiting',
  `update orders set status = ${awaitingPayment} where id = $orderId and status = ${paymentFailed}`,
)

/** Everything that a cancelled order had paid was returned. */
export const markRefunded = writeStatement<{ orderId: number }>(
  'orders_mark_refunded',
  `update orders set status = ${refunded} where id = $orderId and status = ${cancelled}`,
)

/** What is needed to give back what a cancelled order had taken. */
export type CancelledOrder = RowOf<
  typeof orders,
  'id' | 'cartId' | 'userId' | 'companyId' | 'storeId' | 'warehouseId'
>

/**
 * Cancels an order that is in one of these statuses; with `dueBy` only if it was to be paid by then, with `customerAt`
 * only if a customer may cancel it alone at that moment (same rule as cancelRefusal of the domain, which a test
 * checks). Of concurrent calls only one finds the row, so that everything is given back once. The caller has locked the
 * order, so that this statement sees what was committed while it waited for the lock.
 */
export const markCancelled = findStatement<
  CancelledOrder,
  { orderId: number; from: readonly number[]; dueBy: Date | null; customerAt: Date | null }
>(
  'orders_mark_cancelled',
  `update orders o set status = ${ORDER_STATUS.cancelled}, pay_by = null
   where id = $orderId and status = any($from::int[])
     and ($dueBy::timestamptz is null or least(pay_by, ${orderCutoff}) <= $dueBy)
     and ($customerAt::timestamptz is null or ${orderCutoff} > $customerAt and not ${isMoneyTaken})
   returning id, cart_id as "cartId", user_id as "userId", company_id as "companyId", store_id as "storeId",
     warehouse_id as "warehouseId"`,
)

/** Changes the payment type of an unpaid order. */
export const updatePaymentType = writeStatement<{
  orderId: number
  paymentTypeId: number
  status: number
  paymentData: string
  infos: string
  payBy: Date | null
}>(
  'orders_update_type',
  `update orders set payment_type_id = $paymentTypeId, status = $status, payment_data = $paymentData::jsonb,
     infos = infos || $infos::jsonb, pay_by = $payBy
   where id = $orderId and status in (${sqlList(PENDING_ORDERS)})`,
)

/** Moves an order from one status to another; the caller has locked it and knows that the move is right. */
export const moveOrder = writeStatement<{ orderId: number; from: number; to: number }>(
  'orders_move',
  'update orders set status = $to where id = $orderId and status = $from',
)
