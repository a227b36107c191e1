import { findStatement, writeStatement } from '../../platform/database/statement.ts'
import type { NewSession } from './session.queries.ts'

/** Ends a session that is still good, to be replaced by another; no row: it has ended meanwhile. */
export const revokeLiveSession = findStatement<
  Omit<NewSession, 'companyId' | 'now' | 'tokenHash' | 'userId'>,
  { tokenHash: Buffer; now: Date }
>(
  'change_company_revoke_session',
  `update sessions set revoked_at = $now where token_hash = $tokenHash and revoked_at is null
   returning account_family "accountFamily", credential_version "credentialVersion", signed_in_at "signedInAt",
     kind, device, acting_user_id "actingUserId", acting_session "actingSession", expires_at "expiresAt"`,
)

/** The remembered device reopens with this company from now on. */
export const updateFamilyCompany = writeStatement<{
  family: string
  userId: number
  companyId: number | null
}>(
  'change_company_update_family',
  `update account_tokens set company_id = $companyId
   where family = $family and user_id = $userId and revoked_at is null`,
)
