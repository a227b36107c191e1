import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startupTexts } from '@cambusa/messages/it/operator/startup'
import { findBinaries, reachableFolder } from './embedded-postgres-binaries.ts'
import { addressOf, createCluster, readPassword, type Cluster } from './embedded-postgres-cluster.ts'
import {
  DATABASE,
  enterCluster,
  isRecovering,
  leaveCluster,
  OwnedByAnother,
  stopUnentered,
  type Entered,
  type Role,
} from './embedded-postgres-enter.ts'
import { findPostmaster } from './embedded-postgres-postmaster.ts'
import { watchCluster, type Use } from './embedded-postgres-return.ts'
import { canUse, choosePostgresUser, hasNoName, type PostgresUser } from './embedded-postgres-user.ts'
import { projectRoot } from '../process/project-root.ts'
import { StartupError } from '../process/startup-error.ts'

export type { Role }

export interface EmbeddedPostgres {
  /** Current address of the shop's database: after a restart the port may differ. */
  readonly url: string
  /** Current address of another database of the same PostgreSQL. */
  urlOf(database: string): string
  directory: string
  /** Leaves; the last one to leave stops PostgreSQL. */
  close(): Promise<void>
}

export interface EmbeddedOptions {
  /** State directory of the shop; PostgreSQL's data are in pg/ below it. */
  dataDir: string
  role: Role
  say?: (text: string) => void
  durable?: boolean
}

const ATTEMPTS = 6
const RETRY_MS = 200
const RECOVERY_LIMIT_MS = 180_000
const SAY_MS = 60_000

/** Uses the PostgreSQL that runs on this data directory or starts it. Throws StartupError with one sentence. */
export async function openEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const cluster = prepareCluster(options)
  const { directory } = cluster
  const use: Use = { cluster, role: options.role, say: options.say ?? (() => undefined) }
  const entered = await enterAtStart(use)
  const password = readPassword(directory)
  const watch = watchCluster(use, entered)
  const urlOf = (name: string) => addressOf(directory, password, watch.entered.port, name)
  let closed = false
  return {
    get url() {
      return urlOf(DATABASE)
    },
    urlOf,
    directory,
    close: async () => {
      if (closed) return
      closed = true
      await watch.stop()
      await leaveCluster(directory, watch.entered.keeper)
      await stopUnentered(directory)
    },
  }
}

/** Where the data are or would be, and whether they exist; creates nothing. */
export function findEmbeddedData(dataDir: string): { directory: string; isThere: boolean } {
  const wanted = resolve(dataDir, 'pg')
  const user = choosePostgresUser(wanted, projectRoot)
  const isUsable = user.uid === undefined || canUse(user, 'enter', dirname(wanted))
  const directory = isUsable || !existsSync(dirname(wanted)) ? wanted : elsewhereFor(dataDir)
  return { directory, isThere: existsSync(directory) && !isEmptyFolder(directory) }
}

/** An unreadable folder counts as not empty. */
function isEmptyFolder(directory: string): boolean {
  try {
    return readdirSync(directory).length === 0
  } catch {
    return false
  }
}

/** Removes the data, whatever they are, unless a process still uses them. */
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

/** pg/ in the state directory, or a folder that PostgreSQL's user can reach if that one is out of reach. */
function locateData(dataDir: string, user: PostgresUser): string {
  const wanted = resolve(dataDir, 'pg')
  makeFolder(dirname(wanted), user)
  if (user.uid === undefined || canUse(user, 'enter', dirname(wanted))) return wanted
  const elsewhere = elsewhereFor(dataDir)
  makeFolder(dirname(elsewhere), user)
  return elsewhere
}

function elsewhereFor(dataDir: string): string {
  const isDefault = resolve(dataDir) === join(projectRoot, 'var')
  return join(reachableFolder(isDefault ? projectRoot : resolve(dataDir)), 'pg')
}

function makeFolder(directory: string, { name }: PostgresUser): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o755 })
  } catch {
    throw new StartupError(startupTexts.dataNotWritable({ directory, user: name }))
  }
}

/** A start fails where the running server would retry: a person is waiting and can read the reason. */
async function enterAtStart({ cluster, role, say }: Use): Promise<Entered> {
  const deadlineMs = Date.now() + RECOVERY_LIMIT_MS
  let sayAtMs = Date.now() + RETRY_MS * ATTEMPTS
  for (let attempt = 1; ;) {
    try {
      return await enterCluster(cluster, role, 0)
    } catch (error) {
      const recovers = isRecovering(error) && Date.now() < deadlineMs
      if (attempt === ATTEMPTS || error instanceof OwnedByAnother) throw error
      if (recovers && Date.now() > sayAtMs) {
        say(startupTexts.databaseRecovering)
        sayAtMs = Date.now() + SAY_MS
      }
      await wait(RETRY_MS * (recovers ? 0.25 : attempt))
      if (!recovers) attempt += 1
    }
  }
}
