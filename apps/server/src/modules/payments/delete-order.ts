import type { Order } from '@cambusa/contract/orders'
import { isOneOfStatuses, PENDING_ORDERS } from '@cambusa/domain/orders/order-sets'
import { CUSTOMER_CANCELLABLE, ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import type { RequestSession } from '../../platform/context.ts'
import { refuse } from '../../platform/refusal.ts'
import { viewOwnOrder } from '../orders/orders.ts'
import { cancelOrder, type CancelNeeds } from './cancel-order.ts'

/**
 * The customer cancels his order; the lines of one that was not paid lie in his cart again. One that is cancelled
 * already is answered as it is. Throws order.unknown (404), order.notRemovable once the shop prepares it, order.giftSpent.
 */
export async function deleteOwnOrder(
  needs: CancelNeeds,
  session: RequestSession,
  orderId: number,
  now: Date,
): Promise<Order> {
  const before = await viewOwnOrder(needs.db, session, orderId)
  const returnsLines = isOneOfStatuses(PENDING_ORDERS, before.orderStatusId)
  await cancelOrder(needs, orderId, { from: CUSTOMER_CANCELLABLE, returnsLines }, now)
  const order = await viewOwnOrder(needs.db, session, orderId)
  const { cancelled, refunded } = ORDER_STATUS
  if (order.orderStatusId !== cancelled && order.orderStatusId !== refunded)
    throw refuse('order.notRemovable')
  return order
}
