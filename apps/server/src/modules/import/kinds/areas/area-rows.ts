import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import type pg from 'pg'
import { addAreas, removeAreas, setAreas } from '../../../delivery/delivery.ts'
import type { ImportPlan, RowRemark } from '../../rows/import-kind.ts'
import { refuseStaged } from '../staged-remarks.ts'

export const areaStage = {
  service_id: 'smallint NOT NULL',
  postal_codes: 'text[] NOT NULL',
  store_id: 'bigint',
  fee_cents: 'bigint',
  minimum_cents: 'bigint',
  is_gone: 'boolean NOT NULL',
}

/** Refuses areas of lockers, because lockers do not deliver. */
export const refuseLockers = (client: pg.ClientBase): Promise<RowRemark[]> =>
  refuseStaged(client, {
    where: `EXISTS (SELECT FROM stores s WHERE s.id = i.store_id AND s.kind = 'locker')`,
    field: 'storeId',
    value: 'i.store_id',
    reason: () => importKindTexts.areas.isLocker,
  })

/** One row per postal code of the file, with the warehouse of its store. */
const CODES = `(SELECT i.line, i.service_id, code, s.warehouse_id, i.store_id, i.fee_cents, i.minimum_cents, i.is_gone
  FROM import_stage i LEFT JOIN stores s ON s.id = i.store_id CROSS JOIN unnest(i.postal_codes) code) w`
const ofCode = 'a.delivery_service_id = w.service_id AND a.postal_code = w.code'

/** Updates what differs and adds what is new; a row counts once, as new if one of its postal codes is. */
export async function applyAreas(client: pg.ClientBase, plan: ImportPlan) {
  const linesOf = async (sql: string) =>
    (await client.query<{ line: number }>(sql)).rows.map(({ line }) => line)
  const own = (field: string, column: string) => `${plan.hasField(field) ? 'w' : 'a'}.${column}`
  const gone = await linesOf(removeAreas(`SELECT w.line, w.service_id, w.code FROM ${CODES} WHERE w.is_gone`))
  const changed = await linesOf(
    setAreas(`
      SELECT w.line, w.service_id, w.code, w.warehouse_id, w.store_id, ${own('fee', 'fee_cents')},
        ${own('minimum', 'minimum_cents')}
      FROM ${CODES} JOIN service_areas a ON ${ofCode} WHERE NOT w.is_gone`),
  )
  const isNew = `NOT w.is_gone AND NOT EXISTS (SELECT FROM service_areas a WHERE ${ofCode})`
  const added = new Set(await linesOf(`SELECT DISTINCT w.line FROM ${CODES} WHERE ${isNew}`))
  await client.query(addAreas(`SELECT w.* FROM ${CODES} WHERE NOT w.is_gone`))
  return {
    added: added.size,
    changed: new Set([...gone, ...changed].filter((line) => !added.has(line))).size,
  }
}

/** Areas that are in neither a staged nor a refused row. */
const MISSING = `NOT EXISTS (SELECT FROM import_stage i
    WHERE i.service_id = a.delivery_service_id AND a.postal_code = ANY(i.postal_codes))
  AND NOT EXISTS (SELECT FROM import_refused r WHERE split_part(r.name, ' ', 1) = a.delivery_service_id::text
    AND a.postal_code = ANY(string_to_array(split_part(r.name, ' ', 2), ',')))`

export async function countMissing(client: pg.ClientBase) {
  const { rows } = await client.query<{ known: number; missing: number }>(
    `SELECT count(*)::int AS known, (count(*) FILTER (WHERE ${MISSING}))::int AS missing FROM service_areas a`,
  )
  return rows[0] ?? { known: 0, missing: 0 }
}

export async function takeOff(client: pg.ClientBase): Promise<number> {
  const missing = `SELECT 0 AS line, a.delivery_service_id AS service_id, a.postal_code AS code
    FROM service_areas a WHERE ${MISSING}`
  const gone = await client.query(removeAreas(missing))
  return gone.rowCount ?? 0
}
