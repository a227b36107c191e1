import { readConfig, type Config } from '../config.ts'
import type { Database } from './database.ts'
import { openShopDatabase } from './shop-database.ts'
import { StartupError } from './startup-error.ts'

export interface CommandContext {
  config: Config
  database: Database
  /** What stands after the command's name. */
  args: string[]
}

/**
 * Runs a command of the operator (import, demo, bench) on the shop's database, beside a running server too.
 * Statements may take as long as they need. `check` refuses by throwing, before the database is opened and migrated.
 * Ends the process: with 1 after a StartupError or any other.
 */
export async function runCommand(
  act: (context: CommandContext) => Promise<void>,
  check?: (context: Omit<CommandContext, 'database'>) => Promise<void>,
): Promise<void> {
  let database: Database | undefined
  try {
    const config = readConfig({ env: process.env, args: [] })
    const args = process.argv.slice(2)
    await check?.({ config, args })
    database = await openShopDatabase(config, 'guest', {
      statementTimeoutMs: 0,
      lockTimeoutMs: 0,
      say: console.log,
    })
    await act({ config, database, args })
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error)
    process.exitCode = 1
  } finally {
    await database?.close()
  }
}
