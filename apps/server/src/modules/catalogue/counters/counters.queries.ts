import { oneStatement } from '../../../platform/database/statement.ts'

export const countCompanies = oneStatement<{ count: number }>(
  'counters_companies',
  'select count(*) from companies',
)
