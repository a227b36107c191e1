import { editRefusal } from '@cambusa/domain/orders/customer-edit'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { isChangeAwaiting } from '@cambusa/domain/payments/pay-by'
import type { RequestSession } from '../../../platform/http/context.ts'
import { inTransaction, type Db } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { lockEditingCart, openEditingCart } from '../../cart/cart.ts'
import { insertGiftsOfOrder } from '../../gift-cards/gift-cards.ts'
import { insertCustomerAct, markEditing } from '../../orders/orders.ts'
import { lockOwnOrder, type OrderToPay } from '../attempts/attempts.queries.ts'
import { findEditFacts } from '../changing/change.queries.ts'
import { goOnEditing } from '../changing/end-editing.ts'
import type { PaymentNeeds } from '../gateway/payment-needs.ts'
import { endChangePayment } from './end-change-payment.ts'

/**
 * A customer opens his order for changes until its cut-off: its lines, slot, infos and gift codes go into a cart of its
 * own. Called again it does nothing, except that a payment of the changes that is under way is given up. Throws
 * order.unknown (404), order.notEditable, order.editingOther, payment.alreadyPaid where the changes turn out to be
 * paid, payment.unreachable.
 */
export async function openEditing(
  needs: PaymentNeeds,
  session: RequestSession,
  orderId: number,
  now: Date,
): Promise<void> {
  await endChangePayment(needs, session, orderId, now)
  const { userId, companyId } = session
  await inTransaction(needs.db, async (tx) => {
    const found = await lockOwnOrder(tx, { orderId, userId, companyId })
    if (found !== undefined && isChangeAwaiting(found)) await goOnEditing(tx, needs.config, found, now)
    const order = await lockOwnOrder(tx, { orderId, userId, companyId })
    if (order === undefined) throw refuse('order.unknown')
    await checkEditable(tx, needs, order, now)
    if (order.status !== ORDER_STATUS.editing) {
      await markEditing(tx, { orderId })
      await insertCustomerAct(tx, { orderId, act: 'edit', details: '{}', now })
    }
    if ((await lockEditingCart(tx, { orderId })) !== undefined) return
    const cartId = await openEditingCart(tx, orderId, now)
    await insertGiftsOfOrder(tx, { cartId, orderId, now })
  })
}

async function checkEditable(
  tx: Db,
  { config }: Pick<PaymentNeeds, 'config'>,
  order: OrderToPay,
  now: Date,
): Promise<void> {
  const refusal = editRefusal({ ...order, ...(await findEditFacts(tx, { orderId: order.id })) }, now)
  if (refusal !== null) throw refuse('order.notEditable', { refusal, phone: config.shop.contacts.phone })
}
