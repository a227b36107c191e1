import { tableTexts } from '@cambusa/messages/it/operator/tables'
import { jsonScanner, type JsonLayout, type JsonSlice } from './json-scanner.ts'
import { TableFailure } from './table-failure.ts'

/** Layout of a file by the beginning of its text. A first line that is a complete object is a record by itself. */
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

/** A record of a file: its value, or why it is invalid. */
export type JsonRecord = { value: object } | { problem: string; text: string }

/**
 * The records one after the other, each parsed separately: only one is in memory, and a broken one affects no other.
 * Throws TableFailure when the file ends inside a record.
 */
export async function* jsonRecords(
  texts: AsyncIterable<string>,
  layout: JsonLayout,
): AsyncIterable<JsonRecord> {
  const scan = jsonScanner(layout)
  let record = 0
  for await (const text of texts)
    for (const slice of scan.write(text)) {
      record += 1
      yield parsed(slice)
    }
  if (!scan.isWhole()) throw new TableFailure(tableTexts.jsonBroken({ record: record + 1 }))
}

function parsed({ text, members }: JsonSlice): JsonRecord {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return { problem: tableTexts.rows.noRecord, text }
    if (NUL.test(text)) return { problem: tableTexts.rows.nul, text }
    const isTwice = !Array.isArray(value) && Object.keys(value).length !== members
    return isTwice ? { problem: tableTexts.rows.nameTwice, text } : { value }
  } catch {
    return { problem: tableTexts.rows.badRecord, text }
  }
}

const NUL = /(?<!\\)(?:\\\\)*\\u0000/
