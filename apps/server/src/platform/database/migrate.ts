import { join } from 'node:path'
import { startupTexts } from '@cambusa/messages/it/operator/startup'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { projectRoot } from '../process/project-root.ts'
import { StartupError } from '../process/startup-error.ts'

const OLDEST_SERVER = 150_000
/** Any number, the same in every process: the advisory lock held while migrating. */
const MIGRATION_LOCK = 4_273_001

export const migrationsFolder = join(projectRoot, 'apps/server/migrations')

/**
 * Migrates the database at `url` to this program's schema, once, even if several processes start together. Throws
 * StartupError with one sentence when it is missing, unreachable, too old, newer, or of another program.
 */
export async function migrateDatabase(url: string, folder = migrationsFolder): Promise<void> {
  await visitDatabase(url, (client) => migrate(drizzle(client), { migrationsFolder: folder }), { folder })
}

/**
 * Runs `act` on the database at `url` while no other process migrates it. Refuses the same databases as
 * migrateDatabase, and changes nothing itself; `lockTimeoutMs` limits each wait for a lock (55P03), 0 means no limit.
 */
export async function visitDatabase<T>(
  url: string,
  act: (client: pg.Client) => Promise<T>,
  { folder = migrationsFolder, lockTimeoutMs = 0 } = {},
): Promise<T> {
  const client = clientFor(url, lockTimeoutMs)
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    throw connectionProblem(error, client)
  }
  try {
    await checkVersion(client)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await checkHistory(client, folder)
    return await act(client)
  } finally {
    // Ending the session releases the lock, also after a failure.
    await client.end().catch(() => undefined)
  }
}

/** An invalid address is not repeated in the error: it may contain a password. */
function clientFor(connectionString: string, lockTimeoutMs: number): pg.Client {
  try {
    return new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, lock_timeout: lockTimeoutMs })
  } catch (error) {
    // A certificate file named in the address.
    if ((error as NodeJS.ErrnoException).path !== undefined) throw error
    const wrong = { name: 'DATABASE_URL', value: '…', expected: startupTexts.expected.databaseUrl }
    throw new StartupError(startupTexts.wrongSetting(wrong))
  }
}

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_|^ERR_(?:SSL|TLS)|^EPROTO$/
const WANTS_TLS = /no encryption|SSL off|requires? (?:SSL|TLS|encryption)/i
const WITHOUT_TLS = /does not support SSL/i
const PASSWORD_MISSING = /client password must be a string/i

function connectionProblem(error: unknown, client: pg.Client): StartupError {
  const where = `${client.host}:${client.port}`
  const { code, message } = error as Error & { code?: string }
  if (code === '3D000')
    return new StartupError(startupTexts.databaseMissing({ name: client.database ?? '', where }))
  if (WANTS_TLS.test(message)) return new StartupError(startupTexts.databaseWantsTls({ where }))
  if (WITHOUT_TLS.test(message)) return new StartupError(startupTexts.databaseWithoutTls({ where }))
  if (code !== undefined && CERTIFICATE.test(code))
    return new StartupError(startupTexts.databaseCertificate({ where, reason: code }))
  if (code?.startsWith('28') || PASSWORD_MISSING.test(message))
    return new StartupError(startupTexts.databaseRefused({ user: client.user ?? '', where }))
  // PostgreSQL's version number is less readable than its version text.
  const reason = code === undefined || /^[0-9A-Z]{5}$/.test(code) ? message : code
  return new StartupError(startupTexts.databaseUnreachable({ where, reason }))
}

async function checkVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ number: number; text: string; mayStage: boolean }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as text,
       has_database_privilege(current_database(), 'TEMPORARY') as "mayStage"`,
  )
  const version = rows[0]
  if (version && version.number < OLDEST_SERVER) {
    throw new StartupError(startupTexts.databaseTooOld({ version: version.text }))
  }
  // Imports need temporary tables for their rows: a missing right is reported now, not by the first import.
  if (version && !version.mayStage) {
    const { database: name = '', user = '' } = client
    throw new StartupError(startupTexts.databaseWithoutTemporary({ name, user }))
  }
}

/** The applied migrations must be the first ones of this program; a database without migrations must be empty. */
async function checkHistory(client: pg.Client, folder: string): Promise<void> {
  const name = client.database ?? ''
  const applied = await appliedHashes(client)
  const known = readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash)
  if (applied.length === 0) {
    const table = await anyTable(client)
    if (table) throw new StartupError(startupTexts.databaseForeign({ name, table }))
  }
  const different = applied.findIndex((hash, position) => position < known.length && hash !== known[position])
  if (different >= 0) {
    throw new StartupError(startupTexts.databaseOtherHistory({ name, migration: String(different) }))
  }
  const extra = applied.length - known.length
  if (extra > 0) throw new StartupError(startupTexts.databaseNewer({ name, extra }))
}

async function appliedHashes(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  )
  if (!found[0]?.known) return []
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at, id',
  )
  return rows.map(({ hash }) => hash)
}

async function anyTable(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     where c.relkind in ('r', 'p') and c.relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema', 'drizzle')
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by 1 limit 1`,
  )
  return rows[0]?.name
}
