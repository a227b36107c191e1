import { oneStatement } from '../../../platform/statement.ts'

export const countCompanies = oneStatement<{ count: number }>(
  'counters_companies',
  'select count(*) from companies',
)
