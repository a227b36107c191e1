import { OF_COMPANIES } from '../../../platform/schema/colleagues.ts'
import type { companies, users } from '../../../platform/schema/accounts.ts'
import { findStatement, listStatement, type RowOf } from '../../../platform/database/statement.ts'

/** A customer who may have a key, locked against being closed until the transaction ends. */
export const findKeyHolder = findStatement<
  RowOf<typeof users, 'firstName' | 'id' | 'isDisabled' | 'login' | 'userTypeId'>,
  { login: string }
>(
  'key_holder_find',
  `select id, login, first_name "firstName", user_type_id "userTypeId", is_disabled "isDisabled"
   from users where lower(login) = lower($login) for key share`,
)

export type HolderCompany = RowOf<typeof companies, 'id' | 'name' | 'vatNumber'>

/** The companies that a customer acts for, the default one first. */
export const listHolderCompanies = listStatement<HolderCompany, { userId: number }>(
  'key_holder_companies',
  `select c.id, c.name, c.vat_number "vatNumber" from ${OF_COMPANIES} a join companies c on c.id = a."companyId"
   where a."userId" = $userId order by a."isDefault" desc, c.id`,
)
