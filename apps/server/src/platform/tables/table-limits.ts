import { LOCALE } from '@cambusa/domain/constants'
import { tableTexts } from '@cambusa/messages/it/operator/tables'
import { TableFailure } from './table-failure.ts'
import type { TableOptions, TableSource } from './table.ts'

/** Maximum sizes of a table, counted while reading and before holding it in memory. */
export interface TableLimits {
  /** Records that are not empty. */
  records: number
  columns: number
  /** Of all records together. */
  cells: number
  /** Characters of all cells together. */
  characters: number
  /** For a workbook: uncompressed bytes of its parts. */
  unfoldedBytes: number
  /** For a workbook: its parts, tags in all of them, rows of a sheet (including empty ones). */
  parts: number
  tags: number
  sheetRows: number
  /** The rectangle spanned by the cells of a sheet, which its reader holds in memory: about 250 bytes a cell. */
  sheetCells: number
}

const MEGABYTE = 1_048_576
const SPREADSHEET_ROWS = 1_048_576
const SPREADSHEET_COLUMNS = 16_384
const NO_LIMIT = Number.POSITIVE_INFINITY

/** An operator's file: CSV and JSON are streamed, with any number of records. */
const FILE: TableLimits = {
  records: NO_LIMIT,
  columns: SPREADSHEET_COLUMNS,
  cells: NO_LIMIT,
  characters: NO_LIMIT,
  unfoldedBytes: 1_024 * MEGABYTE,
  parts: 10_000,
  tags: 60_000_000,
  sheetRows: SPREADSHEET_ROWS,
  sheetCells: 6_000_000,
}

/** An upload: all of it is held in memory, in a thread with little memory. */
const UPLOAD: TableLimits = {
  records: SPREADSHEET_ROWS,
  columns: 1_000,
  cells: 1_000_000,
  characters: 8 * MEGABYTE,
  unfoldedBytes: 32 * MEGABYTE,
  parts: 1_000,
  tags: 2_000_000,
  sheetRows: 50_000,
  sheetCells: 300_000,
}

/** Limits by source: a path is an operator's file, bytes are an upload. */
export function limitsOf(source: TableSource, { maxRows, maxUnfoldedBytes }: TableOptions): TableLimits {
  const limits = typeof source === 'string' ? FILE : UPLOAD
  return {
    ...limits,
    records: maxRows ?? limits.records,
    unfoldedBytes: maxUnfoldedBytes ?? limits.unfoldedBytes,
  }
}

/** Throws TableFailure when there are too many columns. */
export function checkColumns(columns: number, limits: TableLimits): void {
  if (columns > limits.columns)
    throw new TableFailure(tableTexts.tooManyColumns({ max: shown(limits.columns) }))
}

const count = new Intl.NumberFormat(LOCALE)
export const shown = (value: number) => count.format(value)
