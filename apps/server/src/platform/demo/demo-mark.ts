import { startupTexts } from '@cambusa/messages/it/operator/startup'
import type { ClientBase } from 'pg'
import {
  findDatabaseName,
  insertMark,
  insertTrialMark,
  isDemoShop,
  isTrialShop,
  listTables,
} from './demo-mark.queries.ts'
import { StartupError } from '../process/startup-error.ts'

/**
 * How --demo and --reset treat a database (docs/decisions/080): empty, our demo shop by its mark, or a shop that they
 * never touch: a trial shop by its mark (docs/decisions/178), or any other.
 */
export type ShopState = 'empty' | 'demo' | 'trial' | 'shop'

/** Tables whose rows do not make a database a shop: filled by migrations, and failed sign-ins. */
const BOOKKEEPING = new Set(['catalogue_version', 'order_status_moves', 'login_attempts'])
/** A shop begins with a row in one of these: no other table has rows earlier. */
const FIRST_TABLES =
  'categories, companies, price_lists, products, promotions, search_dishes, search_synonyms, stores, users, warehouses'

/** Only reads; a table that cannot be read counts as having rows. */
export async function shopStateOf(client: ClientBase): Promise<ShopState> {
  if (await isDemoShop(client)) return 'demo'
  if (await isTrialShop(client)) return 'trial'
  const tables = (await listTables(client)).filter(({ name }) => !BOOKKEEPING.has(name))
  if (tables.some(({ isReadable }) => !isReadable)) return 'shop'
  if (tables.length === 0) return 'empty'
  // Its text is built from the names of existing tables, so it cannot be a declared statement.
  const { rows: found } = await client.query<{ isFull: boolean }>(
    `select ${tables.map(({ label }) => `exists (select from ${label})`).join(' or ')} as "isFull"`,
  )
  return found[0]?.isFull ? 'shop' : 'empty'
}

/**
 * Runs in the transaction that fills the demo shop, before its first row: marks an empty database and accepts a marked
 * one. Throws StartupError for every other. A lock prevents other shops from beginning between check and mark.
 */
export async function claimForDemo(client: ClientBase): Promise<void> {
  if ((await shopStateOf(client)) === 'empty') {
    await client.query(`lock table ${FIRST_TABLES} in share row exclusive mode`)
    if ((await shopStateOf(client)) === 'empty') await insertMark(client)
  }
  if ((await shopStateOf(client)) !== 'demo') throw await notOurs(client)
}

/**
 * Marks the shop of `client` as a trial shop, empty or begun. Throws StartupError for a demo shop. A lock prevents a
 * demo shop from beginning between check and mark.
 */
export async function claimForTrial(client: ClientBase): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`lock table ${FIRST_TABLES} in share row exclusive mode`)
    if ((await shopStateOf(client)) === 'demo') throw new StartupError(startupTexts.emptyOnDemo)
    await insertTrialMark(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** The refusal of --demo and --reset on the database of `client`. */
export async function notOurs(client: ClientBase): Promise<StartupError> {
  const name = await findDatabaseName(client)
  const isTrial = (await shopStateOf(client)) === 'trial'
  return new StartupError(isTrial ? startupTexts.trialKept(name) : startupTexts.demoNotOurs(name))
}
