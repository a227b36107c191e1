import { startupTexts } from '@cambusa/messages/it/operator/startup'
import { readConfig, type Config } from '../../config.ts'
import { prepareDataFolder } from './data-folder.ts'
import type { Database } from '../database/database.ts'
import { openLog } from '../log/log.ts'
import { openShopDatabase } from '../database/shop-database.ts'
import { StartupError } from './startup-error.ts'
import { knownSentence, sentenceOf } from './startup-failure.ts'
import { bearLostTerminal, tellLast } from './terminal.ts'

export interface CommandContext {
  config: Config
  database: Database
  /** The arguments after the command's name. */
  args: string[]
}

/**
 * Runs an operator's command (import, demo, bench) on the shop's database, also beside a running server. Statements
 * have no time limit. `check` refuses by throwing, before the database is opened and migrated. Every failure is
 * reported in one sentence, and the process ends with 1, or with the code of a StartupError.
 */
export async function runCommand(
  act: (context: CommandContext) => Promise<void>,
  check?: (context: Omit<CommandContext, 'database'>) => Promise<void>,
): Promise<void> {
  let config: Config | undefined
  let database: Database | undefined
  bearLostTerminal()
  const end = (error: unknown) => void fail(error, config).finally(() => process.exit())
  process.on('uncaughtException', end).on('unhandledRejection', end)
  try {
    config = readConfig({ env: process.env, args: [] })
    const args = process.argv.slice(2)
    // A program may read a command's result from its standard output.
    if (config.unread.length > 0) console.error(startupTexts.unreadVariables({ names: config.unread }))
    await check?.({ config, args })
    // With DATABASE_URL a command can do without the data folder.
    if (config.databaseUrl === undefined) prepareDataFolder(config.dataDir)
    database = await openShopDatabase(config, 'guest', {
      statementTimeoutMs: 0,
      lockTimeoutMs: 0,
      say: console.log,
    })
    await act({ config, database, args })
  } catch (error) {
    await fail(error, config)
  } finally {
    await database?.close().catch((error: unknown) => fail(error, config))
  }
}

/** An unexpected error is also described in the log. */
async function fail(error: unknown, config: Config | undefined): Promise<void> {
  process.exitCode = error instanceof StartupError ? error.exitCode : 1
  if (knownSentence(error) !== undefined || config === undefined) return tellLast(sentenceOf(error, ''))
  const { log, place, close } = openLog({ mode: 'demo', dataDir: config.dataDir })
  log.error({ err: error }, 'command failed')
  await close()
  tellLast(sentenceOf(error, place))
}
