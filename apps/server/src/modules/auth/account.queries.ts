import { OF_COMPANIES } from '../../platform/schema/colleagues.ts'
import type { accountTokens, users } from '../../platform/schema/accounts.ts'
import {
  findStatement,
  listStatement,
  writeStatement,
  type RowOf,
} from '../../platform/database/statement.ts'
import { IS_DEMO_ACCOUNT } from './demo-accounts.queries.ts'

/** A remembered account, as found by its token. */
export interface AccountRow
  extends
    RowOf<
      typeof accountTokens,
      | 'family'
      | 'userId'
      | 'companyId'
      | 'expiresAt'
      | 'replacedAt'
      | 'revokedAt'
      | 'credentialVersion'
      | 'device'
      | 'firstUsedAt'
    >,
    RowOf<typeof users, 'isDisabled' | 'userTypeId'> {
  isDemo: boolean
  /** Login or password have been changed since, the account was closed, or its customer left the company. */
  isOutdated: boolean
}

/** The account of a token, locked until the transaction ends, so that concurrent uses run one after the other. */
export const lockAccount = findStatement<AccountRow, { tokenHash: Buffer }>(
  'find_account_for_update',
  `select a.family, a.user_id "userId", a.company_id "companyId", a.expires_at "expiresAt",
     a.replaced_at "replacedAt", a.revoked_at "revokedAt", u.is_disabled "isDisabled", u.user_type_id "userTypeId",
     a.device, a.first_used_at "firstUsedAt", a.credential_version "credentialVersion",
     a.credential_version <> u.credential_version or a.company_id is not null and not exists (
       select from ${OF_COMPANIES} m where m."userId" = a.user_id and m."companyId" = a.company_id) "isOutdated",
     ${IS_DEMO_ACCOUNT} "isDemo"
   from account_tokens a join users u on u.id = a.user_id where a.token_hash = $tokenHash for update of a`,
)

export const insertAccountToken = writeStatement<{
  tokenHash: Buffer
  family: string
  userId: number
  companyId: number | null
  expiresAt: Date
  credentialVersion: number
  device: string
  firstUsedAt: Date
  now: Date
}>(
  'insert_account_token',
  `insert into account_tokens (token_hash, family, user_id, company_id, expires_at, credential_version, device,
     first_used_at, created_at)
   values ($tokenHash, $family, $userId, $companyId, $expiresAt, $credentialVersion, $device, $firstUsedAt, $now)`,
)

export const updateAccountReplaced = writeStatement<{ tokenHash: Buffer; now: Date }>(
  'update_account_replaced',
  'update account_tokens set replaced_at = $now where token_hash = $tokenHash',
)

/** Every session of a remembered account, then every token of it, locked until the transaction ends. */
export const lockFamilySessions = listStatement<{ tokenHash: Buffer }, { family: string }>(
  'lock_family_sessions',
  'select token_hash "tokenHash" from sessions where account_family = $family order by token_hash for update',
)
export const lockFamilyTokens = listStatement<{ tokenHash: Buffer }, { family: string }>(
  'lock_family_tokens',
  'select token_hash "tokenHash" from account_tokens where family = $family order by token_hash for update',
)

/** Ends every token of a remembered account. */
export const revokeAccountTokens = writeStatement<{ family: string; now: Date }>(
  'revoke_account_tokens',
  'update account_tokens set revoked_at = $now where family = $family and revoked_at is null',
)

/** Ends every session that a remembered account opened. */
export const revokeFamilySessions = writeStatement<{ family: string; now: Date }>(
  'revoke_family_sessions',
  'update sessions set revoked_at = $now where account_family = $family and revoked_at is null',
)

export const removeAccountsExpiredBefore = writeStatement<{ before: Date }>(
  'remove_expired_accounts',
  'delete from account_tokens where expires_at < $before',
)
