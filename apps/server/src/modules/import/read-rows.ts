import { importTexts } from '@cambusa/messages/it/import'
import { createCellReader, type CellReader } from './cell-reader.ts'
import type { FieldPlace, ImportMap } from './column-map.ts'
import { decimalSignOf, type DecimalSign } from './decimal-sign.ts'
import type { ImportKind, KindRun } from './rows/import-kind.ts'
import type { Table, TableRow } from '../../platform/tables/table.ts'
import type { RemarkFile } from './remark-file.ts'
import { createSeenKeys, type SeenKeys } from './seen-keys.ts'
import type { PlacedRow } from './stage.ts'

export interface Reading {
  table: Table
  places: ReadonlyMap<string, FieldPlace>
  map: ImportMap
  kind: ImportKind
  run: KindRun
  refused: RemarkFile
  remarks: RemarkFile
  onProgress?: (progress: { readBytes: number; totalBytes: number; rows: number }) => void
}

/** What one pass over a file counts. */
export interface Pass {
  staged: number
  refused: number
  /** What the refused rows speak of, as far as they say. */
  refusedNames: string[]
}

/** Rows that are looked at before the first is read, to tell the decimal signs of the columns. */
const SAMPLE_ROWS = 2_000
const PROGRESS_ROWS = 500
const { reasons } = importTexts

/** The rows of the file that can be staged; refused ones and what was repaired go to their files. */
export async function* readRows(reading: Reading, pass: Pass): AsyncIterable<PlacedRow> {
  const { table, refused, remarks, onProgress } = reading
  const rows = table.rows[Symbol.asyncIterator]()
  const sample = await take(rows, SAMPLE_ROWS)
  const reader = createCellReader({ ...reading, columns: table.columns, signs: signsOf(reading, sample) })
  const seen = createSeenKeys()
  let read = 0
  for await (const row of chain(sample, rows)) {
    read += 1
    const staged = readRow(row, reader, reading, seen)
    if (read % PROGRESS_ROWS === 0) {
      onProgress?.({ ...table.progress(), rows: read })
      await refused.flush()
      await remarks.flush()
    }
    if (staged !== undefined) {
      pass.staged += 1
      for (const { line, field, value, repaired, reason } of reader.repaired)
        remarks.add(line, field, value, repaired, reason)
      yield staged
      continue
    }
    pass.refused += 1
    for (const { line, field, value, reason } of reader.problems) refused.add(line, field, value, reason)
    const name = reading.run.nameOf?.(reader)
    if (name !== undefined) pass.refusedNames.push(name)
  }
  onProgress?.({ ...table.progress(), rows: read })
}

async function take(rows: AsyncIterator<TableRow>, count: number): Promise<TableRow[]> {
  const taken: TableRow[] = []
  while (taken.length < count) {
    const next = await rows.next()
    if (next.done === true) break
    taken.push(next.value)
  }
  return taken
}

async function* chain(first: readonly TableRow[], rest: AsyncIterator<TableRow>): AsyncIterable<TableRow> {
  yield* first
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value
}

function signsOf({ kind, places }: Reading, sample: readonly TableRow[]): Map<string, DecimalSign> {
  const signs = new Map<string, DecimalSign>()
  for (const [field, { isDecimal }] of Object.entries(kind.fields)) {
    const place = places.get(field)?.places[0]
    if (isDecimal !== true || place === undefined) continue
    const sign = decimalSignOf(sample.map(({ cells }) => cells[place] ?? ''))
    if (sign !== undefined) signs.set(field, sign)
  }
  return signs
}

function readRow(
  { line, cells }: TableRow,
  reader: CellReader,
  { table, run }: Reading,
  seen: SeenKeys,
): PlacedRow | undefined {
  reader.open(line, cells)
  if (cells.length !== table.columns.length) {
    const reason = reasons.columns({ found: cells.length, expected: table.columns.length })
    return reader.refuse('riga', cells.join(' | '), reason)
  }
  const row = run.read(reader)
  if (row === undefined || reader.isRefused) return undefined
  const keys = run.keysOf(row)
  for (const { field, value } of keys) {
    const first = seen.lineOf(field, value)
    if (first !== undefined) return reader.refuse(field, value, reasons.duplicate({ line: first }))
  }
  for (const { field, value } of keys) seen.add(field, value, line)
  return { line, row }
}
