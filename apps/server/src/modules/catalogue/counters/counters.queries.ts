import { statement } from '../../../platform/statement.ts'

export const countCompanies = statement<{ count: number }, []>(
  'counters_companies',
  'select count(*) from companies',
)
