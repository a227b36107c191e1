import type pg from 'pg'
import { addHours, removeHours } from '../../../stores/stores.ts'

/** A week in `hours` (WeekRow) of rows that say one. */
const weeks = `SELECT i.store_id, w.weekday, w."from"::time AS opens_at, w."to"::time AS closes_at
  FROM import_stage i CROSS JOIN LATERAL jsonb_to_recordset(i.hours) AS w (weekday smallint, "from" text, "to" text)`
const stores = 'SELECT store_id FROM import_stage WHERE hours IS NOT NULL'

/** Makes the week of each store the one that its row says, if it says one; returns the stores whose week changed. */
export async function applyHours(client: pg.ClientBase): Promise<number[]> {
  const removed = await client.query<{ storeId: number }>(removeHours(weeks, stores))
  const added = await client.query<{ storeId: number }>(addHours(weeks))
  return [...removed.rows, ...added.rows].map(({ storeId }) => storeId)
}
