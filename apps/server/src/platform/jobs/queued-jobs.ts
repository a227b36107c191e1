import { createHash } from 'node:crypto'
import PgBoss from 'pg-boss'
import type * as Type from 'typebox'
import { Value } from 'typebox/value'
import type { Db } from '../database/database.ts'
import { findQueue } from './jobs.queries.ts'

/** Work with a payload that an act of the shop enqueues in its own transaction (docs/decisions/095). */
export interface QueuedJob<Payload extends Type.TObject = Type.TObject> {
  /** Unique among queued and scheduled jobs. */
  name: string
  payload: Payload
  /** Fields of the payload that `npm run jobs` may show; others may be secrets or personal data. */
  shown: readonly string[]
  /** After this many it is kept as failed. */
  tries: number
  /** Pause before the second try; each further pause is about twice as long. */
  firstPauseSeconds: number
  /** A run that takes longer counts as lost, and is repeated. */
  runSeconds: number
}

/** Declares a queued job; it only infers the types. */
export const queuedJob = <Payload extends Type.TObject>(
  declared: QueuedJob<Payload> & { shown: readonly (keyof Payload['properties'])[] },
): QueuedJob<Payload> => declared

/** A queued job with its handler. */
export interface QueuedJobWork {
  queuedJob: QueuedJob
  run: (payload: unknown, sent: QueuedJobRun) => Promise<unknown>
}

/** Context of a run. A run may be repeated: `id` stays the same. */
export interface QueuedJobRun {
  id: string
  now: Date
  /** If it fails, it is kept as failed. */
  isLastTry: boolean
}

/** Thrown when another try would not help: the queued job is kept as failed at once. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure'
}

/**
 * Combines a queued job and its handler. The payload is checked again before each run: an older version of the shop may
 * have enqueued it.
 */
export function queuedJobWork<Payload extends Type.TObject>(
  declared: QueuedJob<Payload>,
  run: (payload: Type.Static<Payload>, sent: QueuedJobRun) => Promise<unknown>,
): QueuedJobWork {
  return {
    queuedJob: declared,
    run: async (payload, sent) => {
      checkPayload(declared, payload)
      await run(payload as Type.Static<Payload>, sent)
    },
  }
}

/** pg-boss would silently archive older jobs; failed ones are kept as long (KEPT_DAYS of start-jobs.ts). */
const WAITING_DAYS = 90
const DAY_MS = 86_400_000

/** Never started: it only inserts jobs, each on the connection of its transaction. */
const sender = new PgBoss({
  db: { executeSql: () => Promise.reject(new Error('a queued job is sent in a transaction')) },
})

/**
 * Enqueues a job on the connection of `tx`: it runs once that transaction is committed, and does not exist if it is
 * rolled back. `key` identifies it ('order 12 confirmed'); the same key is enqueued once while the first is waiting,
 * failed, or was done within the last hour. Returns whether it was enqueued. Throws when the payload is invalid or
 * nothing handles these jobs, so that the act fails instead of losing the job.
 */
export async function enqueueJob<Payload extends Type.TObject>(
  tx: Db,
  declared: QueuedJob<Payload>,
  payload: Type.Static<Payload>,
  key: string,
): Promise<boolean> {
  const { name, tries, firstPauseSeconds, runSeconds } = declared
  checkPayload(declared, payload)
  const runner: { query: (text: string, values: unknown[]) => Promise<{ rows: unknown[] }> } = tx.$client
  const sent = await sender.send(name, payload, {
    db: { executeSql: (text, values) => runner.query(text, values) },
    id: idOf(name, key),
    retryLimit: tries - 1,
    retryDelay: firstPauseSeconds,
    retryBackoff: true,
    expireInSeconds: runSeconds,
    retentionDays: WAITING_DAYS,
  })
  if (sent !== null) return true
  if ((await findQueue(tx, { name })) === undefined)
    throw new Error(`nothing handles queued jobs of the name ${name}`)
  return false
}

/**
 * The same for many jobs, in one statement; jobs enqueued earlier are not changed. They have a lower priority than jobs
 * enqueued one by one, for which somebody may be waiting.
 */
export async function enqueueJobs<Payload extends Type.TObject>(
  tx: Db,
  declared: QueuedJob<Payload>,
  queuedJobs: readonly { payload: Type.Static<Payload>; key: string }[],
): Promise<void> {
  if (queuedJobs.length === 0) return
  const { name, tries, firstPauseSeconds, runSeconds } = declared
  for (const { payload } of queuedJobs) checkPayload(declared, payload)
  const runner: { query: (text: string, values: unknown[]) => Promise<{ rows: unknown[] }> } = tx.$client
  const keepUntil = new Date(Date.now() + WAITING_DAYS * DAY_MS).toISOString()
  const jobs = queuedJobs.map(({ payload, key }) => ({
    id: idOf(name, key),
    name,
    data: payload,
    priority: -1,
    retryLimit: tries - 1,
    retryDelay: firstPauseSeconds,
    retryBackoff: true,
    expireInSeconds: runSeconds,
    keepUntil,
  }))
  await sender.insert(jobs, { db: { executeSql: (text, values) => runner.query(text, values) } })
}

function checkPayload({ name, payload: schema }: QueuedJob, payload: unknown): void {
  const [first] = Value.Errors(schema, payload)
  // The value itself is left out: it may be a secret.
  if (first)
    throw new TypeError(`payload of ${name} does not fit at '${first.instancePath}': ${first.message}`)
}

/** The job's id is computed from its key, so that the primary key of the queue refuses a second one. */
function idOf(name: string, key: string): string {
  const hex = createHash('sha256').update(`${name}\n${key}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}
