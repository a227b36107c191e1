import { tableTexts } from '@cambusa/messages/it/tables'
import { readSheet, SheetNotFoundError } from 'read-excel-file/node'
import { TableFailure } from './table-failure.ts'
import type { TableBytes } from './table-bytes.ts'
import type { TableOptions, TableRow } from './table.ts'
import { limitsOf } from './table-limits.ts'
import { countedWorkbook } from './xlsx-archive.ts'

/** Significant digits that a spreadsheet keeps and shows. */
const DIGITS = 15

/**
 * Rows of a sheet, the header among them; empty ones are passed over. The sheet is held in memory: a file of more
 * than some hundred thousand rows is better CSV. Throws TableFailure.
 */
export async function* xlsxRows(
  bytes: TableBytes,
  options: TableOptions,
  onBytes: (bytes: number) => void,
): AsyncIterable<TableRow> {
  const workbook = countedWorkbook(bytes.source, limitsOf(bytes.source, options))
  const sheet = await readSheet<string>(workbook, options.sheet ?? 1, { parseNumber: numberText }).catch(
    (error: unknown) => {
      if (error instanceof TableFailure) throw error
      throw new TableFailure(
        error instanceof SheetNotFoundError
          ? tableTexts.sheetMissing({ name: options.sheet ?? '', known: sheetNames(error) })
          : tableTexts.workbookBroken,
      )
    },
  )
  onBytes(bytes.totalBytes)
  for (const [place, row] of sheet.entries()) {
    const cells = row.map(cellText)
    if (cells.some((cell) => cell !== '')) yield { line: place + 1, cells }
  }
}

const sheetNames = (error: SheetNotFoundError) =>
  'sheets' in error && Array.isArray(error.sheets) ? error.sheets.join(', ') : ''

/**
 * Text of a number: without thousands, with a dot before decimals. Numbers of more than 15 digits stay in scientific
 * notation: the spreadsheet has lost the others.
 */
function numberText(raw: string): string {
  const value = Number(raw)
  if (!Number.isFinite(value)) return raw
  const rounded = Number(value.toPrecision(DIGITS))
  if (Number.isInteger(rounded))
    return Math.abs(rounded) < 10 ** DIGITS ? String(rounded) : rounded.toExponential().toUpperCase()
  return Math.abs(rounded) < 1e-6 ? rounded.toFixed(DIGITS).replace(/0+$/, '') : String(rounded)
}

/** Days are 2026-11-21, with 08:30 after a space where there is a time; an error of a formula is empty. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (!(cell instanceof Date)) return String(cell).trim()
  if (Number.isNaN(cell.getTime())) return ''
  const [day = '', time = ''] = cell.toISOString().split('T')
  return time.startsWith('00:00') ? day : `${day} ${time.slice(0, 5)}`
}
