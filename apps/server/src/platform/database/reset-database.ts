import { setTimeout as wait } from 'node:timers/promises'
import { startupTexts } from '@cambusa/messages/it/operator/startup'
import pg from 'pg'
import { notOurs, shopStateOf } from '../demo/demo-mark.ts'
import { visitDatabase } from './migrate.ts'
import { findForeignRelation, listOwnObjects } from './own-objects.ts'
import { StartupError } from '../process/startup-error.ts'

const LOCK_TIMEOUT_MS = 5_000
/** PostgreSQL may still list the session of a server that was just killed. */
const LEAVING_MS = 3_000
const LEAVING_STEP_MS = 250

/**
 * Removes our demo shop from the database at `url`, and nothing else, in one transaction; an empty database does not
 * change. `beforeCommit` runs at the end and may stop it by throwing. Throws StartupError, without any change, when it
 * is not our demo shop, is in use, or contains objects of others.
 */
export async function resetDatabase(url: string, beforeCommit: () => void): Promise<void> {
  try {
    await visitDatabase(url, (client) => removeShop(client, beforeCommit), { lockTimeoutMs: LOCK_TIMEOUT_MS })
  } catch (error) {
    throw refusalOf(error, new pg.Client({ connectionString: url }).database ?? '')
  }
}

async function removeShop(client: pg.Client, beforeCommit: () => void): Promise<void> {
  const state = await shopStateOf(client)
  if (state === 'empty') return
  if (state !== 'demo') throw await notOurs(client)
  await waitUntilAlone(client)
  await client.query('begin')
  const { tables, sequences, functions, triggerFunctions, domains } = await listOwnObjects(client)
  await client.query(`lock table ${tables.join(', ')} in access exclusive mode`)
  if ((await shopStateOf(client)) !== 'demo') throw await notOurs(client)
  const table = await findForeignRelation(client)
  if (table) throw new StartupError(startupTexts.resetForeign({ name: client.database ?? '', table }))
  // Without CASCADE: PostgreSQL refuses if other objects depend on ours.
  if (functions.length > 0) await client.query(`drop function ${functions.join(', ')}`)
  await client.query(`drop table ${tables.join(', ')}`)
  if (triggerFunctions.length > 0) await client.query(`drop function ${triggerFunctions.join(', ')}`)
  if (domains.length > 0) await client.query(`drop domain ${domains.join(', ')}`)
  if (sequences.length > 0) await client.query(`drop sequence ${sequences.join(', ')}`)
  // pg-boss has types and functions of its own there; its tables were checked above.
  await client.query('drop schema if exists pgboss cascade')
  await client.query('drop table drizzle.__drizzle_migrations')
  await client.query('drop schema drizzle')
  beforeCommit()
  await client.query('commit')
}

/** A connected server or command of the shop would fail, or write into the refilled database. */
async function waitUntilAlone(client: pg.Client): Promise<void> {
  for (const deadline = Date.now() + LEAVING_MS; ; await wait(LEAVING_STEP_MS)) {
    const { rowCount } = await client.query(
      `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
         and application_name like 'cambusa%'`,
    )
    if (!rowCount) return
    if (Date.now() > deadline)
      throw new StartupError(startupTexts.resetInUse({ name: client.database ?? '' }))
  }
}

const LOCK_NOT_AVAILABLE = '55P03'
const DEPENDENT_OBJECTS = '2BP01'
const NO_PRIVILEGE = '42501'

function refusalOf(error: unknown, name: string): unknown {
  if (!(error instanceof pg.DatabaseError)) return error
  if (error.code === LOCK_NOT_AVAILABLE) return new StartupError(startupTexts.resetInUse({ name }))
  if (error.code === DEPENDENT_OBJECTS)
    return new StartupError(startupTexts.resetForeign({ name, table: error.detail ?? error.message }))
  if (error.code === NO_PRIVILEGE)
    return new StartupError(startupTexts.resetNotAllowed({ name, reason: error.message }))
  return error
}
