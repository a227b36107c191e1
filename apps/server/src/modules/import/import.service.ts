import type { Stats } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { romeDate } from '@cambusa/domain/time/dates'
import { importTexts } from '@cambusa/messages/it/operator/import'
import type pg from 'pg'
import { applyStage, type Applied } from './apply-stage.ts'
import { checkMap, emptyMap, readMap, type FieldPlace, type ImportMap } from './column-map.ts'
import { calledColumn, positionOfColumn, saysCents, shownName } from './column-names.ts'
import { placeFields } from './place-fields.ts'
import { recogniseFit } from './recognise-columns.ts'
import type { ImportCounts, ImportKind, ImportPlan } from './rows/import-kind.ts'
import { ImportFailure } from './rows/import-failure.ts'
import { openSample, readRows } from './read-rows.ts'
import { readTable } from '../../platform/tables/read-table.ts'
import { openRemarkFile, type RemarkFile } from './remark-file.ts'
import { createStage, fillRefused, fillStage } from './stage.ts'

export interface ImportResult extends ImportCounts {
  unchanged: number
  refused: number
  /** Remarks on rows that were loaded: what was repaired or assumed, what an operator should look at. */
  remarked: number
  /** Where the refused rows are listed; null when there is none. */
  refusedFile: string | null
  /** Where the remarks are listed; null when there is none. */
  remarksFile: string | null
  /** One of the two files could not be written whole. */
  filesIncomplete: boolean
  /** What of the file was read, and what was not. */
  read: ReadPart
}

export interface ReadPart {
  rows: number
  /** Of a workbook with several sheets: the one that was read. */
  sheet: string | undefined
  /** Rows that the spreadsheet hides; they were read too. */
  hiddenRows: number
  /** Columns that no field is read from, as a message names them. */
  unusedColumns: readonly string[]
  /** What is to be known of the file as a whole. */
  notices: readonly string[]
  /** The columns that tell one row from another, where the file has no code and the map does not say. */
  keyColumns: readonly string[]
}

export interface ImportOptions {
  dryRun: boolean
  /** Folder of the files that name refused rows and remarks. */
  reportDir: string
  /** A map's file, or what it would say; without one the file has our own column names. */
  map?: string | object
  /** Sheet of a workbook; the first visible one when left out. */
  sheet?: string | undefined
  /** What the file does not name is taken off. */
  full?: boolean
  /** A full file may take off at most this share of what there is; 1: any. */
  maxMissing?: number
  /** The moment at which the quantities of the file were true; when the file was written, when left out. */
  asOf?: Date
  now?: Date
  /** Hosts besides the shop's own whose pictures are shown; none when left out. */
  pictureHosts?: readonly string[] | undefined
  onProgress?: (progress: { readBytes: number; totalBytes: number; rows: number }) => void
  /** Another file is being loaded: this one waits for its turn. */
  onWait?: () => void
  /** A row that was broken in a way that a person should look at; the first of its kind. */
  onOddRow?: (row: { line: number; reason: string }) => void
  /** Reading is over: what differs is looked for and applied. */
  onApply?: () => void
}

const MAX_MISSING = 0.2
const ANALYZE_FROM = 5_000

/**
 * Loads one file of a kind in one transaction: all of it or nothing. Running it again changes nothing.
 * Throws ImportFailure with one sentence when file or map cannot be used; then nothing was changed.
 */
