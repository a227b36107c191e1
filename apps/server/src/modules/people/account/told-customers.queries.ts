import { USER_TYPE } from '@cambusa/domain/people/roles'

/** An empty cell keeps the current value. */
const filled = (field: string, column: string, from = column) => ({
  field,
  column,
  value: `coalesce(nullif(i.${from}, ''), t.${column})`,
})
const told = (field: string, column: string, from = column) => ({
  field,
  column,
  value: `coalesce(i.${from}, t.${column})`,
})

const userColumns = [
  filled('firstName', 'first_name'),
  filled('lastName', 'last_name'),
  filled('phone', 'phone'),
  told('fiscalCode', 'fiscal_code'),
  filled('codInt', 'cod_int'),
  told('userType', 'user_type_id'),
  told('level', 'profile_level'),
  told('isDisabled', 'is_disabled'),
  told('storeId', 'default_store_id', 'store_id'),
]

const companyColumns = [
  filled('companyName', 'name', 'company_name'),
  told('companyFiscalCode', 'fiscal_code', 'company_fiscal_code'),
  filled('sdiCode', 'sdi_code'),
  filled('pec', 'pec'),
  filled('companyAddress', 'address', 'company_address'),
  told('priceListId', 'price_list_id'),
  told('credit', 'credit_cents'),
  told('imagesInContract', 'images_in_contract'),
]

/**
 * Columns of existing companies and users that a file may change: `t` is the row of the table, `i` that of the file.
 */
export const companiesToSet = {
  table: 'companies',
  join: 't.vat_number = i.vat_number',
  columns: companyColumns,
}
export const usersToSet = { table: 'users', join: 'lower(t.login) = i.login', columns: userColumns }

/** Statement that adds new companies; `rows` has one row of a file's columns for each VAT number. */
export const addCompanies = (rows: string) => `
  insert into companies (name, vat_number, fiscal_code, sdi_code, pec, address, price_list_id, credit_cents,
    images_in_contract)
  select i.company_name, i.vat_number, i.company_fiscal_code, nullif(i.sdi_code, ''), nullif(i.pec, ''),
    i.company_address, i.price_list_id, coalesce(i.credit_cents, 0), coalesce(i.images_in_contract, false)
  from (${rows}) i where not exists (select from companies c where c.vat_number = i.vat_number)
  order by i.line`

/**
 * Statement that adds new users, enabled to buy, with the password hash $1; `rows` has one row of a file's columns for
 * each login. Returns their logins.
 */
export const addUsers = (rows: string) => `
  insert into users (login, password_hash, user_type_id, first_name, last_name, phone, fiscal_code, profile_level,
    cod_int, is_disabled, default_store_id)
  select i.login, $1, coalesce(i.user_type_id, case when i.vat_number is null then ${USER_TYPE.private} else ${USER_TYPE.business} end), i.first_name,
    i.last_name, i.phone, i.fiscal_code, coalesce(i.profile_level, 2), nullif(i.cod_int, ''),
    coalesce(i.is_disabled, false), i.store_id
  from (${rows}) i where not exists (select from users u where lower(u.login) = i.login) order by i.line
  returning login`

/**
 * Statement that lets customer codes act for companies; `rows` has cod_int, company_id and is_default. Returns the new
 * rows.
 */
export const addMembers = (rows: string) => `
  insert into company_members (cod_int, company_id, is_default)
  select cod_int, company_id, is_default from (${rows}) r on conflict do nothing returning cod_int, company_id`

/**
 * Statement that changes the price lists of companies; `rows` has line, company_id and price_list_id. Returns the
 * lines.
 */
export const setPriceLists = (rows: string) => `
  update companies c set price_list_id = r.price_list_id from (${rows}) r
  where c.id = r.company_id and c.price_list_id is distinct from r.price_list_id returning r.line`
