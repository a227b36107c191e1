/** One record read from a text, and where the next one begins. */
export interface CsvRecord {
  cells: string[]
  end: number
  /** Line breaks inside quotes. */
  innerBreaks: number
  /** A quote within quotes was not doubled. */
  hasLoneQuote: boolean
}

/** A cell of a spreadsheet holds at most 32,767 characters: quotes that stay open longer were never closed. */
const MAX_CELL = 32_767

/**
 * Reads the record that begins at `start`; line breaks are '\n'. A quote inside a cell that no delimiter follows is
 * a character of it. Undefined when the text ends within quotes: more of it may follow (or, at the end of the file,
 * the quote was never closed).
 */
export function readCsvRecord(text: string, start: number, delimiter: string): CsvRecord | undefined {
  const cells: string[] = []
  let place = start
  let innerBreaks = 0
  let hasLoneQuote = false
  for (;;) {
    const opening = skipSpaces(text, place, delimiter)
    if (text[opening] !== '"') {
      const end = endOfBare(text, opening, delimiter)
      cells.push(text.slice(opening, end).trimEnd())
      place = end
    } else {
      const quoted = readQuoted(text, opening + 1, delimiter)
      if (quoted === undefined) return undefined
      cells.push(quoted.cell)
      innerBreaks += quoted.breaks
      hasLoneQuote ||= quoted.hasLoneQuote
      place = quoted.end
    }
    if (text[place] === delimiter) place += 1
    else return { cells, end: place < text.length ? place + 1 : place, innerBreaks, hasLoneQuote }
  }
}

/** Reads one line as if quotes meant nothing: what is left where a quote was never closed. */
export function readBareLine(text: string, start: number, delimiter: string): CsvRecord {
  const feed = text.indexOf('\n', start)
  const end = feed < 0 ? text.length : feed
  const cells = text
    .slice(start, end)
    .split(delimiter)
    .map((cell) => cell.trim())
  return { cells, end: feed < 0 ? end : end + 1, innerBreaks: 0, hasLoneQuote: false }
}

/** Whether quotes that opened at `start` have been open for longer than any cell is. */
export function isTooLong(text: string, start: number): boolean {
  return text.length - start > MAX_CELL * 2
}

function skipSpaces(text: string, start: number, delimiter: string): number {
  let place = start
  while (text[place] === ' ' || text[place] === '\u00a0' || (text[place] === '\t' && delimiter !== '\t'))
    place += 1
  return place
}

function endOfBare(text: string, start: number, delimiter: string): number {
  for (let place = start; place < text.length; place += 1) {
    const char = text[place]
    if (char === delimiter || char === '\n') return place
  }
  return text.length
}

function readQuoted(text: string, start: number, delimiter: string) {
  let cell = ''
  let from = start
  let search = start
  let hasLoneQuote = false
  for (;;) {
    const quote = text.indexOf('"', search)
    if (quote < 0 || quote - start > MAX_CELL) return undefined
    if (text[quote + 1] === '"') {
      cell += text.slice(from, quote + 1)
      from = quote + 2
      search = from
      continue
    }
    const after = skipSpaces(text, quote + 1, delimiter)
    const char = text[after]
    if (char === delimiter || char === '\n' || after >= text.length) {
      cell += text.slice(from, quote)
      return { cell: cell.trim(), end: after, breaks: countBreaks(text, start, quote), hasLoneQuote }
    }
    hasLoneQuote = true
    search = quote + 1
  }
}

function countBreaks(text: string, start: number, end: number): number {
  let count = 0
  for (let feed = text.indexOf('\n', start); feed >= 0 && feed < end; feed = text.indexOf('\n', feed + 1))
    count += 1
  return count
}
