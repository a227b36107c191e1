import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { KEY_DAYS } from '@cambusa/domain/people/technical-key'
import { romeDate } from '@cambusa/domain/time/dates'
import { startupTexts } from '@cambusa/messages/it/operator/startup'
import type { Config } from './config.ts'
import { keepDemoKey, listOpenDemoAccounts } from './modules/auth/auth.ts'
import { openPictureStore, type PictureSource } from './modules/pictures/pictures.ts'
import { claimForTrial, notOurs, shopStateOf } from './platform/demo/demo-mark.ts'
import { hasProducts, isDemoShop, removeMark, removeTrialMark } from './platform/demo/demo-mark.queries.ts'
import type { Database } from './platform/database/database.ts'
import { DEMO_COMPANIES } from './platform/demo/demo-companies.ts'
import { DEMO_NEWCOMER, DEMO_PASSWORD, DEMO_SIGN_INS, DEMO_TILL } from './platform/demo/demo-sign-ins.ts'
import { projectRoot } from './platform/process/project-root.ts'
import { reasonOfEnd } from './platform/process/full-disk.ts'
import { findEmbeddedData } from './platform/embedded-postgres/embedded-postgres.ts'
import { visitDatabase } from './platform/database/migrate.ts'
import { resetDatabase } from './platform/database/reset-database.ts'
import { resetEmbedded } from './platform/embedded-postgres/reset-embedded.ts'
import { StartupError } from './platform/process/startup-error.ts'
import { progressOf, step } from './platform/process/step.ts'

const DAY_MS = 86_400_000
const FOLDERS_OF_THE_SHOP = ['mail', 'pictures', 'originals', 'exports', 'import']

/**
 * What --reset, --demo and --empty require before the shop's database is opened. Throws StartupError before any change.
 */
export async function obeyDemoFlags(config: Config): Promise<void> {
  if (config.empty && config.demoAllowed) throw new StartupError(startupTexts.emptyOrDemo)
  if (config.reset) await resetShop(config)
  else if (config.demoAllowed && config.databaseUrl) await checkMayFill(config.databaseUrl)
}

/** Throws StartupError unless the database at `url` is empty or our demo shop; changes nothing. */
export async function checkMayFill(url: string): Promise<void> {
  await visitDatabase(url, async (client) => {
    const state = await shopStateOf(client)
    if (state === 'shop' || state === 'trial') throw await notOurs(client)
  })
}

/**
 * In demo mode an empty database becomes the demo shop; one at DATABASE_URL only with --demo. With --empty the database
 * becomes a trial shop instead, which no start fills. Throws StartupError when it already is a demo shop.
 */
export async function fillWhenEmpty(config: Config, database: Database, now: Date): Promise<void> {
  const client = await database.pool.connect()
  try {
    if (config.empty) return await claimForTrial(client)
    const state = await shopStateOf(client)
    const isKept = state === 'shop' || state === 'trial'
    if (isKept && config.demoAllowed) throw await notOurs(client)
    if (config.mode !== 'demo' || isKept) return
  } finally {
    client.release()
  }
  if (await hasProducts(database.db)) return
  if (mayFill(config))
    await step(startupTexts.fillingDemo, () =>
      fillDemoWithPictures(config, database, now).catch(async (error: unknown) => {
        throw config.databaseUrl ? error : await reasonOfEnd(error, config.dataDir)
      }),
    )
  else console.log(`  ${startupTexts.emptyDatabase}`)
}

export const mayFill = ({ databaseUrl, demoAllowed }: Config) => !databaseUrl || demoAllowed

/** Creates the demo shop, or enlarges it; existing data stay. Throws StartupError for a shop that is not ours. */
export async function fillDemo(
  { patient }: Database,
  now: Date,
  products?: number,
  shop?: string,
): Promise<void> {
  const { fillDemoShop } = await import('../../../demo/fill.ts')
  await fillDemoShop(patient.pool, { products, shop, now, onProgress: progressOf(startupTexts.products) })
}

/** The same, and its pictures in the data folder; those of a bucket are the retailer's. */
export async function fillDemoWithPictures(
  config: Config,
  database: Database,
  now: Date,
  products?: number,
): Promise<void> {
  await fillDemo(database, now, products, config.shop.name)
  if (config.picturesUrl !== undefined) return
  const { fillDemoPictures } = await import('../../../demo/fill/pictures.ts')
  await fillDemoPictures(database.patient.pool, openPictureStore(config))
}

