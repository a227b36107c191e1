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

/** Mails the new address: the link, or, if it has an account already, a notice. */
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

/** Sends links to both addresses, for an account whose owner has given the password. */
async function sendLinks(
  { db, config, now, ip }: AccountNeeds,
  { id: userId, login, firstName, credentialVersion }: AccountRow,
  email: string,
  keep: Keep<{ pendingEmail: string }>,
): Promise<{ pendingEmail: string }> {
  return inTransaction(db, async (tx) => {
    await countCall(tx, emailChangeLimits(ip, userId), now)
    // Both links are valid only for these credentials. Inserted also if the address is taken, because the profile shows
    // it as pending either way.
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
 * Sends a link to a new e-mail address, and one to reject the change to the old one; the new one applies once it is
 * confirmed. An address that has an account gets the same answer and no link. Done once per request key. Throws
 * field.wrong (also for a PEC), password.wrong, email.same, request.tooMany.
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
 * The older form of requestEmailUpdate, which would have the password in its URL: instead the customer must have signed
 * in within the last five minutes. Throws email.loginNotFresh and as the other.
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

/**
 * Turns the violated unique constraint of a login that was taken meanwhile into a refusal; rethrows any other error.
 */
function rethrowTaken(error: unknown): never {
  const isTaken = error instanceof Error && 'constraint' in error && error.constraint === 'users_login'
  throw isTaken ? refuse('registration.linkUnknown') : error
}

/**
 * Makes a new e-mail address the login, by the link that was sent to it; the old one gets a mail. All other sessions,
 * remembered devices and links end. `e_mail` is the former login, or the new address, which is all that the link
 * contains. Throws registration.linkUnknown (also: of another account, or the address was taken meanwhile), and as
 * findOpenLink.
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

/** A session that does not exist: no session continues. */
const NO_SESSION = { tokenHash: Buffer.alloc(0) }

/**
 * 'It was not me', by the link that was sent to the old address: every session, remembered device and open link of the
 * account ends, also the link to the new address. The password stays, but whoever asked for the change may know it, so
 * the screen then offers to choose a new one. Done once per request key. Throws as findOpenLink.
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
