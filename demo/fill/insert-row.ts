import type { ClientBase } from 'pg'

/** Inserts one row; objects and lists become JSON. Answers its id, NaN in a table without one. */
export async function insertRow(
  client: ClientBase,
  table: string,
  row: Readonly<Record<string, unknown>>,
): Promise<number> {
  const places = Object.keys(row).map((_, i) => `$${i + 1}`)
  const values = Object.values(row).map((value) =>
    typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value,
  )
  const { rows } = await client.query<{ id?: number }>(
    `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${places.join(', ')}) RETURNING *`,
    values,
  )
  return Number(rows[0]?.id)
}
