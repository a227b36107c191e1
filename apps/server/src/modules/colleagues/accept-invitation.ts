import type { BodyOf, DataOf } from '@cambusa/contract/endpoint'
import type { acceptInvitation, viewInvitation } from '@cambusa/contract/people/colleagues'
import { requiredRule } from '@cambusa/domain/people/field-rules'
import { passwordRule } from '@cambusa/domain/people/password'
import { USER_TYPE } from '@cambusa/domain/people/roles'
import type { Platform } from '../../platform/http/context.ts'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import { once, type Keep } from '../../platform/idempotency/once.ts'
import type { RequestKey } from '../../platform/idempotency/request-key.ts'
import { countCall } from '../../platform/security/call-limits.ts'
import { checkFields, refuse } from '../../platform/http/refusal.ts'
import { hashPassword } from '../auth/auth.ts'
import { hashOf } from '../links/links.ts'
import type { ContentSource } from '../content/content.ts'
import { addInvitedCustomer, agreedVersions, enableInvited } from '../people/people.ts'
import {
  findInvitationByToken,
  findInvitedAccount,
  updateInvitationUsed,
  type InvitationRow,
} from './invitations.queries.ts'
import { wireLimits } from './list-colleagues.ts'
import { upsertColleague } from './roles.queries.ts'

const MOST_WRONG = 30
const QUARTER = 900

type Needs = Pick<Platform, 'db'> & { now: Date; ip: string; requestKey: RequestKey | undefined }
type AcceptNeeds = Needs & { content: Pick<ContentSource, 'posts'> }
type Accepted = DataOf<typeof acceptInvitation>
type Body = BodyOf<typeof acceptInvitation>

/**
 * The invitation of a link that can be accepted. Wrong tokens count against the caller's address. Throws
 * invitation.unknown, invitation.used, invitation.withdrawn, invitation.tooOld.
 */
async function openInvitation({ db, ip, now }: Pick<Needs, 'db' | 'ip' | 'now'>, token: string) {
  const found = await findInvitationByToken(db, { tokenHash: hashOf(token) })
  if (found === undefined) {
    await countCall(db, [{ kind: 'wrong-token', subject: ip, most: MOST_WRONG, seconds: QUARTER }], now)
    throw refuse('invitation.unknown')
  }
  if (found.usedAt !== null) throw refuse('invitation.used')
  if (found.withdrawnAt !== null) throw refuse('invitation.withdrawn')
  if (found.expiresAt <= now) throw refuse('invitation.tooOld')
  return found
}

/** The account of the invited address, if it has one. Throws invitation.otherAccount for one that cannot accept. */
async function accountOf(db: Db, { email }: InvitationRow): Promise<number | undefined> {
  const account = await findInvitedAccount(db, { email })
  if (account === undefined) return undefined
  if (account.isDisabled || account.userTypeId !== USER_TYPE.business) throw refuse('invitation.otherAccount')
  return account.id
}

/** What the link of an invitation offers; it changes nothing. Throws as openInvitation, and invitation.otherAccount. */
export async function invitationOf(
  call: Pick<Needs, 'db' | 'ip' | 'now'>,
  token: string,
): Promise<DataOf<typeof viewInvitation>> {
  const found = await openInvitation(call, token)
  return {
    companyName: found.companyName,
    email: found.email,
    ...wireLimits(found),
    invitedBy: found.inviterName,
    expiresAt: found.expiresAt.toISOString(),
    hasAccount: (await accountOf(call.db, found)) !== undefined,
  }
}

interface NewAccount {
  firstName: string
  lastName: string
  passwordHash: string
  /** Of the texts that are agreed to. */
  versions: string[]
}

/** The account that is to be made. Throws field.wrong naming every wrong field, and consent.textChanged. */
async function newAccount(content: AcceptNeeds['content'], body: Body): Promise<NewAccount> {
  const { first_name = '', last_name = '', password = '', accept_terms = false } = body
  const [firstName, lastName] = [first_name.trim(), last_name.trim()]
  checkFields({
    first_name: requiredRule(firstName),
    last_name: requiredRule(lastName),
    password: passwordRule(password),
    accept_terms: accept_terms ? undefined : 'required',
  })
  const versions = await agreedVersions(content, body.consent_versions)
  return { firstName, lastName, passwordHash: await hashPassword(password), versions }
}

/**
 * Accepts an invitation by its link, which came to the address: whoever has it reads its mail. An address without an
 * account gets one, whose e-mail counts as confirmed; in either case the holder's word enables it to buy. Done once per
 * request key. Throws as invitationOf, and field.wrong.
 */
export async function accept(call: AcceptNeeds, body: Body): Promise<Accepted> {
  return once(call, async (keep) => {
    const found = await openInvitation(call, body.token)
    const isThere = (await accountOf(call.db, found)) !== undefined
    const made = isThere ? undefined : await newAccount(call.content, body)
    return inTransaction(call.db, (tx) => enter(tx, call, { found, made }, keep))
  })
}

async function enter(
  tx: Db,
  { ip, now }: Needs,
  { found, made }: { found: InvitationRow; made: NewAccount | undefined },
  keep: Keep<Accepted>,
): Promise<Accepted> {
  const { companyId, companyName, email } = found
  if ((await updateInvitationUsed(tx, { id: found.id, now })) === undefined) throw refuse('invitation.used')
  const isNewAccount = made !== undefined
  const userId = isNewAccount
    ? await addInvitedCustomer(tx, { login: email, ...made, address: ip }, now)
    : await accountOf(tx, found)
  // The address registered, or was deleted, a moment ago: the link is still good.
  if (userId === undefined) throw refuse('request.collided')
  if (!isNewAccount) await enableInvited(tx, { userId })
  const { role, orderLimitCents, monthLimitCents, invitedBy } = found
  await upsertColleague(tx, { userId, companyId, role, orderLimitCents, monthLimitCents, invitedBy, now })
  return keep(tx, { companyId, companyName, email, isNewAccount })
}
