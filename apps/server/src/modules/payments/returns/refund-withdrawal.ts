import { inTransaction, type Db } from '../../../platform/database/database.ts'
import { queuedJobWork, type QueuedJobWork } from '../../../platform/jobs/queued-jobs.ts'
import { closeWithdrawal } from '../../orders/orders.ts'
import { findAttempt, lockOrder } from '../attempts/attempts.queries.ts'
import { askRefund, refundWithdrawalJob } from '../attempts/refund-withdrawal.job.ts'
import type { PaymentNeeds } from '../gateway/payment-needs.ts'
import { settlePayment } from '../settling/settle-payment.ts'
import {
  closeWithdrawalRefund,
  findWithdrawalRefund,
  insertWithdrawalRefund,
} from '../settling/withdrawal-money.queries.ts'

/** Worker that gives a card its part of a withdrawal back. */
export const refundWithdrawalWork = (needs: PaymentNeeds): QueuedJobWork =>
  queuedJobWork(refundWithdrawalJob, ({ refundId }, { now }) => refundAtGateway(needs, refundId, now))

/**
 * Notes that the card of an order gets back `cents` of a withdrawal, in the transaction that has its goods back and has
 * locked the order; the gateway is called after the commit.
 */
export async function refundWithdrawal(
  tx: Db,
  refund: { orderId: number; withdrawalId: number; cents: number },
  now: Date,
): Promise<void> {
  const row = await insertWithdrawalRefund(tx, { ...refund, now })
  if (row === undefined) throw new Error(`no card paid order ${refund.orderId}`)
  await askRefund(tx, row.id)
}

/**
 * Makes a refund at the gateway. It may be repeated after any interruption: the row was written before, and its key is
 * the same refund. A payment that is not captured yet is tried again. Throws GatewayUnreachable.
 */
async function refundAtGateway(needs: PaymentNeeds, refundId: number, now: Date): Promise<void> {
  const refund = await findWithdrawalRefund(needs.db, { refundId })
  if (refund === undefined || refund.isDone) return
  const attempt = await findAttempt(needs.db, { attemptId: refund.attemptId })
  const gateway = attempt && needs.gateways.find(attempt.provider)
  const reference = attempt?.providerReference ?? null
  if (attempt === undefined || reference === null || gateway === undefined)
    throw new Error(`no gateway for refund ${refundId}`)
  const key = `cambusa-refund-${refundId}-${refund.createdAt.getTime()}`
  const payment = await gateway.refund(reference, refund.cents, key)
  if (payment.refundedCents < refund.doneCents + refund.cents)
    throw new Error(`refund ${refundId} was not made`)
  await settlePayment(needs, attempt.id, payment, now)
  await inTransaction(needs.db, async (tx) => {
    await lockOrder(tx, { orderId: attempt.orderId })
    const closed = await closeWithdrawalRefund(tx, { refundId, reference: payment.reference, now })
    if (closed !== undefined) await closeWithdrawal(tx, needs.config, closed.withdrawalId, now)
  })
}
