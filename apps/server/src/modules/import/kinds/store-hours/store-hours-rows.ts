import { HOLIDAY } from '@cambusa/domain/delivery/store-hours'
import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import type pg from 'pg'
import { addExceptions, addHours, removeExceptions, removeHours } from '../../../stores/stores.ts'
import type { RowRemark } from '../../rows/import-kind.ts'
import { refuseStaged } from '../staged-remarks.ts'

const reasons = importKindTexts.storeHours

/** Columns of import_stage: weekdays are empty for a row of a date; both times null: closed. */
export const storeHoursStage = {
  store_id: 'bigint NOT NULL',
  weekdays: 'smallint[] NOT NULL',
  date: 'date',
  opens_at: 'time',
  closes_at: 'time',
  reason: 'text NOT NULL',
  is_gone: 'boolean NOT NULL',
}

/** The staged rows by day: weekday null for a date. */
const DAYS = `(SELECT i.line, i.store_id, d.weekday, i.date, i.opens_at, i.closes_at, i.reason, i.is_gone
  FROM import_stage i LEFT JOIN unnest(i.weekdays) AS d (weekday) ON true)`
const endOf = (row: string) =>
  `CASE WHEN ${row}.closes_at <= ${row}.opens_at THEN '24:00' ELSE ${row}.closes_at END`

/** Lines that contradict an earlier one of the same day: they overlap, or only one says that it is closed. */
const CONTRADICTING = `SELECT m.line FROM ${DAYS} m JOIN ${DAYS} o ON o.store_id = m.store_id
    AND o.weekday IS NOT DISTINCT FROM m.weekday AND o.date IS NOT DISTINCT FROM m.date AND o.line < m.line
  WHERE m.opens_at IS NULL OR o.opens_at IS NULL OR (m.opens_at < ${endOf('o')} AND o.opens_at < ${endOf('m')})`

/** What a row replaces: a store's week, or one date of it. */
const UNIT = `i.store_id || ' ' || coalesce(i.date::text, '')`

/**
 * Refuses rows of unknown stores and contradicting ones, and then every other row of a week or date of which a row was
 * refused (`broken`, as unitOf says them): half a week would close the shop on the days that are missing.
 */
export async function matchStoreHours(client: pg.ClientBase, broken: Set<string>): Promise<RowRemark[]> {
  const units = new Map(
    (
      await client.query<{ line: number; unit: string }>(`SELECT line, ${UNIT} AS unit FROM import_stage i`)
    ).rows.map(({ line, unit }) => [line, unit]),
  )
  const unknown = await refuseStaged(client, {
    where: 'NOT EXISTS (SELECT FROM stores s WHERE s.id = i.store_id)',
    field: 'store',
    value: 'i.store_id',
    reason: (id) => reasons.storeMissing({ id }),
  })
  const contradicting = await refuseStaged(client, {
    where: `i.line IN (${CONTRADICTING})`,
    field: 'from',
    value: `concat_ws(' - ', to_char(i.opens_at, 'HH24:MI'), to_char(i.closes_at, 'HH24:MI'))`,
    reason: () => reasons.contradicts,
  })
  const all = new Set([...broken, ...contradicting.map(({ line }) => units.get(line) ?? '')])
  const lines = [...units].flatMap(([line, unit]) => (all.has(unit) ? [line] : []))
  const incomplete = await refuseStaged(client, {
    where: `i.line = ANY('{${lines.join(',')}}'::int[])`,
    field: 'store',
    value: 'i.store_id',
    reason: () => reasons.incomplete,
  })
  return [...unknown, ...contradicting, ...incomplete]
}

const WEEKS = `SELECT DISTINCT w.store_id, w.weekday, w.opens_at, w.closes_at FROM ${DAYS} w
  WHERE w.date IS NULL AND NOT w.is_gone AND (w.opens_at IS NOT NULL OR w.weekday = ${HOLIDAY})`
const WEEK_STORES = 'SELECT DISTINCT store_id FROM import_stage WHERE date IS NULL'
const DATES = `SELECT DISTINCT ON (e.store_id, e.date, e.opens_at) e.store_id, e.date, e.opens_at, e.closes_at, e.reason
  FROM import_stage e WHERE e.date IS NOT NULL AND NOT e.is_gone`
const DATE_KEYS = 'SELECT DISTINCT store_id, date FROM import_stage WHERE date IS NOT NULL'

/**
 * A line is new if its store has no week yet, or no hours on its date; changed if something of it is missing in the
 * shop, or, for the first of its week or date, if the shop has more than the file.
 */
const COUNTS = `
  WITH file AS (
    SELECT d.line, d.store_id, d.date, d.weekday, d.opens_at, d.closes_at, d.reason,
      NOT d.is_gone AND (d.opens_at IS NOT NULL OR d.weekday = ${HOLIDAY} OR d.date IS NOT NULL) AS is_row
    FROM ${DAYS} d),
  shop AS (
    SELECT store_id, NULL::date AS date, weekday, opens_at, closes_at, '' AS reason FROM store_hours
    WHERE store_id IN (${WEEK_STORES})
    UNION ALL
    SELECT store_id, date, NULL, opens_at, closes_at, reason FROM store_exceptions e
    WHERE (store_id, date) IN (${DATE_KEYS})),
  lines AS (
    SELECT f.line, f.store_id, f.date, bool_or(f.is_row AND NOT EXISTS (SELECT FROM shop s WHERE ${sameRow('s', 'f')})) AS lacks
    FROM file f GROUP BY 1, 2, 3),
  units AS (
    SELECT s.store_id, s.date, bool_or(NOT EXISTS (SELECT FROM file f WHERE f.is_row AND ${sameRow('s', 'f')})) AS is_more
    FROM shop s GROUP BY 1, 2)
  SELECT count(*) FILTER (WHERE l.lacks AND u.store_id IS NULL)::int AS added,
    count(*) FILTER (WHERE u.store_id IS NOT NULL AND (l.lacks OR (u.is_more AND l.line = (SELECT min(o.line) FROM lines o
      WHERE o.store_id = l.store_id AND o.date IS NOT DISTINCT FROM l.date))))::int AS changed
  FROM lines l LEFT JOIN units u ON u.store_id = l.store_id AND u.date IS NOT DISTINCT FROM l.date`

function sameRow(a: string, b: string): string {
  const columns = ['date', 'weekday', 'opens_at', 'closes_at']
  const same = columns.map((column) => `${a}.${column} IS NOT DISTINCT FROM ${b}.${column}`)
  // The reason of a weekly row means nothing.
  return [`${a}.store_id = ${b}.store_id`, ...same, `(${a}.date IS NULL OR ${a}.reason = ${b}.reason)`].join(
    ' AND ',
  )
}

/** Makes weeks and dates those of the file; only what differs is written. */
export async function applyStoreHours(client: pg.ClientBase): Promise<{ added: number; changed: number }> {
  const { rows } = await client.query<{ added: number; changed: number }>(COUNTS)
  await client.query(removeHours(WEEKS, WEEK_STORES))
  await client.query(addHours(WEEKS))
  await client.query(removeExceptions(DATES, DATE_KEYS))
  await client.query(addExceptions(DATES))
  return rows[0] ?? { added: 0, changed: 0 }
}
