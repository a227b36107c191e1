import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** The pool, or the one connection of a transaction: the first argument of every service and query. */
export type Db = NodePgDatabase & { $client: pg.Pool | pg.PoolClient }

/** A PostgreSQL that is open: `db` for queries, `url` for what needs a connection of its own (LISTEN, jobs). */
export interface Database {
  readonly db: Db
  readonly pool: pg.Pool
  readonly url: string
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** Connections at most. */
  max?: number
  /** A statement that runs longer is cancelled by PostgreSQL; 0 lets it run (imports, filling the demo shop). */
  statementTimeoutMs?: number
  /** How long a statement waits for another's lock before it fails with 55P03. */
  lockTimeoutMs?: number
  applicationName?: string
  /** Told of a connection that broke while idle; the pool replaces it. */
  onError?: (error: Error) => void
}

const INT8 = 20
const NUMERIC = 1700
const DATE = 1082

/** PostgreSQL's text of a number; beyond what a double holds exactly it throws rather than lose a digit. */
function exactInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a JavaScript number`)
  return value
}

// drizzle asks the parsers of the pg module, not those of the pool: they can only be set for the process.
pg.types.setTypeParser(INT8, exactInteger)
pg.types.setTypeParser(NUMERIC, Number)
// A day has no time zone: as a Date it would move with the server's.
pg.types.setTypeParser(DATE, (text) => text)

/** Opens a pool on `url`; nothing is connected before the first query. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 12,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: options.statementTimeoutMs ?? 15_000,
    lock_timeout: options.lockTimeoutMs ?? 5_000,
    // Who has no limit for a statement works long between two of them as well.
    idle_in_transaction_session_timeout: options.statementTimeoutMs === 0 ? 0 : 30_000,
    application_name: options.applicationName ?? 'cambusa',
  })
  pool.on('error', (error) => options.onError?.(error))
  let closing: Promise<void> | undefined
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, url, close: () => (closing ??= pool.end()) }
}

/** One query builder per connection, kept: it remembers the column names that it has worked out. */
const dbOfClient = new WeakMap<pg.PoolClient, Db>()

function dbOn(client: pg.PoolClient): Db {
  const known = dbOfClient.get(client)
  if (known) return known
  const fresh = drizzle(client, { casing: 'snake_case' })
  dbOfClient.set(client, fresh)
  return fresh
}

/**
 * Runs `fn` in one transaction: committed when it returns, rolled back when it throws. Inside another
 * transaction it joins that one. `fn` must not wait for the network.
 */
export async function inTransaction<T>(db: Db, fn: (tx: Db) => Promise<T>): Promise<T> {
  if (!(db.$client instanceof pg.Pool)) return fn(db)
  const client = await db.$client.connect()
  let broken: Error | undefined
  const noteBroken = (error: Error) => {
    broken = error
  }
  client.on('error', noteBroken)
  try {
    await client.query('begin')
    const result = await fn(dbOn(client))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(noteBroken)
    throw error
  } finally {
    client.off('error', noteBroken)
    client.release(broken)
  }
}
