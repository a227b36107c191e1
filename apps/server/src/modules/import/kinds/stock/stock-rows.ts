import { ORDER_STATUS } from '@cambusa/domain/order-status'
import type pg from 'pg'

/** Goods of the file's warehouses that it does not name, though there were some. */
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

/** Notes what the file does not name as out of stock (without a row it would be sold freely); answers how many. */
export async function takeOffMissing(client: pg.ClientBase): Promise<number> {
  await client.query(`
    CREATE TEMP TABLE import_missing ON COMMIT DROP AS
    SELECT s.warehouse_id, s.product_id FROM ${STOCK_OF_FILE} WHERE ${MISSING}`)
  const added = await client.query(`
    INSERT INTO import_match (line, product_id, count, warehouse_id)
    SELECT 0, product_id, 1, warehouse_id FROM import_missing`)
  return added.rowCount ?? 0
}

/**
 * Sets the quantities that differ. Rows are locked as shoppers lock them, by warehouse and product, as late and as
 * shortly as can be; then what was ordered since the file was true is counted and taken off: whoever has bought in the
 * meantime holds it already, and nothing that is gone comes back.
 */
export async function applyStock(client: pg.ClientBase, asOf: Date) {
  const ordered = `(
    SELECT o.warehouse_id, l.product_id, sum(l.quantity) AS quantity
    FROM orders o JOIN order_items l ON l.order_id = o.id
    WHERE o.placed_at >= $1 AND o.status <> ${ORDER_STATUS.cancelled} GROUP BY 1, 2)`
  const wanted = `
    SELECT m.line, m.warehouse_id, m.product_id, s.quantity AS old_quantity,
      greatest(coalesce(i.quantity, 0) - coalesce(d.quantity, 0), 0)::numeric(12,3) AS quantity
    FROM import_match m LEFT JOIN import_stage i USING (line)
      LEFT JOIN stock s ON s.warehouse_id = m.warehouse_id AND s.product_id = m.product_id
      LEFT JOIN ${ordered} d ON d.warehouse_id = m.warehouse_id AND d.product_id = m.product_id`
  // Without locks first: most of a night's file changes nothing.
  await client.query(
    `CREATE TEMP TABLE import_differing ON COMMIT DROP AS
     SELECT line, warehouse_id, product_id FROM (${wanted}) w WHERE old_quantity IS DISTINCT FROM quantity`,
    [asOf],
  )
  await client.query('ANALYZE import_differing')
  await client.query(`
    SELECT FROM stock s JOIN import_differing d USING (warehouse_id, product_id)
    ORDER BY s.warehouse_id, s.product_id FOR UPDATE OF s`)
  await client.query(
    `CREATE TEMP TABLE import_quantities ON COMMIT DROP AS
     SELECT w.* FROM (${wanted}) w JOIN import_differing d USING (warehouse_id, product_id)
     WHERE w.old_quantity IS DISTINCT FROM w.quantity`,
    [asOf],
  )
  return setQuantities(client)
}

async function setQuantities(client: pg.ClientBase) {
  const counted = await client.query<{ added: number; changed: number; old: number }>(`
    SELECT count(*) FILTER (WHERE old_quantity IS NULL) AS added,
      count(*) FILTER (WHERE old_quantity IS NOT NULL AND line > 0) AS changed, count(old_quantity) AS old
    FROM import_quantities`)
  const { added, changed, old } = counted.rows[0] ?? { added: 0, changed: 0, old: 0 }
  if (old > 0)
    await client.query(`
      UPDATE stock s SET quantity = q.quantity FROM import_quantities q
      WHERE s.warehouse_id = q.warehouse_id AND s.product_id = q.product_id`)
  if (added > 0)
    await client.query(`
      INSERT INTO stock (warehouse_id, product_id, quantity)
      SELECT warehouse_id, product_id, quantity FROM import_quantities WHERE old_quantity IS NULL
      ORDER BY warehouse_id, product_id`)
  return { added, changed }
}
