import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '../../config.ts'
import { openDatabase, type Database, type DatabaseOptions } from './database.ts'
import { refuseRealShop } from '../demo/demo-mode.ts'
import { openEmbeddedPostgres, type Role } from '../embedded-postgres/embedded-postgres.ts'
import { migrateDatabase } from './migrate.ts'

const CLOSE_TIMEOUT_MS = 5_000

/**
 * The shop's database with this program's schema: at DATABASE_URL, else the embedded PostgreSQL. Used by the server,
 * also in development, and by every command. Throws StartupError when demo mode would open a real shop.
 */
export async function openShopDatabase(
  config: Config,
  role: Role,
  { say, ...options }: DatabaseOptions & { say?: (text: string) => void } = {},
): Promise<Database> {
  const embedded = config.databaseUrl
    ? undefined
    : await openEmbeddedPostgres({ dataDir: config.dataDir, role, say })
  const urlNow = () => config.databaseUrl ?? embedded?.url ?? ''
  try {
    // A real shop is refused before it is migrated; demo data of an older program get their mark by a migration.
    if (config.mode === 'demo' && !embedded) await refuseRealShop(urlNow())
    await migrateDatabase(urlNow())
    if (config.mode === 'demo' && embedded) await refuseRealShop(urlNow())
  } catch (error) {
    await embedded?.close()
    throw error
  }
  const database = openDatabase(urlNow, options)
  const { db, pool, suspect } = database
  return {
    db,
    pool,
    suspect,
    get patient() {
      return database.patient
    },
    get url() {
      return database.url
    },
    close: async () => {
      // Does not wait for a command that is running a long statement.
      await Promise.race([database.close(), wait(CLOSE_TIMEOUT_MS, undefined, { ref: false })])
      await embedded?.close()
    },
  }
}
