import { openDatabase } from '../../../platform/database/database.ts'
import { packColumns } from '../memory/saving/pack.ts'
import { readSnapshot } from './read-snapshot.ts'
import type { Snapshot } from './snapshot.ts'

/** Which catalogue is read, and how. */
export interface CatalogueReading {
  databaseUrl: string
  /** Day in Rome, yyyy-MM-dd: promotions that ended earlier are left out. */
  today: string
  memorySaving: boolean
}

/** Reads the catalogue on a connection of its own; the blocks hold its columns. */
export async function readCatalogue({
  databaseUrl,
  today,
}: CatalogueReading): Promise<{ packed: Snapshot; blocks: ArrayBuffer[] }> {
  const database = openDatabase(databaseUrl, {
    max: 1,
    statementTimeoutMs: 0,
    applicationName: 'cambusa-catalogue',
  })
  try {
    const client = await database.pool.connect()
    try {
      await client.query('begin isolation level repeatable read read only')
      await client.query('set local idle_in_transaction_session_timeout = 0')
      const snapshot = await readSnapshot(client, today)
      await client.query('commit')
      return packColumns(snapshot)
    } finally {
      client.release()
    }
  } finally {
    await database.close()
  }
}
