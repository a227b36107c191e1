import { importTexts } from '@cambusa/messages/it/operator/import'
import { createCellReader, type CellReader } from './cell-reader.ts'
import type { FieldPlace, ImportMap } from './column-map.ts'
import { decimalSignOf, type DecimalSign } from './decimal-sign.ts'
import { ImportFailure } from './rows/import-failure.ts'
import type { ImportKind, ImportPlan, KindRun, PlacedRow } from './rows/import-kind.ts'
import type { Table, TableRow } from '../../platform/tables/table.ts'
import { oddRow } from './odd-row.ts'
import type { RemarkFile } from './remark-file.ts'
import { createSeenKeys, type SeenKeys } from './seen-keys.ts'

export interface Reading {
  table: Table
  /** The first rows; the others follow. */
  sample: readonly TableRow[]
  rows: AsyncIterator<TableRow>
  plan: ImportPlan
  places: ReadonlyMap<string, FieldPlace>
  inCents: ReadonlySet<string>
  map: ImportMap
  kind: ImportKind
  run: KindRun
  refused: RemarkFile
  remarks: RemarkFile
  onProgress?: ((progress: { readBytes: number; totalBytes: number; rows: number }) => void) | undefined
  onOddRow?: ((row: { line: number; reason: string }) => void) | undefined
}

/** Counts of one pass over a file. */
export interface Pass {
  read: number
  staged: number
  refused: number
  /** What the refused rows name, if it can be read. */
  refusedNames: string[]
}

/** Number of rows that are read ahead, to find the decimal signs of the columns. */
const SAMPLE_ROWS = 2_000
const PROGRESS_ROWS = 500
const SHOWN_NAME = 120
const { reasons } = importTexts

/** The rows of the file for staging, completed if their kind does so; refused ones are written to their file. */
export function stagedRows(reading: Reading, pass: Pass): AsyncIterable<PlacedRow> {
  const rows = readRows(reading, pass)
  return (
    reading.run.complete?.(rows, ({ line, field, value, reason, name, named }) => {
      pass.staged -= 1
      pass.refused += 1
      pass.refusedNames.push(named)
      reading.refused.add(line, field, value, reason, name)
    }) ?? rows
  )
}

/** The rows of the file as they are read; refused rows and repairs are written to their files. */
async function* readRows(reading: Reading, pass: Pass): AsyncIterable<PlacedRow> {
  const { table, sample, rows, refused, remarks, kind, plan, onProgress } = reading
  const { positionOf, today } = plan
  const reader = createCellReader({
    ...reading,
    positionOf,
    today,
    fields: kind.fields,
    signs: signsOf(reading, sample),
  })
  const seen = createSeenKeys()
  const isOdd = firstOfEach()
  for await (const row of chain(sample, rows)) {
    pass.read += 1
    const odd = row.problem ?? row.remark
    if (row.problem !== undefined && plan.isFull && row.cells.length !== table.columns.length)
      throw new ImportFailure(importTexts.fullUnreadable({ line: row.line, reason: row.problem }))
    if (odd !== undefined && isOdd(odd)) reading.onOddRow?.({ line: row.line, reason: odd })
    const staged = readRow(row, reader, reading, seen)
    if (pass.read % PROGRESS_ROWS === 0) {
      onProgress?.({ ...table.progress(), rows: pass.read })
      await refused.flush()
      await remarks.flush()
    }
    if (staged !== undefined) {
      pass.staged += 1
      if (row.remark !== undefined) reader.note('riga', '', '', row.remark)
      for (const { line, field, value, repaired, reason } of reader.repaired)
        remarks.add(line, field, value, repaired, reason, nameOf(kind, reader))
      yield staged
      continue
    }
    pass.refused += 1
    for (const { line, field, value, reason } of reader.problems)
      refused.add(line, field, value, reason, nameOf(kind, reader))
    const name = reading.run.nameOf?.(reader)
    if (name !== undefined) pass.refusedNames.push(name)
  }
  onProgress?.({ ...table.progress(), rows: pass.read })
}

/**
 * The first rows of a table, by which its columns are recognised, and the iterator of the others. Throws TableFailure.
 */
export async function openSample(table: Table) {
  const rows = table.rows[Symbol.asyncIterator]()
  return { sample: await take(rows, SAMPLE_ROWS), rows }
}

/** How a person identifies a row: the cells of the fields in namedBy. */
const nameOf = ({ namedBy }: ImportKind, reader: CellReader) =>
  namedBy
    .map((field) => reader.raw(field))
    .filter((cell) => cell !== '')
    .join(' · ')
    .slice(0, SHOWN_NAME)

/** Returns a function that tells whether a text occurs for the first time. */
function firstOfEach() {
  const seen = new Set<string>()
  return (text: string) => !seen.has(text) && seen.add(text).size > 0
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
  { line, cells, problem }: TableRow,
  reader: CellReader,
  { table, run }: Reading,
  seen: SeenKeys,
): PlacedRow | undefined {
  reader.open(line, cells)
  const odd = problem ?? oddRow(cells, table.columns)
  if (odd !== undefined) return reader.refuse('riga', cells.join(' | '), odd)
  if (cells.length !== table.columns.length) {
    const reason = reasons.columns({ found: cells.length, expected: table.columns.length })
    return reader.refuse('riga', cells.join(' | '), reason)
  }
  const row = run.read(reader)
  if (row === undefined || reader.isRefused) return undefined
  const keys = run.keysOf(row, reader)
  for (const { field, value, shown, isOfColumns } of keys) {
    const first = seen.lineOf(field, value)
    if (first === undefined) continue
    const reason = isOfColumns
      ? reasons.sameKey({ line: first, columns: field })
      : reasons.duplicate({ line: first })
    return reader.refuse(field, shown ?? value, reason)
  }
  for (const { field, value } of keys) seen.add(field, value, line)
  return { line, row }
}
