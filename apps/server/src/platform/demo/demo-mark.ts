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
 * What a database is to --demo and --reset (docs/decisions/080): without a row of any shop, a demo shop of ours by its
 * mark, or a shop that they leave alone: a trial shop by its own mark (docs/decisions/178), or any other.
 */
export type ShopState = 'empty' | 'demo' | 'trial' | 'shop'

/** Tables whose rows make no shop: those that migrations fill, and sign-ins that failed. */
const BOOKKEEPING = new Set(['catalogue_version', 'order_status_moves', 'login_attempts'])
/** Where a shop begins: nothing else has rows before one of these. */
const FIRST_TABLES =
  'categories, companies, price_lists, products, promotions, search_dishes, search_synonyms, stores, users, warehouses'

/** Looks and changes nothing; a table that cannot be read counts as full. */
export async function shopStateOf(client: ClientBase): Promise<ShopState> {
  if (await isDemoShop(client)) return 'demo'
  if (await isTrialShop(client)) return 'trial'
  const tables = (await listTables(client)).filter(({ name }) => !BOOKKEEPING.has(name))
  if (tables.some(({ isReadable }) => !isReadable)) return 'shop'
  if (tables.length === 0) return 'empty'
  // Its text is made of the names of tables that there are, so it is no statement that could be declared.
  const { rows: found } = await client.query<{ isFull: boolean }>(
    `select ${tables.map(({ label }) => `exists (select from ${label})`).join(' or ')} as "isFull"`,
  )
  return found[0]?.isFull ? 'shop' : 'empty'
}

/**
 * In the transaction that fills the demo shop, before its first row: marks an empty database and lets a marked one pass.
 * Throws StartupError for every other. Nobody else can begin a shop between the look and the mark.
 */
export async function claimForDemo(client: ClientBase): Promise<void> {
  if ((await shopStateOf(client)) === 'empty') {
    await client.query(`lock table ${FIRST_TABLES} in share row exclusive mode`)
    if ((await shopStateOf(client)) === 'empty') await insertMark(client)
  }
  if ((await shopStateOf(client)) !== 'demo') throw await notOurs(client)
}

/**
 * Marks the shop of `client` as a trial shop, empty or begun. Throws StartupError for a demo shop. Nobody else can begin
 * a demo shop between the look and the mark.
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
