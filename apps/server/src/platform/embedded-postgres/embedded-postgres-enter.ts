import { setTimeout as wait } from 'node:timers/promises'
import { startupTexts } from '@cambusa/messages/it/operator/startup'
import pg from 'pg'
import { endWithin } from '../database/client-socket.ts'
import {
  addressOf,
  isLaunching,
  readPassword,
  startCluster,
  type Cluster,
} from './embedded-postgres-cluster.ts'
import { endPostmaster, findPostmaster, NotReadyYet, stopPostmaster } from './embedded-postgres-postmaster.ts'
import { StartupError } from '../process/startup-error.ts'

/** The server owns its data; a command (import, demo, bench) is a guest and may run beside the server. */
export type Role = 'owner' | 'guest'

/** The keeper is the session that holds the locks of this process on the data. */
export interface Entered {
  keeper: pg.Client
  port: number
}

export const DATABASE = 'cambusa'
const MAINTENANCE = 'postgres'
/** Advisory locks in the maintenance database; PostgreSQL releases them when the process dies. */
const OWNER_LOCK = 4_273_002
const USERS_LOCK = 4_273_003
const CONNECT_MS = 10_000
const QUERY_MS = 60_000
const GOODBYE_MS = 3_000

/** Waiting would not help: the other server may run for days. */
export class OwnedByAnother extends StartupError {}

/**
 * Uses the PostgreSQL that runs on these data, or starts it, and connects the keeper. One try: for an error while
 * PostgreSQL starts, recovers or stops `isRecovering` is true. Throws OwnedByAnother when another server has the data.
 */
export async function enterCluster(cluster: Cluster, role: Role, wantedPort: number): Promise<Entered> {
  const { port } = await readyPostmaster(cluster, wantedPort)
  const address = addressOf(cluster.directory, readPassword(cluster.directory), port, MAINTENANCE)
  const keeper = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
  })
  keeper.on('error', () => undefined)
  try {
    await keeper.connect()
    // A process that leaves last holds this lock and stops PostgreSQL: then this connection breaks and the caller
    // retries.
    await keeper.query('select pg_advisory_lock_shared($1)', [USERS_LOCK])
    await ensureDatabase(keeper)
    if (role === 'owner') await claim(keeper, cluster.directory)
    return { keeper, port }
  } catch (error) {
    await endWithin(keeper, GOODBYE_MS)
    throw error
  }
}

/** PostgreSQL will soon accept connections, or be gone: the caller only has to retry. */
export const isRecovering = (error: unknown): boolean =>
  error instanceof NotReadyYet || (error instanceof pg.DatabaseError && error.code === '57P03')

async function readyPostmaster(cluster: Cluster, wantedPort: number) {
  const running = findPostmaster(cluster.directory)
  if (running?.ready) return running
  if (running ?? isLaunching(cluster.directory)) throw new NotReadyYet(startupTexts.databaseRecovering)
  return startCluster(cluster, wantedPort)
}

async function claim(keeper: pg.Client, directory: string): Promise<void> {
  const { rows } = await keeper.query<{ won: boolean }>('select pg_try_advisory_lock($1) as won', [
    OWNER_LOCK,
  ])
  if (!rows[0]?.won) throw new OwnedByAnother(startupTexts.dataOwned({ directory }))
}

async function ensureDatabase(keeper: pg.Client): Promise<void> {
  const { rowCount } = await keeper.query('select from pg_database where datname = $1', [DATABASE])
  if (rowCount) return
  await keeper.query(`create database ${DATABASE}`).catch((error: pg.DatabaseError) => {
    const madeBesideUs = error.code === '42P04' || error.code === '23505'
    if (!madeBesideUs) throw error
  })
}

/** Releases the locks; the last one to leave stops PostgreSQL. */
export async function leaveCluster(directory: string, keeper: pg.Client): Promise<void> {
  const unanswered = wait(GOODBYE_MS, false, { ref: false })
  if (await Promise.race([isLast(keeper), unanswered])) {
    const postmaster = findPostmaster(directory)
    if (postmaster) await stopPostmaster(directory, postmaster)
  }
  await endWithin(keeper, GOODBYE_MS)
}

/** Stops a PostgreSQL started by this process that was never entered: nobody else would stop it. */
export async function stopUnentered(directory: string): Promise<void> {
  const postmaster = isLaunching(directory) ? findPostmaster(directory) : undefined
  if (postmaster && !postmaster.ready) await stopPostmaster(directory, postmaster)
}

/**
 * A PostgreSQL that stops waits for our sessions, which do not end by themselves: stopping it at once lets it come back
 * sooner.
 */
export function hastenStop(directory: string): void {
  const postmaster = findPostmaster(directory)
  if (postmaster?.stopping) endPostmaster(postmaster)
}

async function isLast(keeper: pg.Client): Promise<boolean> {
  try {
    await keeper.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK])
    const { rows } = await keeper.query<{ won: boolean }>('select pg_try_advisory_lock($1) as won', [
      USERS_LOCK,
    ])
    return rows[0]?.won === true
  } catch {
    // The session broke: PostgreSQL is gone, or another process that leaves is stopping it.
    return false
  }
}
