import { randomBytes } from 'node:crypto'
import { INVITATION_HOURS, OPEN_INVITATIONS } from '@cambusa/domain/constants'
import type { BodyOf, DataOf } from '@cambusa/contract/endpoint'
import type { inviteColleague } from '@cambusa/contract/people/colleagues'
import { usernameRule } from '@cambusa/domain/people/email'
import { typedEmail } from '@cambusa/domain/people/typed-fields'
import type { Platform, RequestSession } from '../../platform/http/context.ts'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import { once } from '../../platform/idempotency/once.ts'
import type { RequestKey } from '../../platform/idempotency/request-key.ts'
import { countCall } from '../../platform/security/call-limits.ts'
import { checkFields, refuse } from '../../platform/http/refusal.ts'
import { sessionName } from '../../platform/http/session-name.ts'
import { hashOf, invitationToken } from '../links/links.ts'
import { sendWithinBudget } from '../mail/mail.ts'
import { checkHolder } from './check-holder.ts'
import {
  findInvitedAccount,
  insertInvitation,
  listOpenInvitations,
  removeInvitationsBefore,
  withdrawInvitationsTo,
  withdrawOpenInvitation,
} from './invitations.queries.ts'
import { colleaguesOf, limitsOf } from './list-colleagues.ts'
import { findColleagueOfEmail, lockCompany } from './roles.queries.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
const NONCE_BYTES = 24
/** Ended invitations are kept for a while, so that their links say why. */
const KEPT_DAYS = 30
const INVITATIONS_AN_HOUR = 30
const HOUR = 3_600

type Needs = Pick<Platform, 'config' | 'db'> & {
  session: RequestSession
  now: Date
  requestKey: RequestKey | undefined
}
type Colleagues = DataOf<typeof inviteColleague>

/**
 * Invites somebody by mail; an earlier invitation to the address ends. Done once per request key. The mail counts
 * against the limit of its mailbox, beyond which it is not sent. Throws colleague.holdersOnly, colleague.thereAlready,
 * colleague.tooManyInvitations, field.wrong, request.tooMany.
 */
export async function invite(call: Needs, body: BodyOf<typeof inviteColleague>): Promise<Colleagues> {
  const { db, config, session, now } = call
  const email = typedEmail(body.e_mail)
  checkFields({ e_mail: usernameRule(email) })
  return once(call, async (keep) => {
    const companyId = await checkHolder(db, session)
    const limit = {
      kind: 'invitations',
      subject: String(companyId),
      most: INVITATIONS_AN_HOUR,
      seconds: HOUR,
    }
    await countCall(db, [limit], now)
    return inTransaction(db, async (tx) => {
      const company = await lockCompany(tx, { companyId })
      await checkHolder(tx, session)
      if ((await findColleagueOfEmail(tx, { email, companyId })) !== undefined)
        throw refuse('colleague.thereAlready', { email }, { field: 'e_mail' })
      await withdrawInvitationsTo(tx, { companyId, email, now })
      if ((await listOpenInvitations(tx, { companyId })).length >= OPEN_INVITATIONS)
        throw refuse('colleague.tooManyInvitations', { max: OPEN_INVITATIONS })
      const nonce = randomBytes(NONCE_BYTES)
      const { id: invitationId } = await insertInvitation(tx, {
        companyId,
        email,
        ...limitsOf(body),
        invitedBy: session.userId,
        nonce,
        tokenHash: hashOf(invitationToken(config, nonce)),
        expiresAt: new Date(now.getTime() + INVITATION_HOURS * HOUR_MS),
        now,
      })
      const known = await findInvitedAccount(tx, { email })
      const params = {
        firstName: known?.firstName ?? '',
        invitationId,
        by: sessionName(session),
        company: company?.name ?? '',
      }
      await sendWithinBudget(tx, config, { kind: 'colleagueInvited', to: email, userId: null, params }, now)
      return keep(tx, await colleaguesOf(tx, session, companyId, now))
    })
  })
}

/** Ends an open invitation; one that has ended is no mistake. Throws colleague.holdersOnly. */
export async function withdrawInvitation(
  { db, session, now }: Pick<Needs, 'db' | 'now' | 'session'>,
  invitationId: number,
): Promise<Colleagues> {
  return inTransaction(db, async (tx) => {
    const companyId = await checkHolder(tx, session)
    await withdrawOpenInvitation(tx, { companyId, invitationId, now })
    return colleaguesOf(tx, session, companyId, now)
  })
}

/** Deletes invitations that ended long ago. */
export async function removeOldInvitations(db: Db, now: Date): Promise<void> {
  await removeInvitationsBefore(db, { before: new Date(now.getTime() - KEPT_DAYS * DAY_MS) })
}
