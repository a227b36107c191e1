import { createHash } from 'node:crypto'
import PgBoss from 'pg-boss'
import type * as Type from 'typebox'
import { Value } from 'typebox/value'
import type { Db } from '../database/database.ts'
import { findQueue } from './jobs.queries.ts'

/** Work with a payload, sent by an act of the shop in its own transaction (docs/decisions/095). */
export interface Errand<Payload extends Type.TObject = Type.TObject> {
  /** Unique among errands and timed jobs. */
  name: string
  payload: Payload
  /** Fields of the payload that `npm run jobs` may show; all others may be secrets or somebody's data. */
  shown: readonly string[]
  /** After so many it is kept as failed. */
  tries: number
  /** Pause before the second try; each further pause is about twice as long. */
  firstPauseSeconds: number
  /** A run that has not ended by then is lost, and done again. */
  runSeconds: number
}

/** Declares an errand; only gives the types their names. */
export const errand = <Payload extends Type.TObject>(
  declared: Errand<Payload> & { shown: readonly (keyof Payload['properties'])[] },
): Errand<Payload> => declared

/** An errand and what does it. */
export interface ErrandWork {
  errand: Errand
  run: (payload: unknown, sent: SentErrand) => Promise<unknown>
}

/** What a run knows beside the payload. A run may happen twice: `id` is the same both times. */
export interface SentErrand {
  id: string
  now: Date
  /** When it fails it is kept as failed. */
  isLastTry: boolean
}

/** Thrown by a run that no further try would mend: the errand is kept as failed at once. */
export class HopelessErrand extends Error {
  override name = 'HopelessErrand'
}

/**
 * Joins an errand with what does it. The payload is checked again before each run: an older version of the shop may
 * have sent it.
 */
export function errandWork<Payload extends Type.TObject>(
  declared: Errand<Payload>,
  run: (payload: Type.Static<Payload>, sent: SentErrand) => Promise<unknown>,
): ErrandWork {
  return {
    errand: declared,
    run: async (payload, sent) => {
      checkPayload(declared, payload)
      await run(payload as Type.Static<Payload>, sent)
    },
  }
}

/** Not done by then it would be put away unseen; failed ones are kept as long (KEPT_DAYS of jobs.ts). */
const WAITING_DAYS = 90
const DAY_MS = 86_400_000

/** Never started: it only writes jobs, each on the connection of its transaction. */
const sender = new PgBoss({
  db: { executeSql: () => Promise.reject(new Error('an errand is sent in a transaction')) },
})

/**
 * Sends an errand on the connection of `tx`: it is done once that transaction is committed, and was never there when
 * it is rolled back. `key` names what it is for ('order 12 confirmed'); the same key is sent once while the first is
 * waiting, failed, or done within the last hour. Returns whether it was sent. Throws where the payload does not fit
 * or nothing does such errands, so the act fails instead of losing it.
 */
export async function sendErrand<Payload extends Type.TObject>(
  tx: Db,
  declared: Errand<Payload>,
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
    throw new Error(`nothing does errands of the name ${name}`)
  return false
}

/**
 * The same for many errands at once, in one statement; those that were sent already are left as they are. They wait
 * behind errands that acts have sent one by one: somebody may be waiting for those.
 */
export async function sendErrands<Payload extends Type.TObject>(
  tx: Db,
  declared: Errand<Payload>,
  errands: readonly { payload: Type.Static<Payload>; key: string }[],
): Promise<void> {
  if (errands.length === 0) return
  const { name, tries, firstPauseSeconds, runSeconds } = declared
  for (const { payload } of errands) checkPayload(declared, payload)
  const runner: { query: (text: string, values: unknown[]) => Promise<{ rows: unknown[] }> } = tx.$client
  const keepUntil = new Date(Date.now() + WAITING_DAYS * DAY_MS).toISOString()
  const jobs = errands.map(({ payload, key }) => ({
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

function checkPayload({ name, payload: schema }: Errand, payload: unknown): void {
  const [first] = Value.Errors(schema, payload)
  // The value itself stays out: it may be a secret.
  if (first)
    throw new TypeError(`payload of ${name} does not fit at '${first.instancePath}': ${first.message}`)
}

/** The job's id is worked out from its key, so that the primary key of the queue refuses a second one. */
function idOf(name: string, key: string): string {
  const hex = createHash('sha256').update(`${name}\n${key}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}
