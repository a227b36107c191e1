/** One record with its position: the line of a CSV file, the row of a sheet, the number of a JSON record. */
export interface TableRow {
  line: number
  cells: string[]
  /** Why it cannot be used, in Italian: damaged, or no record. The caller must refuse it. */
  problem?: string
  /** What was repaired in it, in Italian. */
  remark?: string
}

/** files: no file of rows, but a folder or an archive in which each file is a row. */
export type TableFormat = 'csv' | 'xlsx' | 'json' | 'files'

/** A table as texts, streamed: memory does not grow with the number of rows. */
export interface Table {
  format: TableFormat
  columns: string[]
  /** The line of the column names; 0 if the records contain the names (JSON). */
  headerLine: number
  rows: AsyncIterable<TableRow>
  /** For a workbook with several sheets: the one that is read. */
  sheet?: string | undefined
  /** Number of hidden rows of the sheet. */
  hiddenRows?: number
  /** Bytes read so far and in total, for the progress. */
  progress: () => { readBytes: number; totalBytes: number }
}

export interface TableOptions {
  /** Sheet of a workbook by its name, also a hidden one. */
  sheet?: string | undefined
  /**
   * The number of column names that match: of several visible sheets the best match is read, else the first, and rows
   * above a matching row are titles.
   */
  fits?: (columns: readonly string[]) => number
  /** Lines above the column names with only one cell ('Listino 2026') are skipped. */
  skipTitle?: boolean
  /** Maximum number of records; one more is a failure. */
  maxRows?: number
  /** Maximum uncompressed size of a compressed file. */
  maxUnfoldedBytes?: number
}

/** A file on disk (streamed) or the bytes of a small upload. */
export type TableSource = string | Buffer
