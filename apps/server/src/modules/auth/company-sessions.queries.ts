import { writeStatement } from '../../platform/database/statement.ts'

/**
 * Ends the sessions of a customer for one company, and the remembered logins that reopen for it; every process learns it
 * from the database.
 */
export const endCompanySessions = writeStatement<{ userId: number; companyId: number; now: Date }>(
  'auth_end_company_sessions',
  `with logins as (
     update account_tokens set revoked_at = $now
     where user_id = $userId and company_id = $companyId and revoked_at is null)
   update sessions set revoked_at = $now where user_id = $userId and company_id = $companyId and revoked_at is null`,
)
