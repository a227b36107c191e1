import { tableTexts } from '@cambusa/messages/it/operator/tables'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { stringify } from 'csv-stringify'
import { certainDecimals } from './certain-decimals.ts'
import type { TableToWrite } from './table-to-write.ts'
import { xlsxBytes } from './xlsx-write.ts'

/**
 * The table as CSV that an Italian spreadsheet opens with a double click: semicolons, decimal commas, a byte order
 * mark. Texts that look like formulas get an apostrophe, which readTable removes.
 */
export function writeCsv({ columns, rows }: TableToWrite): Readable {
  const output = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
    quoted_match: /[\r\n]|^\s|\s$/,
    header: true,
    columns: columns.map(({ name }, place) => ({ key: String(place), header: name })),
    cast: {
      number: (value) => (Number.isFinite(value) ? certainDecimals(value).replace('.', ',') : ''),
      boolean: (value) => (value ? tableTexts.yes : tableTexts.no),
    },
  })
  const input = Readable.from(asArrays(rows))
  input.on('error', (error) => output.destroy(error))
  return input.pipe(output)
}

async function* asArrays(rows: TableToWrite['rows']) {
  for await (const row of rows) yield [...row]
}

/** The table as a workbook of one sheet, in memory: numbers are numbers, the header row is frozen. */
export function writeXlsx(table: TableToWrite): Readable {
  return Readable.from(oneChunk(table), { objectMode: false })
}

async function* oneChunk(table: TableToWrite) {
  yield await xlsxBytes(table)
}

/** All bytes of a small table. */
export async function bytesOf(stream: Readable): Promise<Buffer> {
  return buffer(stream)
}
