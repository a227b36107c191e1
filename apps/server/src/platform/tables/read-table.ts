import { tableTexts } from '@cambusa/messages/it/operator/tables'
import { csvRows } from './csv-table.ts'
import { jsonTable } from './json-table.ts'
import { openBytes } from './table-bytes.ts'
import { TableFailure } from './table-failure.ts'
import { checkColumns, limitsOf, shown, type TableLimits } from './table-limits.ts'
import type { Table, TableOptions, TableRow, TableSource } from './table.ts'
import { chooseSheet, type SheetHeader } from './xlsx-table.ts'
import { formatOf } from './table-format.ts'

const TITLE_LINES = 20
/** This many known names are no coincidence. */
const SURE_FIT = 2

/**
 * Opens a CSV, XLSX or JSON file or upload: format, encoding and delimiter are detected from its bytes. Throws
 * TableFailure, also during reading, with one sentence for the person who gave it.
 */
export async function readTable(source: TableSource, options: TableOptions = {}): Promise<Table> {
  const bytes = await openBytes(source)
  const limits = limitsOf(source, options)
  let readBytes = 0
  const onBytes = (read: number) => void (readBytes += read)
  const progress = () => ({ readBytes: Math.min(readBytes, bytes.totalBytes), totalBytes: bytes.totalBytes })
  const format = formatOf(bytes)
  if (format === 'json') {
    const { columns, rows } = await jsonTable(bytes, limits, onBytes)
    return { format, columns, headerLine: 0, rows: bounded(rows, columns.length, limits), progress }
  }
  const read = (rows: AsyncIterable<TableRow>) => readHeader(rows, options)
  const sheet = format === 'xlsx' ? await chooseSheet(bytes, options, read, onBytes) : undefined
  const { columns, headerLine, body } = sheet?.header ?? (await read(csvRows(bytes, onBytes)))
  checkColumns(columns.length, limits)
  return {
    format,
    columns,
    headerLine,
    rows: bounded(format === 'xlsx' ? padded(body, columns.length) : body, columns.length, limits),
    progress,
    ...(sheet === undefined ? {} : { sheet: sheet.name, hiddenRows: sheet.hiddenRows }),
  }
}

/** The names of the columns, and the rows below. */
async function readHeader(all: AsyncIterable<TableRow>, options: TableOptions): Promise<SheetHeader> {
  const rows = all[Symbol.asyncIterator]()
  const { header, held } = await findHeader(rows, options)
  return { columns: namesOf(header), headerLine: header.line, body: following(held, rows) }
}

const namesOf = ({ cells }: TableRow) =>
  withoutEmptyTail(cells).map((cell) => cell.replace(/[\s\p{Cc}]+/gu, ' ').trim())

const isTitle = ({ cells }: TableRow) => cells.filter((cell) => cell !== '').length < 2

/** The first row, or (below a title) the first row with two cells or more; `held` are the rows read while looking. */
async function findHeader(rows: AsyncIterator<TableRow>, { skipTitle, fits }: TableOptions) {
  const held = await takeUntil(rows, skipTitle === true ? TITLE_LINES : 1, (row) => !isTitle(row))
  const last = held.at(-1)
  if (last === undefined) throw new TableFailure(tableTexts.fileEmpty)
  if (isTitle(last)) return { header: held[0] ?? last, held: held.slice(1) }
  if (skipTitle !== true || fits === undefined || fits(namesOf(last)) >= SURE_FIT)
    return { header: last, held: [] }
  // 'Aggiornato al;01/11/2026' is a title too, and so are names of groups of columns, if the known names follow below.
  const isHeader = (row: TableRow) => fits(namesOf(row)) >= SURE_FIT
  const more = await takeUntil(rows, TITLE_LINES - held.length, isHeader)
  const below = more.at(-1)
  return below !== undefined && isHeader(below) ? { header: below, held: [] } : { header: last, held: more }
}

/** Rows up to the first match, at most `most`. */
async function takeUntil(rows: AsyncIterator<TableRow>, most: number, isLast: (row: TableRow) => boolean) {
  const taken: TableRow[] = []
  while (taken.length < most) {
    const next = await rows.next()
    if (next.done === true) break
    taken.push(next.value)
    if (isLast(next.value)) break
  }
  return taken
}

async function* following(held: TableRow[], rows: AsyncIterator<TableRow>): AsyncIterable<TableRow> {
  yield* held
  for (;;) {
    const next = await rows.next()
    if (next.done === true) return
    yield next.value
  }
}

function withoutEmptyTail(cells: string[]): string[] {
  let end = cells.length
  while (end > 1 && cells[end - 1] === '') end -= 1
  return cells.slice(0, end)
}

/** Rows with as many cells as the header, counted: sheets omit empty cells at the end, CSV files add some. */
async function* bounded(rows: AsyncIterable<TableRow>, columns: number, limits: TableLimits) {
  let [records, cells, characters] = [0, 0, 0]
  for await (const row of rows) {
    records += 1
    if (records > limits.records)
      throw new TableFailure(tableTexts.tooManyRows({ max: shown(limits.records) }))
    if (row.cells.length > columns) row.cells.length = lastFilled(row.cells, columns)
    cells += row.cells.length
    for (const cell of row.cells) characters += cell.length
    if (cells > limits.cells) throw new TableFailure(tableTexts.tooManyCells)
    if (characters > limits.characters) throw new TableFailure(tableTexts.tooManyCharacters)
    yield row
  }
}

function lastFilled(cells: string[], columns: number): number {
  let end = cells.length
  while (end > columns && cells[end - 1] === '') end -= 1
  return end
}

async function* padded(rows: AsyncIterable<TableRow>, columns: number) {
  for await (const row of rows) {
    while (row.cells.length < columns) row.cells.push('')
    yield row
  }
}
