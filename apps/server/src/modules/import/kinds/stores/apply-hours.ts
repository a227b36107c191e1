import { HOLIDAY } from '@cambusa/domain/delivery/store-hours'
import type pg from 'pg'
import { addHours, removeHours } from '../../../stores/stores.ts'

/**
 * A week in `hours` (WeekRow) of rows that say one. Public holidays that it does not mention stay: the column of a nightly
 * file usually has only the week.
 */
const weeks = `SELECT i.store_id, w.weekday, w."from"::time AS opens_at, w."to"::time AS closes_at
    FROM import_stage i CROSS JOIN LATERAL jsonb_to_recordset(i.hours) AS w (weekday smallint, "from" text, "to" text)
  UNION ALL SELECT h.store_id, h.weekday, h.opens_at, h.closes_at FROM import_stage i JOIN store_hours h USING (store_id)
    WHERE h.weekday = ${HOLIDAY} AND NOT i.hours @> '[{"weekday": ${HOLIDAY}}]'`
const stores = 'SELECT store_id FROM import_stage WHERE hours IS NOT NULL'

/** Makes the week of each store the one that its row says, if it says one; returns the stores whose week changed. */
export async function applyHours(client: pg.ClientBase): Promise<number[]> {
  const removed = await client.query<{ storeId: number }>(removeHours(weeks, stores))
  const added = await client.query<{ storeId: number }>(addHours(weeks))
  return [...removed.rows, ...added.rows].map(({ storeId }) => storeId)
}
