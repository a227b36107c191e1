import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openDatabase, type Database } from '../apps/server/src/platform/database.ts'
import { openEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres.ts'
import { findPostmaster, stopPostmaster } from '../apps/server/src/platform/embedded-postgres-postmaster.ts'
import { migrateDatabase } from '../apps/server/src/platform/migrate.ts'
import { fillDemoShop } from '../demo/fill.ts'

const START_TIMEOUT_MS = 180_000
const POLL_MS = 20
const program = join(import.meta.dirname, '../apps/server/dist/main.js')

/** The built server as a process of its own, on a demo shop of its own. */
export interface ShopProcess {
  /** Address without a path; another one after every start. */
  readonly url: string
  /** Of the server; another one after every start. */
  readonly pid: number | undefined
  /** Whether the server runs. */
  isAlive(): boolean
  /** The same database, for arranging and counting. */
  database: Database
  /** Data directory of the embedded PostgreSQL. */
  readonly postgresDirectory: string
  /** kill -9: what a power cut does. */
  kill(): Promise<void>
  /** Starts the server again on the same data. */
  start(): Promise<void>
  /** Ends everything and throws the data away, unless the folder was given. */
  close(): Promise<void>
}

export interface ShopProcessOptions {
  /** A module that the server process loads first. */
  preload?: string
  /** A folder that is kept: a shop of a million products is not filled anew each time. */
  dataDir?: string | undefined
  /** Filled before the first start; a shop that has more keeps them. */
  products?: number | undefined
  /** Beside the environment that there is. */
  env?: Readonly<Record<string, string>>
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

function addressIn(file: string): { url: string; pid: number } | undefined {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { url: string; pid: number }
  } catch {
    // It is being written at this moment.
    return undefined
  }
}

/** Opens the demo shop in a new folder, or in the one given. */
export async function openShopProcess(options: ShopProcessOptions = {}): Promise<ShopProcess> {
  const dataDir = options.dataDir ? resolve(options.dataDir) : mkdtempSync(join(tmpdir(), 'cambusa-shop-'))
  mkdirSync(dataDir, { recursive: true })
  // Started by root, the database runs as another user, who must be able to enter.
  chmodSync(dataDir, 0o755)
  const before = options.preload === undefined ? [] : ['--import', options.preload]
  let server: ChildProcess | undefined
  let url = ''

  async function start() {
    const child = spawn(process.execPath, [...before, program, '--port', '0', '--data', dataDir], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...options.env },
    })
    server = child
    for (const deadline = Date.now() + START_TIMEOUT_MS; Date.now() < deadline; await pause(POLL_MS)) {
      if (child.exitCode !== null) break
      const address = addressIn(join(dataDir, 'server.json'))
      if (address?.pid !== child.pid) continue
      url = address?.url ?? ''
      return
    }
    child.kill()
    throw new Error(`the server did not start: node ${program} --data DIR shows why`)
  }

  async function end(signal: NodeJS.Signals) {
    const child = server
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((done) => child.once('exit', done))
    child.kill(signal)
    await ended
  }

  if (options.products !== undefined) await fill(dataDir, options.products)
  await start()
  const { url: databaseUrl, directory: postgresDirectory } = await visitPostgres(dataDir)
  const database = openDatabase(databaseUrl, { max: 4, statementTimeoutMs: 0 })
  return {
    get url() {
      return url
    },
    get pid() {
      return server?.pid
    },
    isAlive: () => server?.exitCode === null && server.signalCode === null,
    database,
    postgresDirectory,
    start,
    kill: () => end('SIGKILL'),
    close: async () => {
      await end('SIGTERM')
      await database.close()
      // A server that was killed leaves it running.
      const left = findPostmaster(postgresDirectory)
      if (left) await stopPostmaster(postgresDirectory, left)
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Where the database is. Nobody stays in it: whoever does would bring it back instead of the server. */
async function visitPostgres(dataDir: string) {
  const postgres = await openEmbeddedPostgres({ dataDir, role: 'guest' })
  await postgres.close()
  return postgres
}

async function fill(dataDir: string, products: number) {
  const postgres = await openEmbeddedPostgres({ dataDir, role: 'owner' })
  await migrateDatabase(postgres.url)
  const database = openDatabase(postgres.url, { max: 1, statementTimeoutMs: 0 })
  await fillDemoShop(database.pool, { products, now: new Date() })
  await database.close()
  await postgres.close()
}
