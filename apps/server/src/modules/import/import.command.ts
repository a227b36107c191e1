import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { importTexts } from '@cambusa/messages/it/import'
import type { CommandContext } from '../../platform/command.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { ImportFailure } from './import-failure.ts'
import { importProducts, type ImportCounts } from './import.service.ts'
import { readProductMap } from './product-map.ts'

const count = new Intl.NumberFormat('it-IT')
const BAR_WIDTH = 24
const PERCENT_STEP = 10

/** `npm run import -- products FILE --map MAP.json [--dry-run]`: prints progress and counts. */
export async function runImport({ config, database, args }: CommandContext): Promise<void> {
  const { file, mapFile, isDryRun } = readArguments(args)
  const showProgress = progressOn(process.stderr)
  try {
    const map = await readProductMap(mapFile)
    const counts = await importProducts(database.pool, file, map, {
      dryRun: isDryRun,
      reportDir: join(config.dataDir, 'import'),
      onProgress: showProgress,
    })
    process.stderr.write('\n')
    printCounts(counts, isDryRun)
  } catch (error) {
    throw error instanceof ImportFailure ? new StartupError(error.message) : error
  }
}

function readArguments(args: string[]) {
  let parsed
  try {
    const options = {
      map: { type: 'string' },
      'dry-run': { type: 'boolean' },
      help: { type: 'boolean' },
    } as const
    parsed = parseArgs({ args, options, allowPositionals: true })
  } catch {
    throw new StartupError(importTexts.usage)
  }
  const [what, file] = parsed.positionals
  if (parsed.values.help === true || what !== 'products' || file === undefined)
    throw new StartupError(importTexts.usage)
  if (parsed.values.map === undefined) throw new StartupError(importTexts.mapMissing)
  return {
    file: resolve(file),
    mapFile: resolve(parsed.values.map),
    isDryRun: parsed.values['dry-run'] === true,
  }
}

function printCounts(counts: ImportCounts, isDryRun: boolean) {
  const { added, changed, unchanged, refused, refusedFile } = counts
  const shown = { added, changed, unchanged, refused }
  const texts = Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, count.format(value)]))
  console.log(importTexts.counts(texts as Record<keyof typeof shown, string>))
  if (refusedFile !== null) console.log(importTexts.refusedFile({ path: refusedFile }))
  if (isDryRun) console.log(importTexts.dryRun)
}

/** A bar that redraws itself on a terminal, a line every ten per cent elsewhere. */
function progressOn(stream: NodeJS.WriteStream) {
  let shown = -PERCENT_STEP
  return ({ readBytes, totalBytes, rows }: { readBytes: number; totalBytes: number; rows: number }) => {
    const percent = totalBytes === 0 ? 100 : Math.floor((readBytes * 100) / totalBytes)
    const text = importTexts.progress({ percent, rows: count.format(rows) })
    if (stream.isTTY) {
      const full = Math.round((percent * BAR_WIDTH) / 100)
      stream.write(`\r[${'█'.repeat(full)}${'·'.repeat(BAR_WIDTH - full)}] ${text}`)
    } else if (percent >= shown + PERCENT_STEP) {
      shown = percent
      stream.write(`${text}\n`)
    }
  }
}
