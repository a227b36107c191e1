import type { DataOf } from '@cambusa/contract/endpoint'
import type { confirmRegistration } from '@cambusa/contract/people/registration'
import { usernameRule } from '@cambusa/domain/people/email'
import { maskEmail } from '@cambusa/domain/people/masked-email'
import { PROFILE_LEVEL } from '@cambusa/domain/people/profile'
import { typedEmail } from '@cambusa/domain/people/typed-fields'
import { countCall } from '../../../platform/security/call-limits.ts'
import { inTransaction, type Db } from '../../../platform/database/database.ts'
import { once, type Keep } from '../../../platform/idempotency/once.ts'
import { checkFields, refuse } from '../../../platform/http/refusal.ts'
import { findOpenLink, issueLink, actByLink } from '../../links/links.ts'
import { sendMail, sendWithinBudget } from '../../mail/mail.ts'
import { emailChangeLimits } from './account-limits.ts'
import type { AccountNeeds } from './account-needs.ts'
import { changeCredentials } from './change-credentials.ts'
import { checkFreshLogin, checkOwnPassword } from './check-password.ts'
import {
  findAccountByLogin,
  updateCredentialVersion,
  updateLogin,
  type AccountRow,
} from './account-credentials.queries.ts'

/** What the new address gets: the link, or, where it is somebody's login already, word of that. */
async function mailToNewAddress(
  tx: Db,
  { config, now }: Pick<AccountNeeds, 'config' | 'now'>,
  { email, firstName, userId, linkId }: { email: string; firstName: string; userId: number; linkId: number },
): Promise<void> {
  const holder = await findAccountByLogin(tx, { login: email })
  if (holder === undefined) {
    const params = { firstName, linkId }
    return sendWithinBudget(tx, config, { kind: 'emailConfirm', to: email, userId, params }, now)
  }
  if (holder.isDisabled) return
  const params = { firstName: holder.firstName }
  const mail = { kind: 'accountExists', to: holder.login, userId: holder.id, params } as const
  await sendWithinBudget(tx, config, mail, now)
}

/** The links to both addresses, for an account whose owner has shown that it is his. */
async function sendLinks(
  { db, config, now, ip }: AccountNeeds,
  { id: userId, login, firstName, credentialVersion }: AccountRow,
  email: string,
  keep: Keep<{ pendingEmail: string }>,
): Promise<{ pendingEmail: string }> {
  return inTransaction(db, async (tx) => {
    await countCall(tx, emailChangeLimits(ip, userId), now)
    // Both are good only for the credentials that were shown. Kept also where the address is taken: the profile shows it as
    // waiting either way.
    const link = { userId, credentialVersion }
    const linkId = await issueLink(tx, config, { ...link, purpose: 'email', email }, now)
    await mailToNewAddress(tx, { config, now }, { email, firstName, userId, linkId })
    const refusalId = await issueLink(tx, config, { ...link, purpose: 'refusal', email: login }, now)
    const params = { firstName, newEmail: maskEmail(email), linkId: refusalId }
    await sendMail(tx, config, { kind: 'emailChanging', to: login, userId, params }, now)
    return keep(tx, { pendingEmail: email })
  })
}

const checkDiffers = (login: string, email: string) => {
  if (login.toLowerCase() === email) throw refuse('email.same', undefined, { field: 'new_email' })
}

/**
 * Sends a link to a new e-mail address, and one to refuse the change to the old one; it counts once it is confirmed. An
 * address that has an account gets the same answer and no link. With a key it is done once. Throws field.wrong (also for a
 * PEC), password.wrong, email.same, request.tooMany.
 */
export async function requestEmailUpdate(
  call: AccountNeeds,
  { new_email, password }: { new_email: string; password: string },
): Promise<{ pendingEmail: string }> {
  const email = typedEmail(new_email)
  const others = { new_email: usernameRule(email) }
  return once(call, async (keep) => {
    const account = await checkOwnPassword(call, { field: 'password', password, others })
    checkDiffers(account.login, email)
    return sendLinks(call, account, email, keep)
  })
}

