import { tableTexts } from '@cambusa/messages/it/tables'
import { TableFailure } from './table-failure.ts'

/** How the records stand in the file: in an array, in an array within an object, or one per line. */
export type JsonLayout = 'array' | 'wrapped' | 'lines'

const MAX_RECORD = 16_777_216
/** Brackets within brackets; what programs write has some five. */
const MAX_DEPTH = 32

/** Layout of a file by its first text. A first line that is a whole object is a record of its own. */
export function jsonLayout(head: string): JsonLayout {
  const text = head.trimStart()
  if (text.startsWith('[')) return 'array'
  const [first = '', ...below] = text.split('\n')
  return below.some((line) => line.trim() !== '') && isObject(first) ? 'lines' : 'wrapped'
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null
  } catch {
    return false
  }
}

/**
 * Values of the records, one after the other, each parsed by itself: memory holds one record. Throws TableFailure
 * with the number of the record that cannot be read.
 */
export async function* jsonRecords(texts: AsyncIterable<string>, layout: JsonLayout): AsyncIterable<unknown> {
  const scan = scanner(layout)
  let record = 0
  for await (const text of texts)
    for (const slice of scan.write(text)) {
      record += 1
      yield parsed(slice, record)
    }
  if (!scan.isWhole()) throw new TableFailure(tableTexts.jsonBroken({ record: record + 1 }))
}

function parsed(text: string, record: number): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new TableFailure(tableTexts.jsonBroken({ record }))
  }
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPEN_LIST = 0x5b
const OPEN_OBJECT = 0x7b
const CLOSE_LIST = 0x5d
const CLOSE_OBJECT = 0x7d

/** Cuts out what stands in brackets at a depth, strings respected; in a wrapped file the first list of records. */
function scanner(layout: JsonLayout) {
  const recordDepth = { lines: 0, array: 1, wrapped: 2 }[layout]
  let depth = 0
  let isInString = false
  let isEscaped = false
  let pending: string | undefined
  let start = 0
  let found: string[] = []
  let hasFound = false
  let isInList = layout !== 'wrapped'

  function open(code: number, place: number) {
    if (layout === 'wrapped' && depth === 1 && code === OPEN_LIST) isInList = !hasFound
    if (depth === recordDepth && isInList && pending === undefined) {
      pending = ''
      start = place
    }
    depth += 1
    if (depth > MAX_DEPTH) throw new TableFailure(tableTexts.tooDeep)
  }

  function close(text: string, place: number) {
    depth -= 1
    if (pending !== undefined && depth === recordDepth) {
      found.push(pending + text.slice(start, place + 1))
      pending = undefined
      hasFound = true
    } else if (layout === 'wrapped' && depth === 1) isInList = false
  }

  function write(text: string): string[] {
    found = []
    start = 0
    for (let place = 0; place < text.length; place += 1) {
      const code = text.charCodeAt(place)
      if (isInString) {
        if (isEscaped) isEscaped = false
        else if (code === BACKSLASH) isEscaped = true
        else if (code === QUOTE) isInString = false
      } else if (code === QUOTE) isInString = true
      else if (code === OPEN_LIST || code === OPEN_OBJECT) open(code, place)
      else if (code === CLOSE_LIST || code === CLOSE_OBJECT) close(text, place)
    }
    if (pending !== undefined) {
      pending += text.slice(start)
      if (pending.length > MAX_RECORD) throw new TableFailure(tableTexts.notATable)
    }
    return found
  }

  return { write, isWhole: () => depth === 0 && !isInString }
}
