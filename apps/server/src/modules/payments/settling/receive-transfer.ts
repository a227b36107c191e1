import { isBeforeCutoff } from '@cambusa/domain/payments/pay-by'
import { isOneOfStatuses, PENDING_ORDERS } from '@cambusa/domain/orders/order-sets'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import type { AttemptState } from '@cambusa/domain/payments/payment-attempt'
import type { Db } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { MailConfig } from '../../mail/mail.ts'
import { markPaid, markRefunded, tellPaymentReceived, tellRefunded } from '../../orders/orders.ts'
import {
  findLastAttempt,
  insertAttempt,
  lockOrder,
  moveAttempt,
  type OrderToPay,
} from '../attempts/attempts.queries.ts'
import { makeGifts } from './make-gifts.ts'

/** The result of recording a bank transfer, cents. */
export interface Transfer {
  /**
   * paid: the order is prepared. missing: nothing changed. tooLate: the order is cancelled or about to be, because its
   * slot takes no more orders: the money has to go back.
   */
  outcome: 'paid' | 'missing' | 'tooLate'
  missingCents: number
  /** The amount that the operator has to send back. */
  returnCents: number
}

/** Stored in payment_attempts.provider. */
const PROVIDER = 'transfer'

/** Records the transfer as an attempt. */
async function noteTransfer(
  tx: Db,
  order: OrderToPay,
  cents: number,
  to: AttemptState,
  now: Date,
): Promise<void> {
  const attempt = await insertAttempt(tx, {
    orderId: order.id,
    paymentTypeId: PAYMENT_TYPES.bankTransfer,
    provider: PROVIDER,
    amountCents: cents,
    storedCardId: null,
    keepCard: false,
    authoriseAt: null,
    replacesId: null,
    now,
  })
  await moveAttempt(tx, {
    attemptId: attempt.id,
    from: ['created'],
    to,
    reference: `${PROVIDER}-${attempt.id}`,
    capturedCents: cents,
    refundedCents: to === 'refunded' ? cents : 0,
    authorisedUntil: null,
    failure: to === 'refunded' ? 'returned' : null,
    storedCardId: null,
    now,
  })
}

/**
 * Records all the money that has arrived for an order by bank transfer, cents, in a transaction. If it is less than the
 * total nothing changes: the operator enters the whole sum once the rest has arrived. Money for an order that was given
 * up, or whose slot has closed, has to be sent back by the operator, and the customer is told. Throws order.unknown
 * (404), payment.notAwaitingTransfer.
 */
export async function receiveTransfer(
  tx: Db,
  config: MailConfig,
  orderId: number,
  cents: number,
  now: Date,
): Promise<Transfer> {
  const order = await lockOrder(tx, { orderId })
  if (order === undefined) throw refuse('order.unknown')
  const isTransfer = order.paymentTypeId === PAYMENT_TYPES.bankTransfer
  const isPending = isOneOfStatuses(PENDING_ORDERS, order.status)
  const isTooLate = isPending && !isBeforeCutoff(order, now)
  if (isTransfer && (isTooLate || order.status === ORDER_STATUS.cancelled)) {
    // Recorded before; the order waits to be given up.
    if ((await findLastAttempt(tx, { orderId }))?.state === 'refunded')
      throw refuse('payment.notAwaitingTransfer')
    await noteTransfer(tx, order, cents, 'refunded', now)
    await markRefunded(tx, { orderId })
    await tellRefunded(tx, config, orderId, cents, now)
    return { outcome: 'tooLate', missingCents: 0, returnCents: cents }
  }
  if (!isTransfer || !isPending) throw refuse('payment.notAwaitingTransfer')
  const missingCents = Math.max(0, order.totalCents - cents)
  if (missingCents > 0) return { outcome: 'missing', missingCents, returnCents: 0 }
  await noteTransfer(tx, order, order.totalCents, 'captured', now)
  await markPaid(tx, { orderId })
  await makeGifts(tx, config, orderId, now)
  await tellPaymentReceived(tx, config, orderId, order.totalCents, now)
  return { outcome: 'paid', missingCents: 0, returnCents: cents - order.totalCents }
}
