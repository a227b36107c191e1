import { loginPasswordRule, passwordRule } from '@cambusa/domain/people/password'
import { countCall } from '../../platform/call-limits.ts'
import { inTransaction } from '../../platform/database.ts'
import { once } from '../../platform/once.ts'
import { checkFields, refuse } from '../../platform/refusal.ts'
import { endOtherSessions, hashPassword, isPasswordOf } from '../auth/auth.ts'
import { revokeLinks } from '../links/links.ts'
import { sendMail } from '../mail/mail.ts'
import type { AccountNeeds } from './account-needs.ts'
import { findAccount, updatePasswordHash } from './credentials.queries.ts'
import { passwordChangeLimits } from './account-limits.ts'

const wrongPassword = () => refuse('password.wrong', undefined, { field: 'old_password' })

/**
 * Changes the password of who is signed in, with a key once. The session of the call goes on with its remembered device, all
 * others end, and a link to choose another password is good no more. Throws field.wrong, password.wrong, request.tooMany,
 * request.keyReused (409).
 */
export async function updatePassword(
  call: AccountNeeds,
  { old_password, new_password }: { old_password: string; new_password: string },
): Promise<{ login: string }> {
  const { db, config, now, session } = call
  checkFields({ old_password: loginPasswordRule(old_password), new_password: passwordRule(new_password) })
  const { userId } = session
  return once(call, async (keep) => {
    await countCall(db, passwordChangeLimits(userId), now)
    const { passwordHash: before } = (await findAccount(db, { userId })) ?? {}
    if (before === undefined || !(await isPasswordOf(before, old_password))) throw wrongPassword()
    const passwordHash = await hashPassword(new_password)
    return inTransaction(db, async (tx) => {
      await revokeLinks(tx, { userId, purpose: 'reset', now })
      await endOtherSessions(tx, userId, session, now)
      const account = await updatePasswordHash(tx, { userId, before, passwordHash })
      if (account === undefined) throw wrongPassword()
      const { login, firstName } = account
      await sendMail(tx, config, { kind: 'passwordChanged', to: login, userId, params: { firstName } }, now)
      return keep(tx, { login })
    })
  })
}
