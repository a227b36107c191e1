import { tableTexts } from '@cambusa/messages/it/operator/tables'
import { TableFailure } from './table-failure.ts'

/** Where the records are: in an array, in an array inside an object, or one per line. */
export type JsonLayout = 'array' | 'wrapped' | 'lines'

/** The text of a record, and its number of names, duplicates included. */
export interface JsonSlice {
  text: string
  members: number
}

const MAX_RECORD = 16_777_216
/** Nesting of brackets; files of programs have about five levels. */
const MAX_DEPTH = 32

const QUOTE = 0x22
const BACKSLASH = 0x5c
const LINE_FEED = 0x0a
const SPACE = 0x20
const COMMA = 0x2c
const COLON = 0x3a
const OPEN_LIST = 0x5b
const OPEN_OBJECT = 0x7b
const CLOSE_LIST = 0x5d
const CLOSE_OBJECT = 0x7d
/** The last line of a record whose quote was never closed. */
const LAST_LINE = /[}\]]\s*,?\s*$/

/**
 * Cuts out bracketed text at a depth, respecting strings; in a wrapped file the first list of records. Strings do not
 * span lines: one that does was never closed, and ends with its record there.
 */
export function jsonScanner(layout: JsonLayout) {
  const recordDepth = { lines: 0, array: 1, wrapped: 2 }[layout]
  let depth = 0
  let isInString = false
  let isEscaped = false
  let members = 0
  let pending: string | undefined
  let isScalar = false
  let start = 0
  let found: JsonSlice[] = []
  let hasFound = false
  let isInList = layout !== 'wrapped'

  function begin(place: number) {
    pending = ''
    members = 0
    start = place
  }

  function finish(text: string, end: number) {
    found.push({ text: ((pending ?? '') + text.slice(start, end)).trim(), members })
    pending = undefined
    isScalar = false
    hasFound = true
  }

  function open(code: number, place: number) {
    if (layout === 'wrapped' && depth === 1 && code === OPEN_LIST) isInList = !hasFound
    if (depth === recordDepth && isInList && pending === undefined) begin(place)
    depth += 1
    if (depth > MAX_DEPTH) throw new TableFailure(tableTexts.tooDeep)
  }

  function close(text: string, place: number) {
    if (isScalar && depth === recordDepth) finish(text, place)
    depth -= 1
    if (pending !== undefined && depth === recordDepth) finish(text, place + 1)
    else if (layout === 'wrapped' && depth === 1) isInList = false
  }

  /** A string still open at the end of a line: its record ends there, or continues without the string. */
  function breakString(text: string, place: number) {
    isInString = false
    isEscaped = false
    if (pending === undefined || isScalar) return
    const line = (pending + text.slice(start, place)).split('\n').at(-1) ?? ''
    if (layout !== 'lines' && !LAST_LINE.test(line)) return
    depth = recordDepth
    finish(text, place)
  }

  /** Between records: anything but brackets and commas is a value that is no record. */
  function between(code: number, place: number, text: string) {
    if (isScalar) {
      if (code === COMMA || code === LINE_FEED) finish(text, place)
    } else if (code > SPACE && code !== COMMA && hasList()) {
      begin(place)
      isScalar = true
    }
  }

  const hasList = () => layout !== 'wrapped' || isInList

  function write(text: string): JsonSlice[] {
    found = []
    start = 0
    for (let place = 0; place < text.length; place += 1) {
      const code = text.charCodeAt(place)
      if (isInString) {
        if (code === LINE_FEED) breakString(text, place)
        else if (isEscaped) isEscaped = false
        else if (code === BACKSLASH) isEscaped = true
        else if (code === QUOTE) isInString = false
      } else if (code === OPEN_LIST || code === OPEN_OBJECT) open(code, place)
      else if (code === CLOSE_LIST || code === CLOSE_OBJECT) close(text, place)
      else {
        if (depth === recordDepth) between(code, place, text)
        else if (code === COLON && depth === recordDepth + 1) members += 1
        if (code === QUOTE) isInString = true
        else if (code === LINE_FEED && layout === 'lines' && depth > 0 && pending !== undefined) {
          depth = 0
          finish(text, place)
        }
      }
    }
    if (pending !== undefined) {
      pending += text.slice(start)
      if (pending.length > MAX_RECORD) throw new TableFailure(tableTexts.notATable)
    }
    return found
  }

  return { write, isWhole: () => depth === 0 && !isInString }
}
