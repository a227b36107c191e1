import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { inTransaction } from '../../../platform/database/database.ts'
import { queuedJobWork, type QueuedJobWork } from '../../../platform/jobs/queued-jobs.ts'
import { askGateway, cancelKey } from '../attempts/attempt-key.ts'
import { findAttempt, lockOrder, type Attempt } from '../attempts/attempts.queries.ts'
import { findCard } from '../attempts/kept-cards.queries.ts'
import type { GatewayPayment, PaymentGateway } from '../gateway/gateway.ts'
import type { PaymentNeeds } from '../gateway/payment-needs.ts'
import { returnMoneyJob } from '../attempts/return-money.job.ts'
import { settlePayment } from '../settling/settle-payment.ts'
import { findOpenRefund, insertRefund, type RefundRow } from '../settling/settle.queries.ts'

/** Worker that returns what a payment authorised or captured, once the shop has given it up. */
export const returnMoneyWork = (needs: PaymentNeeds): QueuedJobWork =>
  queuedJobWork(returnMoneyJob, ({ attemptId }, { now }) => returnMoney(needs, attemptId, now))

/**
 * Ends a payment that was given up at the gateway: an authorisation is released, a capture is refunded. Every step asks
 * for the state first and has an idempotency key, so that it may be repeated after any interruption. Throws
 * GatewayUnreachable.
 */
async function returnMoney(needs: PaymentNeeds, attemptId: number, now: Date): Promise<void> {
  const attempt = await findAttempt(needs.db, { attemptId })
  if (attempt === undefined || !(await isGivenUp(needs, attempt))) return
  const gateway = needs.gateways.find(attempt.provider)
  if (gateway === undefined) throw new Error(`no gateway ${attempt.provider}`)
  const payment = await askGateway(gateway, attempt)
  if (payment === undefined) return
  const ended = await endAt(needs, gateway, attempt, payment, now)
  await settlePayment(needs, attempt.id, ended, now)
}

/** The payment of an order that is still wanted must not be returned. */
async function isGivenUp({ db }: PaymentNeeds, { state, orderId }: Attempt): Promise<boolean> {
  if (state === 'cancelled' || state === 'failed') return true
  if (state !== 'captured') return false
  const order = await inTransaction(db, (tx) => lockOrder(tx, { orderId }))
  return order?.status === ORDER_STATUS.cancelled
}

async function endAt(
  needs: PaymentNeeds,
  gateway: PaymentGateway,
  attempt: Attempt,
  payment: GatewayPayment,
  now: Date,
): Promise<GatewayPayment> {
  const { state, reference, card } = payment
  if (state === 'pending' || state === 'authorised')
    return gateway.cancel(reference, cancelKey(attempt, reference))
  if (state === 'stored') {
    const kept =
      attempt.storedCardId === null ? undefined : await findCard(needs.db, { cardId: attempt.storedCardId })
    if (card !== null && kept?.isHidden !== false) await gateway.forgetCard(card)
    return { ...payment, state: 'cancelled' }
  }
  const leftCents = payment.capturedCents - payment.refundedCents
  if (state !== 'captured' || leftCents === 0) return payment
  // The row is written before the call: after a crash the same refund is requested again, with the same key.
  const refund = await openRefund(needs, attempt.id, leftCents, now)
  return gateway.refund(reference, refund.cents, `cambusa-refund-${refund.id}-${refund.createdAt.getTime()}`)
}

const openRefund = ({ db }: PaymentNeeds, attemptId: number, cents: number, now: Date): Promise<RefundRow> =>
  inTransaction(db, async (tx) => {
    const attempt = await findAttempt(tx, { attemptId })
    if (attempt !== undefined) await lockOrder(tx, { orderId: attempt.orderId })
    return (
      (await findOpenRefund(tx, { attemptId })) ??
      insertRefund(tx, { attemptId, cents, reason: 'givenUp', now })
    )
  })
