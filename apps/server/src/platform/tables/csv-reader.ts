import { tableTexts } from '@cambusa/messages/it/operator/tables'
import { parse, type Options } from 'csv-parse/sync'
import { unmarkEntities } from './csv-entities.ts'
import { detectDelimiter } from './csv-delimiter.ts'
import { readRuns, type CsvBlock } from './csv-runs.ts'
import type { TableRow } from './table.ts'

/** Information from csv-parse about a record besides its cells. */
interface Parsed {
  record: string[]
  /** The raw text of the record, with the empty lines above it. */
  raw: string
  info: { lines: number }
}

/** A spreadsheet's cell has at most 32,767 characters: longer quoted text means that a quote was never closed. */
const MAX_OPEN = 65_534
/** In a file with more such lines quotes have no special meaning. */
const MAX_BROKEN = 500

/**
 * Reads one block after the other and tolerates broken quotes. A quote that stays open over a line break is accepted if
 * the record then has as many columns as the first one; otherwise its lines are read literally, so that no other line
 * is swallowed.
 */
export function csvReader(sample: string): (text: string, line: number, isLast: boolean) => CsvBlock {
  let delimiter = detectDelimiter(sample)
  let columns = 0
  let broken = 0

  const options = (): Options => ({
    delimiter,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    info: true,
    raw: true,
  })

  /** Records up to an unclosed quote, and the length of their text. */
  function parsed(text: string): { records: Parsed[]; end: number } {
    const records: Parsed[] = []
    let end = 0
    const on_record = (entry: unknown) => {
      const found = entry as Parsed
      records.push(found)
      end += found.raw.length
      return null
    }
    try {
      parse(text, { ...options(), on_record } as Options)
      return { records, end: text.length }
    } catch {
      return { records, end }
    }
  }

  /** Lines with quotes taken literally: the fallback for a quote that was never closed. */
  const bareLines = (text: string, line: number, isBroken = false): TableRow[] =>
    text.split('\n').map((bareLine, place) => ({
      line: line + place,
      cells: bareLine.split(delimiter).map((cell) => withoutQuotes(cell.trim())),
      ...(isBroken && bareLine.split('"').length % 2 === 0 ? { remark: tableTexts.rows.openQuote } : {}),
    }))

  /** Some programs quote a whole line, and double the quotes inside. */
  function unwrapped(cells: string[]): string[] {
    const [only = ''] = cells
    if (cells.length > 1 || columns === 1) return cells
    const sign = columns === 0 ? detectDelimiter(only) : delimiter
    if (!only.includes(sign)) return cells
    const [inner = []] = parse(only, { ...options(), delimiter: sign, info: false, raw: false }) as string[][]
    if (columns > 0 && inner.length !== columns) return cells
    delimiter = sign
    return inner
  }

  function rowsOf({ record, raw, info }: Parsed, line: number): TableRow[] {
    const text = raw.replace(/^(?:[ \t]*\n)+/, '').replace(/\n$/, '')
    const lines = text.split('\n')
    const start = line + info.lines - lines.length
    const hasOpenQuote = !text.includes('"""') && record.some((cell) => cell.startsWith('"'))
    if (lines.length > 1 && (hasOpenQuote || (columns > 0 && record.length !== columns))) {
      broken += 1
      return bareLines(text, start, true)
    }
    const cells = hasOpenQuote ? record.map(withoutQuotes) : record
    return [{ line: start, cells: lines.length === 1 ? unwrapped(cells) : cells }]
  }

  function take(rows: TableRow[], into: TableRow[]) {
    for (const row of rows) {
      const cells = row.cells.map((cell) => plainCell(unmarkEntities(cell.trim())))
      if (!cells.some((cell) => cell !== '')) continue
      if (columns === 0) columns = cells.length
      into.push(row.remark === undefined ? { line: row.line, cells } : { ...row, cells })
    }
  }

  function plain(text: string, line: number): TableRow[] {
    const rows: TableRow[] = []
    take(bareLines(text, line), rows)
    return rows
  }

  function quoted(text: string, line: number, isLast: boolean): CsvBlock {
    const rows: TableRow[] = []
    let rest = text
    let place = line
    for (;;) {
      if (broken > MAX_BROKEN) {
        take(bareLines(rest, place), rows)
        return { rows, rest: '' }
      }
      const { records, end } = parsed(rest)
      for (const record of records) take(rowsOf(record, place), rows)
      place += countBreaks(rest, end)
      rest = rest.slice(end)
      if (rest.trim() === '') return { rows, rest: '' }
      if (!isLast && rest.length < MAX_OPEN) return { rows, rest }
      broken += 1
      const open = rest.search(/[^\s]/)
      const feed = rest.indexOf('\n', open)
      const lineEnd = feed < 0 ? rest.length : feed + 1
      take(bareLines(rest.slice(open, lineEnd).trimEnd(), place + countBreaks(rest, open), true), rows)
      place += countBreaks(rest, lineEnd)
      rest = rest.slice(lineEnd)
    }
  }

  return (text, line, isLast) => readRuns({ plain, quoted }, text, line, isLast)
}

function countBreaks(text: string, end: number): number {
  let count = 0
  for (let feed = text.indexOf('\n'); feed >= 0 && feed < end; feed = text.indexOf('\n', feed + 1)) count += 1
  return count
}

/** A quote that opens a cell and is never closed does not belong to it. */
function withoutQuotes(cell: string): string {
  if (!cell.startsWith('"')) return cell
  if (cell.length > 1 && cell.endsWith('"')) return cell.slice(1, -1).replaceAll('""', '"')
  return cell.split('"').length % 2 === 0 ? cell.slice(1).replaceAll('""', '"') : cell
}

const EQUALS = 0x3d
const APOSTROPHE = 0x27
const GUARDED = /^'[=+\-@]/

/** '="00123"' preserves leading zeros; an apostrophe before = + - @ prevents a formula. */
function plainCell(cell: string): string {
  const sign = cell.charCodeAt(0)
  if (sign !== EQUALS && sign !== APOSTROPHE) return cell
  if (cell.startsWith('="') && cell.endsWith('"') && cell.length > 2)
    return cell.slice(2, -1).replaceAll('""', '"').trim()
  return GUARDED.test(cell) ? cell.slice(1) : cell
}
