import type { Order } from '@cambusa/contract/orders/orders'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import type { RequestSession } from '../../../platform/http/context.ts'
import { inTransaction } from '../../../platform/database/database.ts'
import { viewOwnOrder } from '../../orders/orders.ts'
import { lockOwnOrder } from '../attempts/attempts.queries.ts'
import { keepOrderAsWas } from '../changing/end-editing.ts'
import type { PaymentNeeds } from '../gateway/payment-needs.ts'
import { makePaidGifts } from '../settling/make-paid-gifts.ts'
import { endChangePayment } from './end-change-payment.ts'

/**
 * The customer gives up his changes: the order stands as it was. One that is not being edited is answered as it is.
 * Throws order.unknown (404), payment.alreadyPaid where the changes turn out to be paid, payment.unreachable.
 */
export async function undoEditing(
  needs: PaymentNeeds,
  session: RequestSession,
  orderId: number,
  now: Date,
): Promise<Order> {
  await endChangePayment(needs, session, orderId, now)
  const { userId, companyId } = session
  await inTransaction(needs.db, async (tx) => {
    const order = await lockOwnOrder(tx, { orderId, userId, companyId })
    if (order?.status !== ORDER_STATUS.editing) return
    await keepOrderAsWas(tx, needs.config, order, now)
    await makePaidGifts(tx, needs.config, order, now)
  })
  return viewOwnOrder(needs.db, session, orderId, now)
}
