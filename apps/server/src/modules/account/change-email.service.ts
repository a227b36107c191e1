import type { DataOf } from '@cambusa/contract/endpoint'
import type { confirmRegistration } from '@cambusa/contract/registration'
import { usernameRule } from '@cambusa/domain/people/email'
import { PROFILE_LEVEL } from '@cambusa/domain/people/profile'
import { typedEmail } from '@cambusa/domain/people/typed-fields'
import { countCall } from '../../platform/call-limits.ts'
import { inTransaction, type Db } from '../../platform/database.ts'
import { once, type Keep } from '../../platform/once.ts'
import { checkFields, refuse } from '../../platform/refusal.ts'
import { endOtherSessions } from '../auth/auth.ts'
import { issueLink, revokeLinks, useLink } from '../links/links.ts'
import { sendMail } from '../mail/mail.ts'
import type { AccountNeeds } from './account-needs.ts'
import { findAccount, findAccountByLogin, updateLogin } from './credentials.queries.ts'
import { emailChangeLimits } from './account-limits.ts'

/** The new address as the old one reads it: whoever changed it is not told to everybody who reads that mailbox. */
function shownInPart(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}…${email.slice(at)}`
}

/** What the new address gets: the link, or, where it is somebody's login already, word of that. */
async function mailToNewAddress(
  tx: Db,
  { config, now }: Pick<AccountNeeds, 'config' | 'now'>,
  { email, firstName, userId, linkId }: { email: string; firstName: string; userId: number; linkId: number },
): Promise<void> {
  const holder = await findAccountByLogin(tx, { login: email })
  if (holder === undefined) {
    const params = { firstName, linkId }
    return sendMail(tx, config, { kind: 'emailConfirm', to: email, userId, params }, now)
  }
  if (holder.isDisabled) return
  const params = { firstName: holder.firstName }
  await sendMail(tx, config, { kind: 'accountExists', to: holder.login, userId: holder.id, params }, now)
}

/**
 * Sends a link to a new e-mail address, and word of it to the old one; it counts once it is confirmed. An address that has
 * an account gets the same answer and no link. With a key it is done once. Throws field.wrong (also for a PEC), email.same, request.tooMany.
 */
export async function requestEmailUpdate(
  call: AccountNeeds,
  { new_email }: { new_email: string },
): Promise<{ pendingEmail: string }> {
  const { db, config, now, ip, session } = call
  const email = typedEmail(new_email)
  checkFields({ new_email: usernameRule(email) })
  const { userId } = session
  await once<null>(call, (keep) =>
    inTransaction(db, async (tx) => {
      const account = await findAccount(tx, { userId })
      if (account === undefined) throw refuse('response419')
      const { login, firstName } = account
      if (login.toLowerCase() === email) throw refuse('email.same', undefined, { field: 'new_email' })
      await countCall(tx, emailChangeLimits(ip, userId, email), now)
      // Kept also where the address is taken: the profile shows it as waiting either way.
      const linkId = await issueLink(tx, config, { userId, purpose: 'email', email }, now)
      await mailToNewAddress(tx, { config, now }, { email, firstName, userId, linkId })
      const params = { firstName, newEmail: shownInPart(email) }
      await sendMail(tx, config, { kind: 'emailChanging', to: login, userId, params }, now)
      return keep(tx, null)
    }),
  )
  return { pendingEmail: email }
}

/** The database's refusal of a login that somebody got first; any other error as it is. */
function rethrowTaken(error: unknown): never {
  const isTaken = error instanceof Error && 'constraint' in error && error.constraint === 'users_login'
  throw isTaken ? refuse('registration.linkUnknown') : error
}

/**
 * Makes a new e-mail address the login, by the link that it was sent. Other sessions and remembered devices end, links sent
 * to the old address are good no more. Throws registration.linkUnknown (also: of another account, or the address became
 * somebody's meanwhile), registration.linkUsed, registration.linkTooOld.
 */
export async function confirmEmailChange(
  { db, now, session }: Pick<AccountNeeds, 'db' | 'now' | 'session'>,
  { e_mail, reg_control_code, new_email }: { e_mail: string; reg_control_code: string; new_email: string },
  keep: Keep<DataOf<typeof confirmRegistration>>,
): Promise<DataOf<typeof confirmRegistration>> {
  return inTransaction(db, async (tx) => {
    const link = { token: reg_control_code, email: new_email, purpose: 'email' } as const
    const { userId, email: login } = await useLink(tx, link, now)
    await revokeLinks(tx, { userId, purpose: 'reset', now })
    await revokeLinks(tx, { userId, purpose: 'verify', now })
    await endOtherSessions(tx, userId, session, now)
    const { emailVerified: verified, enabled } = PROFILE_LEVEL
    const changed = await updateLogin(tx, { userId, before: typedEmail(e_mail), login, verified, enabled })
    if (changed === undefined) throw refuse('registration.linkUnknown')
    return keep(tx, { what: 'email', ...changed })
  }).catch(rethrowTaken)
}
