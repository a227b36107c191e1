import type { RequestSession } from '../../platform/context.ts'
import type { Db } from '../../platform/database.ts'
import {
  lockAccountTokens,
  lockCustomer,
  lockSessions,
  revokeOtherAccounts,
  revokeOtherSessions,
} from './end-sessions.queries.ts'

/**
 * Ends every session and remembered device of a customer but the caller's own, within the transaction that changes what
 * they sign in with; other processes are told. Before that change: it locks the customer in the order in which sessions
 * are reopened, so that one that is opened at this moment is either ended too or refused.
 */
export async function endOtherSessions(
  tx: Db,
  userId: number,
  { tokenHash: kept }: Pick<RequestSession, 'tokenHash'>,
  now: Date,
): Promise<void> {
  await lockSessions(tx, { userId })
  await lockAccountTokens(tx, { userId })
  await lockCustomer(tx, { userId })
  await revokeOtherAccounts(tx, { userId, kept, now })
  await revokeOtherSessions(tx, { userId, kept, now })
}
