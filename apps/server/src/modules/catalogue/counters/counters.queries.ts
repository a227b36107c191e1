import { statement } from '../../../platform/positional-statement.ts'

export const countCompanies = statement<{ count: number }, []>(
  'counters_companies',
  'select count(*) from companies',
)
