import { createHash } from 'node:crypto'
import {
  findReachedLimit,
  insertAttempts,
  lockSubjects,
  removeAttemptsBefore,
} from './call-limits.queries.ts'
import { inTransaction, type Db } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'

/** The number of calls of a kind that one subject (a caller, an e-mail, a card) may make in a number of seconds. */
export interface CallLimit {
  kind: string
  subject: string
  most: number
  seconds: number
}

const KEPT_DAYS = 2
const DAY_MS = 86_400_000

/** Subjects are stored as hashes, so that the table does not reveal them. */
const hashOf = (subject: string): Buffer => createHash('sha256').update(subject.toLowerCase()).digest()

/**
 * Counts a call against all its limits, over all processes. Returns the seconds to wait if one is reached, else 0; a
 * call that must wait is not counted, so that waiting helps.
 */
function secondsToWait(db: Db, limits: readonly CallLimit[], now: Date): Promise<number> {
  const ordered = limits
    .map((limit) => ({ ...limit, hash: hashOf(limit.subject) }))
    // Always in the same order, so that two calls cannot deadlock.
    .toSorted((a, b) => a.kind.localeCompare(b.kind) || a.hash.compare(b.hash))
  const counted = { kinds: ordered.map(({ kind }) => kind), subjects: ordered.map(({ hash }) => hash), now }
  const mosts = ordered.map(({ most }) => most)
  const seconds = ordered.map((limit) => limit.seconds)
  // One statement for all limits, because a flood of such calls slows down others by the number of its statements.
  return inTransaction(db, async (tx) => {
    await lockSubjects(tx, counted)
    const reached = await findReachedLimit(tx, { ...counted, mosts, seconds })
    if (reached !== undefined) return Math.max(1, Math.ceil(reached.waitSeconds))
    await insertAttempts(tx, counted)
    return 0
  })
}

/** Counts a call against all its limits. Throws request.tooMany (429) with the seconds to wait if one is reached. */
export async function countCall(db: Db, limits: readonly CallLimit[], now: Date): Promise<void> {
  const seconds = await secondsToWait(db, limits, now)
  if (seconds > 0) throw refuse('request.tooMany', { seconds })
}

/** Counts an act that is skipped silently when a limit is reached. Returns whether it is allowed. */
export async function countSilently(db: Db, limits: readonly CallLimit[], now: Date): Promise<boolean> {
  return (await secondsToWait(db, limits, now)) === 0
}

/** The hourly job: removes attempts older than any limit. */
export async function removeOldAttempts(db: Db, now: Date): Promise<void> {
  await removeAttemptsBefore(db, { before: new Date(now.getTime() - KEPT_DAYS * DAY_MS) })
}
