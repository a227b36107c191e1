import type { TableRow } from './table.ts'

/** Records of a block of whole lines, and the incomplete rest of the block. */
export interface CsvBlock {
  rows: TableRow[]
  rest: string
}

/** Lines without quotes are parsed separately only when there are many: each part costs a call. */
const PLAIN_LINES = 16

export interface RunReaders {
  /** Parses lines without quotes. */
  plain: (text: string, line: number) => CsvBlock['rows']
  quoted: (text: string, line: number, isLast: boolean) => CsvBlock
}

/**
 * Reads a block of whole lines run by run: long runs without quotes are simply split. A run with quotes ends where the
 * number of quotes is even and many lines without quotes follow.
 */
export function readRuns(
  { plain, quoted }: RunReaders,
  block: string,
  from: number,
  isLast: boolean,
): CsvBlock {
  const rows: CsvBlock['rows'] = []
  let text = block
  let line = from
  for (;;) {
    const head = endOfPlain(text)
    if (head > 0) {
      const lines = text.slice(0, head)
      for (const row of plain(lines, line)) rows.push(row)
      line += breaksIn(lines)
      text = text.slice(head)
    }
    if (text === '') return { rows, rest: '' }
    const end = endOfQuoted(text)
    const read = quoted(text.slice(0, end), line, isLast && end === text.length)
    if (read.rest !== '' && end < text.length) {
      const all = quoted(text, line, isLast)
      return { rows: [...rows, ...all.rows], rest: all.rest }
    }
    for (const row of read.rows) rows.push(row)
    if (end === text.length) return { rows, rest: read.rest }
    line += breaksIn(text.slice(0, end))
    text = text.slice(end)
  }
}

const breaksIn = (text: string) => text.split('\n').length - 1

function endOfPlain(text: string): number {
  const quote = text.indexOf('"')
  return quote < 0 ? text.length : text.lastIndexOf('\n', quote) + 1
}

function endOfQuoted(text: string): number {
  let isOpen = false
  let plainLines = 0
  let plainFrom = text.length
  for (let start = 0; start < text.length;) {
    const feed = text.indexOf('\n', start)
    const end = feed < 0 ? text.length : feed + 1
    let quotes = 0
    for (let at = text.indexOf('"', start); at >= 0 && at < end; at = text.indexOf('"', at + 1)) quotes += 1
    if (quotes % 2 === 1) isOpen = !isOpen
    if (quotes > 0 || isOpen) plainLines = 0
    else {
      if (plainLines === 0) plainFrom = start
      plainLines += 1
      if (plainLines === PLAIN_LINES) return plainFrom
    }
    start = end
  }
  return text.length
}
