import * as Type from 'typebox'
import type { Db } from '../../../platform/database/database.ts'
import { queuedJob, enqueueJob } from '../../../platform/jobs/queued-jobs.ts'

/** Retries like return-money: the last of fourteen attempts comes about two days later. */
export const refundWithdrawalJob = queuedJob({
  name: 'refund-withdrawal',
  payload: Type.Object({ refundId: Type.Integer({ minimum: 1 }) }),
  shown: ['refundId'],
  tries: 14,
  firstPauseSeconds: 20,
  runSeconds: 90,
})

/** Enqueues the call to the gateway, in the transaction that inserts the refund. */
export async function askRefund(tx: Db, refundId: number): Promise<void> {
  await enqueueJob(tx, refundWithdrawalJob, { refundId }, `refund ${refundId}`)
}
