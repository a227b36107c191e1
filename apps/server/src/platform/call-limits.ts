import { createHash } from 'node:crypto'
import { insertAttempt, listAttemptsSince, lockSubject, removeAttemptsBefore } from './call-limits.queries.ts'
import { inTransaction, type Db } from './database.ts'
import { refuse } from './refusal.ts'

/** So many calls of a kind for one subject (a caller, an e-mail, a card) within so many seconds. */
export interface CallLimit {
  kind: string
  subject: string
  most: number
  seconds: number
}

const SECOND_MS = 1_000
const KEPT_DAYS = 2
const DAY_MS = 86_400_000

/** Subjects are kept as hashes: the table says nothing about whom it counts. */
const hashOf = (subject: string): Buffer => createHash('sha256').update(subject.toLowerCase()).digest()

/**
 * Counts a call against all its limits, over all processes. Throws request.tooMany (429) with the seconds to wait where one
 * is reached; such a call is not counted, so that waiting helps.
 */
export async function countCall(db: Db, limits: readonly CallLimit[], now: Date): Promise<void> {
  const ordered = limits
    .map((limit) => ({ ...limit, hash: hashOf(limit.subject) }))
    // Always in the same order: two calls never wait for each other.
    .toSorted((a, b) => a.kind.localeCompare(b.kind) || a.hash.compare(b.hash))
  await inTransaction(db, async (tx) => {
    for (const { kind, hash, most, seconds } of ordered) {
      await lockSubject(tx, { kind, subject: hash })
      const since = new Date(now.getTime() - seconds * SECOND_MS)
      const attempts = await listAttemptsSince(tx, { kind, subject: hash, since, most })
      const first = attempts[most - 1]
      if (first === undefined) continue
      const wait = Math.ceil((first.at.getTime() - since.getTime()) / SECOND_MS)
      throw refuse('request.tooMany', { seconds: Math.max(1, wait) })
    }
    for (const { kind, hash } of ordered) await insertAttempt(tx, { kind, subject: hash, now })
  })
}

/** The hourly job: what no limit looks at any more goes. */
export async function removeOldAttempts(db: Db, now: Date): Promise<void> {
  await removeAttemptsBefore(db, { before: new Date(now.getTime() - KEPT_DAYS * DAY_MS) })
}
