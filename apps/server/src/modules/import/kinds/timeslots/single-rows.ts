import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import type pg from 'pg'
import { addSingleSlots, dropSingleSlots, setSingleSlots } from '../../../holds/holds.ts'
import type { RowRemark } from '../../rows/import-kind.ts'
import { refuseStaged } from '../staged-remarks.ts'
import type { WindowKey } from './plan-week.ts'

const reasons = importKindTexts.timeslots

/** Joins a slot `t` with a row `i` for a single day. */
const ofRow = `i.kind = 'single' AND t.warehouse_id = i.warehouse_id AND t.delivery_service_id = i.service_id
  AND t.date = i.date AND t.begin_time = i.begin_time`
const SINGLES = `SELECT * FROM import_stage i WHERE i.kind = 'single'`

/** Refuses new single slots without a cut-off. */
export function refuseWithoutCutoff(client: pg.ClientBase): Promise<RowRemark[]> {
  const where = `i.kind = 'single' AND NOT i.is_gone AND i.cutoff_minutes IS NULL
    AND NOT EXISTS (SELECT FROM timeslots t WHERE ${ofRow})`
  return refuseStaged(client, { where, field: 'cutoff', value: `''`, reason: () => reasons.cutoffMissing })
}

interface Applied {
  added: number
  changed: number
  /** Windows of removed single days: they follow the weekly templates again. */
  gone: WindowKey[]
}

/** Slots of single days: those in the file replace the weekly ones, and stay when the week changes. */
export async function applySingles(client: pg.ClientBase): Promise<Applied> {
  const changed = await client.query(setSingleSlots(`${SINGLES} AND NOT i.is_gone`))
  const { rows: gone } = await client.query<WindowKey>(dropSingleSlots(`${SINGLES} AND i.is_gone`))
  const added = await client.query(addSingleSlots(`${SINGLES} AND NOT i.is_gone`))
  return { added: added.rowCount ?? 0, changed: (changed.rowCount ?? 0) + gone.length, gone }
}

/** Remarks on single days with more bookings than the file's capacity, or with bookings and another end. */
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
