import * as Type from 'typebox'
import type { Db } from '../../../platform/database/database.ts'
import { queuedJob, enqueueJob } from '../../../platform/jobs/queued-jobs.ts'

/**
 * Retries after 20 seconds and then after about twice the last delay: the last of fourteen attempts comes about two
 * days later.
 */
export const returnMoneyJob = queuedJob({
  name: 'return-money',
  payload: Type.Object({ attemptId: Type.Integer({ minimum: 1 }) }),
  shown: ['attemptId'],
  tries: 14,
  firstPauseSeconds: 20,
  runSeconds: 90,
})

/**
 * Enqueues the return of what a payment authorised or captured, in the transaction that gives the payment up. `why`
 * distinguishes several causes for one attempt.
 */
export async function sendMoneyBack(tx: Db, attemptId: number, why: string): Promise<void> {
  await enqueueJob(tx, returnMoneyJob, { attemptId }, `attempt ${attemptId} ${why}`)
}
