import { defineTask } from '../offload/task.ts'
import type { TableColumn, TableValue } from './table-to-write.ts'
import { bytesOf, writeCsv, writeXlsx } from './write-table.ts'

/** A table without its rows, which follow in parts. */
export interface TableHead {
  format: 'csv' | 'xlsx'
  columns: TableColumn[]
  sheetName?: string | undefined
}
type Rows = readonly (readonly TableValue[])[]

/** Content types of written files. */
export const writtenTypes: Record<TableHead['format'], string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Writes a table as the bytes of a file. */
export const writeTableTask = defineTask<TableHead, Uint8Array, Rows>('write-table')

/** Runs in the worker. */
export async function writeTableBytes(
  { format, columns, sheetName }: TableHead,
  parts: AsyncIterable<Rows>,
): Promise<Uint8Array> {
  const write = format === 'csv' ? writeCsv : writeXlsx
  const table = { columns, rows: rowsOf(parts), ...(sheetName === undefined ? {} : { sheetName }) }
  return bytesOf(write(table))
}

async function* rowsOf(parts: AsyncIterable<Rows>) {
  for await (const rows of parts) yield* rows
}
