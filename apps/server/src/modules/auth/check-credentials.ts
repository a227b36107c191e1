import type { Platform } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { mayNotSignIn } from './demo-accounts.ts'
import type { Caller } from './known-caller.ts'
import { countAttempt, type CountedAttempt } from './login-attempts.ts'
import { findLogin, type LoginRow } from './login.queries.ts'
import { isPasswordOf } from './password-hash.ts'

const BAD_REQUEST = 400

/** An account whose password was right, and the attempt that was counted before it was checked. */
export interface CheckedLogin {
  account: LoginRow
  attempt: CountedAttempt
}

/**
 * The account of these credentials. The attempt stays counted: the caller forgives it when nothing is missing. Throws
 * auth.loginRequired, auth.passwordRequired (400); auth.wrongCredentials, for an unknown login too, which takes the
 * same time; user.notEnabled (403) for an account that was closed; request.tooMany (429).
 */
export async function checkCredentials(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  { login, password }: { login: string; password: string },
  caller: Caller,
  now: Date,
): Promise<CheckedLogin> {
  const name = login.trim().toLowerCase()
  if (name === '') throw refuse('auth.loginRequired', undefined, { field: 'login', httpStatus: BAD_REQUEST })
  if (password === '')
    throw refuse('auth.passwordRequired', undefined, { field: 'password', httpStatus: BAD_REQUEST })
  const attempt = await countAttempt(db, name, caller, now)
  const account = await findLogin(db, { login: name })
  const isRight = await isPasswordOf(account?.passwordHash, password)
  if (account === undefined || !isRight || mayNotSignIn(config, account, password))
    throw refuse('auth.wrongCredentials')
  if (account.isDisabled) throw refuse('user.notEnabled', { missing: '' })
  return { account, attempt }
}
