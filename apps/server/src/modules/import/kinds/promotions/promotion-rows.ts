import type pg from 'pg'
import {
  keepPastPrices,
  removeEmptyPromotions,
  removePromotionPrices,
  setPromotionPrices,
  setPromotions,
} from '../../../catalogue/catalogue.ts'

/**
 * Applies what differs. The prices of past days are kept, because the lowest price of 30 days is computed from them: a
 * product that leaves a running promotion, or gets another price there, keeps its former price in a copy of the
 * promotion that ended yesterday (key~yesterday).
 */
export async function applyPromotions(client: pg.ClientBase, today: string) {
  const heads = await applyHeads(client)
  await client.query(`
    CREATE TEMP TABLE import_promoted ON COMMIT DROP AS
    SELECT m.line, m.key, p.id AS promotion_id, m.price_list_id, m.product_id, i.price_cents, x.price_cents AS old_cents
    FROM import_match m JOIN import_stage i USING (line) JOIN promotions p ON p.key = m.key
      LEFT JOIN promotion_prices x ON x.promotion_id = p.id AND x.price_list_id = m.price_list_id
        AND x.product_id = m.product_id`)
  await keepPast(
    client,
    today,
    'SELECT promotion_id, price_list_id, product_id, old_cents FROM import_promoted WHERE old_cents <> price_cents',
  )
  const { rowCount } = await client.query(
    'SELECT FROM import_promoted WHERE old_cents IS DISTINCT FROM price_cents LIMIT 1',
  )
  if (rowCount)
    await client.query(
      setPromotionPrices('SELECT * FROM import_promoted WHERE old_cents IS DISTINCT FROM price_cents'),
    )
  const { rows } = await client.query<{ added: number; changed: number }>(
    `SELECT count(*) FILTER (WHERE old_cents IS NULL) AS added,
       count(*) FILTER (WHERE old_cents IS NOT NULL AND (old_cents <> price_cents OR key = ANY($1))) AS changed
     FROM import_promoted`,
    [heads],
  )
  return rows[0] ?? { added: 0, changed: 0 }
}

/** Inserts new promotions and updates those that differ; returns their keys. */
async function applyHeads(client: pg.ClientBase): Promise<string[]> {
  const { rowCount } = await client.query(`
    CREATE TEMP TABLE import_heads ON COMMIT DROP AS
    SELECT DISTINCT ON (i.key) i.key, i.name, i.promo_type, i.start_date, i.end_date, i.view
    FROM import_match m JOIN import_stage i USING (line)
    WHERE NOT EXISTS (
      SELECT FROM promotions o WHERE o.key = i.key
        AND (o.name, o.promo_type, o.start_date, o.end_date, o.view)
          IS NOT DISTINCT FROM (i.name, i.promo_type, i.start_date, i.end_date, i.view))
    ORDER BY i.key, i.line`)
  // Even statements that change no row would send a notification that the catalogue changed.
  if (!rowCount) return []
  const { rows } = await client.query<{ key: string }>(setPromotions('SELECT * FROM import_heads'))
  return rows.map(({ key }) => key)
}

/** Copies prices of promotions that began before today into a copy of each that ended yesterday. */
async function keepPast(client: pg.ClientBase, today: string, prices: string) {
  await client.query(`CREATE TEMP TABLE import_past ON COMMIT DROP AS
    SELECT w.*, p.key || '~' || (date '${today}' - 1) AS past_key
    FROM (${prices}) w JOIN promotions p ON p.id = w.promotion_id
    WHERE p.start_date < date '${today}' AND p.end_date >= date '${today}'`)
  const { rowCount } = await client.query('SELECT FROM import_past LIMIT 1')
  if (rowCount) await client.query(keepPastPrices('SELECT * FROM import_past', `date '${today}' - 1`))
  await client.query('DROP TABLE import_past')
}

/** Prices of promotions that are not over and that are in neither a staged nor a refused row. */
const missingOn = (today: string) => `p.end_date >= date '${today}'
  AND NOT EXISTS (SELECT FROM import_match m WHERE m.key = p.key AND m.price_list_id = x.price_list_id
    AND m.product_id = x.product_id)
  AND NOT EXISTS (SELECT FROM import_refused r WHERE r.name = g.code)
  AND NOT EXISTS (SELECT FROM import_refused r WHERE r.name = g.gtin)`
const PROMOTED = `promotion_prices x JOIN promotions p ON p.id = x.promotion_id JOIN products g ON g.id = x.product_id`

export async function countMissing(client: pg.ClientBase, today: string) {
  const { rows } = await client.query<{ known: number; missing: number }>(
    `SELECT count(*) FILTER (WHERE p.end_date >= date '${today}') AS known,
       count(*) FILTER (WHERE ${missingOn(today)}) AS missing FROM ${PROMOTED}`,
  )
  return rows[0] ?? { known: 0, missing: 0 }
}

/**
 * Removes prices that are not in the file from promotions; promotions that are then empty and have not begun are
 * deleted.
 */
export async function endMissing(client: pg.ClientBase, today: string): Promise<number> {
  const missing = `SELECT x.promotion_id, x.price_list_id, x.product_id, x.price_cents AS old_cents
    FROM ${PROMOTED} WHERE ${missingOn(today)}`
  await keepPast(client, today, missing)
  const gone = await client.query(removePromotionPrices(missing))
  const unnamed = `SELECT p.id FROM promotions p WHERE p.end_date >= date '${today}'
    AND NOT EXISTS (SELECT FROM import_match m WHERE m.key = p.key)`
  await client.query(removeEmptyPromotions(unnamed))
  return gone.rowCount ?? 0
}
