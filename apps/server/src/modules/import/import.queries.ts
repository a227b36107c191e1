import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { ProductMap } from './product-map.ts'
import type { ProductDraft } from './product-row.ts'

/** A draft with the category that it belongs to, ready to be staged. */
export interface StagedProduct extends Omit<ProductDraft, 'categoryPath'> {
  categorySlug: string
}

/** Only one file is applied at a time; shoppers read and buy meanwhile. */
export async function beginImport(client: pg.PoolClient) {
  await client.query('BEGIN')
  await client.query('SET LOCAL statement_timeout = 0')
  await client.query(`SELECT pg_advisory_xact_lock(hashtext('cambusa.import'))`)
  await client.query('CREATE TEMP TABLE import_rows (draft jsonb NOT NULL) ON COMMIT DROP')
}

const copyText = (json: string) => json.replaceAll('\\', '\\\\').replaceAll('\t', '\\t')

/** Streams drafts into the staging table. */
export async function stageProducts(client: pg.PoolClient, drafts: AsyncIterable<StagedProduct>) {
  async function* lines() {
    for await (const draft of drafts) yield `${copyText(JSON.stringify(draft))}\n`
  }
  await pipeline(Readable.from(lines()), client.query(copyFrom('COPY import_rows (draft) FROM STDIN')))
}

/** Spreads the staged rows into columns and finds the product that each one is. */
export async function matchProducts(client: pg.PoolClient, map: ProductMap) {
  await client.query(`
    CREATE TEMP TABLE import_products ON COMMIT DROP AS
    SELECT r.* FROM import_rows, jsonb_to_record(draft) AS r(
      code text, gtin text, slug text, name text, format text, brand text, producer text, "categorySlug" text,
      kind text, "qtyMult" numeric(12,3), "minAcq" numeric(12,3), "weightSelling" numeric(12,3),
      "stepSelling" numeric(12,3), "unitSelling" text, content numeric(12,3), "contentUnit" text,
      "vatRate" smallint, "isFood" boolean, details jsonb, "priceCents" bigint)`)
  await client.query('ALTER TABLE import_products ADD product_id bigint, ADD category_id bigint')
  if (map.key === 'gtin')
    await client.query('UPDATE import_products i SET product_id = p.id FROM products p WHERE p.gtin = i.gtin')
  await client.query(
    'UPDATE import_products i SET product_id = p.id FROM products p WHERE i.product_id IS NULL AND p.code = i.code',
  )
  await client.query(
    'UPDATE import_products i SET category_id = c.id FROM categories c WHERE c.slug = i."categorySlug"',
  )
  // Two codes may read alike in a URL ('A 1', 'A-1'): the later one gets a mark of its own.
  await client.query(`
    UPDATE import_products i SET slug = i.slug || '-' || left(md5(i.code), 6) FROM (
      SELECT code, row_number() OVER (PARTITION BY slug ORDER BY code) AS place FROM import_products) AS s
    WHERE s.code = i.code AND i.product_id IS NULL
      AND (s.place > 1 OR EXISTS (SELECT 1 FROM products p WHERE p.slug = i.slug))`)
  await client.query('CREATE INDEX ON import_products (product_id)')
  await client.query('ANALYZE import_products')
}

/** Creates the categories that the file names and the shop has not; paths from the first level down. */
export async function insertCategories(
  client: pg.PoolClient,
  paths: Map<string, { name: string; parent: string | null }>,
) {
  const known = await client.query<{ slug: string }>('SELECT slug FROM categories')
  const have = new Set(known.rows.map((row) => row.slug))
  const missing = [...paths]
    .filter(([slug]) => !have.has(slug))
    .toSorted(([a], [b]) => depthOf(a) - depthOf(b))
  for (const [slug, { name, parent }] of missing) {
    await client.query(
      `INSERT INTO categories (slug, name, parent_id, position)
       VALUES ($1, $2, (SELECT id FROM categories WHERE slug = $3), 1000)`,
      [slug, name, parent],
    )
  }
}

const depthOf = (slug: string) => slug.split('/').length

/** Columns of products that a file fills, by what its map names: what it does not know it does not touch. */
function filledColumns(map: ProductMap): { column: string; value: string }[] {
  const { columns } = map
  const tells = (named: unknown, column: string, value: string) =>
    named === undefined ? [] : [{ column, value }]
  const sheet = columns.ingredients ?? columns.storage ?? columns.origin ?? columns.text ?? columns.nutrition
  return [
    { column: 'name', value: 'i.name' },
    { column: 'vat_rate', value: 'i."vatRate"' },
    ...tells(columns.gtin, 'gtin', 'coalesce(i.gtin, p.gtin)'),
    ...tells(columns.format, 'format', 'i.format'),
    ...tells(columns.brand, 'brand', 'i.brand'),
    ...tells(columns.producer, 'producer', 'i.producer'),
    ...tells(columns.category, 'category_id', 'i.category_id'),
    ...tells(columns.kind ?? map.kind, 'kind', 'i.kind'),
    ...tells(columns.kind ?? map.kind, 'weight_unit_selling', `CASE i.kind WHEN 'Sfuso' THEN 'g' END`),
    ...tells(columns.kind ?? map.kind, 'weight_unit_base', `CASE i.kind WHEN 'Sfuso' THEN 'kg' END`),
    ...tells(columns.kind ?? map.kind, 'weight_selling', 'i."weightSelling"'),
    ...tells(columns.kind ?? map.kind, 'step_selling', 'i."stepSelling"'),
    ...tells(columns.unit ?? map.unit, 'unit_selling', 'i."unitSelling"'),
    ...tells(columns.qtyMult, 'qty_mult', 'i."qtyMult"'),
    ...tells(columns.minAcq, 'min_acq', 'i."minAcq"'),
    ...tells(columns.format ?? columns.unitPrice, 'content', 'i.content'),
    ...tells(columns.format ?? columns.unitPrice, 'content_unit', 'i."contentUnit"'),
    ...tells(columns.isFood ?? map.isFood, 'is_food', 'i."isFood"'),
    ...tells(sheet, 'details', 'p.details || i.details'),
  ]
}

