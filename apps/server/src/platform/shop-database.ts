import type { Config } from '../config.ts'
import { openDatabase, type Database, type DatabaseOptions } from './database.ts'
import { openEmbeddedPostgres, type Role } from './embedded-postgres.ts'
import { migrateDatabase } from './migrate.ts'

/** The shop's database with this program's schema, wherever it lies: DATABASE_URL, else the embedded PostgreSQL. */
export async function openShopDatabase(
  config: Config,
  role: Role,
  { say, ...options }: DatabaseOptions & { say?: (text: string) => void } = {},
): Promise<Database> {
  const embedded = config.databaseUrl
    ? undefined
    : await openEmbeddedPostgres({ dataDir: config.dataDir, role, say })
  const url = config.databaseUrl ?? embedded?.url ?? ''
  try {
    await migrateDatabase(url)
  } catch (error) {
    await embedded?.close()
    throw error
  }
  const database = openDatabase(url, options)
  return {
    ...database,
    close: async () => {
      await database.close()
      await embedded?.close()
    },
  }
}
