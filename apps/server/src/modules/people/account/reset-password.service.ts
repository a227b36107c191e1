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
  findProvidedAccount,
  updateEmailVerified,
  updatePasswordHash,
} from './account-credentials.queries.ts'
import { resetRequestLimits } from './account-limits.ts'
import { dropUnconfirmed } from './drop-unconfirmed.ts'

/**
 * Sends a link to choose a new password; an e-mail without an account, of a closed one, or of an
 * identity provider's, gets the same answer. Throws
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
      // The password of a company's own people is set where they sign in. Asked for every e-mail: all take the same time.
      const provided = await findProvidedAccount(tx, { userId: account?.id ?? 0 })
      return account?.isDisabled === false && provided === undefined ? account : undefined
    },
  })
  return { login }
}

/** The fields for a new password; their names differ between calls. */
interface Reset {
  email: string
  token: string
  password: string
}

/**
 * Sets a new password by the token of a mail, even if there was none; all other sessions, remembered devices and links
 * of the customer end. What somebody put into an account that was never confirmed is deleted. Done once per request
 * key. Throws field.wrong, password.tokenUnknown (also: of another e-mail), password.tokenUsed,
 * password.tokenSuperseded, password.tokenEnded, password.tokenTooOld; request.tooMany for wrong tokens only.
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
    // Before the transaction, so that it is shorter.
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
      // The link proves that the customer reads the e-mail: an account that was never confirmed becomes confirmed.
      const { emailVerified: verified, enabled } = PROFILE_LEVEL
      await updateEmailVerified(tx, { userId, before: credentialVersion, verified, enabled })
      // The limit for guesses of others at the login does not apply to its owner at this address.
      await noteKnownAddress(tx, { userId, address: ip, now })
      await sendMail(tx, config, { kind: 'passwordChanged', to: login, userId, params: { firstName } }, now)
      return keep(tx, { login })
    })
  })
}
