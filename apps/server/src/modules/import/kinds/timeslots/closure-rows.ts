import { importKindTexts } from '@cambusa/messages/it/import-kinds'
import type pg from 'pg'
import type { RowRemark } from '../../rows/import-kind.ts'

const reasons = importKindTexts.timeslots

/** The closure `c` that the row `i` speaks of. */
const ofRow = `i.kind = 'closure' AND c.date = i.date AND c.warehouse_id IS NOT DISTINCT FROM i.warehouse_id
  AND c.delivery_service_id IS NOT DISTINCT FROM i.service_id`

/** Days on which nothing is delivered or handed out. */
export async function applyClosures(client: pg.ClientBase): Promise<{ added: number; changed: number }> {
  const gone = await client.query(`DELETE FROM closures c USING import_stage i WHERE ${ofRow} AND i.is_gone`)
  const changed = await client.query(
    `UPDATE closures c SET reason = i.reason FROM import_stage i
     WHERE ${ofRow} AND NOT i.is_gone AND c.reason <> i.reason`,
  )
  const added = await client.query(
    `INSERT INTO closures (warehouse_id, delivery_service_id, date, reason)
     SELECT i.warehouse_id, i.service_id, i.date, i.reason FROM import_stage i
     WHERE i.kind = 'closure' AND NOT i.is_gone AND NOT EXISTS (SELECT FROM closures c WHERE ${ofRow}) ORDER BY i.line`,
  )
  return { added: added.rowCount ?? 0, changed: (gone.rowCount ?? 0) + (changed.rowCount ?? 0) }
}

/** Closed days on which something is booked already: it stays. */
export async function listBookedOnClosed(client: pg.ClientBase): Promise<RowRemark[]> {
  const { rows } = await client.query<{ line: number; value: string; count: number }>(
    `SELECT i.line, i.date::text AS value, sum(t.booked)::int AS count
     FROM import_stage i JOIN timeslots t ON t.date = i.date
       AND (i.warehouse_id IS NULL OR i.warehouse_id = t.warehouse_id)
       AND (i.service_id IS NULL OR i.service_id = t.delivery_service_id)
     WHERE i.kind = 'closure' AND NOT i.is_gone GROUP BY 1, 2 HAVING sum(t.booked) > 0 ORDER BY 1`,
  )
  return rows.map(({ line, value, count }) => ({
    line,
    field: 'date',
    value,
    reason: reasons.bookedOnClosed({ count }),
  }))
}
