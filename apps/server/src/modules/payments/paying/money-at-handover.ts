import type { HandOverSums } from '@cambusa/domain/orders/hand-over'
import { enqueueJob } from '../../../platform/jobs/queued-jobs.ts'
import type { Db } from '../../../platform/database/database.ts'
import { captureOrderJob } from '../attempts/capture-order.job.ts'
import { findLiveAttempt, noteCaptureAsked } from '../attempts/attempts.queries.ts'
import { insertPayout } from '../attempts/payouts.queries.ts'

/** What the shop has of an order's money, cents, and whether a card's money is reserved. */
export async function moneyOfOrder(
  tx: Db,
  orderId: number,
): Promise<{ paidCents: number; isCardReserved: boolean }> {
  const live = await findLiveAttempt(tx, { orderId })
  return {
    paidCents: live?.state === 'captured' ? live.capturedCents - live.refundedCents : 0,
    isCardReserved: live?.state === 'authorised' || live?.state === 'stored',
  }
}

/**
 * Asks for what follows from a hand-over, in its transaction: the capture of a reserved card by a queued job, which
 * releases it where nothing is owed, and what the office pays back.
 */
export async function moveMoneyAtHandover(
  tx: Db,
  { orderId, isCardReserved }: { orderId: number; isCardReserved: boolean },
  { overpaidCents, depositBackCents }: HandOverSums,
  now: Date,
): Promise<void> {
  const live = isCardReserved ? await findLiveAttempt(tx, { orderId }) : undefined
  if (live !== undefined) {
    await noteCaptureAsked(tx, { attemptId: live.id, now })
    await enqueueJob(tx, captureOrderJob, { orderId }, `order ${orderId} handed over`)
  }
  const back = [
    ['overpaid', overpaidCents],
    ['deposit', depositBackCents],
  ] as const
  for (const [reason, cents] of back) if (cents > 0) await insertPayout(tx, { orderId, reason, cents, now })
}
