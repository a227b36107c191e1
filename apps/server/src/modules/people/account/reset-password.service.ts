import { loginRule } from '@cambusa/domain/people/email'
import { passwordRule } from '@cambusa/domain/people/password'
import { PROFILE_LEVEL } from '@cambusa/domain/people/profile'
import { typedEmail } from '@cambusa/domain/people/typed-fields'
import { once } from '../../../platform/idempotency/once.ts'
import { checkFields, refuse } from '../../../platform/http/refusal.ts'
import { hashPassword, noteKnownAddress } from '../../auth/auth.ts'
import { findOpenLink, actByLink } from '../../links/links.ts'
import { sendLink, sendMail } from '../../mail/mail.ts'
import type { AccountNeeds } from './account-needs.ts'
import { changeCredentials } from './change-credentials.ts'
import {
  findAccount,
  findAccountByLogin,
  updateEmailVerified,
  updatePasswordHash,
} from './account-credentials.queries.ts'
import { resetRequestLimits } from './account-limits.ts'
import { dropUnconfirmed } from './drop-unconfirmed.ts'

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
    limits: resetRequestLimits(call.ip),
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
 * Sets a new password by the token of a mail, also where there never was one; all other sessions, remembered devices and links
 * of the customer end. What somebody put into an account that was never confirmed goes. With a key it is done once. Throws
 * field.wrong, password.tokenUnknown (also: of another e-mail), password.tokenUsed, password.tokenSuperseded,
 * password.tokenEnded, password.tokenTooOld; request.tooMany for wrong tokens alone.
 */
export async function resetPassword(
  call: AccountNeeds,
  { email, token, password }: Reset,
): Promise<{ login: string }> {
  const { db, config, now, ip, session } = call
  checkFields({ password: passwordRule(password) })
  return once(call, async (keep) => {
    const link = await findOpenLink({ db, ip, now }, { token, email, purpose: 'reset' })
    const { userId, credentialVersion: before } = link
    // Before the transaction, which does not wait for it.
    const passwordHash = await hashPassword(password)
    return actByLink({ db, now }, link, async (tx) => {
      const known = await findAccount(tx, { userId })
      if (known !== undefined && known.profileLevel < PROFILE_LEVEL.emailVerified)
        await dropUnconfirmed(tx, userId)
      const account = await changeCredentials(tx, { userId, before, session }, (_tx, unchanged) =>
        updatePasswordHash(tx, { ...unchanged, passwordHash }),
      )
      if (account === undefined) throw refuse('password.tokenUnknown')
      const { login, firstName, credentialVersion } = account
      // Who reads the mail has the e-mail: an account that was never confirmed is so by this.
      const { emailVerified: verified, enabled } = PROFILE_LEVEL
      await updateEmailVerified(tx, { userId, before: credentialVersion, verified, enabled })
      // Guesses of others at the login do not keep its owner from signing in here with the new password.
      await noteKnownAddress(tx, { userId, address: ip, now })
      await sendMail(tx, config, { kind: 'passwordChanged', to: login, userId, params: { firstName } }, now)
      return keep(tx, { login })
    })
  })
}
