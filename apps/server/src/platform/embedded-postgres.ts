import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { startupTexts } from '@cambusa/messages/it/startup'
import pg from 'pg'
import { findBinaries, reachableFolder } from './embedded-postgres-binaries.ts'
import { addressOf, createCluster, startCluster, type Cluster } from './embedded-postgres-cluster.ts'
import { findPostmaster, stopPostmaster } from './embedded-postgres-postmaster.ts'
import { canUse, choosePostgresUser, hasNoName, type PostgresUser } from './embedded-postgres-user.ts'
import { projectRoot } from './project-root.ts'
import { StartupError } from './startup-error.ts'

/** The server owns its data; a command (import, demo, bench) is a guest that may come while the server runs. */
export type Role = 'owner' | 'guest'

export interface EmbeddedPostgres {
  /** Address of the shop's database. */
  url: string
  /** Address of another database of the same PostgreSQL. */
  urlOf(database: string): string
  directory: string
  /** Leaves; the last one to leave stops PostgreSQL. */
  close(): Promise<void>
}

export interface EmbeddedOptions {
  /** State directory of the shop; PostgreSQL's lies in pg/ below it. */
  dataDir: string
  role: Role
  say?: (text: string) => void
  durable?: boolean
}

const DATABASE = 'cambusa'
const MAINTENANCE = 'postgres'
/** Advisory locks in the maintenance database; a process that dies gives them back by dying. */
const OWNER_LOCK = 4_273_002
const USERS_LOCK = 4_273_003
const ATTEMPTS = 6
const RETRY_MS = 200

/** Adopts the PostgreSQL that runs on this data directory or starts it. Throws StartupError with one sentence. */
export async function openEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const cluster = prepareCluster(options)
  const { directory } = cluster
  const entered = await enterCluster(cluster, options.role, 0)
  const { port } = entered
  let keeper = entered.keeper
  let closed = false
  // PostgreSQL restarts itself after a crash of one of its parts; killed as a whole, it is started again here.
  const watch = () =>
    keeper.once('end', () => {
      if (closed) return
      enterCluster(cluster, options.role, port).then(
        (again) => {
          keeper = again.keeper
          watch()
        },
        (error: Error) => options.say?.(error.message),
      )
    })
  watch()
  const urlOf = (name: string) => addressOf(directory, port, name)
  return {
    url: urlOf(DATABASE),
    urlOf,
    directory,
    close: async () => {
      if (closed) return
      closed = true
      await leaveCluster(directory, keeper)
    },
  }
}

/** Throws away the data, unless a process still uses them. */
export async function resetEmbeddedPostgres(options: Omit<EmbeddedOptions, 'role'>): Promise<void> {
  const user = choosePostgresUser(join(options.dataDir, 'pg'), projectRoot)
  const directory = locateData(options.dataDir, user)
  if (findPostmaster(directory)) {
    const running = await openEmbeddedPostgres({ ...options, role: 'owner' })
    await running.close()
    if (findPostmaster(directory)) throw new StartupError(startupTexts.dataOwned({ directory }))
  }
  rmSync(directory, { recursive: true, force: true })
}

function prepareCluster({ dataDir, durable = true, say = () => undefined }: EmbeddedOptions): Cluster {
  const uid = process.getuid?.()
  if (hasNoName(uid)) throw new StartupError(startupTexts.userWithoutName({ uid }))
  const user = choosePostgresUser(join(dataDir, 'pg'), projectRoot)
  const directory = locateData(dataDir, user)
  if (directory !== resolve(dataDir, 'pg')) say(startupTexts.dataElsewhere({ directory, user: user.name }))
  const cluster = { directory, user, durable, binaries: findBinaries(user, directory, say) }
  createCluster(cluster)
  return cluster
}

/** pg/ in the state directory, or a place that PostgreSQL's user can reach when that one he cannot. */
function locateData(dataDir: string, user: PostgresUser): string {
  const wanted = resolve(dataDir, 'pg')
  makeFolder(dirname(wanted), user)
  if (user.uid === undefined || canUse(user, 'enter', dirname(wanted))) return wanted
  const isDefault = resolve(dataDir) === join(projectRoot, 'var')
  const elsewhere = join(reachableFolder(isDefault ? projectRoot : resolve(dataDir)), 'pg')
  makeFolder(dirname(elsewhere), user)
  return elsewhere
}

function makeFolder(directory: string, { name }: PostgresUser): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o755 })
  } catch {
    throw new StartupError(startupTexts.dataNotWritable({ directory, user: name }))
  }
}

/** Connects the keeper: the session whose locks say that this process uses the data. */
async function enterCluster(cluster: Cluster, role: Role, wantedPort: number) {
  for (let attempt = 1; ; attempt++) {
    let keeper: pg.Client | undefined
    try {
      const postmaster = await startedPostmaster(cluster, wantedPort)
      keeper = new pg.Client({ connectionString: addressOf(cluster.directory, postmaster.port, MAINTENANCE) })
      keeper.on('error', () => undefined)
      await keeper.connect()
      // Whoever is just leaving holds it and shuts down: this connection then breaks and we start afresh.
      await keeper.query('select pg_advisory_lock_shared($1)', [USERS_LOCK])
      await ensureDatabase(keeper)
      if (role === 'owner' && !(await claim(keeper))) break
      return { keeper, port: postmaster.port }
    } catch (error) {
      await keeper?.end().catch(() => undefined)
      if (attempt === ATTEMPTS) throw error
      await new Promise((wait) => setTimeout(wait, RETRY_MS * attempt))
    }
  }
  throw new StartupError(startupTexts.dataOwned({ directory: cluster.directory }))
}

async function startedPostmaster(cluster: Cluster, wantedPort: number) {
  let running = findPostmaster(cluster.directory)
  // One that is starting will be ready, one that is stopping will be gone.
  while (running && !running.ready) {
    await new Promise((wait) => setTimeout(wait, 50))
    running = findPostmaster(cluster.directory)
  }
  return running ?? startCluster(cluster, wantedPort)
}

async function claim(keeper: pg.Client): Promise<boolean> {
  const { rows } = await keeper.query<{ won: boolean }>('select pg_try_advisory_lock($1) as won', [
    OWNER_LOCK,
  ])
  if (!rows[0]?.won) await keeper.end()
  return rows[0]?.won === true
}

async function ensureDatabase(keeper: pg.Client): Promise<void> {
  const { rowCount } = await keeper.query('select from pg_database where datname = $1', [DATABASE])
  if (rowCount) return
  await keeper.query(`create database ${DATABASE}`).catch((error: pg.DatabaseError) => {
    const madeBesideUs = error.code === '42P04' || error.code === '23505'
    if (!madeBesideUs) throw error
  })
}

async function leaveCluster(directory: string, keeper: pg.Client): Promise<void> {
  if (await isLast(keeper)) {
    const postmaster = findPostmaster(directory)
    if (postmaster) await stopPostmaster(directory, postmaster)
  }
  await keeper.end().catch(() => undefined)
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
