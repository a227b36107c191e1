import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { csvCell } from './csv-cell.ts'
import { xlsxStream } from './xlsx-write.ts'

/** null and undefined are empty cells; a day is 'yyyy-mm-dd' in a column of days. */
export type TableValue = string | number | boolean | null | undefined

export interface TableColumn {
  name: string
  /** How numbers are shown: 'euro' with two decimals, 'day' as a date. Texts stay texts, whatever they look like. */
  kind?: 'text' | 'number' | 'euro' | 'day'
  /** Characters; the name's length without it. */
  width?: number
}

export interface TableToWrite {
  columns: TableColumn[]
  rows: Iterable<readonly TableValue[]> | AsyncIterable<readonly TableValue[]>
  /** Name of the sheet in a workbook. */
  sheetName?: string
}

const MARK = '\ufeff'
const BLOCK = 32_768

/**
 * The table as CSV that an Italian spreadsheet opens with a double click: semicolons, decimal commas, a byte order
 * mark. Texts that a spreadsheet would take for a formula are guarded by an apostrophe; readTable takes it off.
 */
export function writeCsv(table: TableToWrite): Readable {
  return Readable.from(csvBlocks(table), { objectMode: false })
}

/** The table as a workbook of one sheet: numbers are numbers, the header stays in view. Throws above 1,048,575 rows. */
export function writeXlsx(table: TableToWrite): Readable {
  return xlsxStream(table)
}

/** All of a small table's bytes. */
export async function bytesOf(stream: Readable): Promise<Buffer> {
  return buffer(stream)
}

async function* csvBlocks({ columns, rows }: TableToWrite) {
  let block = MARK + line(columns.map(({ name }) => name))
  for await (const row of rows) {
    block += line(row)
    if (block.length > BLOCK) {
      yield block
      block = ''
    }
  }
  yield block
}

const line = (row: readonly TableValue[]) => `${row.map(csvCell).join(';')}\r\n`
