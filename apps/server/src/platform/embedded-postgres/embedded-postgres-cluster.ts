import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { startupTexts } from '@cambusa/messages/it/operator/startup'
import type { Binaries } from './embedded-postgres-binaries.ts'
import { lastFatal, openLog } from './embedded-postgres-log.ts'
import { buryStale, findPostmaster, NotReadyYet, type Postmaster } from './embedded-postgres-postmaster.ts'
import { asUser, canUse, give, type PostgresUser } from './embedded-postgres-user.ts'
import { StartupError } from '../process/startup-error.ts'

/** A data directory with its PostgreSQL programs and user. */
export interface Cluster {
  directory: string
  binaries: Binaries
  user: PostgresUser
  /** False only for disposable test databases: no fsync. */
  durable: boolean
}

export const SUPERUSER = 'cambusa'
const PASSWORD_FILE = 'cambusa.password'
const VERSION_FILE = 'PG_VERSION'
/** After this time a start is polled instead of awaited. */
const START_PATIENCE_MS = 2_000
/** sun_path holds 104 bytes on macOS, 108 on Linux, including the final zero and `.s.PGSQL.65535`. */
const SOCKET_DIRECTORY_BYTES = 88

/**
 * For two cores and a few GB: durable, without just-in-time compiler and without parallel workers, which would compete
 * for the cores.
 */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '192MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  synchronous_commit: 'on',
  log_checkpoints: 'off',
  // Statements, details and messages of errors contain customers' data; our own log reports failures without them.
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_min_error_statement: 'panic',
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

/**
 * Creates the data directory if it is missing: initdb in a neighbouring folder, then a rename, so that it is complete
 * or absent.
 */
export function createCluster(cluster: Cluster): void {
  const { directory, user } = cluster
  if (holdsData(cluster)) return
  const fresh = `${directory}.new-${process.pid}`
  const password = `${fresh}.password`
  mkdirSync(fresh, { recursive: true, mode: 0o700 })
  writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  give(user, fresh)
  give(user, password)
  try {
    runInitdb(cluster, fresh, password)
    renameSync(password, join(fresh, PASSWORD_FILE))
    renameSync(fresh, directory)
  } catch (error) {
    // Another process created it first, so that the rename finds a folder that is not empty.
    if (!existsSync(join(directory, VERSION_FILE))) throw error
  } finally {
    rmSync(fresh, { recursive: true, force: true })
    rmSync(password, { force: true })
  }
}

/** Throws StartupError when the content cannot be a data directory of ours. */
function holdsData({ directory, binaries, user }: Cluster): boolean {
  const entries = existsSync(directory) ? entriesOf(directory) : []
  if (entries?.length === 0) return false
  if (entries && !entries.includes(VERSION_FILE))
    throw new StartupError(startupTexts.dataNotOurs({ directory }))
  const version = entries && readFileSync(join(directory, VERSION_FILE), 'utf8').trim()
  if (version && version !== binaries.major) {
    throw new StartupError(startupTexts.dataOtherVersion({ directory, version, expected: binaries.major }))
  }
  if (!entries || !canUse(user, 'write', directory)) {
    throw new StartupError(startupTexts.dataNotWritable({ directory, user: user.name }))
  }
  return true
}

/** undefined: another user's folder, not readable. */
function entriesOf(directory: string): string[] | undefined {
  try {
    return readdirSync(directory)
  } catch {
    return undefined
  }
}

function runInitdb({ binaries, user, directory, durable }: Cluster, fresh: string, password: string): void {
  const access = ['--username', SUPERUSER, '--auth=scram-sha-256', `--pwfile=${password}`]
  // Without these a machine without LANG would get an ASCII database.
  const text = ['--encoding=UTF8', '--locale=C']
  const args = ['-D', fresh, ...access, ...text, '--no-instructions']
  const answer = spawnSync(binaries.initdb, durable ? args : [...args, '--no-sync'], asUser(user))
  if (answer.status === 0) return
  const reason = answer.error?.message ?? lastLine(answer.stderr.toString())
  throw new StartupError(startupTexts.postgresFailed({ reason, log: directory }))
}

/** Processes started by this one, by directory: whether they still run. */
const launched = new Map<string, { ended: string | undefined }>()

/**
 * Starts PostgreSQL and waits until it accepts connections. It outlives this process, so that a crash of the server
 * does not end it. Throws NotReadyYet when it needs longer, StartupError when it ended.
 */
export async function startCluster(cluster: Cluster, wantedPort = 0): Promise<Postmaster> {
  const { directory, binaries, user, durable } = cluster
  buryStale(directory)
  const port = await freePort(wantedPort)
  const settings = {
    ...SETTINGS,
    unix_socket_directories: hasShortPath(directory) ? directory : '',
    port: String(port),
  }
  const forTests = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '300',
  }
  const args = Object.entries({ ...settings, ...(durable ? {} : forTests) }).flatMap(([k, v]) => [
    '-c',
    `${k}=${v}`,
  ])
  const log = openLog(directory, user)
  const child = spawn(binaries.postgres, ['-D', directory, ...args], {
    ...asUser(user),
    detached: true,
    stdio: ['ignore', log.descriptor, log.descriptor],
  })
  if (typeof log.descriptor === 'number') closeSync(log.descriptor)
  child.unref()
  const launch: { ended: string | undefined } = { ended: undefined }
  launched.set(directory, launch)
  child.once('error', (error) => (launch.ended ??= error.message))
  child.once('exit', (code) => (launch.ended ??= `exit ${code}`))
  const patienceEndsMs = Date.now() + START_PATIENCE_MS
  for (;;) {
    const postmaster = findPostmaster(directory)
    // When two start at once the slower one ends; the faster one's postmaster is found here.
    if (postmaster?.ready) return postmaster
    if (launch.ended !== undefined && !postmaster) break
    if (Date.now() > patienceEndsMs) throw new NotReadyYet(startupTexts.databaseRecovering)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const reason = lastFatal(log) ?? launch.ended ?? ''
  throw new StartupError(startupTexts.postgresFailed({ reason, log: log.file }))
}

/** True while a PostgreSQL started by this process runs, also before it has written postmaster.pid. */
export function isLaunching(directory: string): boolean {
  const launch = launched.get(directory)
  return launch !== undefined && launch.ended === undefined
}

export function readPassword(directory: string): string {
  return readFileSync(join(directory, PASSWORD_FILE), 'utf8').trim()
}

/**
 * Address of database `name`: by the socket in the data directory when its path is short enough, a fifth faster; by TCP
 * when the socket is missing.
 */
export function addressOf(directory: string, password: string, port: number, name: string): string {
  const hasSocket = hasShortPath(directory) && existsSync(join(directory, `.s.PGSQL.${port}`))
  const socket = hasSocket ? `?host=${encodeURIComponent(directory)}` : ''
  return `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${name}${socket}`
}

const hasShortPath = (directory: string) =>
  process.platform !== 'win32' && Buffer.byteLength(directory) <= SOCKET_DIRECTORY_BYTES

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? ''

/** The wanted port, or another when a program uses it (or 0 is wanted). */
function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => (wanted === 0 ? reject(error) : resolve(freePort(0))))
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
