import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import { STAFF_TYPES } from '@cambusa/domain/people/roles'
import type pg from 'pg'
import { sqlList } from '../../../../platform/database/sql-list.ts'
import { addCompanies, addMembers, addUsers, companiesToSet, usersToSet } from '../../../people/people.ts'
import type { ImportPlan, RowRemark } from '../../rows/import-kind.ts'
import { refuseStaged } from '../staged-remarks.ts'
import { filledBy, updateDiffering } from '../update-differing.ts'

const reasons = importKindTexts.customers
/** No password matches this hash: the customer sets one by the reset mail. */
const NO_PASSWORD = '!'

/** Columns of import_stage. */
export const customerStage = {
  login: 'text',
  first_name: 'text',
  last_name: 'text',
  phone: 'text',
  fiscal_code: 'text',
  cod_int: 'text',
  user_type_id: 'smallint',
  profile_level: 'smallint',
  is_disabled: 'boolean',
  store_id: 'bigint',
  vat_number: 'text',
  company_name: 'text',
  company_fiscal_code: 'text',
  sdi_code: 'text',
  pec: 'text',
  company_address: 'text',
  price_list_id: 'bigint',
  credit_cents: 'bigint',
  images_in_contract: 'boolean',
}

const users = 'SELECT DISTINCT ON (login) * FROM import_stage ORDER BY login, line'
const companies = `SELECT DISTINCT ON (vat_number) * FROM import_stage WHERE vat_number IS NOT NULL ORDER BY vat_number, line`

/** Deletes staged rows about staff, or with unknown stores and price lists, and returns remarks on them. */
export async function matchCustomers(client: pg.ClientBase): Promise<RowRemark[]> {
  const refusals = [
    {
      where: `EXISTS (SELECT FROM users u WHERE lower(u.login) = i.login AND u.user_type_id IN (${sqlList(STAFF_TYPES)}))`,
      field: 'login',
      value: 'i.login',
      reason: () => reasons.staff,
    },
    {
      where: `i.store_id IS NOT NULL AND NOT EXISTS (SELECT FROM stores s WHERE s.id = i.store_id AND s.kind = 'store')`,
      field: 'storeId',
      value: 'i.store_id',
      reason: (id: string) => reasons.storeMissing({ id }),
    },
    {
      where: `i.price_list_id IS NOT NULL AND NOT EXISTS (SELECT FROM price_lists l WHERE l.id = i.price_list_id)`,
      field: 'priceListId',
      value: 'i.price_list_id',
      reason: (id: string) => reasons.priceListMissing({ id }),
    },
    {
      where: `i.vat_number IS NOT NULL AND NOT EXISTS (SELECT FROM companies c WHERE c.vat_number = i.vat_number)
        AND i.company_name = ''`,
      field: 'companyName',
      value: `''`,
      reason: () => reasons.companyMissing,
    },
    {
      where: `(i.first_name = '' OR i.last_name = '') AND NOT EXISTS (SELECT FROM users u WHERE lower(u.login) = i.login)`,
      field: 'lastName',
      value: `trim(i.first_name || ' ' || i.last_name)`,
      reason: () => reasons.nameMissing,
    },
  ]
  const refused: RowRemark[] = []
  for (const refusal of refusals) refused.push(...(await refuseStaged(client, refusal)))
  return refused
}

/** Inserts and updates companies; returns the VAT numbers of changed ones. */
export async function applyCompanies(client: pg.ClientBase, plan: ImportPlan): Promise<string[]> {
  const changed = await updateDiffering(client, {
    ...companiesToSet,
    staged: companies,
    columns: filledBy(plan, companiesToSet.columns),
  })
  await client.query(addCompanies(companies))
  const { rows } = await client.query<{ vat: string }>(
    'SELECT vat_number AS vat FROM companies WHERE id = ANY($1)',
    [changed],
  )
  return rows.map(({ vat }) => vat)
}

/** Updates existing users; returns their logins in lower case. */
export async function updateUsers(client: pg.ClientBase, plan: ImportPlan): Promise<string[]> {
  const ids = await updateDiffering(client, {
    ...usersToSet,
    staged: users,
    columns: filledBy(plan, usersToSet.columns),
  })
  const { rows } = await client.query<{ login: string }>(
    'SELECT lower(login) AS login FROM users WHERE id = ANY($1)',
    [ids],
  )
  return rows.map(({ login }) => login)
}

/** Inserts new users, enabled to buy, without a password; returns their logins. */
export async function insertUsers(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ login: string }>(addUsers(users), [NO_PASSWORD])
  return rows.map(({ login }) => login)
}

/** Lets customer codes act for the companies of their rows; returns the lines with new memberships. */
export async function insertMembers(client: pg.ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ line: number }>(`
    WITH told AS (
      SELECT DISTINCT ON (i.cod_int, c.id) i.line, i.cod_int, c.id AS company_id
      FROM import_stage i JOIN companies c ON c.vat_number = i.vat_number ORDER BY i.cod_int, c.id, i.line),
    ranked AS (
      SELECT t.*, row_number() OVER (PARTITION BY t.cod_int ORDER BY t.line) = 1
        AND NOT EXISTS (SELECT FROM company_members m WHERE m.cod_int = t.cod_int AND m.is_default) AS is_default
      FROM told t),
    made AS (${addMembers('SELECT * FROM ranked')})
    SELECT told.line FROM told JOIN made USING (cod_int, company_id)`)
  return rows.map(({ line }) => line)
}
