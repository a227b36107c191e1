import type { Config } from '../../config.ts'
import type { RequestSession } from '../../platform/http/context.ts'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import { endFamily } from './account.service.ts'
import { findOwnSession, listOwnSessionRows, type OwnSessionRow } from './own-sessions.queries.ts'
import { revokeSession } from './session.queries.ts'

const MINUTE_MS = 60_000

/** Where a customer is signed in: the session of the call first, then the one used last. */
export function listSessionsOf(
  { db, config }: { db: Db; config: Pick<Config, 'sessionIdleMinutes'> },
  { userId, tokenHash }: Pick<RequestSession, 'userId' | 'tokenHash'>,
  now: Date,
): Promise<OwnSessionRow[]> {
  const usedSince = new Date(now.getTime() - config.sessionIdleMinutes * MINUTE_MS)
  return listOwnSessionRows(db, { userId, tokenHash, usedSince, now })
}

/**
 * Ends a session of a customer, and with it the remembered login of its device and all sessions that this opened. One
 * that is not there, or belongs to somebody else, counts as ended. Every process learns it from the database.
 */
export async function endSessionOf(
  db: Db,
  { userId, sessionId }: { userId: number; sessionId: string },
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const found = await findOwnSession(tx, { userId, sessionId })
    if (found === undefined) return
    const { tokenHash, family } = found
    if (family !== null) await endFamily(tx, family, now)
    if (tokenHash !== null) await revokeSession(tx, { tokenHash, now })
  })
}
