import { createWriteStream } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, extname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { importTexts } from '@cambusa/messages/it/operator/import'
import type pg from 'pg'
import type { CommandContext } from '../../platform/process/command.ts'
import { StartupError } from '../../platform/process/startup-error.ts'
import { writeCsv, writeXlsx } from '../../platform/tables/write-table.ts'
import { exportTables } from './export-tables.ts'
import type { ExportTable } from './rows/exported-table.ts'

const WRITERS = new Map([
  ['.csv', writeCsv],
  ['.xlsx', writeXlsx],
])
const OPTIONS = { all: { type: 'boolean' }, force: { type: 'boolean' } } as const

const usage = () =>
  new StartupError(importTexts.exportUsage({ tables: exportTables.map(({ name }) => name).join(', ') }))

/**
 * `npm run export -- NAME [FILE.csv | FILE.xlsx]`: writes a file that the import of the same name reads. `--all DIR`
 * writes every table, into a folder that must be empty unless `--force`.
 */
export async function runExport({ config, database, args }: CommandContext): Promise<void> {
  const { values, positionals } = asked(args)
  const [first, given, ...more] = positionals
  if (values.all === true) {
    if (first === undefined || given !== undefined) throw usage()
    return writeAll(database.pool, resolve(first), values.force === true)
  }
  const table = exportTables.find(({ name }) => name === first)
  const file = given === undefined ? join(config.dataDir, 'export', `${String(first)}.csv`) : resolve(given)
  if (table === undefined || !WRITERS.has(extname(file).toLowerCase()) || more.length > 0) throw usage()
  await mkdir(dirname(file), { recursive: true })
  await writeOne(database.pool, table, file)
}

function asked(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true })
  } catch {
    throw usage()
  }
}

async function writeOne(pool: pg.Pool, table: ExportTable, file: string) {
  const write = WRITERS.get(extname(file).toLowerCase()) ?? writeCsv
  await pipeline(write(await table.read(pool)), createWriteStream(file)).catch((error: unknown) => {
    // An error of a query has a position or a severity; one of a file has a path.
    if (error instanceof Error && 'syscall' in error)
      throw new StartupError(importTexts.exportFailed({ path: file }))
    throw error
  })
  console.log(importTexts.exported({ path: file }))
}

/** Files are numbered in the order in which an empty shop imports them; a last one lists the commands. */
async function writeAll(pool: pg.Pool, folder: string, isForced: boolean) {
  await mkdir(folder, { recursive: true })
  if (!isForced && (await readdir(folder)).length > 0)
    throw new StartupError(importTexts.exportNotEmpty({ folder }))
  const files = exportTables.map((table, at) => ({
    table,
    file: `${String(at + 1).padStart(2, '0')}-${table.name}.csv`,
  }))
  for (const { table, file } of files) await writeOne(pool, table, join(folder, file))
  const order = files
    .filter(({ table }) => table.isOnlyOut !== true)
    .map(({ table, file }) => `npm run import -- ${table.name} ${file}`)
  const text = importTexts.exportOrder({ commands: order.join('\n') })
  await writeFile(join(folder, 'leggimi.txt'), `${text}\n`)
  console.log(text)
}
