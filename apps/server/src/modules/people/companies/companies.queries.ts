import { OF_COMPANIES } from '../../../platform/schema/colleagues.ts'
import { IS_NOT_LEFT_OUT } from '../../../platform/schema/sso.ts'
import { PROFILE_LEVEL } from '@cambusa/domain/people/profile'
import { findStatement, listStatement } from '../../../platform/database/statement.ts'

export interface CompanyRow {
  company_id: number
  company_name: string
}

/** Condition: the e-mail is confirmed, as membership begins with that. */
const IS_CONFIRMED = `u.profile_level >= ${PROFILE_LEVEL.emailVerified}`

/** Companies that the customer acts for, the default one first. */
export const listCompanies = listStatement<CompanyRow, { userId: number }>(
  'companies_list',
  `select c.id company_id, c.name company_name
   from users u join ${OF_COMPANIES} a on a."userId" = u.id join companies c on c.id = a."companyId"
   where u.id = $userId and ${IS_CONFIRMED} and ${IS_NOT_LEFT_OUT} order by a."isDefault" desc, lower(c.name), c.id`,
)

/**
 * A company that the customer acts for. Nothing is locked: a session for a company ends by itself when its customer no
 * longer acts for it.
 */
export const findOwnCompany = findStatement<{ id: number }, { userId: number; companyId: number }>(
  'companies_find_own',
  `select c.id from users u join ${OF_COMPANIES} a on a."userId" = u.id join companies c on c.id = a."companyId"
   where u.id = $userId and c.id = $companyId and ${IS_CONFIRMED} and ${IS_NOT_LEFT_OUT}`,
)
