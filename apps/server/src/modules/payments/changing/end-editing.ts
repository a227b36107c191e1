import { isBeforeCutoff, isChangeAwaiting, lastCardMoment } from '@cambusa/domain/payments/pay-by'
import type { Db } from '../../../platform/database/database.ts'
import { lockEditingCart, removeEditingCart, unlockEditingCart } from '../../cart/cart.ts'
import type { MailConfig } from '../../mail/mail.ts'
import {
  insertCustomerAct,
  markEdited,
  markFailed,
  markLostInEditing,
  markLostLateInEditing,
  tellPaymentFailed,
  updateChangePayBy,
} from '../../orders/orders.ts'
import type { OrderToPay } from '../attempts/attempts.queries.ts'
import { sendMoneyBack } from '../attempts/return-money.job.ts'
import { findPaymentThere, giveUpReplacing } from './change.queries.ts'

/**
 * Ends the editing of an order, which stands as it was: its cart is removed with what was reserved for it, and a payment
 * that was to replace its own is given up. If its own payment was lost meanwhile it has to be paid again, and its
 * customer is told. The caller has locked the order, which is being edited (7).
 */
export async function keepOrderAsWas(
  tx: Db,
  config: MailConfig,
  order: OrderToPay,
  now: Date,
): Promise<'kept' | 'lost'> {
  const { id: orderId } = order
  const cart = await lockEditingCart(tx, { orderId })
  if (cart !== undefined) await removeEditingCart(tx, cart.id)
  for (const { id } of await giveUpReplacing(tx, { orderId, now })) await sendMoneyBack(tx, id, 'order kept')
  await insertCustomerAct(tx, { orderId, act: 'keepAsWas', details: '{}', now })
  if ((await findPaymentThere(tx, { orderId })).isThere) {
    await markEdited(tx, { orderId })
    return 'kept'
  }
  await lose(tx, order, now)
  await tellPaymentFailed(tx, config, orderId, 'refused', now)
  return 'lost'
}

/** As after every lost payment: the customer may pay again until the slot closes, then staff decide. */
async function lose(tx: Db, { id: orderId, cutoffAt }: OrderToPay, now: Date): Promise<void> {
  const payBy = lastCardMoment(cutoffAt)
  if (payBy <= now) {
    await markLostLateInEditing(tx, { orderId })
    return
  }
  await markLostInEditing(tx, { orderId, payBy })
  await markFailed(tx, { orderId })
}

/**
 * The payment of a change will not come: the order is edited on, with everything that was typed. Nothing where it does
 * not wait for one; after the cut-off the editing is ended by its job. The caller has locked the order.
 */
export async function goOnEditing(tx: Db, config: MailConfig, order: OrderToPay, now: Date): Promise<void> {
  const { id: orderId } = order
  if (!isChangeAwaiting(order) || !isBeforeCutoff(order, now)) return
  if (!(await findPaymentThere(tx, { orderId })).isThere) {
    await keepOrderAsWas(tx, config, order, now)
    return
  }
  await updateChangePayBy(tx, { orderId, payBy: null })
  await unlockEditingCart(tx, { orderId, now })
}
