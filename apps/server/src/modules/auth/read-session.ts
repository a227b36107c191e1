import { isSessionGood } from '@cambusa/domain/people/session-life'
import type { Config } from '../../config.ts'
import type { Db } from '../../platform/database/database.ts'
import { isShutInProduction } from './demo-accounts.ts'
import { findSession, updateEnded, updateLastSeen, type SessionRow } from './session.queries.ts'
import { keyBytes } from './session-tokens.ts'

/** A session as it was read, judged already. */
export interface ReadSession {
  row: SessionRow
  /** The last use that the database knows of; now where it knows none. */
  writtenMs: number
  /** The last use that anybody known here knows of. */
  lastSeenMs: number
  /** A customer's session that may be used. */
  isGood: boolean
}

/**
 * Reads the session of a token key and asks the rule whether it is still good. The answer is final before it is
 * given: what has ended is marked so first, and a use that only this process saw (`knownMs`) is written first where
 * another process could have found the session ended meanwhile. Of two processes that race, the row decides.
 */
export async function readSession(
  db: Db,
  key: string,
  { config, idleMs, knownMs }: { config: Pick<Config, 'mode' | 'storeId'>; idleMs: number; knownMs: number },
  now: Date,
): Promise<ReadSession> {
  const tokenHash = keyBytes(key)
  const nowMs = now.getTime()
  for (;;) {
    const row = await findSession(db, { tokenHash, defaultStoreId: config.storeId })
    const writtenMs = row.lastSeenAt?.getTime() ?? nowMs
    const lastSeenMs = Math.max(writtenMs, knownMs)
    const read = { row, writtenMs, lastSeenMs }
    const life = {
      lastSeenMs,
      isRevoked: row.revokedAt !== null || row.isOutdated,
      isDisabled: row.isDisabled,
    }
    // Shut here by the mode, not ended: the demo shop on the same data goes on with it.
    if (row.userId === null || life.isRevoked || isShutInProduction(config, row))
      return { ...read, isGood: false }
    if (!isSessionGood(life, idleMs, nowMs)) {
      // A millisecond more: PostgreSQL keeps microseconds.
      const ended = await updateEnded(db, { tokenHash, usedBefore: new Date(lastSeenMs + 1), now })
      if (ended !== undefined) return { ...read, isGood: false }
      // Used or ended by somebody else in between: what is there now counts.
      continue
    }
    if (isSessionGood({ ...life, lastSeenMs: writtenMs }, idleMs, nowMs)) return { ...read, isGood: true }
    const renewed = await updateLastSeen(db, { tokenHash, seenAt: now })
    if (renewed !== undefined)
      return { row, writtenMs: renewed.lastSeenAt.getTime(), lastSeenMs: nowMs, isGood: true }
  }
}
