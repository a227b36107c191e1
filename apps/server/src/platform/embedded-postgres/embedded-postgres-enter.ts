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

/** The server owns its data; a command (import, demo, bench) is a guest that may come while the server runs. */
export type Role = 'owner' | 'guest'

/** The keeper is the session whose locks say that this process uses the data. */
export interface Entered {
  keeper: pg.Client
  port: number
}

export const DATABASE = 'cambusa'
const MAINTENANCE = 'postgres'
/** Advisory locks in the maintenance database; a process that dies gives them back by dying. */
const OWNER_LOCK = 4_273_002
const USERS_LOCK = 4_273_003
const CONNECT_MS = 10_000
const QUERY_MS = 60_000
const GOODBYE_MS = 3_000

/** Nothing to wait for: the other server may run for days. */
export class OwnedByAnother extends StartupError {}

/**
 * Adopts the PostgreSQL that runs on these data, or starts it, and connects the keeper. One try: a PostgreSQL that
 * starts, recovers or stops is told by `isRecovering` of the error. Throws OwnedByAnother when another server has the data.
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
    // Whoever is just leaving holds it and shuts down: this connection then breaks and we start afresh.
    await keeper.query('select pg_advisory_lock_shared($1)', [USERS_LOCK])
    await ensureDatabase(keeper)
    if (role === 'owner') await claim(keeper, cluster.directory)
    return { keeper, port }
  } catch (error) {
    await endWithin(keeper, GOODBYE_MS)
    throw error
  }
}

/** PostgreSQL is there and will soon take connections, or be gone: there is nothing to do but to ask again. */
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

/** Gives the locks back; the last one to leave stops PostgreSQL. */
export async function leaveCluster(directory: string, keeper: pg.Client): Promise<void> {
  const unanswered = wait(GOODBYE_MS, false, { ref: false })
  if (await Promise.race([isLast(keeper), unanswered])) {
    const postmaster = findPostmaster(directory)
    if (postmaster) await stopPostmaster(directory, postmaster)
  }
  await endWithin(keeper, GOODBYE_MS)
}

/** One that this process started, which nobody could enter yet: nobody else would stop it. */
export async function stopUnentered(directory: string): Promise<void> {
  const postmaster = isLaunching(directory) ? findPostmaster(directory) : undefined
  if (postmaster && !postmaster.ready) await stopPostmaster(directory, postmaster)
}

/** Told to stop it waits for our sessions to end, which they never do: the sooner it is gone, the sooner it is back. */
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
    // The session broke: PostgreSQL is gone, or another one that leaves is stopping it.
    return false
  }
}
