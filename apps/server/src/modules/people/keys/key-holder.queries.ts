import type { companies, users } from '../../../platform/schema/accounts.ts'
import { findStatement, listStatement, type RowOf } from '../../../platform/database/statement.ts'

/** A customer who may have a key, locked against being closed until the transaction ends. */
export const findKeyHolder = findStatement<
  RowOf<typeof users, 'codInt' | 'firstName' | 'id' | 'isDisabled' | 'login' | 'userTypeId'>,
  { login: string }
>(
  'key_holder_find',
  `select id, login, first_name "firstName", cod_int "codInt", user_type_id "userTypeId", is_disabled "isDisabled"
   from users where lower(login) = lower($login) for key share`,
)

export type HolderCompany = RowOf<typeof companies, 'id' | 'name' | 'vatNumber'>

/** The companies that a customer code may act for. */
export const listHolderCompanies = listStatement<HolderCompany, { codInt: string }>(
  'key_holder_companies',
  `select c.id, c.name, c.vat_number "vatNumber" from companies c join company_members m on m.company_id = c.id
   where m.cod_int = $codInt order by m.is_default desc, c.id`,
)
