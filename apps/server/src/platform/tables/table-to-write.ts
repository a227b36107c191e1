/** null and undefined are empty cells; a day is 'yyyy-mm-dd' in a column of days. */
export type TableValue = string | number | boolean | null | undefined

export interface TableColumn {
  name: string
  /** Number format: 'euro' with two decimals, 'day' as a date. Texts stay texts, whatever they look like. */
  kind?: 'text' | 'number' | 'euro' | 'day'
  /** In characters; by default the length of the name. */
  width?: number
}

export interface TableToWrite {
  columns: TableColumn[]
  rows: Iterable<readonly TableValue[]> | AsyncIterable<readonly TableValue[]>
  /** Name of the sheet in a workbook. */
  sheetName?: string
}
