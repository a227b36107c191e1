import { importKindTexts } from '@cambusa/messages/it/import-kinds'
import type pg from 'pg'
import type { RowRemark } from '../../rows/import-kind.ts'
import { refuseStaged } from '../staged-remarks.ts'
import type { WindowKey } from './plan-week.ts'

const reasons = importKindTexts.timeslots

/** The slot `t` that the row `i` of a single day speaks of. */
const ofRow = `i.kind = 'single' AND t.warehouse_id = i.warehouse_id AND t.delivery_service_id = i.service_id
  AND t.date = i.date AND t.begin_time = i.begin_time`
const cutoffAt = `((i.date + i.begin_time - make_interval(mins => i.cutoff_minutes)) AT TIME ZONE 'Europe/Rome')`
/** A slot with bookings keeps its end, and never has fewer places than are booked. */
const after = `CASE WHEN t.booked > 0 THEN t.end_time ELSE i.end_time END, greatest(i.capacity, t.booked),
  coalesce(${cutoffAt}, t.cutoff_at), nullif(i.reason, ''), true`
const differs = `ROW(t.end_time, t.capacity, t.cutoff_at, t.closed_reason, t.is_single) IS DISTINCT FROM ROW(${after})`

/** A new single slot must say until when it takes orders. */
export function refuseWithoutCutoff(client: pg.ClientBase): Promise<RowRemark[]> {
  const where = `i.kind = 'single' AND NOT i.is_gone AND i.cutoff_minutes IS NULL
    AND NOT EXISTS (SELECT FROM timeslots t WHERE ${ofRow})`
  return refuseStaged(client, { where, field: 'cutoff', value: `''`, reason: () => reasons.cutoffMissing })
}

interface Applied {
  added: number
  changed: number
  /** Windows of single days that go: the week counts again there. */
  gone: WindowKey[]
}

/** Slots of single days: those of the file replace what the week says, and stay when the week changes. */
export async function applySingles(client: pg.ClientBase): Promise<Applied> {
  const changed = await client.query(
    `UPDATE timeslots t SET (end_time, capacity, cutoff_at, closed_reason, is_single) = (${after})
     FROM import_stage i WHERE ${ofRow} AND NOT i.is_gone AND ${differs}`,
  )
  const { rows: gone } = await client.query<WindowKey>(
    `UPDATE timeslots t SET is_single = false, closed_reason = NULL
     FROM import_stage i WHERE ${ofRow} AND i.is_gone AND t.is_single
     RETURNING t.warehouse_id::float8 AS "warehouseId", t.delivery_service_id AS "serviceId",
       extract(isodow FROM t.date)::int AS weekday, t.begin_time::text AS "beginTime"`,
  )
  const added = await client.query(
    `INSERT INTO timeslots
       (warehouse_id, delivery_service_id, date, begin_time, end_time, capacity, cutoff_at, closed_reason, is_single)
     SELECT i.warehouse_id, i.service_id, i.date, i.begin_time, i.end_time, i.capacity, ${cutoffAt},
       nullif(i.reason, ''), true
     FROM import_stage i WHERE i.kind = 'single' AND NOT i.is_gone AND NOT EXISTS (SELECT FROM timeslots t WHERE ${ofRow})
     ORDER BY i.line`,
  )
  return { added: added.rowCount ?? 0, changed: (changed.rowCount ?? 0) + gone.length, gone }
}

/** Single days that have more bookings than the file gives them places, or another end. */
export async function listHeldBack(client: pg.ClientBase): Promise<RowRemark[]> {
  const { rows } = await client.query<{
    line: number
    capacity: number
    booked: number
    end: string
    isOtherEnd: boolean
  }>(
    `SELECT i.line, i.capacity, t.booked, to_char(t.end_time, 'HH24:MI') AS "end", t.end_time <> i.end_time AS "isOtherEnd"
     FROM import_stage i JOIN timeslots t ON ${ofRow}
     WHERE NOT i.is_gone AND t.booked > 0 AND (i.capacity < t.booked OR t.end_time <> i.end_time) ORDER BY i.line`,
  )
  return rows.flatMap(({ line, capacity, booked, end, isOtherEnd }) => [
    ...(capacity < booked
      ? [{ line, field: 'capacity', value: String(capacity), reason: reasons.booked({ count: booked }) }]
      : []),
    ...(isOtherEnd ? [{ line, field: 'end', value: end, reason: reasons.endKept({ end }) }] : []),
  ])
}
