import writeExcelFile, { type Cell, type SheetData } from 'write-excel-file/node'
import type { TableColumn, TableToWrite, TableValue } from './table-to-write.ts'

const MAX_WIDTH = 80
const DAY = /^\d{4}-\d{2}-\d{2}$/
/** Characters that a workbook cannot contain. */
const FORBIDDEN = /[\p{Cs}\ufffe\uffff]|(?![\t\n\r])\p{Cc}/gu

/** A workbook with one sheet. Texts are stored as texts, never as formulas. */
export async function xlsxBytes({ columns, rows, sheetName }: TableToWrite): Promise<Buffer> {
  const data: SheetData = [
    columns.map(({ name }) => ({ value: name, type: String, fontWeight: 'bold', format: '@' })),
  ]
  for await (const row of rows) data.push(row.map((value, place) => cellOf(value, columns[place]?.kind)))
  const widths = columns.map(({ name, width }) => ({
    width: Math.min(MAX_WIDTH, width ?? Math.max(10, name.length + 2)),
  }))
  return writeExcelFile(data, {
    sheet: sheetTitle(sheetName),
    columns: widths,
    stickyRowsCount: 1,
  }).toBuffer()
}

function cellOf(value: TableValue, kind: TableColumn['kind']): Cell {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return { value, type: Boolean }
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return null
    return { value, type: Number, ...(kind === 'euro' ? { format: '#,##0.00' } : {}) }
  }
  if (kind === 'day' && DAY.test(value)) return { value: new Date(value), type: Date, format: 'dd/mm/yyyy' }
  return { value: value.replace(FORBIDDEN, ''), type: String, format: '@' }
}

/** Spreadsheets refuse some characters in a sheet's name and more than 31 characters. */
const sheetTitle = (name = 'Foglio1') =>
  name
    .replace(/[\\/?*[\]:]/g, ' ')
    .slice(0, 31)
    .trim() || 'Foglio1'
