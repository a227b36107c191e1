import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openDatabase, type Database } from '../apps/server/src/platform/database/database.ts'
import { openEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres/embedded-postgres.ts'
import {
  findPostmaster,
  stopPostmaster,
} from '../apps/server/src/platform/embedded-postgres/embedded-postgres-postmaster.ts'
import { migrateDatabase } from '../apps/server/src/platform/database/migrate.ts'
import { fillDemoShop } from '../demo/fill.ts'
import { startServerProcess, type ServerProcess } from './server-process.ts'

/** The built server in a process of its own, on its own demo shop. */
export interface ShopProcess {
  /** Base URL without a path; different after every start. */
  readonly url: string
  /** The server's process; different after every start. */
  readonly pid: number | undefined
  /** Whether the server runs. */
  isAlive(): boolean
  /** The same database, to arrange and count. */
  database: Database
  /** Data directory of the embedded PostgreSQL. */
  readonly postgresDirectory: string
  /** kill -9, like a power cut. */
  kill(): Promise<void>
  /** Starts the server again on the same data. */
  start(): Promise<void>
  /** Ends everything and removes the data, unless the folder was given. */
  close(): Promise<void>
}

export interface ShopProcessOptions {
  /** The script of another built server. */
  script?: string | undefined
  /** A module that the server process loads first. */
  preload?: string
  /** A folder that is kept, because filling a shop with a million products takes long. */
  dataDir?: string | undefined
  /** Number of products filled in before the first start; a shop with more keeps them. */
  products?: number | undefined
  /** Imports more into the data directory of the filled shop before the first start. */
  prepare?: (dataDir: string) => Promise<void>
  /** Added to the current environment. */
  env?: Readonly<Record<string, string>>
}

/** What a measurement needs of a shop. */
export type ShopToMeasure = Pick<ShopProcess, 'url' | 'close'> & Partial<Pick<ShopProcess, 'database'>>

/** The shop at `--url`, else the built one as shoppers get it, on data of its own. */
export async function openShopToMeasure(args: readonly string[]): Promise<ShopToMeasure> {
  const given = args.indexOf('--url')
  if (given >= 0) return { url: args[given + 1] ?? '', close: async () => undefined }
  return openShopProcess({ env: { CAMBUSA_TRUSTED_PROXIES: 'loopback' } })
}

/** Opens the demo shop in a new folder, or in the one given. */
export async function openShopProcess(options: ShopProcessOptions = {}): Promise<ShopProcess> {
  const dataDir = options.dataDir ? resolve(options.dataDir) : mkdtempSync(join(tmpdir(), 'cambusa-shop-'))
  mkdirSync(dataDir, { recursive: true })
  // When started by root, the database runs as another user, who must be able to enter.
  chmodSync(dataDir, 0o755)
  let server: ServerProcess | undefined
  const start = async () => {
    const { script, preload, env } = options
    server = await startServerProcess({ dataDir, script, preload, env })
  }

  if (options.products !== undefined) await fill(dataDir, options.products)
  await options.prepare?.(dataDir)
  await start()
  const { url: databaseUrl, directory: postgresDirectory } = await visitPostgres(dataDir)
  const database = openDatabase(databaseUrl, { max: 4, statementTimeoutMs: 0 })
  return {
    get url() {
      return server?.url ?? ''
    },
    get pid() {
      return server?.pid
    },
    isAlive: () => server?.isAlive() ?? false,
    database,
    postgresDirectory,
    start,
    kill: async () => server?.end('SIGKILL'),
    close: async () => {
      await server?.end('SIGTERM')
      await database.close()
      // A killed server leaves PostgreSQL running.
      const left = findPostmaster(postgresDirectory)
      if (left) await stopPostmaster(postgresDirectory, left)
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * The address of the database. Connects only briefly: an open session would restart PostgreSQL instead of the server.
 */
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
