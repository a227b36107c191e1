import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, extname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { importTexts } from '@cambusa/messages/it/import'
import type { CommandContext } from '../../platform/command.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { writeCsv, writeXlsx } from '../../platform/tables/write-table.ts'
import { exportTables } from './export-tables.ts'

const WRITERS = new Map([
  ['.csv', writeCsv],
  ['.xlsx', writeXlsx],
])

/** `npm run export -- NAME [FILE.csv | FILE.xlsx]`: writes what the import of the same name reads back. */
export async function runExport({ config, database, args }: CommandContext): Promise<void> {
  const [name, given, ...more] = args
  const table = exportTables.find((each) => each.name === name)
  const file = given === undefined ? join(config.dataDir, 'export', `${String(name)}.csv`) : resolve(given)
  const write = WRITERS.get(extname(file).toLowerCase())
  if (table === undefined || write === undefined || more.length > 0)
    throw new StartupError(
      importTexts.exportUsage({ tables: exportTables.map((each) => each.name).join(', ') }),
    )
  await mkdir(dirname(file), { recursive: true })
  await pipeline(write(await table.read(database.pool)), createWriteStream(file)).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error)
      throw new StartupError(importTexts.exportFailed({ path: file }))
    throw error
  })
  console.log(importTexts.exported({ path: file }))
}
