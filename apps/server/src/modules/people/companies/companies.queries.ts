import { IS_NOT_LEFT_OUT } from '../../../platform/schema/sso.ts'
import { PROFILE_LEVEL } from '@cambusa/domain/people/profile'
import { findStatement, listStatement } from '../../../platform/database/statement.ts'

export interface CompanyRow {
  company_id: number
  company_name: string
}

/** Condition: the e-mail is confirmed, as membership begins with that. */
const IS_CONFIRMED = `u.profile_level >= ${PROFILE_LEVEL.emailVerified}`

/** Companies that the customer's own code may act for, the default one first. */
export const listCompanies = listStatement<CompanyRow, { userId: number }>(
  'companies_list',
  `select c.id company_id, c.name company_name
   from users u join company_members m on m.cod_int = u.cod_int join companies c on c.id = m.company_id
   where u.id = $userId and ${IS_CONFIRMED} and ${IS_NOT_LEFT_OUT} order by m.is_default desc, lower(c.name), c.id`,
)

/** A company of the customer's own code, locked until the transaction ends. */
export const findOwnCompany = findStatement<{ id: number }, { userId: number; companyId: number }>(
  'companies_find_own',
  `select m.company_id id from users u join company_members m on m.cod_int = u.cod_int join companies c on c.id = m.company_id
   where u.id = $userId and m.company_id = $companyId and ${IS_CONFIRMED} and ${IS_NOT_LEFT_OUT}
   for key share of m`,
)
