import { ACTING_MINUTES } from '@cambusa/domain/constants'
import type { RequestSession } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { openSession } from './account.service.ts'
import { findActedFor, revokeActing, revokeForReturn } from './acting.queries.ts'
import { insertSession } from './session.queries.ts'
import { keyBytes, newToken, tokenKey } from './session-tokens.ts'

const MINUTE_MS = 60_000

/**
 * Opens a session in which an administrator acts as a customer, for ACTING_MINUTES at most. It ends with the
 * administrator's session. Throws userBoard.notThis for anybody who is no customer.
 */
export async function openActing(
  tx: Db,
  { userId: actingUserId, tokenHash: actingSession }: RequestSession,
  { userId, device }: { userId: number; device: string },
  now: Date,
): Promise<string> {
  const customer = await findActedFor(tx, { userId })
  if (customer === undefined) throw refuse('userBoard.notThis', undefined, { field: 'user_id' })
  const expiresAt = new Date(now.getTime() + ACTING_MINUTES * MINUTE_MS)
  const acting = {
    kind: 'acting',
    device,
    actingUserId,
    actingSession,
    expiresAt,
    isRemembered: false,
  } as const
  return (await openSession(tx, { ...customer, ...acting }, now)).token
}

/**
 * Ends an acting session: the administrator's own goes on under a new token, which is returned. Throws
 * userBoard.notActing, and 419 where the administrator's session has ended.
 */
export async function returnFromActing(tx: Db, { tokenHash }: RequestSession, now: Date): Promise<string> {
  const acting = await revokeActing(tx, { tokenHash, now })
  if (acting === undefined) throw refuse('userBoard.notActing')
  const own = await revokeForReturn(tx, { tokenHash: acting.actingSession, now })
  if (own === undefined) throw refuse('response419')
  const token = newToken()
  const nobody = { actingUserId: null, actingSession: null }
  await insertSession(tx, { ...own, ...nobody, tokenHash: keyBytes(tokenKey(token)), now })
  return token
}
