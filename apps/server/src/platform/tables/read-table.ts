import { tableTexts } from '@cambusa/messages/it/tables'
import { csvRows } from './csv-table.ts'
import { jsonTable } from './json-table.ts'
import { openBytes, type TableBytes } from './table-bytes.ts'
import { TableFailure } from './table-failure.ts'
import { checkColumns, limitsOf, shown, type TableLimits } from './table-limits.ts'
import type { Table, TableFormat, TableOptions, TableRow, TableSource } from './table.ts'
import { utf16Of } from './table-text.ts'
import { xlsxRows } from './xlsx-table.ts'

const TITLE_LINES = 20

/**
 * Opens a CSV, XLSX or JSON file, or an upload of one: format, encoding and delimiter are found in its bytes.
 * Throws TableFailure, while it is read too, with one sentence for the person who gave it.
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
  const raw = format === 'xlsx' ? xlsxRows(bytes, options, onBytes) : csvRows(bytes, onBytes)
  const rows = raw[Symbol.asyncIterator]()
  const { header, held } = await findHeader(rows, options.skipTitle === true)
  const names = withoutEmptyTail(header.cells)
  checkColumns(names.length, limits)
  const columns = names.map((cell) => cell.replace(/\s+/g, ' ').trim())
  const body = following(held, rows)
  return {
    format,
    columns,
    headerLine: header.line,
    rows: bounded(format === 'xlsx' ? padded(body, columns.length) : body, columns.length, limits),
    progress,
  }
}

function formatOf(bytes: TableBytes): TableFormat {
  const { head } = bytes
  if (head.length === 0) throw new TableFailure(tableTexts.fileEmpty)
  if (head.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 0x03, 0x04]))) return 'xlsx'
  if (head.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0])))
    throw new TableFailure(oldWorkbook(head))
  const utf16 = utf16Of(head)
  const text = new TextDecoder(utf16 ?? 'utf-8').decode(head).trimStart()
  if (utf16 === undefined && head.includes(0)) throw new TableFailure(tableTexts.notATable)
  return /^(?:\[\s*[[{\]]|\{\s*["}])/.test(text) ? 'json' : 'csv'
}

/** A workbook with a password wears the same coat as the old format; its first stream tells. */
const oldWorkbook = (head: Buffer) =>
  head.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? tableTexts.workbookLocked : tableTexts.oldExcel

/** The first row, or (below a title) the first row with two cells or more. */
async function findHeader(rows: AsyncIterator<TableRow>, maySkipTitle: boolean) {
  const held: TableRow[] = []
  while (held.length < (maySkipTitle ? TITLE_LINES : 1)) {
    const next = await rows.next()
    if (next.done === true) break
    held.push(next.value)
    if (next.value.cells.filter((cell) => cell !== '').length > 1) break
  }
  const last = held.at(-1)
  const hasTitle = last !== undefined && last.cells.filter((cell) => cell !== '').length > 1
  const header = hasTitle ? last : held[0]
  if (header === undefined) throw new TableFailure(tableTexts.fileEmpty)
  return { header, held: hasTitle ? [] : held.slice(1) }
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

/** Rows as wide as the header, counted: sheets leave out empty cells at the end, CSV files add some. */
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
