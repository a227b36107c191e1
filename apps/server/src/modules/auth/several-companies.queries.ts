import type { Db } from '../../platform/database/database.ts'
import { oneStatement } from '../../platform/database/statement.ts'
import { OF_COMPANIES } from '../../platform/schema/colleagues.ts'

const countCompanies = oneStatement<{ count: number }, { userId: number }>(
  'auth_count_companies',
  `select count(*)::int count from ${OF_COMPANIES} a where a."userId" = $userId`,
)

/** Whether a customer acts for several companies, of which they choose one after signing in. */
export const hasSeveralCompanies = async (db: Db, { userId }: { userId: number }): Promise<boolean> =>
  (await countCompanies(db, { userId })).count > 1
