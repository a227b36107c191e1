/** One record with the place where it begins: the line of a CSV file, the row of a sheet, the number of a JSON record. */
export interface TableRow {
  line: number
  cells: string[]
  /** Why it cannot be used, in Italian: damaged, no record. Whoever reads the table refuses it. */
  problem?: string
  /** What was repaired in it, in Italian. */
  remark?: string
}

export type TableFormat = 'csv' | 'xlsx' | 'json'

/** A table as texts, read while it is used: memory does not grow with the number of rows. */
export interface Table {
  format: TableFormat
  columns: string[]
  /** Where the names of the columns stand; 0 where the records name them themselves (JSON). */
  headerLine: number
  rows: AsyncIterable<TableRow>
  /** Of a workbook with several sheets: the one that is read. */
  sheet?: string | undefined
  /** Rows that the sheet hides. */
  hiddenRows?: number
  /** Bytes read so far and in all, for the progress. */
  progress: () => { readBytes: number; totalBytes: number }
}

export interface TableOptions {
  /** Sheet of a workbook by its name, hidden ones too. */
  sheet?: string | undefined
  /**
   * How many names of columns are looked for: of several visible sheets the best is taken, or the first, and what
   * stands above a row that fits is a title.
   */
  fits?: (columns: readonly string[]) => number
  /** Lines above the names of the columns that hold one cell only ('Listino 2026') are passed over. */
  skipTitle?: boolean
  /** Most records read; one more is a failure. */
  maxRows?: number
  /** Most bytes that a compressed file may unfold to. */
  maxUnfoldedBytes?: number
}

/** A file on disk (streamed) or the bytes of a small upload. */
export type TableSource = string | Buffer
