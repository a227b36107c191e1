import * as Type from 'typebox'
import { queuedJob } from '../../../platform/jobs/queued-jobs.ts'

/**
 * Captures the money of an order that was handed over. Retries like the return of money: the last of fourteen attempts
 * comes about two days later.
 */
export const captureOrderJob = queuedJob({
  name: 'capture-order',
  payload: Type.Object({ orderId: Type.Integer({ minimum: 1 }) }),
  shown: ['orderId'],
  tries: 14,
  firstPauseSeconds: 20,
  runSeconds: 90,
})
