import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { pino } from 'pino'
import { buildApp, type GivenServices } from '../app.ts'
import { readConfig, type Config } from '../config.ts'
import { createCatalogue, type RunningCatalogue } from '../modules/catalogue/catalogue.ts'
import { openContent } from '../modules/content/content.ts'
import { gatewaysOf, type PaymentGateway } from '../modules/payments/payments.ts'
import { flyersOf, type FlyerSource } from '../modules/flyers/flyers.ts'
import type { PictureSource } from '../modules/pictures/pictures.ts'
import { openDatabase, type Database } from '../platform/database/database.ts'
import { atTheEnd } from './at-the-end.ts'
import { checkAnswers } from './check-answers.ts'
import { keepCompiled } from './kept-compilers.ts'
import { readInProcess } from './read-in-process.ts'
import { createTestDatabase } from './test-database.ts'
import { createShopper, type Shopper } from './test-shopper.ts'

/** The morning on which every test shop opens; tests move the clock on from here. */
export const TEST_NOW = new Date('2026-11-21T09:00:00Z')

/** As V8 chooses itself. */
const DEFAULT_HEAP_GROWING = '--heap-growing-percent=0'

/** Enough for the cards of a few products; the real shop's 40 MB would be reserved for each app. */
const CARDS_BYTES = 2 * 1024 * 1024

/** No such folder: as when nothing was built. */
const NO_STOREFRONT = join(import.meta.dirname, 'no-storefront')

export interface TestApp {
  app: Awaited<ReturnType<typeof buildApp>>
  services: GivenServices
  database: Database
  db: Database['db']
  catalogue: RunningCatalogue
  /** Sets or moves the app's time. */
  time: { set(at: Date): void; advance(milliseconds: number): void; now(): Date }
  /** A browser of its own, with its own ids. */
  shopper: (name?: string) => Shopper
  /** Another server process on the same database. */
  again: () => Promise<TestApp>
}

export interface TestAppOptions {
  /** Fills the database before the catalogue is read. */
  fill?: (db: Database['db']) => Promise<unknown>
  config?: Partial<Config>
  /** Who takes payments by card; none unless given. */
  gateways?: readonly PaymentGateway[]
  /** Renders products that say how they look; none unless given. */
  pictureSource?: PictureSource
  /** What the shop wrote as flyers; none unless given. */
  flyerSource?: FlyerSource
  /** Connections at most. */
  max?: number
  /** Calls wait for the locks of others as long as it takes: for tests that hold one on a busy machine. */
  waitsForLocks?: boolean
  /** The catalogue is read by a worker, as in the real shop: for tests of that. */
  readsByWorker?: boolean
  /** The built storefront is served: hundreds of files, each with its routes. Without it there are only the calls. */
  hasStorefront?: boolean
  /** Given the app before anything is registered: to read its routes, or to add some. */
  before?: (app: TestApp['app']) => void
}

/** The real app, by inject, on a PostgreSQL database of this test file's own with a real catalogue. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const patient = options.waitsForLocks === true && { statementTimeoutMs: 0, lockTimeoutMs: 0 }
  const database = await createTestDatabase({ max: options.max ?? 12, ...patient })
  return openTestApp(database, options)
}

/** The real app on a migrated database that the test opened itself. */
export async function openTestApp(database: Database, options: TestAppOptions = {}): Promise<TestApp> {
  await options.fill?.(database.db)
  return openApp(database, options)
}

async function openApp(database: Database, options: TestAppOptions): Promise<TestApp> {
  // Pages are rendered also where other tests run beside.
  const plain = {
    ...readConfig({ env: { CAMBUSA_MODE: 'test' }, args: [] }),
    rendersWhenIdle: false,
    // It makes V8 collect often and soon after each catalogue, of which tests open hundreds (decision 257).
    memorySaving: options.readsByWorker === true,
    ...(options.hasStorefront !== true && { storefrontDir: NO_STOREFRONT }),
  }
  const config = { ...plain, ...options.config }
  let nowMs = TEST_NOW.getTime()
  const clock = () => new Date(nowMs)
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' })
  const read = options.readsByWorker ? {} : { read: readInProcess, cardsKeptBytes: CARDS_BYTES }
  const catalogue = await createCatalogue({ database, config, log, clock, ...read })
  const gateways = gatewaysOf(options.gateways ?? [])
  const { pictureSource } = options
  const content = openContent({ config, log, clock })
  const services = {
    config,
    db: database.db,
    database,
    catalogue,
    gateways,
    content,
    clock,
    log,
    pictureSource,
    flyerSource: options.flyerSource ?? flyersOf(content),
  }
  const app = await buildApp(services, (made) => {
    keepCompiled(made)
    checkAnswers(made)
    options.before?.(made)
  })
  await app.ready()
  atTheEnd(async () => {
    content.close()
    await app.close()
    await catalogue.close()
    // It holds for the process, and so for the files of tests that follow.
    if (config.memorySaving) setFlagsFromString(DEFAULT_HEAP_GROWING)
  })
  return {
    app,
    services,
    database,
    db: database.db,
    catalogue,
    time: {
      set: (at) => (nowMs = at.getTime()),
      advance: (milliseconds) => (nowMs += milliseconds),
      now: clock,
    },
    shopper: (name) => createShopper(app, name),
    again: async () => {
      const second = openDatabase(database.url, { max: 4 })
      atTheEnd(() => second.close())
      return openApp(second, options)
    },
  }
}
