import type { sessions, users } from '../../platform/schema/accounts.ts'
import { findStatement, listStatement, writeStatement, type RowOf } from '../../platform/statement.ts'

interface Kept {
  userId: number
  /** Session of the caller, which goes on where it is the customer's. */
  kept: Buffer
}

/** Sessions of a customer, locked until the transaction ends. */
export const lockSessions = listStatement<RowOf<typeof sessions, 'accountFamily'>, { userId: number }>(
  'end_sessions_lock',
  `select account_family "accountFamily" from sessions where user_id = $userId and revoked_at is null
   order by token_hash for update`,
)

/** Remembered devices of a customer, locked until the transaction ends. */
export const lockAccountTokens = listStatement<{ family: string }, { userId: number }>(
  'end_sessions_lock_accounts',
  `select family from account_tokens where user_id = $userId and revoked_at is null order by token_hash for update`,
)

/** The customer, locked against whoever opens a session for him: its row refers to this one. */
export const lockCustomer = findStatement<RowOf<typeof users, 'id'>, { userId: number }>(
  'end_sessions_lock_user',
  'select id from users where id = $userId for update',
)

export const revokeOtherSessions = writeStatement<Kept & { now: Date }>(
  'end_sessions_revoke',
  `update sessions set revoked_at = $now where user_id = $userId and revoked_at is null and token_hash <> $kept`,
)

export const revokeOtherAccounts = writeStatement<Kept & { now: Date }>(
  'end_sessions_revoke_accounts',
  `update account_tokens set revoked_at = $now where user_id = $userId and revoked_at is null
     and family is distinct from (select account_family from sessions where token_hash = $kept and user_id = $userId)`,
)

/** An account that still has the password that was just found right, kept from changing until the transaction ends. */
export const findUnchangedPassword = findStatement<
  RowOf<typeof users, 'id'>,
  { userId: number; passwordHash: string }
>(
  'end_sessions_password_unchanged',
  `select id from users where id = $userId and password_hash = $passwordHash and not is_disabled for key share`,
)
