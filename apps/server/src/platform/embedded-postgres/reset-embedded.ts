import { startupTexts } from '@cambusa/messages/it/operator/startup'
import pg from 'pg'
import { shopStateOf, type ShopState } from '../demo/demo-mark.ts'
import {
  findEmbeddedData,
  openEmbeddedPostgres,
  resetEmbeddedPostgres,
  type EmbeddedPostgres,
} from './embedded-postgres.ts'
import { findPostmaster } from './embedded-postgres-postmaster.ts'
import { migrateDatabase } from '../database/migrate.ts'
import { StartupError } from '../process/startup-error.ts'

/**
 * Removes the embedded data when they are empty or our demo shop; `beforeRemoval` runs first, for a demo shop only.
 * Throws StartupError, with nothing removed, for a shop without the demo's mark and for data that cannot be opened and
 * checked.
 */
export async function resetEmbedded(dataDir: string, beforeRemoval: () => void): Promise<void> {
  const { directory, isThere } = findEmbeddedData(dataDir)
  if (!isThere) return
  const state = await lookAt(dataDir, directory)
  if (state === 'trial') throw new StartupError(startupTexts.trialEmbeddedKept({ directory }))
  if (state === 'shop') throw new StartupError(startupTexts.resetEmbeddedRefused({ directory }))
  if (findPostmaster(directory)) throw new StartupError(startupTexts.dataOwned({ directory }))
  if (state === 'demo') beforeRemoval()
  await resetEmbeddedPostgres({ dataDir })
}

async function lookAt(dataDir: string, directory: string): Promise<ShopState> {
  let postgres: EmbeddedPostgres
  try {
    postgres = await openEmbeddedPostgres({ dataDir, role: 'owner' })
  } catch (error) {
    const reason = (error as Error).message
    // This error says what to do; after any other the data cannot be checked.
    if (error instanceof StartupError && reason === startupTexts.dataOwned({ directory })) throw error
    throw new StartupError(startupTexts.resetEmbeddedBlind({ directory, reason }))
  }
  try {
    // Demo data from before the mark get it by this migration. Data with other migrations are not changed.
    await migrateDatabase(postgres.url).catch((error: unknown) => {
      if (!(error instanceof StartupError)) throw error
    })
    return (await hasOtherDatabases(postgres)) ? 'shop' : await stateOf(postgres.url)
  } catch (error) {
    throw new StartupError(startupTexts.resetEmbeddedBlind({ directory, reason: (error as Error).message }))
  } finally {
    await postgres.close()
  }
}

async function stateOf(url: string): Promise<ShopState> {
  return withClient(url, shopStateOf)
}

/** Somebody created another database in our PostgreSQL. */
async function hasOtherDatabases(postgres: EmbeddedPostgres): Promise<boolean> {
  return withClient(postgres.url, async (client) => {
    const { rowCount } = await client.query(
      `select from pg_database where not datistemplate and datname not in ('postgres', current_database())`,
    )
    return Boolean(rowCount)
  })
}

async function withClient<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}
