import { tableTexts } from '@cambusa/messages/it/operator/tables'
import { certainDecimals } from './certain-decimals.ts'
import { jsonLayout, jsonRecords, type JsonRecord } from './json-records.ts'
import type { TableBytes } from './table-bytes.ts'
import { TableFailure } from './table-failure.ts'
import { checkColumns, type TableLimits } from './table-limits.ts'
import { decodeText, utf16Of } from './table-text.ts'
import type { TableRow } from './table.ts'

type Read = (bytes: number) => void

const MAX_NAME = 1_000

/**
 * Records of a JSON file as rows: columns are the names in any record, collected in a first pass over the file. An
 * object inside a record gives columns 'outer.inner', a list of texts or numbers one text joined by '|'. In a list of
 * lists the first has the names.
 */
export async function jsonTable(bytes: TableBytes, limits: TableLimits, onBytes: Read) {
  const layout = jsonLayout(new TextDecoder(utf16Of(bytes.head)).decode(bytes.head))
  const records = (read?: Read) => jsonRecords(decodeText(bytes.head, bytes.chunks(read)), layout)
  const columns = new Map<string, number>()
  for await (const record of records()) {
    if ('problem' in record) continue
    if (Array.isArray(record.value)) {
      if (columns.size > 0) continue
      checkColumns(record.value.length, limits)
      return { columns: record.value.map(textOf), rows: listRows(records(onBytes)) }
    }
    for (const [name] of flatten(record.value)) {
      if (columns.has(name)) continue
      checkColumns(columns.size + 1, limits)
      columns.set(name, columns.size)
    }
  }
  if (columns.size === 0) throw new TableFailure(tableTexts.jsonNoRecords)
  return { columns: [...columns.keys()], rows: objectRows(records(onBytes), columns, limits) }
}

const SHOWN = 200
const unusable = (line: number, record: { problem: string; text: string }): TableRow => ({
  line,
  cells: [record.text.slice(0, SHOWN)],
  problem: record.problem,
})

async function* listRows(records: AsyncIterable<JsonRecord>): AsyncIterable<TableRow> {
  let line = 0
  let isHeader = true
  for await (const record of records) {
    line += 1
    if ('problem' in record) yield unusable(line, record)
    else if (isHeader) isHeader = false
    else if (Array.isArray(record.value)) yield { line, cells: record.value.map(textOf) }
    else yield unusable(line, { problem: tableTexts.rows.noRecord, text: JSON.stringify(record.value) })
  }
}

async function* objectRows(
  records: AsyncIterable<JsonRecord>,
  columns: Map<string, number>,
  limits: TableLimits,
): AsyncIterable<TableRow> {
  let record = 0
  for await (const read of records) {
    record += 1
    if ('problem' in read) {
      yield unusable(record, read)
      continue
    }
    if (Array.isArray(read.value)) {
      yield unusable(record, { problem: tableTexts.rows.noRecord, text: JSON.stringify(read.value) })
      continue
    }
    if (record * columns.size > limits.cells) throw new TableFailure(tableTexts.tooManyCells)
    const cells = Array.from({ length: columns.size }, () => '')
    for (const [name, value] of flatten(read.value)) cells[columns.get(name) ?? 0] = textOf(value)
    yield { line: record, cells }
  }
}

function* flatten(record: unknown, prefix = ''): Iterable<[string, unknown]> {
  if (typeof record !== 'object' || record === null) return
  if (prefix.length > MAX_NAME) throw new TableFailure(tableTexts.tooDeep)
  for (const [name, value] of Object.entries(record)) {
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value)
    if (isGroup) yield* flatten(value, `${prefix}${name}.`)
    else yield [prefix + name, value]
  }
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number') return certainDecimals(value)
  if (typeof value !== 'object') return String(value)
  const isPlain = Array.isArray(value) && value.every((part) => typeof part !== 'object')
  return isPlain ? value.map((part) => textOf(part)).join('|') : JSON.stringify(value)
}
