import { tableTexts } from '@cambusa/messages/it/operator/tables'
import { readSheet } from 'read-excel-file/node'
import { certainDecimals } from './certain-decimals.ts'
import { TableFailure } from './table-failure.ts'
import type { TableBytes } from './table-bytes.ts'
import type { TableOptions, TableRow } from './table.ts'
import { limitsOf } from './table-limits.ts'
import { countedWorkbook, type SheetFacts } from './xlsx-archive.ts'
import { listSheets, type ListedSheet } from './xlsx-sheets.ts'

/** Significant digits that a spreadsheet stores and shows. */
const DIGITS = 15

/** The names of the columns of a sheet, and the rows below. */
export interface SheetHeader {
  columns: string[]
  headerLine: number
  body: AsyncIterable<TableRow>
}

interface ChosenSheet {
  header: SheetHeader
  /** Undefined when the workbook has no other sheet. */
  name: string | undefined
  hiddenRows: number
}

/** Maximum number of sheets that are compared. */
const MOST_SHEETS = 20

/**
 * The named sheet, else the visible, not empty one whose header fits best, else the first. A sheet is held in memory:
 * beyond some hundred thousand rows CSV is better. Throws TableFailure.
 */
export async function chooseSheet(
  bytes: TableBytes,
  options: TableOptions,
  read: (rows: AsyncIterable<TableRow>) => Promise<SheetHeader>,
  onBytes: (bytes: number) => void,
): Promise<ChosenSheet> {
  const listed = await listSheets(bytes.source)
  const name = (sheet: ListedSheet | undefined) => (listed.length > 1 ? sheet?.name : undefined)
  const open = async (sheet: ListedSheet | undefined) => {
    const { rows, hiddenRows } = await sheetRows(bytes, options, sheet)
    return { header: await read(rows), name: name(sheet), hiddenRows }
  }
  const visible = listed.filter(({ isHidden }) => !isHidden)
  const asked = options.sheet === undefined ? undefined : namedSheet(listed, options.sheet)
  const { fits } = options
  if (asked !== undefined || visible.length < 2 || fits === undefined) {
    const chosen = await open(asked ?? visible[0] ?? listed[0])
    onBytes(bytes.totalBytes)
    return chosen
  }
  let best: (ChosenSheet & { fit: number }) | undefined
  for (const sheet of visible.slice(0, MOST_SHEETS)) {
    const found = await open(sheet).catch((error: unknown) => {
      if (error instanceof TableFailure && error.message === tableTexts.fileEmpty) return undefined
      throw error
    })
    if (found === undefined) continue
    const fit = fits(found.header.columns)
    if (best === undefined || fit > best.fit) best = { ...found, fit }
  }
  if (best === undefined) throw new TableFailure(tableTexts.sheetsEmpty)
  onBytes(bytes.totalBytes)
  return best
}

function namedSheet(listed: readonly ListedSheet[], name: string): ListedSheet {
  const found =
    listed.find((sheet) => sheet.name === name) ??
    listed.find((sheet) => sheet.name.trim().toLowerCase() === name.trim().toLowerCase())
  if (found !== undefined) return found
  const known = listed.map((sheet) => sheet.name).join(', ')
  throw new TableFailure(tableTexts.sheetMissing({ name, known }))
}

/** Rows of a sheet, including the header, without empty ones. */
async function sheetRows(bytes: TableBytes, options: TableOptions, sheet: ListedSheet | undefined) {
  const facts: SheetFacts = new Map()
  const workbook = countedWorkbook(bytes.source, limitsOf(bytes.source, options), facts)
  const data: unknown[][] = await readSheet<string>(workbook, sheet?.number ?? 1, {
    parseNumber: numberText,
  }).catch((error: unknown) => {
    throw error instanceof TableFailure ? error : new TableFailure(tableTexts.workbookBroken)
  })
  const { merged = [], hiddenRows = 0 } = facts.get(sheet?.part ?? '') ?? {}
  return { rows: filledRows(data ?? [], mergedDown(merged)), hiddenRows }
}

async function* filledRows(
  data: readonly unknown[][],
  merged: readonly MergedDown[],
): AsyncIterable<TableRow> {
  const ahead = merged.toSorted((a, b) => a.first - b.first)
  let open: MergedDown[] = []
  for (const [place, row] of data.entries()) {
    const above = open.filter(({ last }) => place <= last)
    let begun = 0
    while ((ahead[begun]?.first ?? Number.POSITIVE_INFINITY) <= place) begun += 1
    open = begun === 0 ? above : [...above, ...ahead.splice(0, begun)]
    const cells = row.map(cellText)
    if (!cells.some((cell) => cell !== '')) continue
    for (const { first, column } of above) cells[column] = cellText(data[first]?.[column])
    yield { line: place + 1, cells, ...(above.length > 0 ? { remark: tableTexts.rows.merged } : {}) }
  }
}

/** A merged cell over several rows of one column, from 0. */
interface MergedDown {
  column: number
  first: number
  last: number
}

function mergedDown(refs: readonly string[]): MergedDown[] {
  return refs.flatMap((ref) => {
    const [, from = '', first, to, last] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(ref) ?? []
    const isDown = from !== '' && from === to && first !== last
    return isDown ? [{ column: columnNumber(from), first: Number(first) - 1, last: Number(last) - 1 }] : []
  })
}

const columnNumber = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + (letter.charCodeAt(0) - 64), 0) - 1

/**
 * Text of a number: without thousands separators, with a decimal point. Numbers of more than 15 digits stay in
 * scientific notation, because the spreadsheet has lost the other digits.
 */
function numberText(raw: string): string {
  const value = Number(raw)
  if (!Number.isFinite(value)) return raw
  const rounded = Number(value.toPrecision(DIGITS))
  if (Number.isInteger(rounded))
    return Math.abs(rounded) < 10 ** DIGITS ? String(rounded) : rounded.toExponential().toUpperCase()
  return Math.abs(rounded) < 1e-6 ? rounded.toFixed(DIGITS).replace(/0+$/, '') : certainDecimals(rounded)
}

/** Days are 2026-11-21, followed by a space and 08:30 if there is a time; a formula's error is empty. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (!(cell instanceof Date)) return String(cell).trim()
  if (Number.isNaN(cell.getTime())) return ''
  const [day = '', time = ''] = cell.toISOString().split('T')
  return time.startsWith('00:00') ? day : `${day} ${time.slice(0, 5)}`
}
