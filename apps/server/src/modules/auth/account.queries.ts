import { statement } from '../../platform/positional-statement.ts'
import { IS_DEMO_ACCOUNT } from './demo-accounts.queries.ts'

/** A remembered account as its token finds it. */
export interface AccountRow {
  family: string
  userId: number
  companyId: number | null
  expiresAt: Date
  replacedAt: Date | null
  revokedAt: Date | null
  isDisabled: boolean
  isDemo: boolean
}

/** The account of a token, locked until the transaction ends: of two that use it at once one comes first. */
export const findAccountForUpdate = statement<AccountRow, [tokenHash: Buffer]>(
  'find_account_for_update',
  `select a.family, a.user_id "userId", a.company_id "companyId", a.expires_at "expiresAt",
     a.replaced_at "replacedAt", a.revoked_at "revokedAt", u.is_disabled "isDisabled",
     ${IS_DEMO_ACCOUNT} "isDemo"
   from account_tokens a join users u on u.id = a.user_id where a.token_hash = $1 for update of a`,
)

export const insertAccountToken = statement<
  never,
  [tokenHash: Buffer, family: string, userId: number, companyId: number | null, expiresAt: Date, now: Date]
>(
  'insert_account_token',
  `insert into account_tokens (token_hash, family, user_id, company_id, expires_at, created_at)
   values ($1, $2, $3, $4, $5, $6)`,
)

export const updateAccountReplaced = statement<never, [tokenHash: Buffer, now: Date]>(
  'update_account_replaced',
  'update account_tokens set replaced_at = $2 where token_hash = $1',
)

/** Ends every token of a remembered account. */
export const revokeAccountTokens = statement<never, [family: string, now: Date]>(
  'revoke_account_tokens',
  'update account_tokens set revoked_at = $2 where family = $1 and revoked_at is null',
)

/** Ends every session that a remembered account opened. */
export const revokeFamilySessions = statement<never, [family: string, now: Date]>(
  'revoke_family_sessions',
  'update sessions set revoked_at = $2 where account_family = $1 and revoked_at is null',
)

export const removeAccountsExpiredBefore = statement<never, [before: Date]>(
  'remove_expired_accounts',
  'delete from account_tokens where expires_at < $1',
)
