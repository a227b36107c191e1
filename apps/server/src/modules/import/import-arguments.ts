import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { importTexts } from '@cambusa/messages/it/operator/import'
import { StartupError } from '../../platform/process/startup-error.ts'
import { exportTables } from './export-tables.ts'
import type { ImportKind } from './rows/import-kind.ts'

/** What the operator asks for. */
export interface ImportArguments {
  kind: ImportKind
  file: string
  map: string | undefined
  /** Sheet of a workbook. */
  sheet: string | undefined
  dryRun: boolean
  full: boolean
  /** Maximum share that may be taken off, 1 when forced; undefined: the default. */
  maxMissing: number | undefined
  asOf: Date | undefined
}

const OPTIONS = {
  map: { type: 'string' },
  sheet: { type: 'string' },
  'dry-run': { type: 'boolean' },
  full: { type: 'boolean' },
  'max-missing': { type: 'string' },
  force: { type: 'boolean' },
  'as-of': { type: 'string' },
  help: { type: 'boolean' },
} as const

/** Parses the command line. Throws StartupError with the usage or with what is wrong. */
export function readArguments(args: string[], kinds: readonly ImportKind[]): ImportArguments {
  const usage = importTexts.usage({ kinds: kinds.map(({ name }) => name).join(', ') })
  let parsed
  try {
    parsed = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  } catch {
    throw new StartupError(usage)
  }
  const { values, positionals } = parsed
  const [what, file, ...more] = positionals
  const kind = kinds.find(({ name }) => name === what)
  if (exportTables.some(({ name, isOnlyOut }) => isOnlyOut === true && name === what))
    throw new StartupError(importTexts.onlyOut({ name: String(what) }))
  if (values.help === true || kind === undefined || file === undefined || more.length > 0)
    throw new StartupError(usage)
  return {
    kind,
    file: resolve(file),
    map: values.map === undefined ? undefined : resolve(values.map),
    sheet: values.sheet,
    dryRun: values['dry-run'] === true,
    full: values.full === true,
    maxMissing: values.force === true ? 1 : shareOf(values['max-missing']),
    asOf: momentOf(values['as-of']),
  }
}

function shareOf(value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  const percent = Number(value.replace('%', ''))
  if (value === '' || !(percent >= 0 && percent <= 100))
    throw new StartupError(importTexts.percentWrong({ value }))
  return percent / 100
}

function momentOf(value: string | undefined): Date | undefined {
  if (value === undefined) return undefined
  const moment = new Date(value)
  if (Number.isNaN(moment.getTime())) throw new StartupError(importTexts.asOfWrong({ value }))
  return moment
}
