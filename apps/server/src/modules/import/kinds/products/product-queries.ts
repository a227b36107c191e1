import { importTexts } from '@cambusa/messages/it/operator/import'
import type pg from 'pg'
import { addCategory, addProducts, setProducts, takeOffProducts } from '../../../catalogue/catalogue.ts'
import type { ImportPlan, RowRemark } from '../../rows/import-kind.ts'
import { applyPriceRows } from '../price-rows.ts'
import { filledColumns, newColumns } from './product-columns.ts'

/** Names and parents of categories, by slug. */
export type CategoryPaths = ReadonlyMap<string, { name: string; parent: string | null }>

/** Position of a category that only a product's row names: after those that have one. */
const LAST = 1000
const depthOf = (slug: string) => slug.split('/').length

/** Creates the categories that the file names and the shop does not have, first levels first. */
export async function insertCategories(client: pg.ClientBase, paths: CategoryPaths) {
  const known = await client.query<{ slug: string }>('SELECT slug FROM categories')
  const have = new Set(known.rows.map((row) => row.slug))
  const missing = [...paths].filter(([slug]) => !have.has(slug))
  for (const [slug, { name, parent }] of missing.toSorted(([a], [b]) => depthOf(a) - depthOf(b))) {
    await client.query(addCategory, [slug, name, parent, LAST, {}])
  }
}

/** Ids of the packagings in use, by code in lower case. */
export async function readPackagings(client: pg.ClientBase): Promise<Map<string, number>> {
  const { rows } = await client.query<{ code: string; id: number }>(
    'SELECT lower(code) AS code, id::float8 AS id FROM packagings WHERE is_active',
  )
  return new Map(rows.map(({ code, id }) => [code, id]))
}

/**
 * Finds the product and the category of each staged row, in import_match (line, product_id, is_new, category_id); new
 * products get their id here. Returns the lines of duplicate products.
 */
export async function matchProducts(client: pg.ClientBase, isByGtin: boolean) {
  const found = isByGtin ? 'coalesce(g.id, p.id)' : 'p.id'
  const byGtin = `LEFT JOIN (SELECT gtin, min(id) AS id FROM products WHERE gtin IS NOT NULL GROUP BY gtin) g
    ON g.gtin = i.gtin`
  await client.query(`
    CREATE TEMP TABLE import_match ON COMMIT DROP AS
    SELECT i.line, coalesce(${found}, nextval(pg_get_serial_sequence('products', 'id'))) AS product_id,
      ${found} IS NULL AS is_new, c.id AS category_id
    FROM import_stage i LEFT JOIN products p ON p.code = i.code ${isByGtin ? byGtin : ''}
      LEFT JOIN categories c ON c.slug = i.category_slug`)
  const twice = await client.query<{ line: number; first: number; code: string }>(`
    WITH told AS (
      SELECT line, product_id, first_value(line) OVER (PARTITION BY product_id ORDER BY line) AS first
      FROM import_match),
    gone AS (DELETE FROM import_match m USING told t WHERE m.line = t.line AND t.line <> t.first RETURNING m.line, t.first)
    SELECT gone.line, gone.first, i.code FROM gone JOIN import_stage i USING (line) ORDER BY 1`)
  await client.query('CREATE INDEX ON import_match (product_id)')
  await client.query('ANALYZE import_match')
  return twice.rows
}

/** Updates products that differ, except prices, and lists their ids in import_changed; returns how many. */
export async function updateChanged(client: pg.ClientBase, plan: ImportPlan): Promise<number> {
  const filled = filledColumns(plan)
  const before = filled.map(({ column }) => `p.${column}`).join(', ')
  const after = filled.map(({ value }) => value).join(', ')
  const staged = 'import_match m JOIN import_stage i ON i.line = m.line'
  const differing = await client.query(`
    CREATE TEMP TABLE import_changed ON COMMIT DROP AS
    SELECT p.id FROM products p JOIN ${staged} ON m.product_id = p.id
    WHERE NOT m.is_new AND (${before}, p.is_active) IS DISTINCT FROM (${after}, true)`)
  if (!differing.rowCount) return 0
  const values = filled.map(({ column, value }) => `, ${value} AS ${column}`).join('')
  const rows = `SELECT m.product_id${values} FROM ${staged} JOIN products p ON p.id = m.product_id
    WHERE p.id IN (SELECT id FROM import_changed)`
  await client.query(
    setProducts(
      rows,
      filled.map(({ column }) => column),
    ),
  )
  return differing.rowCount
}

