import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startupTexts } from '@cambusa/messages/it/startup'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Config } from './config.ts'
import type { Database } from './platform/database.ts'
import { DEMO_PASSWORD, DEMO_SIGN_INS } from './platform/demo-sign-ins.ts'
import { resetEmbeddedPostgres } from './platform/embedded-postgres.ts'
import { StartupError } from './platform/startup-error.ts'
import { progressOf, step } from './platform/step.ts'

const FOLDERS_OF_THE_SHOP = ['mail', 'pictures', 'import']

/** In demo mode an empty database becomes the demo shop; one of DATABASE_URL only when --demo allows it. */
export async function fillWhenEmpty(config: Config, database: Database, now: Date): Promise<void> {
  if (config.mode !== 'demo' || !(await isEmpty(database))) return
  if (mayFill(config)) await step(startupTexts.fillingDemo, () => fillDemo(database, now))
  else console.log(`  ${startupTexts.emptyDatabase}`)
}

export const mayFill = ({ databaseUrl, demoAllowed }: Config) => !databaseUrl || demoAllowed

/** Makes the demo shop, or makes it larger; what is there stays. */
export async function fillDemo({ patient }: Database, now: Date, products?: number): Promise<void> {
  const { fillDemoShop } = await import('../../../demo/fill.ts')
  await fillDemoShop(patient.pool, { products, now, onProgress: progressOf(startupTexts.products) })
}

/** Throws the shop's data away. A database of DATABASE_URL is emptied only when --demo is said too. */
export async function resetShop(config: Config): Promise<void> {
  if (config.databaseUrl) {
    if (!config.demoAllowed) throw new StartupError(startupTexts.resetRefused)
    await emptyDatabase(config.databaseUrl)
  } else {
    await resetEmbeddedPostgres({ dataDir: config.dataDir })
  }
  for (const folder of FOLDERS_OF_THE_SHOP)
    rmSync(join(config.dataDir, folder), { recursive: true, force: true })
}

export function printSignIns(): void {
  console.log(`\n${startupTexts.demoSignIns({ password: DEMO_PASSWORD })}`)
  const width = Math.max(...DEMO_SIGN_INS.map(({ email }) => email.length))
  for (const { email, who } of DEMO_SIGN_INS) console.log(`  ${email.padEnd(width)}  ${who}`)
}

async function isEmpty({ db }: Database): Promise<boolean> {
  const { rows } = await db.execute<{ empty: boolean }>(
    sql`select not exists (select from products) as empty`,
  )
  return rows[0]?.empty === true
}

async function emptyDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      'drop schema if exists drizzle, pgboss cascade; drop schema public cascade; create schema public',
    )
  } finally {
    await client.end()
  }
}
