import type { BodyOf } from '@cambusa/contract/endpoint'
import type { Colleagues, updateColleague } from '@cambusa/contract/people/colleagues'
import type { Platform, RequestSession } from '../../platform/http/context.ts'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { endCompanySessions } from '../auth/auth.ts'
import { settleLevel } from '../people/people.ts'
import { checkHolder } from './check-holder.ts'
import { withdrawInvitationsBy } from './invitations.queries.ts'
import { colleaguesOf, limitsOf } from './list-colleagues.ts'
import { findOwnRole, lockCompany, removeColleagueRow, upsertColleague } from './roles.queries.ts'

type Needs = Pick<Platform, 'db'> & { session: RequestSession; now: Date }

/**
 * Locks the company of a holder, so that of two holders who remove each other at once one stays. Throws
 * colleague.holdersOnly, colleague.oneself: nobody changes themselves, so that a company always keeps a holder.
 */
async function lockForHolder(tx: Db, session: RequestSession, userId: number): Promise<number> {
  const { companyId } = session
  if (companyId !== null) await lockCompany(tx, { companyId })
  const own = await checkHolder(tx, session)
  if (userId === session.userId) throw refuse('colleague.oneself')
  return own
}

/** Gives a colleague a role and limits. Throws as lockForHolder, and colleague.unknown. */
export async function changeColleague(
  { db, session, now }: Needs,
  body: BodyOf<typeof updateColleague>,
): Promise<Colleagues> {
  const { user_id: userId } = body
  return inTransaction(db, async (tx) => {
    const companyId = await lockForHolder(tx, session, userId)
    if ((await findOwnRole(tx, { userId, companyId })) === undefined) throw refuse('colleague.unknown')
    await upsertColleague(tx, { userId, companyId, ...limitsOf(body), invitedBy: null, now })
    return colleaguesOf(tx, session, companyId, now)
  })
}

/**
 * A colleague acts for the company no more: their sessions for it end at once in every process, and what they have
 * offered to others ends. Their orders stay. Throws as lockForHolder; one who is gone already is no mistake.
 */
export async function removeColleague({ db, session, now }: Needs, userId: number): Promise<Colleagues> {
  return inTransaction(db, async (tx) => {
    const { companyId: own } = session
    // Nothing is ended before it is known that a holder asks; the locks follow the one order: sessions first.
    await checkHolder(tx, session)
    if (own !== null && userId !== session.userId && (await findOwnRole(tx, { userId, companyId: own })))
      await endCompanySessions(tx, { userId, companyId: own, now })
    const companyId = await lockForHolder(tx, session, userId)
    if ((await findOwnRole(tx, { userId, companyId })) !== undefined) {
      await removeColleagueRow(tx, { userId, companyId, now })
      await withdrawInvitationsBy(tx, { userId, companyId, now })
      await settleLevel(tx, { userId })
    }
    return colleaguesOf(tx, session, companyId, now)
  })
}
