import { FRESH_LOGIN_MINUTES } from '@cambusa/domain/constants'
import { loginPasswordRule } from '@cambusa/domain/people/password'
import { countCall } from '../../../platform/security/call-limits.ts'
import { checkFields, refuse, type WrongFields } from '../../../platform/http/refusal.ts'
import { isFreshLogin, isPasswordOf } from '../../auth/auth.ts'
import { ownPasswordLimits } from './account-limits.ts'
import type { AccountNeeds } from './account-needs.ts'
import { findAccount, type AccountRow } from './account-credentials.queries.ts'

/**
 * The account of the signed-in customer, after checking the password again: somebody else may sit at an open session.
 * Attempts count for all calls that ask for it. Throws field.wrong (also for the other fields), password.wrong at
 * `field`, request.tooMany.
 */
export async function checkOwnPassword(
  { db, now, session: { userId } }: Pick<AccountNeeds, 'db' | 'now' | 'session'>,
  { field, password, others }: { field: string; password: string; others: WrongFields },
): Promise<AccountRow> {
  checkFields({ [field]: loginPasswordRule(password), ...others })
  await countCall(db, ownPasswordLimits(userId), now)
  const account = await findAccount(db, { userId })
  if (account === undefined || !(await isPasswordOf(account.passwordHash, password)))
    throw refuse('password.wrong', undefined, { field })
  return account
}

/**
 * The account of a customer who typed the password for this session within the last five minutes. Throws
 * email.loginNotFresh.
 */
export async function checkFreshLogin({
  db,
  now,
  session,
}: Pick<AccountNeeds, 'db' | 'now' | 'session'>): Promise<AccountRow> {
  const account = await findAccount(db, { userId: session.userId })
  if (account === undefined) throw refuse('response419')
  if (!(await isFreshLogin(db, session, now)))
    throw refuse('email.loginNotFresh', { minutes: FRESH_LOGIN_MINUTES })
  return account
}
