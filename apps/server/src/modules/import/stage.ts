import { ownValue } from '@cambusa/domain/own-value'
import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { PlacedRow, StageValue } from './rows/import-kind.ts'

const BLOCK_CHARS = 65_536
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

const escapeText = (text: string) =>
  /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (sign) => ownValue(ESCAPES, sign) ?? sign) : text

const arrayText = (values: readonly string[]) =>
  `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`

function copyField(value: StageValue | undefined): string {
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'string') return escapeText(value)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return escapeText(Array.isArray(value) ? arrayText(value as string[]) : JSON.stringify(value))
}

/** Creates the temporary table for the file's rows; it ends with the connection. */
export async function createStage(client: pg.ClientBase, columns: Readonly<Record<string, string>>) {
  const list = Object.entries(columns).map(([name, type]) => `${name} ${type}`)
  await client.query(`CREATE TEMP TABLE import_stage (line integer NOT NULL, ${list.join(', ')})`)
  await client.query('CREATE TEMP TABLE import_refused (name text NOT NULL)')
}

/** Copies rows into the staging table while they are read, so that memory does not grow with the file. */
export async function fillStage(
  client: pg.ClientBase,
  columns: Readonly<Record<string, string>>,
  rows: AsyncIterable<PlacedRow>,
) {
  const names = Object.keys(columns)
  async function* blocks() {
    let block = ''
    for await (const { line, row } of rows) {
      block += String(line)
      for (const name of names) block += `\t${copyField(row[name])}`
      block += '\n'
      if (block.length > BLOCK_CHARS) {
        yield block
        block = ''
      }
    }
    if (block !== '') yield block
  }
  const target = client.query(copyFrom(`COPY import_stage (line, ${names.join(', ')}) FROM STDIN`))
  await pipeline(Readable.from(blocks(), { highWaterMark: 4 }), target)
  // Query plans depend on the number of rows; the other columns are long and slow to analyse.
  await client.query('ANALYZE import_stage (line)')
}

/** Stores what refused rows name. */
export async function fillRefused(client: pg.ClientBase, names: readonly string[]) {
  if (names.length > 0) await client.query('INSERT INTO import_refused SELECT unnest($1::text[])', [names])
}
