import { isOneOfStatuses, PENDING_ORDERS } from '@cambusa/domain/orders/order-sets'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import {
  PAYING_ATTEMPTS,
  UNDECIDED_ATTEMPTS,
  type PaymentFailure,
} from '@cambusa/domain/payments/payment-attempt'
import { isBeforeCutoff, lastCardMoment } from '@cambusa/domain/payments/pay-by'
import { inTransaction, type Db } from '../../../platform/database/database.ts'
import { goOnEditing, keepOrderAsWas } from '../changing/end-editing.ts'
import { isTooLittle, keepCard } from './keep-card.ts'
import { makePaidGifts } from './make-paid-gifts.ts'
import { settleChange } from './settle-change.ts'
import type { MailConfig } from '../../mail/mail.ts'
import {
  markFailed,
  markLost,
  markLostLate,
  markPaid,
  tellOrderReceived,
  tellPaymentFailed,
  tellPaymentReceived,
} from '../../orders/orders.ts'
import { findAttempt, findReplacingAttempt, lockOrder } from '../attempts/attempts.queries.ts'
import { SHOP_CURRENCY, type GatewayPayment } from '../gateway/gateway.ts'
import { sendMoneyBack } from '../attempts/return-money.job.ts'
import { settleRefund, settleUnwanted } from './settle-unwanted.ts'
import { findPayingRival, giveUpOthers } from './settle.queries.ts'
import { isOneOf, moveTo, type Settled, type Settling } from './settling.ts'

export interface SettleNeeds {
  db: Db
  config: MailConfig
}

/** The unique index was violated: this reference belongs to another attempt. */
const isOfAnother = (error: unknown) =>
  error instanceof Error &&
  'constraint' in error &&
  error.constraint === 'payment_attempts_provider_provider_reference_unique'

/**
 * Records the state of a payment at its gateway, in one transaction: updates the attempt, and the order with it. It may
 * be called in any order and any number of times: an older state changes nothing, and money that is no longer wanted is
 * returned.
 */
export async function settlePayment(
  { db, config }: SettleNeeds,
  attemptId: number,
  payment: GatewayPayment,
  now: Date,
): Promise<Settled> {
  try {
    return await inTransaction(db, async (tx) => {
      const known = await findAttempt(tx, { attemptId })
      const order = known && (await lockOrder(tx, { orderId: known.orderId }))
      // Read again under the lock: another transaction may have changed it.
      const attempt = order && (await findAttempt(tx, { attemptId }))
      if (attempt === undefined) throw new Error(`no attempt ${attemptId}`)
      return settle({ tx, config, attempt, order: order!, payment, now })
    })
  } catch (error) {
    if (isOfAnother(error)) return 'refused'
    throw error
  }
}

/** Amounts in another currency count as zero. */
const inEuro = (payment: GatewayPayment): GatewayPayment =>
  payment.currency === SHOP_CURRENCY
    ? payment
    : { ...payment, amountCents: 0, capturedCents: 0, refundedCents: 0 }

async function settle(news: Settling): Promise<Settled> {
  const settling = { ...news, payment: inEuro(news.payment) }
  const { attempt, payment } = settling
  const { providerReference, state } = attempt
  // Storing the card and the payment made with it have different references at the gateway.
  const isNamedAnew = state === 'stored' && payment.state !== 'stored'
  if (providerReference !== null && providerReference !== payment.reference && !isNamedAnew) return 'refused'
  if (payment.state === 'refunded') return settleRefund(settling)
  if (isOneOf(PAYING_ATTEMPTS, payment.state)) return settleSuccess(settling)
  if (payment.state === 'pending') return settlePending(settling)
  return settleFailure(settling, payment.state, payment.failure ?? 'refused')
}

/** Whether the order waits for this money, and is before its cut-off. */
const isWanted = ({ order, attempt, now }: Settling) =>
  isOneOfStatuses(PENDING_ORDERS, order.status) &&
  order.paymentTypeId === attempt.paymentTypeId &&
  isBeforeCutoff(order, now)

