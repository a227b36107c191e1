import { PAID_FIRST } from '@cambusa/domain/orders/payment-type'
import type { Db } from '../../../platform/database/database.ts'
import type { MailConfig } from '../../mail/mail.ts'
import { findLiveAttempt, lockOrder, type OrderToPay } from '../attempts/attempts.queries.ts'
import { makeGifts } from './make-gifts.ts'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'

/**
 * Generates the gift certificates of an order that is paid first, once its money is authorised or captured; a stored
 * card is neither. While its customer edits it none are made: its lines may change. The caller has locked the order.
 */
export async function makePaidGifts(
  tx: Db,
  config: MailConfig,
  { id: orderId }: Pick<OrderToPay, 'id'>,
  now: Date,
): Promise<void> {
  const order = await lockOrder(tx, { orderId })
  if (order === undefined || order.status === ORDER_STATUS.editing) return
  if (!PAID_FIRST.includes(order.paymentTypeId)) return
  const live = await findLiveAttempt(tx, { orderId })
  if (live?.state === 'authorised' || live?.state === 'captured') await makeGifts(tx, config, orderId, now)
}
