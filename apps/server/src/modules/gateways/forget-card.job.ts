import * as Type from 'typebox'
import type { Platform } from '../../platform/http/context.ts'
import { queuedJob, queuedJobWork, type QueuedJobWork } from '../../platform/jobs/queued-jobs.ts'
import { createGateways } from './create-gateways.ts'

/**
 * Retries after a minute and then after about twice the last delay: the last of twelve attempts comes about two days
 * later.
 */
export const forgetCardJob = queuedJob({
  name: 'forget-card',
  payload: Type.Object({
    cardId: Type.Integer({ minimum: 1 }),
    provider: Type.String({ minLength: 1 }),
    reference: Type.String({ minLength: 1 }),
    customer: Type.String(),
  }),
  shown: ['cardId', 'provider'],
  tries: 12,
  firstPauseSeconds: 60,
  runSeconds: 90,
})

/** Makes a gateway delete a card that its owner has removed. Throws while it does not respond, or is not configured. */
export const forgetCardWork = ({ config, database }: Pick<Platform, 'config' | 'database'>): QueuedJobWork =>
  queuedJobWork(forgetCardJob, async ({ provider, reference, customer }, { now }) => {
    const gateways = createGateways({ config, db: database.patient.db, clock: () => now })
    const gateway = gateways.find(({ name }) => name === provider)
    if (gateway === undefined) throw new Error(`no gateway ${provider}`)
    await gateway.forgetCard({ reference, customer })
  })
