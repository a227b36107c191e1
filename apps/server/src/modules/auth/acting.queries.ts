import { USER_TYPE } from '@cambusa/domain/people/roles'
import type { sessions } from '../../platform/schema/accounts.ts'
import { findStatement, type RowOf } from '../../platform/database/statement.ts'
import { COMPANY_OF_LOGIN } from './login.queries.ts'

/** A customer for whom an administrator may act: neither staff nor closed. */
export const findActedFor = findStatement<
  { userId: number; companyId: number | null; credentialVersion: number },
  { userId: number }
>(
  'acting_find_customer',
  `select u.id "userId", u.credential_version "credentialVersion", ${COMPANY_OF_LOGIN} "companyId"
   from users u
   where u.id = $userId and not u.is_disabled and u.user_type_id in (${USER_TYPE.business}, ${USER_TYPE.private})`,
)

/** Ends an acting session that is still good; no row: it has ended meanwhile, or is of another kind. */
export const revokeActing = findStatement<{ actingSession: Buffer }, { tokenHash: Buffer; now: Date }>(
  'acting_revoke',
  `update sessions set revoked_at = $now
   where token_hash = $tokenHash and revoked_at is null and kind = 'acting'
   returning acting_session "actingSession"`,
)

/** The administrator's own session, ended to be replaced by another; no row: it has ended meanwhile. */
export const revokeForReturn = findStatement<
  RowOf<
    typeof sessions,
    'companyId' | 'accountFamily' | 'credentialVersion' | 'signedInAt' | 'kind' | 'device' | 'expiresAt'
  > & { userId: number },
  { tokenHash: Buffer; now: Date }
>(
  'acting_revoke_for_return',
  `update sessions set revoked_at = $now where token_hash = $tokenHash and revoked_at is null
   returning user_id "userId", company_id "companyId", account_family "accountFamily",
     credential_version "credentialVersion", signed_in_at "signedInAt", kind, device, expires_at "expiresAt"`,
)
