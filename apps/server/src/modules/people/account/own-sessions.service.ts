import type { OwnSession } from '@cambusa/contract/people/sessions'
import { inTransaction } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { endSessionOf, listSessionsOf } from '../../auth/auth.ts'
import { findAccount, updateOthersEnded } from './account-credentials.queries.ts'
import type { AccountNeeds } from './account-needs.ts'
import { changeCredentials } from './change-credentials.ts'

const MINUTE_MS = 60_000

type Needs = Pick<AccountNeeds, 'config' | 'db' | 'now' | 'session'>

/** Where the customer is signed in: the session of the call first. */
export async function viewOwnSessions({ config, db, now, session }: Needs): Promise<OwnSession[]> {
  const rows = await listSessionsOf({ db, config }, session, now)
  return rows.map(({ firstUsedAt, lastUsedAt, ...row }) => ({
    ...row,
    firstUsedAt: firstUsedAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }))
}

/** Ends one of the customer's sessions with the remembered login of its device; one that is gone is no mistake. */
export async function endOwnSession(
  call: Needs,
  { session_id: sessionId }: { session_id: string },
): Promise<OwnSession[]> {
  await endSessionOf(call.db, { userId: call.session.userId, sessionId }, call.now)
  return viewOwnSessions(call)
}

/**
 * Ends everything that was opened with the customer's credentials but the session of the call and its device: also
 * links in mails, which somebody at another session may have asked for (decision 210). Where there is nothing else the
 * credentials keep their version, and the audit log says nothing. Throws 419 where the account is gone.
 */
export async function endOtherSessions(call: Needs): Promise<OwnSession[]> {
  const { config, db, now, session } = call
  const account = await findAccount(db, { userId: session.userId })
  if (account === undefined) throw refuse('response419')
  const { id: userId, credentialVersion: before } = account
  const usedSince = new Date(now.getTime() - config.sessionIdleMinutes * MINUTE_MS)
  const { tokenHash } = session
  await inTransaction(db, (tx) =>
    changeCredentials(tx, { userId, before, session }, (on, unchanged) =>
      updateOthersEnded(on, { ...unchanged, tokenHash, usedSince, now }),
    ),
  )
  return viewOwnSessions(call)
}
