import { loginRule } from '@cambusa/domain/people/email'
import { passwordRule } from '@cambusa/domain/people/password'
import { PROFILE_LEVEL } from '@cambusa/domain/people/profile'
import { typedEmail } from '@cambusa/domain/people/typed-fields'
import { countCall } from '../../platform/call-limits.ts'
import { inTransaction } from '../../platform/database.ts'
import { once } from '../../platform/once.ts'
import { checkFields, refuse } from '../../platform/refusal.ts'
import { endOtherSessions, hashPassword } from '../auth/auth.ts'
import { useLink } from '../links/links.ts'
import { sendLink, sendMail } from '../mail/mail.ts'
import type { AccountNeeds } from './account-needs.ts'
import {
  findAccount,
  findAccountByLogin,
  updateEmailVerified,
  updatePasswordHash,
} from './credentials.queries.ts'
import { resetLimits, resetRequestLimits } from './account-limits.ts'

/**
 * Sends a link to choose a new password; an e-mail without an account, or of a closed one, gets the same answer. Throws
 * field.wrong, request.tooMany.
 */
export async function requestPasswordReset(
  call: Omit<AccountNeeds, 'session'>,
  email: string,
): Promise<{ login: string }> {
  const login = typedEmail(email)
  checkFields({ e_mail: loginRule(login) })
  await sendLink(call, {
    kind: 'passwordReset',
    email: login,
    limits: resetRequestLimits(call.ip, login),
    find: async (tx) => {
      const account = await findAccountByLogin(tx, { login })
      return account?.isDisabled === false ? account : undefined
    },
  })
  return { login }
}

/** What a new password is set with; the names of its fields differ from call to call. */
interface Reset {
  email: string
  token: string
  password: string
}

/**
 * Sets a new password by the token of a mail, also where there never was one; all other sessions and remembered devices of
 * the customer end. With a key it is done once. Throws field.wrong, request.tooMany, password.tokenUnknown (also: of another e-mail),
 * password.tokenUsed, password.tokenTooOld.
 */
export async function resetPassword(
  call: AccountNeeds,
  { email, token, password }: Reset,
): Promise<{ login: string }> {
  const { db, config, now, ip, session } = call
  checkFields({ password: passwordRule(password) })
  return once(call, async (keep) => {
    await countCall(db, resetLimits(ip, typedEmail(email)), now)
    // Worked out for a wrong token as well: the time of the answer tells nothing, and no transaction waits for it.
    const passwordHash = await hashPassword(password)
    return inTransaction(db, async (tx) => {
      const { userId } = await useLink(tx, { token, email, purpose: 'reset' }, now)
      await endOtherSessions(tx, userId, session, now)
      const { passwordHash: before = '' } = (await findAccount(tx, { userId })) ?? {}
      const account = await updatePasswordHash(tx, { userId, before, passwordHash })
      if (account === undefined) throw refuse('password.tokenUnknown')
      // Who reads the mail has the e-mail: an account that was never confirmed is so by this.
      await updateEmailVerified(tx, {
        userId,
        verified: PROFILE_LEVEL.emailVerified,
        enabled: PROFILE_LEVEL.enabled,
      })
      const { login, firstName } = account
      await sendMail(tx, config, { kind: 'passwordChanged', to: login, userId, params: { firstName } }, now)
      return keep(tx, { login })
    })
  })
}
