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
import type { ImportCounts, ImportKind, ImportPlan, NamedStore } from './rows/import-kind.ts'
import { ImportFailure } from './rows/import-failure.ts'
import { openSample, stagedRows } from './read-rows.ts'
import { readTable } from '../../platform/tables/read-table.ts'
import { openRemarkFile, type RemarkFile } from './remark-file.ts'
import { listFiles } from './files/list-folder-or-zip.ts'
import { createStage, fillRefused, fillStage } from './stage.ts'

export interface ImportResult extends ImportCounts {
  unchanged: number
  refused: number
  /** Number of remarks on loaded rows: repairs, assumptions, and what an operator should look at. */
  remarked: number
  /** File that lists the refused rows; null if there are none. */
  refusedFile: string | null
  /** File that lists the remarks; null if there are none. */
  remarksFile: string | null
  /** One of the two files could not be written in full. */
  filesIncomplete: boolean
  /** Which parts of the file were read. */
  read: ReadPart
}

export interface ReadPart {
  rows: number
  /** Of a workbook with several sheets: the one that was read. */
  sheet: string | undefined
  /** Number of rows that the spreadsheet hides; they were read too. */
  hiddenRows: number
  /** Columns that were not read, as messages call them. */
  unusedColumns: readonly string[]
  /** Remarks on the file as a whole. */
  notices: readonly string[]
  /** The columns that identify a row, if the file has no code and the map does not say. */
  keyColumns: readonly string[]
}

export interface ImportOptions {
  dryRun: boolean
  /** Folder for the files of refused rows and remarks. */
  reportDir: string
  /** The path of a map, or its content; without one the file must have our own column names. */
  map?: string | object
  /** Sheet of a workbook; the first visible one when left out. */
  sheet?: string | undefined
  /** Takes off what the file does not name. */
  full?: boolean
  /** Maximum share of the existing rows that a full file may take off; 1: any. */
  maxMissing?: number
  /** When the quantities of the file were counted; by default when the file was written. */
  asOf?: Date
  now?: Date
  /** Hosts besides the shop's own from which pictures are shown; none by default. */
  pictureHosts?: readonly string[] | undefined
  /** Where pictures are saved. */
  pictures?: NamedStore | undefined
  onProgress?: (progress: { readBytes: number; totalBytes: number; rows: number }) => void
  /** Called if another import is running and this one waits. */
  onWait?: () => void
  /** Called for the first row of each kind of damage that a person should look at. */
  onOddRow?: (row: { line: number; reason: string }) => void
  /** Called when reading is done and the rows are compared and applied. */
  onApply?: () => void
}

const MAX_MISSING = 0.2
const ANALYZE_FROM = 5_000

/**
 * Loads a file of one kind in one transaction, all or nothing. Running it again changes nothing. Throws ImportFailure
 * with one sentence if file or map cannot be used; then nothing was changed.
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
  const files = kind.isOfFiles === true ? await listFiles(path) : undefined
  const table = files ?? (await readTable(path, { skipTitle: true, sheet: options.sheet, fits }))
  const asOpened = await stat(path)
  const { columns } = table
  const { sample, rows } = await openSample(table)
  const today = romeDate(now)
  const header = { columns, sample: sample.map(({ cells }) => cells) }
  const { places, settings } = placeFields(kind, given, header, today)
  const map = { ...(given ?? emptyMap()), settings }
  const plan: ImportPlan = {
    columns,
    positionOf: (column) => positionOfColumn(columns, column),
    hasField: (field) => places.has(field) || field in map.defaults,
    settings,
    isFull: options.full === true,
    asOf: options.asOf ?? new Date(Math.min(asOpened.mtimeMs, now.getTime())),
    today,
    pictureHosts: options.pictureHosts ?? [],
    isDryRun: options.dryRun,
    files,
    pictures: options.pictures,
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
    await fillStage(client, run.stage, stagedRows(reading, pass))
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
    // After a failure the rows refused until then are still reported.
    await Promise.all([refused.close(), remarks.close(), files?.close()])
  }
}

/** A file that changed while it was read is incomplete. Throws ImportFailure. */
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

/** Takes the lock for one import at a time; the lock and the staging table end with the connection. */
async function waitForTurn(client: pg.ClientBase, { onWait }: ImportOptions) {
  await client.query('SET statement_timeout = 0')
  await client.query('SET lock_timeout = 0')
  // If the process is killed its lock is released soon; not every operating system supports this setting.
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
