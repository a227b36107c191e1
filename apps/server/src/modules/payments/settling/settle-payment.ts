import { isOneOfStatuses, PENDING_ORDERS } from '@cambusa/domain/orders/order-sets'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import {
  PAYING_ATTEMPTS,
  UNDECIDED_ATTEMPTS,
  type PaymentFailure,
} from '@cambusa/domain/payments/payment-attempt'
import { isBeforeCutoff, lastCardMoment } from '@cambusa/domain/payments/pay-by'
import { inTransaction, type Db } from '../../../platform/database/database.ts'
import { makeGifts } from './make-gifts.ts'
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
import { findAttempt, lockOrder } from '../attempts/attempts.queries.ts'
import { SHOP_CURRENCY, type GatewayPayment } from '../gateway/gateway.ts'
import { sendMoneyBack } from '../attempts/return-money.job.ts'
import { settleRefund, settleUnwanted } from './settle-unwanted.ts'
import { findPayingRival, giveUpOthers } from './settle.queries.ts'
import { upsertCard } from './stored-card-writes.queries.ts'
import { isOneOf, moveTo, type Settled, type Settling } from './settling.ts'

export interface SettleNeeds {
  db: Db
  config: MailConfig
}

/** The unique index says that this reference is another attempt's. */
const isOfAnother = (error: unknown) =>
  error instanceof Error &&
  'constraint' in error &&
  error.constraint === 'payment_attempts_provider_provider_reference_unique'

/**
 * Takes note of how a payment stands at its gateway, in one transaction: the attempt moves, and the order with it. It
 * may be called with any news, in any order and as often as they come: what is older than what is known changes
 * nothing, and money that nobody wants any more goes back by itself.
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
      // Read again: whoever held the order may have moved it.
      const attempt = order && (await findAttempt(tx, { attemptId }))
      if (attempt === undefined) throw new Error(`no attempt ${attemptId}`)
      return settle({ tx, config, attempt, order: order!, payment, now })
    })
  } catch (error) {
    if (isOfAnother(error)) return 'refused'
    throw error
  }
}

/** What stands in another currency is worth nothing to the shop: its amounts are none of ours. */
const inEuro = (payment: GatewayPayment): GatewayPayment =>
  payment.currency === SHOP_CURRENCY
    ? payment
    : { ...payment, amountCents: 0, capturedCents: 0, refundedCents: 0 }

async function settle(news: Settling): Promise<Settled> {
  const settling = { ...news, payment: inEuro(news.payment) }
  const { attempt, payment } = settling
  const { providerReference, state } = attempt
  // The card that was kept and the payment made with it are two references of the gateway.
  const isNamedAnew = state === 'stored' && payment.state !== 'stored'
  if (providerReference !== null && providerReference !== payment.reference && !isNamedAnew) return 'refused'
  if (payment.state === 'refunded') return settleRefund(settling)
  if (isOneOf(PAYING_ATTEMPTS, payment.state)) return settleSuccess(settling)
  if (payment.state === 'pending') return settlePending(settling)
  return settleFailure(settling, payment.state, payment.failure ?? 'refused')
}

/** Keeps the card that the gateway keeps: shown to its owner where he wanted it, else for this order alone. */
async function keepCard({ tx, attempt, order, payment, now }: Settling): Promise<{ storedCardId?: number }> {
  const { card } = payment
  if (card === null || (!attempt.keepCard && attempt.authoriseAt === null)) return {}
  const { id } = await upsertCard(tx, {
    ...card,
    userId: order.userId,
    companyId: order.companyId,
    provider: attempt.provider,
    isHidden: !attempt.keepCard,
    now,
  })
  return { storedCardId: id }
}

/** Whether the order waits for this money, and can still be prepared for its slot. */
const isWanted = ({ order, attempt, now }: Settling) =>
  isOneOfStatuses(PENDING_ORDERS, order.status) &&
  order.paymentTypeId === attempt.paymentTypeId &&
  isBeforeCutoff(order, now)

/** Whether less is kept of the customer's money, or promised, than the order may come to. */
function isTooLittle({ order, attempt, payment }: Settling): boolean {
  // A card that is kept already need not be told of once more.
  const hasCard = payment.card !== null || attempt.storedCardId !== null
  if (payment.state === 'stored') return attempt.authoriseAt === null || !hasCard
  const isByCard = order.paymentTypeId === PAYMENT_TYPES.creditCard
  const neededCents = isByCard ? Math.max(attempt.amountCents, order.worstCaseCents) : attempt.amountCents
  return payment.amountCents < neededCents
}

/** Gift certificates are made once the money is there, or promised by the bank: a card that is kept promises nothing. */
async function makePaidGifts({ tx, config, order, payment, now }: Settling): Promise<void> {
  if (payment.state !== 'stored') await makeGifts(tx, config, order.id, now)
}

async function settleSuccess(settling: Settling): Promise<Settled> {
  const { tx, config, attempt, order, payment, now } = settling
  const to = payment.state
  if (isOneOf(PAYING_ATTEMPTS, attempt.state)) {
    // The authorisation of a card that was kept is compared as the one of a new card is.
    if (attempt.state === 'stored' && to !== 'stored' && isTooLittle(settling))
      return refuseTooLittle(settling)
    const moved = await moveTo(settling, to)
    if (moved) await makePaidGifts(settling)
    if (!moved) await moveTo(settling, attempt.state, { from: [attempt.state] })
    return moved ? 'paid' : 'unchanged'
  }
  const rival = await findPayingRival(tx, { orderId: order.id, attemptId: attempt.id })
  if (attempt.state === 'refunded') return 'unchanged'
  if (!isWanted(settling) || rival !== undefined) return settleUnwanted(settling)
  if (isTooLittle(settling)) return refuseTooLittle(settling)
  for (const { id } of await giveUpOthers(tx, { orderId: order.id, attemptId: attempt.id, now }))
    await sendMoneyBack(tx, id, 'another paid')
  if (!(await moveTo(settling, to, await keepCard(settling)))) return 'unchanged'
  await markPaid(tx, { orderId: order.id })
  await makePaidGifts(settling)
  if (order.paymentTypeId === PAYMENT_TYPES.creditCard) await tellOrderReceived(tx, config, order.id, now)
  else await tellPaymentReceived(tx, config, order.id, payment.capturedCents, now)
  return 'paid'
}

/** What is too little pays nothing, and goes back. */
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

/** The order has lost the payment that it was prepared on; answers whether it fell, 0 or 1. */
function losePayment({ tx, order, now }: Settling): Promise<number> {
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
  const fell = wasRelied
    ? await losePayment(settling)
    : order.paymentTypeId === attempt.paymentTypeId
      ? await markFailed(tx, { orderId: order.id })
      : 0
  if (fell > 0) await tellPaymentFailed(tx, config, order.id, failure, now)
  return 'failed'
}