/** Inserts new products. */
export async function insertNew(client: pg.ClientBase): Promise<number> {
  // Even an insert of no rows would send a notification that the catalogue changed.
  const some = await client.query('SELECT FROM import_match WHERE is_new LIMIT 1')
  if (!some.rowCount) return 0
  // Two codes may have the same slug ('A 1', 'A-1'): the later one gets a suffix.
  const slug = `CASE WHEN i.place > 1 OR EXISTS (SELECT FROM products p WHERE p.slug = i.slug)
    THEN i.slug || '-' || left(md5(i.code), 6) ELSE i.slug END`
  const values = newColumns.map(({ column, value }) => `, ${value} AS ${column}`).join('')
  const rows = `SELECT m.product_id, i.code, ${slug} AS slug, i.code AS media_key${values}
    FROM import_match m JOIN (
      SELECT s.*, row_number() OVER (PARTITION BY s.slug ORDER BY s.code) AS place
      FROM import_stage s JOIN import_match USING (line) WHERE is_new) i ON i.line = m.line`
  const fresh = await client.query(
    addProducts(
      rows,
      newColumns.map(({ column }) => column),
    ),
  )
  return fresh.rowCount ?? 0
}

/** Updates prices that differ and takes products without a price off sale; their ids are in import_changed too. */
export async function applyPrices(client: pg.ClientBase, priceListId: number) {
  await client.query(`
    CREATE TEMP TABLE import_wanted ON COMMIT DROP AS
    SELECT line, ${priceListId}::bigint AS price_list_id, m.product_id, i.price_cents
    FROM import_match m JOIN import_stage i USING (line)`)
  await applyPriceRows(client)
  await client.query(`
    INSERT INTO import_changed
    SELECT product_id FROM import_prices JOIN import_match USING (product_id) WHERE NOT is_new`)
}

/** Number of products in import_changed. */
export async function countChanged(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>('SELECT count(DISTINCT id) FROM import_changed')
  return rows[0]?.count ?? 0
}

/** Products on sale that are in neither a staged nor a refused row. */
const MISSING = `p.is_active AND NOT EXISTS (SELECT FROM import_match m WHERE m.product_id = p.id)
  AND NOT EXISTS (SELECT FROM import_refused r WHERE r.name = p.code)
  AND NOT EXISTS (SELECT FROM import_refused r WHERE r.name = p.gtin)`

export async function countMissing(client: pg.ClientBase) {
  const { rows } = await client.query<{ known: number; missing: number }>(
    `SELECT count(*) FILTER (WHERE is_active) AS known, count(*) FILTER (WHERE ${MISSING}) AS missing FROM products p`,
  )
  return rows[0] ?? { known: 0, missing: 0 }
}

/** Takes products that are not in the file off sale; their prices, history and orders stay. */
export async function takeOffMissing(client: pg.ClientBase): Promise<number> {
  const gone = await client.query(takeOffProducts(`SELECT p.id FROM products p WHERE ${MISSING}`))
  return gone.rowCount ?? 0
}

/** Remarks on products with the GTIN of another product on sale, by code, or by name if columns are the key. */
export async function remarkSharedGtins(client: pg.ClientBase): Promise<RowRemark[]> {
  const { rows } = await client.query<{ line: number; gtin: string; code: string }>(`
    SELECT i.line, i.gtin, min(CASE WHEN o.code ~ '^K[0-9A-F]{12}$' THEN o.name ELSE o.code END) AS code
    FROM import_match m JOIN import_stage i USING (line)
      JOIN products o ON o.gtin = i.gtin AND o.id <> m.product_id AND o.is_active
    WHERE m.is_new OR m.product_id IN (SELECT id FROM import_changed)
    GROUP BY 1, 2 ORDER BY 1`)
  return rows.map(({ line, gtin, code }) => ({
    line,
    field: 'gtin',
    value: gtin,
    reason: importTexts.remarks.gtinElsewhere({ code }),
  }))
}
