import { setTimeout as wait } from 'node:timers/promises'
import { isQuietTime, nextPushTry } from '@cambusa/domain/people/push-rules'
import type { Platform } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { queuedJobWork, type QueuedJobWork } from '../../platform/jobs/queued-jobs.ts'
import { openBusyMeter } from '../mail/mail.ts'
import { openChannels, type Channels } from './channels.ts'
import type { PushOutcome } from './channel/push-channel.ts'
import { removeGoneDevices } from './devices.queries.ts'
import { pushJob } from './keep-push.ts'
import { giveUpPushes, noteOutcomes, takePushes, type TakenPush } from './pushes.queries.ts'

interface SendNeeds {
  db: Db
  channels: Channels
}

/** Sent at once; each waits for its push service most of the time. */
const AT_ONCE = 50
/** Longer than a try takes: a push whose process died is sent by another one after it. */
const TAKEN_MS = 120_000
/** A run ends before its time is up; the next one goes on. */
const LONGEST_RUN_MS = 240_000
/** While the process is busy, pushes take at most two thirds of its time, so that shoppers do not wait for them. */
const PAUSE_WHILE_BUSY = 0.5
const LONGEST_PAUSE_MS = 5_000
const SECOND_MS = 1_000

async function send({ channels }: SendNeeds, taken: TakenPush, now: Date): Promise<PushOutcome> {
  const { platform, externalId, expiresAt } = taken
  const channel = channels[platform]
  if (channel === undefined) return { is: 'refused', reason: 'not configured' }
  const lifeSeconds = Math.max(1, Math.floor((expiresAt.getTime() - now.getTime()) / SECOND_MS))
  return channel(externalId, { ...taken, lifeSeconds })
}

/** What is stored of an outcome; a push that would be tried when it is no news any more is given up. */
function noteOf({ tries, expiresAt }: TakenPush, outcome: PushOutcome, now: Date) {
  if (outcome.is === 'sent') return { sent: true, tryAt: null, reason: null }
  if (outcome.is === 'gone') return { sent: false, tryAt: null, reason: 'device gone' }
  const { reason } = outcome
  if (outcome.is === 'refused') return { sent: false, tryAt: null, reason }
  const tryAt = nextPushTry(tries, now, outcome.afterSeconds)
  return { sent: false, tryAt: tryAt !== undefined && tryAt < expiresAt ? tryAt : null, reason }
}

/** Sends one batch; returns how many it were. */
async function sendBatch(needs: SendNeeds, now: Date): Promise<number> {
  const { db } = needs
  const until = new Date(now.getTime() + TAKEN_MS)
  const taken = await takePushes(db, { now, until, most: AT_ONCE })
  if (taken.length === 0) return 0
  const outcomes = await Promise.all(
    taken.map(async (push) => ({ push, outcome: await send(needs, push, now) })),
  )
  const notes = outcomes.map(({ push, outcome }) => noteOf(push, outcome, now))
  await noteOutcomes(db, {
    ids: taken.map(({ id }) => id),
    sent: notes.map(({ sent }) => sent),
    tryAt: notes.map(({ tryAt }) => tryAt),
    reasons: notes.map(({ reason }) => reason),
    now,
  })
  const gone = outcomes.filter(({ outcome }) => outcome.is === 'gone').map(({ push }) => push)
  if (gone.length > 0)
    await removeGoneDevices(db, {
      ids: gone.map(({ deviceId }) => deviceId),
      externalIds: gone.map(({ externalId }) => externalId),
    })
  return taken.length
}

/**
 * Sends what waits, except at night. Several processes may run it at once: each push is taken by one of them. A process
 * that dies after sending and before noting it leaves the push to be sent once more.
 */
export async function sendPushes(needs: SendNeeds, begunAt: Date): Promise<void> {
  const begun = performance.now()
  await giveUpPushes(needs.db, { now: begunAt })
  const isBusy = openBusyMeter()
  while (performance.now() - begun < LONGEST_RUN_MS) {
    const now = new Date(begunAt.getTime() + performance.now() - begun)
    if (isQuietTime(now)) return
    const startedAt = performance.now()
    if ((await sendBatch(needs, now)) === 0) return
    const tookMs = performance.now() - startedAt
    if (isBusy()) await wait(Math.min(tookMs * PAUSE_WHILE_BUSY, LONGEST_PAUSE_MS), undefined, { ref: false })
  }
}

/** What sends pushes in a process: as a job of every minute, and at once after an act. */
export interface PushSending {
  run: (now: Date) => Promise<void>
  work: QueuedJobWork
}

/** The ways to the push services are opened when first needed. */
export function pushSending({ config, database }: Pick<Platform, 'config' | 'database'>): PushSending {
  const { db } = database.patient
  let channels: Channels | undefined
  const run = (now: Date) => sendPushes({ db, channels: (channels ??= openChannels(config)) }, now)
  return { run, work: queuedJobWork(pushJob, (_push, { now }) => run(now)) }
}