export async function importFile(
  pool: pg.Pool,
  kind: ImportKind,
  path: string,
  options: ImportOptions,
): Promise<ImportResult> {
  const now = options.now ?? new Date()
  const given = await givenMap(options.map, kind)
  const fits = (names: readonly string[]) => recogniseFit(kind, given, names)
  const table = await readTable(path, { skipTitle: true, sheet: options.sheet, fits })
  const asOpened = await stat(path)
  const { columns } = table
  const { sample, rows } = await openSample(table)
  const today = romeDate(now)
  const header = { columns, sample: sample.map(({ cells }) => cells) }
  const { places, settings } = placeFields(kind, given, header, today)
  const map = { ...(given ?? emptyMap()), settings }
  const plan: ImportPlan = {
    columns,
    placeOf: (column) => positionOfColumn(columns, column),
    hasField: (field) => places.has(field) || field in map.defaults,
    settings,
    isFull: options.full === true,
    asOf: options.asOf ?? new Date(Math.min(asOpened.mtimeMs, now.getTime())),
    today,
    pictureHosts: options.pictureHosts ?? [],
  }
  const columnOf = (field: string) => {
    const place = places.get(field)?.places[0]
    return place === undefined ? '' : calledColumn(columns, place)
  }
  kind.check?.(
    (field) => {
      const place = places.get(field)?.places[0]
      return place === undefined
        ? undefined
        : { name: columnOf(field), values: sample.map(({ cells }) => cells[place] ?? '') }
    },
    settings,
    today,
  )
  const inCents = new Set(
    [...places.keys()].filter(
      (field) => kind.fields[field]?.isDecimal === true && saysCents(columnOf(field)),
    ),
  )
  const name = join(options.reportDir, basename(path, extname(path)))
  const refused = openRemarkFile(`${name}-rifiutate.csv`, importTexts.refusedHeader, columnOf)
  const remarks = openRemarkFile(`${name}-avvisi.csv`, importTexts.remarksHeader, columnOf)
  const client = await pool.connect()
  try {
    await waitForTurn(client, options)
    const run = await kind.begin(client, plan)
    await createStage(client, run.stage)
    const { onProgress, onOddRow } = options
    const reading = {
      table,
      sample,
      rows,
      places,
      inCents,
      map,
      kind,
      run,
      plan,
      refused,
      remarks,
      onProgress,
      onOddRow,
    }
    const pass = { read: 0, staged: 0, refused: 0, refusedNames: [] }
    await fillStage(client, run.stage, readRows(reading, pass))
    await checkUnchanged(path, asOpened)
    await fillRefused(client, pass.refusedNames)
    options.onApply?.()
    const limits = { dryRun: options.dryRun, maxMissing: options.maxMissing ?? MAX_MISSING }
    const applied = await applyStage(client, run, plan, limits)
    if (!options.dryRun && applied.counts.added + applied.counts.changed > ANALYZE_FROM)
      await client.query(`ANALYZE ${run.tables.join(', ')}`)
    return {
      ...(await closeFiles(refused, remarks, applied)),
      ...countsOf(pass, applied),
      read: {
        rows: pass.read,
        sheet: table.sheet,
        hiddenRows: table.hiddenRows ?? 0,
        unusedColumns: unusedColumns(columns, places, map),
        notices: [
          ...[...inCents].map((field) => importTexts.readInCents({ column: shownName(columnOf(field)) })),
          ...(run.notices ?? []),
        ],
        keyColumns: given?.settings['key'] === undefined ? keyColumns(map) : [],
      },
    }
  } finally {
    client.release(true)
    // What was refused until then is told after a failure too.
    await Promise.all([refused.close(), remarks.close()])
  }
}

/** A file that somebody is still writing is not whole. Throws ImportFailure. */
async function checkUnchanged(path: string, before: Stats) {
  const after = await stat(path).catch(() => undefined)
  if (after?.size !== before.size || after.mtimeMs !== before.mtimeMs || after.ino !== before.ino)
    throw new ImportFailure(importTexts.fileChanged({ path }))
}

const keyColumns = ({ settings }: Pick<ImportMap, 'settings'>): readonly string[] =>
  Array.isArray(settings['key']) ? (settings['key'] as string[]) : []

function unusedColumns(
  columns: readonly string[],
  places: ReadonlyMap<string, FieldPlace>,
  { settings }: ImportMap,
): string[] {
  const used = new Set([...places.values()].flatMap((found) => found.places))
  for (const column of keyColumns({ settings })) used.add(positionOfColumn(columns, column))
  return columns.flatMap((_, place) => (used.has(place) ? [] : [calledColumn(columns, place)]))
}

/** One file at a time; the lock goes with the connection, and so does the staging table. */
async function waitForTurn(client: pg.ClientBase, { onWait }: ImportOptions) {
  await client.query('SET statement_timeout = 0')
  await client.query('SET lock_timeout = 0')
  // Who is killed in the middle gives the lock back at once; not every system lets PostgreSQL know.
  await client.query(`SET client_connection_check_interval = '2s'`).catch(() => undefined)
  const { rows } = await client.query<{ won: boolean }>(
    `SELECT pg_try_advisory_lock(hashtext('cambusa.import')) AS won`,
  )
  if (rows[0]?.won === true) return
  onWait?.()
  await client.query(`SELECT pg_advisory_lock(hashtext('cambusa.import'))`)
}

async function givenMap(map: ImportOptions['map'], kind: ImportKind): Promise<ImportMap | undefined> {
  if (map === undefined) return undefined
  return typeof map === 'string' ? readMap(map, kind) : checkMap(map, kind, 'JSON')
}

function countsOf(pass: { staged: number; refused: number }, { counts, refused }: Applied) {
  const { added, changed, removed } = counts
  return {
    added,
    changed,
    removed,
    unchanged: pass.staged - refused.length - added - changed,
    refused: pass.refused + refused.length,
  }
}

async function closeFiles(refused: RemarkFile, remarks: RemarkFile, applied: Applied) {
  for (const { line, field, value, reason } of applied.refused) refused.add(line, field, value, reason, '')
  for (const { line, field, value, reason } of applied.remarks)
    remarks.add(line, field, value, '', reason, '')
  const [refusedFile, remarksFile] = [await refused.close(), await remarks.close()]
  const filesIncomplete = refused.isIncomplete || remarks.isIncomplete
  return { refusedFile, remarksFile, filesIncomplete, remarked: remarks.count }
}