/**
 * As requestEmailUpdate by the older form, which would have the password in an address: instead the login must be of the
 * last five minutes. Throws email.loginNotFresh and as the other.
 */
export async function requestEmailUpdateAfterLogin(
  call: AccountNeeds,
  { new_email }: { new_email: string },
): Promise<{ pendingEmail: string }> {
  const email = typedEmail(new_email)
  checkFields({ new_email: usernameRule(email) })
  return once(call, async (keep) => {
    const account = await checkFreshLogin(call)
    checkDiffers(account.login, email)
    return sendLinks(call, account, email, keep)
  })
}

/** The database's refusal of a login that somebody got first; any other error as it is. */
function rethrowTaken(error: unknown): never {
  const isTaken = error instanceof Error && 'constraint' in error && error.constraint === 'users_login'
  throw isTaken ? refuse('registration.linkUnknown') : error
}

/**
 * Makes a new e-mail address the login, by the link that it was sent; the old one is told. All other sessions, remembered
 * devices and links end. `e_mail` is the login of before, or the new address, which is all that the mail's link says. Throws
 * registration.linkUnknown (also: of another account, or the address became somebody's meanwhile), and as findOpenLink.
 */
export async function confirmEmailChange(
  { db, config, now, ip, session }: AccountNeeds,
  { e_mail, reg_control_code, new_email }: { e_mail: string; reg_control_code: string; new_email: string },
  keep: Keep<DataOf<typeof confirmRegistration>>,
): Promise<DataOf<typeof confirmRegistration>> {
  const asked = { token: reg_control_code, email: new_email, purpose: 'email' } as const
  const link = await findOpenLink({ db, ip, now }, asked)
  const { userId, login: oldLogin, email: login, credentialVersion: before } = link
  if (![oldLogin.toLowerCase(), login].includes(typedEmail(e_mail))) throw refuse('registration.linkUnknown')
  return actByLink({ db, now }, link, async (tx) => {
    const { emailVerified: verified, enabled } = PROFILE_LEVEL
    const changed = await changeCredentials(tx, { userId, before, session }, (_tx, unchanged) =>
      updateLogin(tx, { ...unchanged, login, verified, enabled }),
    )
    if (changed === undefined) throw refuse('registration.linkUnknown')
    const { firstName, cardPending } = changed
    const params = { firstName, newEmail: maskEmail(login) }
    await sendMail(tx, config, { kind: 'emailChanged', to: oldLogin, userId, params }, now)
    return keep(tx, { what: 'email', login: changed.login, cardPending })
  }).catch(rethrowTaken)
}

/** A session that nobody has: where none shall go on. */
const NO_SESSION = { tokenHash: Buffer.alloc(0) }

/**
 * 'It was not me', by the link that the old address got: every session, remembered device and open link of the account ends,
 * the one to the new address too. The password stays: whoever asked for the change may know it, so the screen leads on to a
 * new one. With a key it is done once. Throws as findOpenLink.
 */
export async function refuseEmailUpdate(
  call: Pick<AccountNeeds, 'db' | 'now' | 'ip' | 'requestKey'>,
  { e_mail: email, refusal_token: token }: { e_mail: string; refusal_token: string },
): Promise<{ login: string }> {
  return once(call, async (keep) => {
    const link = await findOpenLink(call, { token, email, purpose: 'refusal' })
    const { userId, credentialVersion: before } = link
    return actByLink(call, link, async (tx) => {
      const change = { userId, before, session: NO_SESSION }
      const ended = await changeCredentials(tx, change, updateCredentialVersion)
      if (ended === undefined) throw refuse('registration.linkUnknown')
      return keep(tx, { login: ended.login })
    })
  })
}
