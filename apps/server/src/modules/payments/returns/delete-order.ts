import type { Order } from '@cambusa/contract/orders/orders'
import { isOneOfStatuses, PENDING_ORDERS } from '@cambusa/domain/orders/order-sets'
import { CUSTOMER_CANCELLABLE } from '@cambusa/domain/orders/order-status'
import type { RequestSession } from '../../../platform/http/context.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { viewOwnOrder } from '../../orders/orders.ts'
import { cancelOrder, type CancelNeeds } from './cancel-order.ts'

/**
 * The customer cancels his order; the lines of an unpaid one are put back into his cart. An order that is cancelled
 * already is returned as it is. Throws order.unknown (404), order.giftSpent, and order.notRemovable with the shop's
 * telephone if only the shop may cancel: it prepares the order, the cut-off has passed, or the money is captured.
 */
export async function deleteOwnOrder(
  needs: CancelNeeds,
  session: RequestSession,
  orderId: number,
  now: Date,
): Promise<Order> {
  const before = await viewOwnOrder(needs.db, session, orderId, now)
  const returnsLines = isOneOfStatuses(PENDING_ORDERS, before.orderStatusId)
  await cancelOrder(needs, orderId, { from: CUSTOMER_CANCELLABLE, isByCustomer: true, returnsLines }, now)
  const order = await viewOwnOrder(needs.db, session, orderId, now)
  if (order.cancelRefusal === 'ended') return order
  const { phone } = needs.config.shop.contacts
  throw refuse('order.notRemovable', { refusal: order.cancelRefusal ?? 'preparing', phone })
}
