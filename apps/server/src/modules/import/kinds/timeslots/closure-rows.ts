import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import type pg from 'pg'
import { addClosures, removeClosures, setClosures } from '../../../timeslots/timeslots.ts'
import type { RowRemark } from '../../rows/import-kind.ts'

const reasons = importKindTexts.timeslots

const CLOSURES = `SELECT * FROM import_stage WHERE kind = 'closure'`

/** Applies days without deliveries or pickups. */
export async function applyClosures(client: pg.ClientBase): Promise<{ added: number; changed: number }> {
  const gone = await client.query(removeClosures(CLOSURES))
  const changed = await client.query(setClosures(CLOSURES))
  const added = await client.query(addClosures(CLOSURES))
  return { added: added.rowCount ?? 0, changed: (gone.rowCount ?? 0) + (changed.rowCount ?? 0) }
}

/** Remarks on closed days with bookings, which stay. */
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
