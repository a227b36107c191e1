import { passwordRule } from '@cambusa/domain/people/password'
import { inTransaction } from '../../../platform/database/database.ts'
import { once } from '../../../platform/idempotency/once.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { hashPassword } from '../../auth/auth.ts'
import { sendMail } from '../../mail/mail.ts'
import type { AccountNeeds } from './account-needs.ts'
import { changeCredentials } from './change-credentials.ts'
import { checkOwnPassword } from './check-password.ts'
import { updatePasswordHash } from './account-credentials.queries.ts'

/**
 * Changes the password of the signed-in customer (once per request key). The session of the call continues with its
 * remembered device; all others and every open link of the account end. Throws field.wrong, password.wrong,
 * request.tooMany, request.keyReused (409).
 */
export async function updatePassword(
  call: AccountNeeds,
  { old_password, new_password }: { old_password: string; new_password: string },
): Promise<{ login: string }> {
  const { db, config, now, session } = call
  return once(call, async (keep) => {
    const { id: userId, credentialVersion: before } = await checkOwnPassword(call, {
      field: 'old_password',
      password: old_password,
      others: { new_password: passwordRule(new_password) },
    })
    const passwordHash = await hashPassword(new_password)
    return inTransaction(db, async (tx) => {
      const account = await changeCredentials(tx, { userId, before, session }, (_tx, unchanged) =>
        updatePasswordHash(tx, { ...unchanged, passwordHash }),
      )
      if (account === undefined) throw refuse('password.wrong', undefined, { field: 'old_password' })
      const { login, firstName } = account
      await sendMail(tx, config, { kind: 'passwordChanged', to: login, userId, params: { firstName } }, now)
      return keep(tx, { login })
    })
  })
}
