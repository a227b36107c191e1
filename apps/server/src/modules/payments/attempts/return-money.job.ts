import * as Type from 'typebox'
import type { Db } from '../../../platform/database/database.ts'
import { queuedJob, enqueueJob } from '../../../platform/jobs/queued-jobs.ts'

/** Pauses from 20 seconds, each about twice as long: the last of fourteen tries comes about two days later. */
export const returnMoneyJob = queuedJob({
  name: 'return-money',
  payload: Type.Object({ attemptId: Type.Integer({ minimum: 1 }) }),
  shown: ['attemptId'],
  tries: 14,
  firstPauseSeconds: 20,
  runSeconds: 90,
})

/**
 * Has what a payment holds or took given back, in the transaction that gives the payment up. `why` tells apart the
 * news that each ask for it.
 */
export async function sendMoneyBack(tx: Db, attemptId: number, why: string): Promise<void> {
  await enqueueJob(tx, returnMoneyJob, { attemptId }, `attempt ${attemptId} ${why}`)
}