/** Ids of the products that the file changes, without prices. */
async function updateChanged(client: pg.PoolClient, map: ProductMap): Promise<number[]> {
  const filled = filledColumns(map)
  const before = filled.map(({ column }) => `p.${column}`).join(', ')
  const after = filled.map(({ value }) => value).join(', ')
  const differing = `FROM products p JOIN import_products i ON i.product_id = p.id
    WHERE (${before}, p.is_active) IS DISTINCT FROM (${after}, true)`
  const found = await client.query<{ id: number }>(`SELECT p.id ${differing}`)
  if (found.rows.length === 0) return []
  const assignments = filled.map(({ column, value }) => `${column} = ${value}`).join(', ')
  await client.query(
    `UPDATE products p SET ${assignments}, is_active = true, updated_at = now()
     FROM import_products i WHERE i.product_id = p.id AND p.id = ANY($1)`,
    [found.rows.map((row) => row.id)],
  )
  return found.rows.map((row) => row.id)
}

async function insertNew(client: pg.PoolClient): Promise<number> {
  const fresh = await client.query('SELECT 1 FROM import_products WHERE product_id IS NULL LIMIT 1')
  if (fresh.rowCount === 0) return 0
  const inserted = await client.query(`
    INSERT INTO products (code, gtin, slug, name, format, brand, producer, category_id, kind, qty_mult, min_acq,
      weight_selling, step_selling, weight_unit_selling, weight_unit_base, unit_selling, content, content_unit,
      vat_rate, is_food, allergens, details, media_key)
    SELECT code, gtin, slug, name, format, brand, producer, category_id, kind, "qtyMult", "minAcq",
      "weightSelling", "stepSelling", CASE kind WHEN 'Sfuso' THEN 'g' END, CASE kind WHEN 'Sfuso' THEN 'kg' END,
      "unitSelling", content, "contentUnit", "vatRate", "isFood", '{}', details, code
    FROM import_products WHERE product_id IS NULL ORDER BY code`)
  await client.query(
    'UPDATE import_products i SET product_id = p.id FROM products p WHERE i.product_id IS NULL AND p.code = i.code',
  )
  return inserted.rowCount ?? 0
}

/** Sets the prices that differ and takes off sale what the file lists without one; ids of what changed. */
async function applyPrices(client: pg.PoolClient, priceListId: number): Promise<number[]> {
  const differing = await client.query<{ id: number; isGone: boolean }>(
    `SELECT i.product_id AS id, i."priceCents" IS NULL AS "isGone" FROM import_products i
     LEFT JOIN prices x ON x.product_id = i.product_id AND x.price_list_id = $1
     WHERE x.price_cents IS DISTINCT FROM i."priceCents"`,
    [priceListId],
  )
  const gone = differing.rows.filter((row) => row.isGone).map((row) => row.id)
  const set = differing.rows.filter((row) => !row.isGone).map((row) => row.id)
  if (gone.length > 0)
    await client.query('DELETE FROM prices WHERE price_list_id = $1 AND product_id = ANY($2)', [
      priceListId,
      gone,
    ])
  if (set.length > 0)
    await client.query(
      `INSERT INTO prices (price_list_id, product_id, price_cents)
       SELECT $1, product_id, "priceCents" FROM import_products WHERE product_id = ANY($2) ORDER BY product_id
       ON CONFLICT (price_list_id, product_id) DO UPDATE SET price_cents = excluded.price_cents`,
      [priceListId, set],
    )
  return differing.rows.map((row) => row.id)
}

/** Applies what is staged; how many products are new and how many changed. */
export async function applyProducts(client: pg.PoolClient, map: ProductMap, priceListId: number) {
  const added = await insertNew(client)
  const changed = new Set(await updateChanged(client, map))
  const fresh = await client.query<{ id: number }>(
    `SELECT id FROM products WHERE created_at = now() AND id IN (SELECT product_id FROM import_products)`,
  )
  if (map.columns.price !== undefined)
    for (const id of await applyPrices(client, priceListId)) changed.add(id)
  for (const { id } of fresh.rows) changed.delete(id)
  return { added, changed: changed.size }
}

/** The shelf list is there from the first file on: a shop that was never filled can be loaded too. */
export async function ensureShelfList(client: pg.PoolClient, name: string) {
  await client.query(
    `INSERT INTO price_lists (id, name, kind) VALUES (1, $1, 'shelf') ON CONFLICT DO NOTHING`,
    [name],
  )
}

/** Whether a price list exists. */
export async function hasPriceList(client: pg.PoolClient, priceListId: number): Promise<boolean> {
  const found = await client.query('SELECT 1 FROM price_lists WHERE id = $1', [priceListId])
  return found.rowCount === 1
}
