import { join } from 'node:path'
import { LOCALE } from '@cambusa/domain/constants'
import { importTexts } from '@cambusa/messages/it/operator/import'
import type { CommandContext } from '../../platform/process/command.ts'
import { TableFailure } from '../../platform/tables/table-failure.ts'
import { StartupError } from '../../platform/process/startup-error.ts'
import { write } from '../../platform/process/terminal.ts'
import { openPictureStore, pictureStorePlace } from '../pictures/pictures.ts'
import { askForMap } from './ask-for-map.ts'
import { shownColumns } from './column-names.ts'
import { readArguments, type ImportArguments } from './import-arguments.ts'
import { importFile, type ImportResult, type ReadPart } from './import.service.ts'
import { importKinds } from './kinds.ts'
import { MapNeeded } from './map-needed.ts'
import { ImportFailure } from './rows/import-failure.ts'

const count = new Intl.NumberFormat(LOCALE)
const BAR_WIDTH = 24
const PERCENT_STEP = 10

/**
 * `npm run import -- KIND FILE [--map MAP.json] [--dry-run] [--full]`: prints progress and counts. Exits with 0 if
 * something was loaded or the file is empty, 1 if nothing could be loaded, 2 if the file needs a map.
 */
export async function runImport({ config, database, args }: CommandContext): Promise<void> {
  const asked = readArguments(args, importKinds)
  const reportDir = join(config.dataDir, 'import')
  const load = (map: ImportArguments['map'] | object) =>
    importFile(database.pool, asked.kind, asked.file, {
      ...asked,
      map,
      reportDir,
      pictureHosts: config.shop.pictureHosts,
      pictures: { store: openPictureStore(config), place: pictureStorePlace(config) },
      onProgress: progressOn(process.stderr),
      onOddRow: (row) => write(process.stderr, `\n${importTexts.oddRow(row)}\n`),
      onWait: () => write(process.stderr, `${importTexts.waiting}\n`),
      onApply: () => write(process.stderr, `\n${importTexts.applying}\n`),
    })
  try {
    const result = await load(asked.map).catch(async (error: unknown) => {
      if (error instanceof MapNeeded) return load(await askForMap(error.proposal))
      throw error
    })
    printResult(result, asked.dryRun)
    if (result.filesIncomplete) console.log(importTexts.filesIncomplete({ directory: reportDir }))
    if (result.read.rows > 0 && result.read.rows === result.refused)
      throw new StartupError(importTexts.nothingLoaded)
  } catch (error) {
    throw error instanceof ImportFailure || error instanceof TableFailure
      ? new StartupError(error.message)
      : error
  }
}

function printResult(result: ImportResult, isDryRun: boolean) {
  const { added, changed, unchanged, refused, removed, remarked, refusedFile, remarksFile } = result
  printRead(result.read)
  const shown = { added, changed, unchanged, refused }
  const texts = Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, count.format(value)]))
  console.log(importTexts.counts(texts as Record<keyof typeof shown, string>))
  if (removed > 0) console.log(importTexts.removed({ removed: count.format(removed) }))
  if (refusedFile !== null) console.log(importTexts.refusedFile({ path: refusedFile }))
  if (remarksFile !== null)
    console.log(importTexts.remarksFile({ count: count.format(remarked), path: remarksFile }))
  if (isDryRun) console.log(importTexts.dryRun)
}

function printRead({ rows, sheet, hiddenRows, unusedColumns, keyColumns, notices }: ReadPart) {
  if (sheet !== undefined) console.log(importTexts.sheetRead({ sheet }))
  if (hiddenRows > 0) console.log(importTexts.hiddenRows({ count: count.format(hiddenRows) }))
  if (unusedColumns.length > 0)
    console.log(importTexts.unusedColumns({ columns: shownColumns(unusedColumns) }))
  if (keyColumns.length > 0) console.log(importTexts.keyColumns({ columns: shownColumns(keyColumns) }))
  if (rows === 0) console.log(importTexts.noRows)
  else for (const notice of notices) console.log(notice)
}

/** Progress as a bar that redraws itself on a terminal, as a line every ten per cent elsewhere. */
function progressOn(stream: NodeJS.WriteStream) {
  let shown = -PERCENT_STEP
  return ({ readBytes, totalBytes, rows }: { readBytes: number; totalBytes: number; rows: number }) => {
    const percent = totalBytes === 0 ? 100 : Math.floor((readBytes * 100) / totalBytes)
    const text = importTexts.progress({ percent, rows: count.format(rows) })
    if (stream.isTTY) {
      const full = Math.round((percent * BAR_WIDTH) / 100)
      write(stream, `\r[${'█'.repeat(full)}${'·'.repeat(BAR_WIDTH - full)}] ${text}`)
    } else if (percent >= shown + PERCENT_STEP) {
      shown = percent
      write(stream, `${text}\n`)
    }
  }
}