async function settleSuccess(settling: Settling): Promise<Settled> {
  const { tx, config, attempt, order, payment, now } = settling
  const to = payment.state
  if (isOneOf(PAYING_ATTEMPTS, attempt.state)) {
    // The authorisation of a stored card must be high enough, like that of a new card.
    if (attempt.state === 'stored' && to !== 'stored' && isTooLittle(settling))
      return refuseTooLittle(settling)
    const moved = await moveTo(settling, to)
    if (moved) await makePaidGifts(tx, config, order, now)
    if (!moved) await moveTo(settling, attempt.state, { from: [attempt.state] })
    return moved ? 'paid' : 'unchanged'
  }
  if (attempt.replacesId !== null) {
    const settled = await settleChange(settling)
    return settled === 'tooLittle' ? refuseTooLittle(settling) : settled
  }
  const rival = await findPayingRival(tx, { orderId: order.id, attemptId: attempt.id })
  if (attempt.state === 'refunded') return 'unchanged'
  if (!isWanted(settling) || rival !== undefined) return settleUnwanted(settling)
  if (isTooLittle(settling)) return refuseTooLittle(settling)
  for (const { id } of await giveUpOthers(tx, { orderId: order.id, attemptId: attempt.id, now }))
    await sendMoneyBack(tx, id, 'another paid')
  if (!(await moveTo(settling, to, await keepCard(settling)))) return 'unchanged'
  await markPaid(tx, { orderId: order.id })
  await makePaidGifts(tx, config, order, now)
  if (order.paymentTypeId === PAYMENT_TYPES.creditCard) await tellOrderReceived(tx, config, order.id, now)
  else await tellPaymentReceived(tx, config, order.id, payment.capturedCents, now)
  return 'paid'
}

/** A payment that is too low pays nothing and is returned. */
async function refuseTooLittle(settling: Settling): Promise<Settled> {
  await settleFailure(settling, 'failed', 'tooLittle')
  await sendMoneyBack(settling.tx, settling.attempt.id, 'too little')
  return 'refused'
}

async function settlePending(settling: Settling): Promise<Settled> {
  const { attempt, tx } = settling
  if (attempt.state === 'cancelled') {
    // It was given up while the gateway was starting it.
    await moveTo(settling, 'cancelled', { from: ['cancelled'] })
    await sendMoneyBack(tx, attempt.id, 'started late')
    return 'unchanged'
  }
  return (await moveTo(settling, 'pending', { from: ['created', 'unknown'] })) || attempt.state === 'pending'
    ? 'pending'
    : 'unchanged'
}

/**
 * Marks an order whose payment is gone; returns the number of changed orders, 0 or 1. One that is being edited stands as
 * it was, and says so itself; while a payment of its changes is under way that one decides.
 */
async function losePayment({ tx, config, order, now }: Settling): Promise<number> {
  if (order.status === ORDER_STATUS.editing) {
    const replacing = await findReplacingAttempt(tx, { orderId: order.id })
    if (replacing === undefined) await keepOrderAsWas(tx, config, order, now)
    return 0
  }
  const payBy = lastCardMoment(order.cutoffAt)
  return payBy > now ? markLost(tx, { orderId: order.id, payBy }) : markLostLate(tx, { orderId: order.id })
}

async function settleFailure(
  settling: Settling,
  to: 'failed' | 'cancelled',
  why: PaymentFailure,
): Promise<Settled> {
  const { tx, config, attempt, order, now } = settling
  const failure = to === 'cancelled' ? 'abandoned' : why
  const wasUndecided = isOneOf(UNDECIDED_ATTEMPTS, attempt.state)
  const wasRelied = attempt.state === 'stored' || attempt.state === 'authorised'
  if (!wasUndecided && !wasRelied) return 'unchanged'
  if (!(await moveTo(settling, to, { failure, from: [attempt.state] }))) return 'unchanged'
  if (attempt.replacesId !== null) {
    await goOnEditing(tx, config, order, now)
    return 'failed'
  }
  const fell = wasRelied
    ? await losePayment(settling)
    : order.paymentTypeId === attempt.paymentTypeId
      ? await markFailed(tx, { orderId: order.id })
      : 0
  if (fell > 0) await tellPaymentFailed(tx, config, order.id, failure, now)
  return 'failed'
}
