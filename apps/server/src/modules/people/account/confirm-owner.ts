import { FRESH_LOGIN_MINUTES } from '@cambusa/domain/constants'
import { refuse } from '../../../platform/http/refusal.ts'
import { isFreshLogin } from '../../auth/auth.ts'
import { findAccount, type AccountRow } from './account-credentials.queries.ts'
import type { AccountNeeds } from './account-needs.ts'
import { checkOwnPassword } from './check-password.ts'

type Needs = Pick<AccountNeeds, 'db' | 'now' | 'session'>

/** How the owner of an account confirms an act: where an identity provider has the password, by a fresh login. */
export const confirmedBy = ({ session }: Pick<Needs, 'session'>) =>
  session.kind === 'sso' ? ('login' as const) : ('password' as const)

/**
 * The account, confirmed by its password, or by a fresh login where the password is somebody else's. Throws
 * password.wrong, account.loginNotFresh, field.wrong, request.tooMany, 419 where the account is gone.
 */
export async function confirmOwner(call: Needs, password: string): Promise<AccountRow> {
  if (confirmedBy(call) === 'password')
    return checkOwnPassword(call, { field: 'password', password, others: {} })
  const { db, now, session } = call
  const account = await findAccount(db, { userId: session.userId })
  if (account === undefined) throw refuse('response419')
  if (!(await isFreshLogin(db, session, now)))
    throw refuse('account.loginNotFresh', { minutes: FRESH_LOGIN_MINUTES })
  return account
}
