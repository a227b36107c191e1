import { importTexts } from '@cambusa/messages/it/operator/import'
import type pg from 'pg'
import { addPriceLists, setPriceListNames } from '../../../catalogue/catalogue.ts'
import { setPriceLists } from '../../../people/people.ts'
import type { RowRemark } from '../../rows/import-kind.ts'

const { reasons } = importTexts

/**
 * Finds the list and the company of each staged row, in import_match (line, list, price_list_id, is_new, company_id); a
 * new list gets its id here. Deletes rows of unknown companies, and returns remarks on them.
 */
export async function matchCompanies(client: pg.ClientBase): Promise<RowRemark[]> {
  await client.query(`
    CREATE TEMP TABLE import_match ON COMMIT DROP AS
    WITH named AS (
      SELECT list, max(price_list_id) AS price_list_id FROM import_stage GROUP BY list),
    numbered AS (
      SELECT list, coalesce(price_list_id, base.id + row_number() OVER (PARTITION BY price_list_id IS NULL ORDER BY list))
        AS price_list_id
      FROM named, (SELECT greatest((SELECT max(id) FROM price_lists), (SELECT max(price_list_id) FROM named), 1) AS id) base)
    SELECT i.line, i.list, n.price_list_id, l.id IS NULL AS is_new, coalesce(c.id, m.company_id) AS company_id,
      coalesce(m.count, 1) AS count, i.vat_number IS NOT NULL OR i.customer_code IS NOT NULL AS has_company
    FROM import_stage i JOIN numbered n USING (list) LEFT JOIN price_lists l ON l.id = n.price_list_id
      LEFT JOIN companies c ON c.vat_number = i.vat_number
      LEFT JOIN (SELECT cod_int, min(company_id) AS company_id, count(*) FROM company_members GROUP BY cod_int) m
        ON i.vat_number IS NULL AND m.cod_int = i.customer_code`)
  const { rows } = await client.query<{
    line: number
    vatNumber: string | null
    code: string | null
    count: number
  }>(`
    WITH gone AS (
      DELETE FROM import_match WHERE has_company AND (company_id IS NULL OR count > 1) RETURNING line, count)
    SELECT line, i.vat_number AS "vatNumber", i.customer_code AS code, count
    FROM gone JOIN import_stage i USING (line) ORDER BY line`)
  const again = await client.query<{ line: number; first: number; name: string }>(`
    WITH told AS (
      SELECT line, first_value(line) OVER (PARTITION BY company_id ORDER BY line) AS first FROM import_match WHERE has_company),
    gone AS (
      DELETE FROM import_match m USING told t WHERE m.line = t.line AND t.line <> t.first
      RETURNING m.line, t.first, m.company_id)
    SELECT line, first, c.name FROM gone JOIN companies c ON c.id = company_id ORDER BY line`)
  return [
    ...rows.map(({ line, vatNumber, code, count }) => ({
      line,
      field: vatNumber === null ? 'customerCode' : 'vatNumber',
      value: vatNumber ?? code ?? '',
      reason: count > 1 ? reasons.companiesMany : reasons.companyUnknown,
    })),
    ...again.rows.map(({ line, first, name }) => ({
      line,
      field: 'vatNumber',
      value: name,
      reason: reasons.duplicate({ line: first }),
    })),
  ]
}

/** Creates lists, names them, and assigns them to their companies, where that differs; counts rows. */
export async function applyLists(client: pg.ClientBase) {
  const named = `SELECT m.price_list_id AS id, 'company' AS kind, coalesce(max(nullif(i.name, '')), max(m.list)) AS name, min(m.line) AS line,
      bool_or(i.name <> '') AS is_named
    FROM import_match m JOIN import_stage i USING (line) WHERE %s GROUP BY m.price_list_id`
  const fresh = await client.query<{ line: number }>(`
    WITH named AS (${named.replace('%s', 'm.is_new')}),
    made AS (${addPriceLists('SELECT * FROM named')})
    SELECT line FROM made JOIN named USING (id)`)
  const renamed = await client.query<{ line: number }>(
    setPriceListNames(`SELECT * FROM (${named.replace('%s', 'NOT m.is_new')}) n WHERE n.is_named`),
  )
  const given = await client.query<{ line: number }>(setPriceLists('SELECT * FROM import_match'))
  const added = new Set(fresh.rows.map(({ line }) => line))
  const changed = new Set([...renamed.rows, ...given.rows].map(({ line }) => line))
  return { added: added.size, changed: [...changed].filter((line) => !added.has(line)).length }
}

/** Companies with a price list that are not in the file. */
const MISSING = `c.price_list_id IS NOT NULL
  AND NOT EXISTS (SELECT FROM import_match m WHERE m.company_id = c.id)
  AND NOT EXISTS (SELECT FROM import_refused r WHERE r.name = c.vat_number)`

export async function countMissing(client: pg.ClientBase) {
  const { rows } = await client.query<{ known: number; missing: number }>(
    `SELECT count(price_list_id) AS known, count(*) FILTER (WHERE ${MISSING}) AS missing FROM companies c`,
  )
  return rows[0] ?? { known: 0, missing: 0 }
}

/** Removes the lists from these companies, which then pay the public price; the lists and their prices stay. */
export async function takeListsAway(client: pg.ClientBase): Promise<number> {
  const missing = `SELECT 0 AS line, c.id AS company_id, NULL::bigint AS price_list_id FROM companies c WHERE ${MISSING}`
  const gone = await client.query(setPriceLists(missing))
  return gone.rowCount ?? 0
}
