import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from '../../../platform/database/database.ts'
import { packColumns } from '../memory/saving/pack.ts'
import { setMemorySaving } from '../memory/saving/switch.ts'
import { readSnapshot } from './read-snapshot.ts'

/** The workerData of the worker. */
export interface CatalogueWorkerData {
  databaseUrl: string
  /** Day in Rome, yyyy-MM-dd: promotions that ended earlier are left out. */
  today: string
  memorySaving: boolean
}

/** Reads the catalogue in a worker thread and transfers its buffers. */
async function run({ databaseUrl, today, memorySaving }: CatalogueWorkerData) {
  setMemorySaving(memorySaving)
  const database = openDatabase(databaseUrl, {
    max: 1,
    statementTimeoutMs: 0,
    applicationName: 'cambusa-catalogue',
  })
  const client = await database.pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    const snapshot = await readSnapshot(client, today)
    await client.query('commit')
    const { packed, blocks } = packColumns(snapshot)
    parentPort?.postMessage(packed, blocks)
  } finally {
    client.release()
    await database.close()
  }
}

await run(workerData)
