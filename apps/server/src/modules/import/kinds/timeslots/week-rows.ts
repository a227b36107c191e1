import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import type pg from 'pg'
import { closeSlots, openSlots, removeUnusedSlots, setSlots } from '../../../holds/holds.ts'
import { putWindow, removeWindow } from '../../../timeslots/timeslots.ts'
import type { RowRemark } from '../../rows/import-kind.ts'
import type { StagedWeek, WeekPlan, WeekWindow, WindowKey } from './plan-week.ts'

const reasons = importKindTexts.timeslots

/** The weekly windows of the shop. */
export async function listWindows(client: pg.ClientBase): Promise<WeekWindow[]> {
  const { rows } = await client.query<WeekWindow>(`
    SELECT warehouse_id::float8 AS "warehouseId", delivery_service_id AS "serviceId", weekday,
      to_char(begin_time, 'HH24:MI') AS "beginTime", to_char(end_time, 'HH24:MI') AS "endTime", capacity,
      cutoff_minutes AS "cutoffMinutes"
    FROM timeslot_templates ORDER BY id`)
  return rows
}

export async function listStagedWeek(client: pg.ClientBase): Promise<StagedWeek[]> {
  const { rows } = await client.query<StagedWeek>(`
    SELECT line, kind, warehouse_id::float8 AS "warehouseId", service_id AS "serviceId", weekday,
      to_char(begin_time, 'HH24:MI') AS "beginTime", to_char(end_time, 'HH24:MI') AS "endTime", capacity, cutoff,
      is_gone AS "isGone"
    FROM import_stage WHERE kind IN ('week', 'cutoff') ORDER BY line`)
  return rows
}

/** Writes windows that are new or differ and deletes removed ones, which are remembered for their slots. */
export async function applyWeek(client: pg.ClientBase, { put, remove }: WeekPlan): Promise<void> {
  for (const window of put)
    await client.query(putWindow, [
      window.warehouseId,
      window.serviceId,
      window.weekday,
      window.beginTime,
      window.endTime,
      window.capacity,
      window.cutoffMinutes,
    ])
  for (const window of remove)
    await client.query(removeWindow, [window.warehouseId, window.serviceId, window.weekday, window.beginTime])
}

/** Joins a slot `t` with the window `w` that it was created from. */
const ofWindow = `w.warehouse_id = t.warehouse_id AND w.delivery_service_id = t.delivery_service_id
  AND w.weekday = extract(isodow FROM t.date) AND w.begin_time = t.begin_time`
const cutoffAt = `((t.date + t.begin_time - make_interval(mins => w.cutoff_minutes)) AT TIME ZONE 'Europe/Rome')`
const differs = `(t.end_time, t.capacity, t.cutoff_at) IS DISTINCT FROM (w.end_time, w.capacity, ${cutoffAt})`
/** Future slots that follow the weekly windows of the file's warehouses and services. */
const follows = `NOT t.is_single AND t.date >= $1
  AND EXISTS (SELECT FROM import_stage i WHERE i.kind <> 'closure' AND i.service_id = t.delivery_service_id
    AND (i.warehouse_id IS NULL OR i.warehouse_id = t.warehouse_id))`

/**
 * Locks the future slots that the file may change, in the order of their ids, as shoppers lock them: from here on
 * nobody can book them until the file is applied.
 */
export async function lockSlotsOfFile(client: pg.ClientBase, today: string): Promise<void> {
  await client.query(
    `SELECT FROM timeslots t WHERE t.date >= $1
       AND EXISTS (SELECT FROM import_stage i WHERE i.kind <> 'closure' AND i.service_id = t.delivery_service_id
         AND (i.warehouse_id IS NULL OR i.warehouse_id = t.warehouse_id))
     ORDER BY t.id FOR NO KEY UPDATE OF t`,
    [today],
  )
}

/** Updates future slots to the weekly windows; those with bookings stay unchanged. */
export async function followWeek(client: pg.ClientBase, today: string): Promise<void> {
  const windows = `SELECT t.id, w.end_time, w.capacity, ${cutoffAt} AS cutoff_at
    FROM timeslots t JOIN timeslot_templates w ON ${ofWindow} WHERE ${follows}`
  await client.query(setSlots(windows), [today])
  const reopened = `SELECT t.id FROM timeslots t JOIN timeslot_templates w ON ${ofWindow}
    WHERE ${follows} AND t.closed_reason = $2`
  await client.query(openSlots(reopened), [today, reasons.windowGone])
}

/** Future slots without a window: deleted if nothing refers to them, else closed. */
export async function leaveWindows(
  client: pg.ClientBase,
  today: string,
  gone: readonly WindowKey[],
): Promise<void> {
  const orphans = `SELECT t.id FROM timeslots t
    WHERE ${follows} AND NOT EXISTS (SELECT FROM timeslot_templates w WHERE ${ofWindow})
      AND EXISTS (SELECT FROM unnest($2::bigint[], $3::smallint[], $4::smallint[], $5::time[])
        AS g (warehouse_id, delivery_service_id, weekday, begin_time)
        WHERE g.warehouse_id = t.warehouse_id AND g.delivery_service_id = t.delivery_service_id
          AND g.weekday = extract(isodow FROM t.date) AND g.begin_time = t.begin_time)`
  const values = [
    today,
    gone.map(({ warehouseId }) => warehouseId),
    gone.map(({ serviceId }) => serviceId),
    gone.map(({ weekday }) => weekday),
    gone.map(({ beginTime }) => beginTime),
  ]
  await client.query(removeUnusedSlots(orphans), values)
  await client.query(closeSlots(orphans, '$6'), [...values, reasons.windowGone])
}

/** Remarks on rows whose slots have bookings and stay unchanged. */
export async function listKeptSlots(client: pg.ClientBase, today: string): Promise<RowRemark[]> {
  const { rows } = await client.query<{ line: number; value: string; count: number }>(
    `SELECT i.line, to_char(i.begin_time, 'HH24:MI') AS value, count(*)::int AS count
     FROM import_stage i JOIN timeslots t ON i.kind = 'week' AND i.warehouse_id = t.warehouse_id
       AND i.service_id = t.delivery_service_id AND i.weekday = extract(isodow FROM t.date)
       AND i.begin_time = t.begin_time
     LEFT JOIN timeslot_templates w ON ${ofWindow}
     WHERE t.date >= $1 AND NOT t.is_single AND t.booked > 0 AND (w.id IS NULL OR ${differs})
     GROUP BY 1, 2 ORDER BY 1`,
    [today],
  )
  return rows.map(({ line, value, count }) => ({
    line,
    field: 'begin',
    value,
    reason: reasons.kept({ count }),
  }))
}
