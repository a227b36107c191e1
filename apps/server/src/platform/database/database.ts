import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { isCut } from './client-socket.ts'
import { againAfterConflict, listenForConflicts, retryStatements } from './conflicts.ts'
import { limitPool, type LimitedPool, type PoolLimits } from './limited-pool.ts'
import { doerSetting } from '../log/doer.ts'
import { rarely } from '../log/rarely.ts'
import { watchForSilence } from './silence-watch.ts'

/** The pool, or the one connection of a transaction: the first argument of every service and query. */
export type Db = NodePgDatabase & { $client: pg.Pool | pg.PoolClient }

/** Two interfaces of the same pool. */
export interface Access {
  readonly db: Db
  readonly pool: pg.Pool
}

/** An open PostgreSQL: `db` for queries, `url` for connections outside the pool (LISTEN, jobs). */
export interface Database extends Access {
  /** For jobs, filling and other long work: without the short time limits of shoppers' calls. */
  readonly patient: Access
  /** The current address: the embedded PostgreSQL may return at another port. */
  readonly url: string
  /** Called when a statement got no answer: probes PostgreSQL, and cuts the connections when it is away. */
  suspect(): void
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** Maximum number of connections. */
  max?: number
  /**
   * PostgreSQL cancels a statement that runs longer; 0 removes this and all other limits of shoppers' calls (imports,
   * filling the demo shop).
   */
  statementTimeoutMs?: number
  /** How long a statement waits for a lock before it fails with 55P03. */
  lockTimeoutMs?: number
  applicationName?: string
  /** Called, at a limited rate, for a connection that broke while idle; the pool replaces it. */
  onError?: (error: Error) => void
  /**
   * Called, at a limited rate, for deadlocks and serialization failures, which are retried; `count`: since the start.
   */
  onConflict?: (error: unknown, count: number) => void
}

/**
 * A silent database holds a shopper's call for at most 5 s: a connection must come within 4 s, and is held for at most
 * 4.5 s, including the wait for it. PostgreSQL itself cancels a statement a little earlier.
 */
const SHOPPERS = { connectMs: 4_000, statementMs: 4_000, lockMs: 3_000, suspectMs: 1_500, holdMs: 4_500 }
/** Jobs have five minutes; after ten seconds of waiting PostgreSQL is probed. */
const PATIENT = { max: 4, statementMs: 300_000, lockMs: 5_000, suspectMs: 10_000 }
const IDLE_IN_TRANSACTION_MS = 30_000
const TELL_MS = 10_000

const INT8 = 20
const NUMERIC = 1700
const DATE = 1082

