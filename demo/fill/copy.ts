import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import type { ClientBase } from 'pg'
import { from } from 'pg-copy-streams'

export type CopyValue =
  | string
  | number
  | boolean
  | Date
  | null
  | undefined
  | readonly string[]
  | readonly number[]
  | object

const escapeText = (text: string) =>
  text.replace(/[\\\t\n\r]/g, (char) =>
    char === '\\' ? '\\\\' : char === '\t' ? '\\t' : char === '\n' ? '\\n' : '\\r',
  )

const arrayText = (values: readonly (string | number)[]) =>
  `{${values.map((value) => `"${String(value).replace(/["\\]/g, '\\$&')}"`).join(',')}}`

function copyField(value: CopyValue): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'string') return escapeText(value)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return escapeText(arrayText(value as (string | number)[]))
  return escapeText(JSON.stringify(value))
}

/** A JSON column whose value is an array (an array alone would be written as a PostgreSQL array). */
export const jsonArray = (value: readonly unknown[]) => JSON.stringify(value)

/** Writes rows into a table by COPY. The columns are in snake_case, the values in their order. */
export async function copyRows(
  client: ClientBase,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly CopyValue[]>,
): Promise<number> {
  let count = 0
  function* lines() {
    let block = ''
    for (const row of rows) {
      count += 1
      block += `${row.map(copyField).join('\t')}\n`
      if (block.length > 65_536) {
        yield block
        block = ''
      }
    }
    if (block !== '') yield block
  }
  const target = client.query(from(`COPY ${table} (${columns.join(', ')}) FROM STDIN`))
  await pipeline(Readable.from(lines()), target)
  return count
}
