import { queuedJobWork, PermanentFailure, type QueuedJobWork } from '../../../platform/jobs/queued-jobs.ts'
import { cancelKey } from '../attempts/attempt-key.ts'
import { findLiveAttempt, type Attempt } from '../attempts/attempts.queries.ts'
import { captureOrderJob } from '../attempts/capture-order.job.ts'
import type { PaymentNeeds } from '../gateway/payment-needs.ts'
import { settlePayment } from '../settling/settle-payment.ts'
import { captureAuthorised, captureKey } from './capture-order.ts'
import { findHandedOver } from './handed-over.queries.ts'

/** Worker that captures the money of orders that were handed over. */
export const captureOrderWork = (needs: PaymentNeeds): QueuedJobWork =>
  queuedJobWork(captureOrderJob, ({ orderId }, { now }) => captureHandedOver(needs, orderId, now))

/**
 * Captures what a handed-over order came to, less the packaging brought back, and releases the rest; where nothing is
 * owed all of it is released. Every step may be repeated after any interruption: the capture has the same key. Throws
 * where the card is not authorised yet, and GatewayUnreachable, so that it is tried again.
 */
async function captureHandedOver(needs: PaymentNeeds, orderId: number, now: Date): Promise<void> {
  const handedOver = await findHandedOver(needs.db, { orderId })
  if (handedOver === undefined) throw new PermanentFailure(`order ${orderId} is not handed over`)
  const { number, captureCents } = handedOver
  const attempt = await findLiveAttempt(needs.db, { orderId })
  if (attempt === undefined) {
    if (captureCents > 0) throw new PermanentFailure(`order ${orderId} has no payment to capture`)
    return
  }
  if (attempt.state === 'captured') return
  if (attempt.state !== 'authorised') throw new Error(`the card of order ${orderId} is not authorised yet`)
  if (captureCents === 0) return release(needs, attempt, now)
  const { settled } = await captureAuthorised(needs, orderId, captureCents, captureKey(number), now)
  if (settled === 'refused' || settled === 'failed')
    throw new PermanentFailure(`the capture of order ${orderId} was refused`)
}

async function release(needs: PaymentNeeds, attempt: Attempt, now: Date): Promise<void> {
  const gateway = needs.gateways.find(attempt.provider)
  const reference = attempt.providerReference
  if (gateway === undefined || reference === null) throw new Error(`no gateway ${attempt.provider}`)
  const ended = await gateway.cancel(reference, cancelKey(attempt, reference))
  await settlePayment(needs, attempt.id, ended, now)
}