/** A number from PostgreSQL's text; throws when a double cannot hold it exactly. */
function exactInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a JavaScript number`)
  return value
}

// drizzle uses the parsers of the pg module, not those of the pool, so they are set for the process.
pg.types.setTypeParser(INT8, exactInteger)
pg.types.setTypeParser(NUMERIC, Number)
// A day has no time zone: as a Date it would shift with the server's zone.
pg.types.setTypeParser(DATE, (text) => text)

/** Opens pools on `address`, which is read again for every connection; connects at the first query. */
export function openDatabase(address: string | (() => string), options: DatabaseOptions = {}): Database {
  const urlNow = typeof address === 'string' ? () => address : address
  const opened: { access: Access; limited?: LimitedPool }[] = []
  const silence = watchForSilence(urlNow, () => {
    for (const { limited } of opened) limited?.cutAll()
  })
  const onError = rarely(TELL_MS, (_, error: Error) => options.onError?.(error))
  let conflicts = 0
  const tellConflict = rarely(TELL_MS, (_, error: unknown) => options.onConflict?.(error, conflicts))
  const onConflict = (error: unknown) => {
    conflicts += 1
    tellConflict(error)
  }

  function open(config: pg.PoolConfig, limits?: PoolLimits): Access {
    const pool = new pg.Pool({
      idleTimeoutMillis: 60_000,
      connectionTimeoutMillis: SHOPPERS.connectMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      application_name: options.applicationName ?? 'cambusa',
      ...config,
    })
    Object.defineProperty(pool.options, 'connectionString', { get: urlNow, enumerable: true })
    pool.on('error', onError)
    // A connection that breaks while it is held fails its statement, or the next one; unheard it would end the process.
    pool.on('connect', (client) => client.on('error', () => undefined))
    retryStatements(pool)
    listenForConflicts(pool, onConflict)
    const access = { pool, db: drizzle(pool, { casing: 'snake_case' }) }
    opened.push({ access, limited: limits && limitPool(pool, silence, limits) })
    return access
  }

  const { statementTimeoutMs = SHOPPERS.statementMs, lockTimeoutMs = SHOPPERS.lockMs, max = 12 } = options
  const isLimited = statementTimeoutMs !== 0
  const main = open(
    {
      max,
      statement_timeout: statementTimeoutMs,
      lock_timeout: lockTimeoutMs,
      // Callers without a statement limit may also be idle in a transaction for long.
      idle_in_transaction_session_timeout: isLimited ? IDLE_IN_TRANSACTION_MS : 0,
    },
    isLimited ? SHOPPERS : undefined,
  )
  let patient: Access | undefined = isLimited ? undefined : main
  const openPatient = () => {
    const { max: most, statementMs, lockMs, suspectMs } = PATIENT
    return open({ max: most, statement_timeout: statementMs, lock_timeout: lockMs }, { suspectMs })
  }

  async function closeAll() {
    silence.stop()
    for (const { limited } of opened) limited?.stop()
    await Promise.all(opened.map(({ access }) => access.pool.end()))
  }
  let closing: Promise<void> | undefined
  return {
    ...main,
    get patient() {
      return (patient ??= openPatient())
    },
    get url() {
      return urlNow()
    },
    suspect: () => silence.suspect(),
    close: () => (closing ??= closeAll()),
  }
}

/** One query builder per connection, cached because it remembers the column names that it resolved. */
const dbOfClient = new WeakMap<pg.PoolClient, Db>()

function dbOn(client: pg.PoolClient): Db {
  const known = dbOfClient.get(client)
  if (known) return known
  const fresh = drizzle(client, { casing: 'snake_case' })
  dbOfClient.set(client, fresh)
  return fresh
}

/**
 * Runs `fn` in one transaction: committed when it returns, rolled back when it throws. Inside another transaction it
 * joins that one. `fn` must not wait for the network, and is run again after a conflict (decision 167), so its other
 * effects must be safe to repeat.
 */
export async function inTransaction<T>(db: Db, fn: (tx: Db) => Promise<T>): Promise<T> {
  const { $client: pool } = db
  if (!(pool instanceof pg.Pool)) return fn(db)
  return againAfterConflict(pool, () => inOneTransaction(pool, fn))
}

/** Tells the triggers of the audit log who makes the call, in the message that begins the transaction. */
function doerText(): string {
  const setting = doerSetting()
  return setting === '' ? '' : `; set local cambusa.doer = ${pg.escapeLiteral(setting)}`
}

async function inOneTransaction<T>(pool: pg.Pool, fn: (tx: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  const noteBroken = (error: Error) => {
    broken = error
  }
  client.on('error', noteBroken)
  try {
    await client.query(`begin${doerText()}`)
    const result = await fn(dbOn(client))
    await client.query('commit')
    return result
  } catch (error) {
    // A cut connection needs no rollback, which would only time out.
    if (!broken && !isCut(client)) await client.query('rollback').catch(noteBroken)
    throw error
  } finally {
    client.off('error', noteBroken)
    client.release(broken)
  }
}

/** Runs `fn` in a savepoint of the transaction `tx`, rolled back when it answers 'undo'. */
export async function inStep(tx: Db, fn: () => Promise<'keep' | 'undo'>): Promise<void> {
  const client = tx.$client as pg.PoolClient
  await client.query('savepoint step')
  const end = await fn()
  await client.query(end === 'keep' ? 'release savepoint step' : 'rollback to savepoint step')
}
