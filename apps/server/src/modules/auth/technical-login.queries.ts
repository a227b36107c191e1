import type { users } from '../../platform/schema/accounts.ts'
import { OF_COMPANIES } from '../../platform/schema/colleagues.ts'
import type { technicalKeys } from '../../platform/schema/technical-keys.ts'
import { findStatement, type RowOf } from '../../platform/database/statement.ts'
import { IS_DEMO_ACCOUNT } from './demo-accounts.queries.ts'

/** A key, and the customer as whom it signs in. */
export interface KeyRow
  extends
    RowOf<
      typeof technicalKeys,
      'companyId' | 'expiresAt' | 'id' | 'name' | 'secretHash' | 'userId' | 'withdrawnAt'
    >,
    RowOf<typeof users, 'credentialVersion' | 'isDisabled' | 'userTypeId'> {
  isDemo: boolean
  /** The customer still belongs to the company. */
  isMember: boolean
}

export const findKey = findStatement<KeyRow, { key: string }>(
  'technical_login_find_key',
  `select k.id, k.secret_hash "secretHash", k.name, k.company_id "companyId", k.user_id "userId", k.expires_at "expiresAt",
     k.withdrawn_at "withdrawnAt", u.credential_version "credentialVersion", u.is_disabled "isDisabled",
     u.user_type_id "userTypeId", ${IS_DEMO_ACCOUNT} "isDemo",
     exists (select from ${OF_COMPANIES} a where a."userId" = u.id and a."companyId" = k.company_id) "isMember"
   from technical_keys k join users u on u.id = k.user_id where k.key = $key`,
)
