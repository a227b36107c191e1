import type { PushKind } from '@cambusa/domain/people/push-kinds'
import { pushExpiry } from '@cambusa/domain/people/push-rules'
import { innerPage } from '@cambusa/domain/web/inner-address'
import * as Type from 'typebox'
import type { Db } from '../../platform/database/database.ts'
import { enqueueJob, queuedJob } from '../../platform/jobs/queued-jobs.ts'
import { insertPushes } from './pushes.queries.ts'

/** Sends what waits; its own tries and pauses are in the rows, so a run that fails is left to the next minute's. */
export const pushJob = queuedJob({
  name: 'send-pushes',
  payload: Type.Object({ pushId: Type.Integer({ minimum: 1 }) }),
  shown: ['pushId'],
  tries: 1,
  firstPauseSeconds: 1,
  runSeconds: 300,
})

export interface Push {
  userId: number
  kind: PushKind
  title: string
  body: string
  /** A screen of the shop. */
  target: string
  /** Names what is told once to each device; null: each act tells. */
  about: string | null
  /** The beginning of the slot that is near. */
  slotBegin?: Date
}

/**
 * Puts a push for each device of a customer into the outbox, in the transaction of what it tells: it is sent once that
 * is committed, and never if it is rolled back. A kind that the customer refused is not written. Throws RangeError where
 * the target is no screen of the shop.
 */
export async function keepPush(tx: Db, { slotBegin, ...push }: Push, now: Date): Promise<void> {
  if (innerPage(push.target) !== push.target) throw new RangeError(`no screen of the shop: ${push.target}`)
  const expiresAt = pushExpiry(push.kind, now, slotBegin)
  const [first] = await insertPushes(tx, { ...push, expiresAt, now })
  if (first !== undefined) await enqueueJob(tx, pushJob, { pushId: first.id }, `push ${first.id}`)
}
