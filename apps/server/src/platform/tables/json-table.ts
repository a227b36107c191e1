import { tableTexts } from '@cambusa/messages/it/tables'
import { jsonLayout, jsonRecords } from './json-records.ts'
import type { TableBytes } from './table-bytes.ts'
import { TableFailure } from './table-failure.ts'
import { decodeText, utf16Of } from './table-text.ts'
import type { TableRow } from './table.ts'

type Read = (bytes: number) => void

/**
 * Records of a JSON file as rows: columns are the names that any record has, found in a first pass over the file.
 * An object within a record gives columns 'outer.inner', a list of texts or numbers one text joined by '|'. A list of
 * lists begins with the names.
 */
export async function jsonTable(bytes: TableBytes, onBytes: Read) {
  const layout = jsonLayout(new TextDecoder(utf16Of(bytes.head)).decode(bytes.head))
  const records = (read?: Read) => jsonRecords(decodeText(bytes.head, bytes.chunks(read)), layout)
  const columns = new Map<string, number>()
  let isListOfLists = false
  for await (const record of records()) {
    if (Array.isArray(record)) {
      isListOfLists = true
      record.forEach((name, place) => columns.set(textOf(name), place))
      break
    }
    for (const [name] of flatten(record)) if (!columns.has(name)) columns.set(name, columns.size)
  }
  if (columns.size === 0) throw new TableFailure(tableTexts.jsonNoRecords)
  const rows = isListOfLists ? listRows(records(onBytes)) : objectRows(records(onBytes), columns)
  return { columns: [...columns.keys()], rows }
}

async function* listRows(records: AsyncIterable<unknown>): AsyncIterable<TableRow> {
  let record = 0
  for await (const values of records) {
    record += 1
    if (record > 1) yield { line: record, cells: Array.isArray(values) ? values.map(textOf) : [] }
  }
}

async function* objectRows(
  records: AsyncIterable<unknown>,
  columns: Map<string, number>,
): AsyncIterable<TableRow> {
  let record = 0
  for await (const values of records) {
    record += 1
    const cells = Array.from({ length: columns.size }, () => '')
    for (const [name, value] of flatten(values)) cells[columns.get(name) ?? 0] = textOf(value)
    yield { line: record, cells }
  }
}

function* flatten(record: unknown, prefix = ''): Iterable<[string, unknown]> {
  if (typeof record !== 'object' || record === null) return
  for (const [name, value] of Object.entries(record)) {
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value)
    if (isGroup) yield* flatten(value, `${prefix}${name}.`)
    else yield [prefix + name, value]
  }
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value.trim()
  if (typeof value !== 'object') return String(value)
  const isPlain = Array.isArray(value) && value.every((part) => typeof part !== 'object')
  return isPlain ? value.map((part) => textOf(part)).join('|') : JSON.stringify(value)
}