/** Keeps the key of the demo shop's till for another year; nothing in other shops and in production. */
export async function openDemoTill({ mode }: Config, { db }: Database, now: Date): Promise<void> {
  if (mode !== 'demo' || !(await isDemoShop(db))) return
  await keepDemoKey(db, { ...DEMO_TILL, expiresAt: new Date(now.getTime() + KEY_DAYS * DAY_MS) }, now)
}

/** The picture source of the demo shop; a shop in production does not load it. */
export async function loadDemoPictures({ mode }: Config): Promise<PictureSource | undefined> {
  if (mode === 'production') return undefined
  const { demoPictures } = await import('../../../demo/pictures/demo-pictures.ts')
  return demoPictures
}

/** The company of which the demo's content speaks. */
const DEMO_COMPANY = '01234567897'

/**
 * The content of the demo shop, as a setting: nothing in production, where the operator has a folder, and where the shop
 * is already another company's, whose terms and notice it would get wrong.
 */
export function demoContent(config: Config): Pick<Config, 'contentDir'> {
  const { mode, empty, contentDir, dataDir, shop } = config
  const isOwn = contentDir !== undefined || existsSync(join(dataDir, 'content'))
  const isOthers = shop.company.vatNumber !== DEMO_COMPANY
  return mode !== 'demo' || empty || isOwn || isOthers
    ? {}
    : { contentDir: join(projectRoot, 'demo/content') }
}

/** Extends the campaigns of the demo shop, and has its customers pay what fell due some time ago. */
export async function rollDemo(pool: Database['pool'], now: Date): Promise<void> {
  const { rollDemoPromotions } = await import('../../../demo/roll-promotions.ts')
  const { payOldDueDates } = await import('../../../demo/due-dates.queries.ts')
  await rollDemoPromotions(pool, now)
  await payOldDueDates(pool, { today: romeDate(now) })
}

/**
 * Removes the demo shop's data and files. Throws StartupError, with nothing removed, for data that are not our demo
 * shop, always in production, and for a database at DATABASE_URL without --demo.
 */
export async function resetShop(config: Config): Promise<void> {
  if (config.mode === 'production')
    throw new StartupError(startupTexts.noDemoInProduction({ flag: '--reset' }))
  const { databaseUrl, dataDir, demoAllowed } = config
  if (!databaseUrl) return resetEmbedded(dataDir, () => removeFiles(dataDir))
  if (!demoAllowed) throw new StartupError(startupTexts.resetRefused)
  // With embedded data the folders belong to that shop.
  const isShared = existsSync(join(dataDir, 'pg')) || findEmbeddedData(dataDir).isThere
  await resetDatabase(databaseUrl, () => removeFiles(isShared ? undefined : dataDir))
}

/** The last step of a reset, after all checks. */
function removeFiles(dataDir: string | undefined): void {
  console.log(`• ${startupTexts.resetting}`)
  if (dataDir === undefined) return
  for (const folder of FOLDERS_OF_THE_SHOP) {
    const path = join(dataDir, folder)
    if (existsSync(path)) rmSync(path, { recursive: true, force: true })
  }
}

/**
 * Once a shop is open for real customers it is no demo or trial any more: the mark is removed, so that no --reset
 * empties it and demo mode does not open it later. The demo accounts in it cannot sign in; the log names them.
 */
export async function leaveDemo(
  { mode }: Config,
  { db }: Database,
  log: { warn: (about: object, text: string) => void },
): Promise<void> {
  if (mode !== 'production') return
  await removeMark(db)
  await removeTrialMark(db)
  const logins = (await listOpenDemoAccounts(db)).map(({ login }) => login)
  if (logins.length > 0) log.warn({ logins }, startupTexts.demoAccounts({ count: logins.length }))
}

/** The text at the start in demo mode, for the shop at `url`: how to try a demo shop, or how to begin one's own. */
export function welcome(isDemo: boolean, url: string): string {
  const how = isDemo ? signIns() : [`\n${startupTexts.trialShop}`]
  return [...how, startupTexts.demoMail({ url: url + DEMO_NEWCOMER.mailUrl })].join('\n')
}

/** The demo accounts, and how to register as a new customer, as lines. */
function signIns(): string[] {
  const width = Math.max(...DEMO_SIGN_INS.map(({ email }) => email.length))
  return [
    `\n${startupTexts.demoSignIns({ password: DEMO_PASSWORD })}`,
    ...DEMO_SIGN_INS.map(({ email, who }) => `  ${email.padEnd(width)}  ${who}`),
    startupTexts.demoTill(DEMO_TILL),
    `\n${startupTexts.demoNewcomer({ ...DEMO_NEWCOMER, companyVat: Object.keys(DEMO_COMPANIES)[0] ?? '' })}`,
  ]
}
