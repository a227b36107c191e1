import type pg from 'pg'
import type { ImportPlan } from '../rows/import-kind.ts'

/** A column that a file may fill, its field, and the SQL of its value (t: the shop's row, i: the file's). */
export interface FilledColumn {
  field: string
  column: string
  value: string
}

/** The columns whose fields are in the file; the others are not changed. */
export function filledBy(plan: ImportPlan, columns: readonly FilledColumn[]): FilledColumn[] {
  return columns.filter(({ field }) => plan.hasField(field))
}

interface Update {
  table: string
  /** Rows of the file, as SQL with i.*, one per row of the shop. */
  staged: string
  /** Condition that joins t and i. */
  join: string
  columns: readonly FilledColumn[]
}

/**
 * Updates only rows that differ, locked in the order of their ids. Returns the ids of changed rows; if none differs no
 * update is run, because it would send a notification.
 */
export async function updateDiffering(
  client: pg.ClientBase,
  { table, staged, join, columns }: Update,
): Promise<number[]> {
  if (columns.length === 0) return []
  const before = columns.map(({ column }) => `t.${column}`).join(', ')
  const after = columns.map(({ value }) => value).join(', ')
  const { rows } = await client.query<{ id: number }>(
    `SELECT t.id::float8 AS id FROM ${table} t JOIN (${staged}) i ON ${join}
     WHERE ROW(${before}) IS DISTINCT FROM ROW(${after}) ORDER BY t.id FOR NO KEY UPDATE OF t`,
  )
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const assignments = columns.map(({ column, value }) => `${column} = ${value}`).join(', ')
  await client.query(
    `UPDATE ${table} t SET ${assignments} FROM (${staged}) i WHERE ${join} AND t.id = ANY($1)`,
    [ids],
  )
  return ids
}
