import { startupTexts } from '@cambusa/messages/it/startup'
import type { ClientBase } from 'pg'
import { StartupError } from './startup-error.ts'

/**
 * What a database is to --demo and --reset (docs/decisions/080): without a row of any shop, a demo shop of ours by its
 * mark, or a shop that they leave alone.
 */
export type ShopState = 'empty' | 'demo' | 'shop'

/** Tables whose rows make no shop: those that migrations fill, and sign-ins that failed. */
const BOOKKEEPING = new Set(['catalogue_version', 'order_status_moves', 'login_attempts'])
/** Where a shop begins: nothing else has rows before one of these. */
const FIRST_TABLES =
  'categories, companies, price_lists, products, promotions, search_synonyms, stores, users, warehouses'

/** Looks and changes nothing; a table that cannot be read counts as full. */
export async function shopStateOf(client: ClientBase): Promise<ShopState> {
  if (await isMarked(client)) return 'demo'
  const { rows } = await client.query<{ name: string; label: string; isReadable: boolean }>(
    `select c.relname as name, format('%I.%I', n.nspname, c.relname) as label,
       c.relkind <> 'f' and has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select') as "isReadable"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'm', 'f') and not c.relispartition and c.relpersistence <> 't'
       and n.nspname not in ('pg_catalog', 'information_schema', 'drizzle', 'pgboss')
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
  )
  const tables = rows.filter(({ name }) => !BOOKKEEPING.has(name))
  if (tables.some(({ isReadable }) => !isReadable)) return 'shop'
  if (tables.length === 0) return 'empty'
  const { rows: found } = await client.query<{ isFull: boolean }>(
    `select ${tables.map(({ label }) => `exists (select from ${label})`).join(' or ')} as "isFull"`,
  )
  return found[0]?.isFull ? 'shop' : 'empty'
}

async function isMarked(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('public.demo_shop_mark') is not null as found`,
  )
  if (!rows[0]?.found) return false
  return Boolean((await client.query('select from public.demo_shop_mark')).rowCount)
}

/**
 * In the transaction that fills the demo shop, before its first row: marks an empty database and lets a marked one pass.
 * Throws StartupError for every other. Nobody else can begin a shop between the look and the mark.
 */
export async function claimForDemo(client: ClientBase): Promise<void> {
  if ((await shopStateOf(client)) === 'empty') {
    await client.query(`lock table ${FIRST_TABLES} in share row exclusive mode`)
    if ((await shopStateOf(client)) === 'empty')
      await client.query('insert into demo_shop_mark default values')
  }
  if ((await shopStateOf(client)) !== 'demo') throw await notOurs(client)
}

/** The refusal of --demo on the database of `client`. */
export async function notOurs(client: ClientBase): Promise<StartupError> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name')
  return new StartupError(startupTexts.demoNotOurs({ name: rows[0]?.name ?? '' }))
}
