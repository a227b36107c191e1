import type { Company } from '@cambusa/contract/people/companies'
import type { Platform, RequestSession } from '../../../platform/http/context.ts'
import { inTransaction, type Db } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { reopenForCompany, type Sessions } from '../../auth/auth.ts'
import { findOwnCompany, listCompanies } from './companies.queries.ts'

/**
 * Companies of the customer's own code; none for private customers, and for a till the one of its key. Throws
 * company.unknown for a code of others.
 */
export async function ownCompanies(
  db: Db,
  { userId, user, kind, companyId }: RequestSession,
  codInt: string | undefined,
): Promise<Company[]> {
  if (codInt !== undefined && codInt !== user.codInt)
    throw refuse('company.unknown', undefined, { field: 'uid' })
  const all = await listCompanies(db, { userId })
  return kind === 'technical' ? all.filter((company) => company.company_id === companyId) : all
}

/**
 * Changes the company acted for: the session gets a new id, the remembered device follows, and cart, prices, credit,
 * addresses and orders are those of that company. Throws company.unknown.
 */
export async function changeCompany(
  { db, sessions }: Pick<Platform, 'db'> & { sessions: Pick<Sessions, 'forget' | 'load'> },
  before: RequestSession,
  companyId: number,
  now: Date,
): Promise<{ token: string; session: RequestSession }> {
  const token = await inTransaction(db, async (tx) => {
    const company = await findOwnCompany(tx, { userId: before.userId, companyId })
    if (company === undefined) throw refuse('company.unknown', undefined, { field: 'company_id' })
    return reopenForCompany(tx, before, companyId, now)
  })
  sessions.forget(before)
  return { token, session: await sessions.load(token, now) }
}
