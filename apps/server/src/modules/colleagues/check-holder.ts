import { HOLDER } from '@cambusa/domain/people/company-roles'
import type { RequestSession } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { findOwnRole } from './roles.queries.ts'

/**
 * The company of a session, if its customer is a holder of it as the database has it now. Throws
 * colleague.holdersOnly (403).
 */
export async function checkHolder(
  db: Db,
  { userId, companyId }: Pick<RequestSession, 'companyId' | 'userId'>,
): Promise<number> {
  const own = companyId === null ? undefined : await findOwnRole(db, { userId, companyId })
  if (companyId === null || own?.role !== HOLDER) throw refuse('colleague.holdersOnly')
  return companyId
}
