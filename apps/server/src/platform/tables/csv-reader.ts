import { detectDelimiter } from './csv-delimiter.ts'
import { isTooLong, readBareLine, readCsvRecord, type CsvRecord } from './csv-record.ts'

/** Answers the record at `start`; undefined when more text is needed or none is left. */
export type CsvReader = (text: string, start: number, isLast: boolean) => CsvRecord | undefined

/**
 * Reads one record after the other and survives broken quotes. A quote that stays open over a line break is believed
 * where the record then has as many columns as the first one, and no quote within that a program would have doubled;
 * otherwise its line is read as it stands, so that no other line is swallowed.
 */
export function csvReader(sample: string): CsvReader {
  let delimiter = detectDelimiter(sample)
  let columns = 0
  let nextQuote = -1

  function read(text: string, start: number, isLast: boolean): CsvRecord | undefined {
    const feed = text.indexOf('\n', start)
    if (feed < 0 && !isLast) return undefined
    if (start === 0 || nextQuote < start) nextQuote = positionOf(text, start)
    if (nextQuote > (feed < 0 ? text.length : feed)) return readBareLine(text, start, delimiter)
    const record = readCsvRecord(text, start, delimiter)
    if (record === undefined)
      return isLast || isTooLong(text, start) ? neverClosed(text, start, delimiter) : undefined
    if (columns === 0 || record.innerBreaks === 0) return unwrapped(record)
    const hasOtherWidth = record.cells.length !== columns
    if (!hasOtherWidth && !record.hasLoneQuote) return record
    const line = neverClosed(text, start, delimiter)
    return hasOtherWidth || line.cells.length === columns ? line : record
  }

  /** Some programs put a whole line into quotes, and double the quotes within. */
  function unwrapped(record: CsvRecord): CsvRecord {
    const [only = ''] = record.cells
    if (record.cells.length > 1 || columns === 1) return record
    const sign = columns === 0 ? detectDelimiter(only) : delimiter
    const inner = readCsvRecord(only, 0, sign)
    if (inner === undefined || inner.cells.length === 1) return record
    if (columns > 0 && inner.cells.length !== columns) return record
    delimiter = sign
    return { ...record, cells: inner.cells }
  }

  return (text, start, isLast) => {
    if (start >= text.length) return undefined
    const record = read(text, start, isLast)
    if (record === undefined) return undefined
    const cells = record.cells.map(plainCell)
    if (columns === 0 && cells.some((cell) => cell !== '')) columns = cells.length
    return { ...record, cells }
  }
}

function positionOf(text: string, start: number): number {
  const quote = text.indexOf('"', start)
  return quote < 0 ? Number.POSITIVE_INFINITY : quote
}

function neverClosed(text: string, start: number, delimiter: string): CsvRecord {
  const record = readBareLine(text, start, delimiter)
  return { ...record, cells: record.cells.map(withoutQuotes) }
}

/** A quote that opens a cell and is never closed is no part of it. */
function withoutQuotes(cell: string): string {
  if (!cell.startsWith('"')) return cell
  if (cell.length > 1 && cell.endsWith('"')) return cell.slice(1, -1).replaceAll('""', '"').trim()
  return cell.split('"').length % 2 === 0 ? cell.slice(1).replaceAll('""', '"').trim() : cell
}

const EQUALS = 0x3d
const APOSTROPHE = 0x27
const GUARDED = /^'[=+\-@]/

/** '="00123"' keeps the zeros of a code; an apostrophe before = + - @ keeps a text from being a formula. */
function plainCell(cell: string): string {
  const first = cell.charCodeAt(0)
  if (first === EQUALS && cell.length > 2 && cell[1] === '"' && cell.endsWith('"'))
    return cell.slice(2, -1).replaceAll('""', '"').trim()
  return first === APOSTROPHE && GUARDED.test(cell) ? cell.slice(1) : cell
}
