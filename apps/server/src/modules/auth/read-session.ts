import { isSessionGood } from '@cambusa/domain/people/session-life'
import type { Config } from '../../config.ts'
import type { Db } from '../../platform/database/database.ts'
import { isShutInProduction } from './demo-accounts.ts'
import { findSession, updateEnded, updateLastSeen, type SessionRow } from './session.queries.ts'
import { keyBytes } from './session-tokens.ts'

/** A session that was read, and whether it may be used. */
export interface ReadSession {
  row: SessionRow
  /** The last use that is in the database; now if there is none. */
  writtenMs: number
  /** The last use that is in the database or in this process. */
  lastSeenMs: number
  /** A customer's session that may be used. */
  isGood: boolean
}

/**
 * Reads the session of a token key and checks whether it is still good. The result is final: a session that has ended
 * is marked so before returning, and a use that only this process saw (`knownMs`) is written before if another process
 * could otherwise find the session ended. If two processes race, the row decides.
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
      expiresMs: row.expiresAt?.getTime() ?? null,
    }
    // Refused only in this mode, not ended: the demo shop on the same database still accepts it.
    if (row.userId === null || life.isRevoked || isShutInProduction(config, row))
      return { ...read, isGood: false }
    if (!isSessionGood(life, idleMs, nowMs)) {
      // One millisecond more, because PostgreSQL stores microseconds.
      const ended = await updateEnded(db, { tokenHash, usedBefore: new Date(lastSeenMs + 1), now })
      if (ended !== undefined) return { ...read, isGood: false }
      // Another process used or ended it in between: read it again.
      continue
    }
    if (isSessionGood({ ...life, lastSeenMs: writtenMs }, idleMs, nowMs)) return { ...read, isGood: true }
    const renewed = await updateLastSeen(db, { tokenHash, seenAt: now })
    if (renewed !== undefined)
      return { row, writtenMs: renewed.lastSeenAt.getTime(), lastSeenMs: nowMs, isGood: true }
  }
}
