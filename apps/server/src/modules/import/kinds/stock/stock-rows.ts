import { ORDERS_WITHOUT_GOODS } from '@cambusa/domain/orders/order-sets'
import type pg from 'pg'
import { sqlList } from '../../../../platform/database/sql-list.ts'
import { addStock, setStock } from '../../../catalogue/catalogue.ts'

/** Products of the file's warehouses that are in stock but not in the file. */
const MISSING = `s.quantity > 0 AND NOT EXISTS (
    SELECT FROM import_match m WHERE m.warehouse_id = s.warehouse_id AND m.product_id = s.product_id)
  AND NOT EXISTS (SELECT FROM import_refused r WHERE r.name = p.code)
  AND NOT EXISTS (SELECT FROM import_refused r WHERE r.name = p.gtin)`
const STOCK_OF_FILE = `stock s JOIN products p ON p.id = s.product_id
  JOIN (SELECT DISTINCT warehouse_id FROM import_match) w ON w.warehouse_id = s.warehouse_id`

export async function countMissing(client: pg.ClientBase) {
  const { rows } = await client.query<{ known: number; missing: number }>(
    `SELECT count(*) FILTER (WHERE s.quantity > 0) AS known, count(*) FILTER (WHERE ${MISSING}) AS missing
     FROM ${STOCK_OF_FILE}`,
  )
  return rows[0] ?? { known: 0, missing: 0 }
}

/**
 * Sets products that are not in the file to out of stock (a deleted row would mean that stock is not tracked); returns
 * how many.
 */
export async function takeOffMissing(client: pg.ClientBase): Promise<number> {
  await client.query(`
    CREATE TEMP TABLE import_missing ON COMMIT DROP AS
    SELECT s.warehouse_id, s.product_id FROM ${STOCK_OF_FILE} WHERE ${MISSING}`)
  const added = await client.query(`
    INSERT INTO import_match (line, product_id, count, warehouse_id)
    SELECT 0, product_id, 1, warehouse_id FROM import_missing`)
  return added.rowCount ?? 0
}

/** Quantities ordered of each product since $1, which the file does not contain. */
const ORDERED = `(
  SELECT o.warehouse_id, l.product_id, sum(l.quantity) AS quantity
  FROM orders o JOIN order_items l ON l.order_id = o.id
  WHERE o.placed_at >= $1 AND o.status not in (${sqlList(ORDERS_WITHOUT_GOODS)}) GROUP BY 1, 2)`

/** New stock of each product that differs: the file's quantity less what was ordered meanwhile. */
const LEFT = `SELECT d.line, d.warehouse_id, d.product_id,
    greatest(d.quantity - coalesce(o.quantity, 0), 0) AS quantity
  FROM import_differing d LEFT JOIN ${ORDERED} o USING (warehouse_id, product_id)`

/**
 * Updates quantities that differ. Rows are locked in the same order as by shoppers (warehouse and product), as late and
 * as briefly as possible; then orders placed since the file was counted are subtracted, so that sold goods do not
 * return to stock.
 */
export async function applyStock(client: pg.ClientBase, asOf: Date) {
  // Without locks first: most rows of a nightly file change nothing.
  await client.query(
    `CREATE TEMP TABLE import_differing ON COMMIT DROP AS
     SELECT m.line, m.warehouse_id, m.product_id, coalesce(i.quantity, 0)::numeric(12,3) AS quantity,
       s.quantity IS NULL AS is_new
     FROM import_match m LEFT JOIN import_stage i USING (line)
       LEFT JOIN stock s ON s.warehouse_id = m.warehouse_id AND s.product_id = m.product_id
       LEFT JOIN ${ORDERED} o ON o.warehouse_id = m.warehouse_id AND o.product_id = m.product_id
     WHERE s.quantity IS DISTINCT FROM greatest(coalesce(i.quantity, 0) - coalesce(o.quantity, 0), 0)`,
    [asOf],
  )
  await client.query('ANALYZE import_differing')
  const { rows } = await client.query<{ added: number; old: number }>(
    'SELECT count(*) FILTER (WHERE is_new) AS added, count(*) FILTER (WHERE NOT is_new) AS old FROM import_differing',
  )
  const { added = 0, old = 0 } = rows[0] ?? {}
  const changed = old > 0 ? await updateQuantities(client, asOf) : 0
  if (added > 0) await client.query(addStock(`${LEFT} WHERE d.is_new`), [asOf])
  return { added, changed }
}

async function updateQuantities(client: pg.ClientBase, asOf: Date): Promise<number> {
  await client.query(`
    SELECT FROM stock s JOIN import_differing d USING (warehouse_id, product_id)
    ORDER BY s.warehouse_id, s.product_id FOR UPDATE OF s`)
  // A separate statement, so that it sees orders that were committed while it waited for locks.
  const { rows } = await client.query<{ changed: number }>(
    `WITH changed AS (${setStock(`${LEFT} WHERE NOT d.is_new`)})
     SELECT count(*) FILTER (WHERE line > 0) AS changed FROM changed`,
    [asOf],
  )
  return rows[0]?.changed ?? 0
}
