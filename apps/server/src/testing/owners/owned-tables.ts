import type { Database } from '../../platform/database/database.ts'

/** What the cast puts into a table of owned rows: text with a mark, or ids and hashes only, which say nothing. */
export const ownedTables: Readonly<Record<string, 'marked' | 'ids only'>> = {
  account_tokens: 'ids only',
  addresses: 'marked',
  approvals: 'marked',
  billing_addresses: 'marked',
  card_requests: 'marked',
  carts: 'marked',
  colleague_invitations: 'marked',
  colleagues: 'ids only',
  company_members: 'marked',
  consents: 'marked',
  delegates: 'marked',
  due_dates: 'ids only',
  exports: 'marked',
  first_sign_ins: 'ids only',
  gift_certificate_holders: 'ids only',
  demo_accounts: 'ids only',
  known_addresses: 'marked',
  lists: 'marked',
  mail_choices: 'ids only',
  mail_links: 'marked',
  mails: 'marked',
  order_acts: 'marked',
  order_notes: 'marked',
  order_shares: 'ids only',
  orders: 'marked',
  push_devices: 'marked',
  push_kinds: 'ids only',
  pushes: 'marked',
  sepa_mandates: 'marked',
  sessions: 'ids only',
  sso_identities: 'marked',
  sso_sessions: 'marked',
  staff_factors: 'ids only',
  staff_recovery_codes: 'ids only',
  stored_cards: 'marked',
  technical_keys: 'marked',
  usual_timeslots: 'ids only',
  withdrawals: 'ids only',
}

type Pool = Database['pool']

/** Names of the tables of the schema whose rows are a customer's or a company's. */
export async function listOwnedTables(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct c.table_name as name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
       and c.column_name in ('user_id', 'company_id') order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** A person with everything of hers, or of a company of hers alone. */
export interface RowsOf {
  userId?: number
  companyIds: readonly number[]
}

interface Watched {
  table: string
  where: string
}

const IS_USERS = '= $1'
const IS_COMPANYS = '= any($2)'

/** Owned rows, and the rows that hang on them by a foreign key. */
async function listWatched(pool: Pool): Promise<Watched[]> {
  const { rows: columns } = await pool.query<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text) as columns from information_schema.columns
     where table_schema = 'public' and table_name = any($1) and column_name in ('user_id', 'company_id')
     group by 1`,
    [await listOwnedTables(pool)],
  )
  const owned = columns.map(({ table, columns: names }) => {
    const conditions = names.map((name) => `${name} ${name === 'user_id' ? IS_USERS : IS_COMPANYS}`)
    return { table, where: `(${conditions.join(' or ')})` }
  })
  const { rows: children } = await pool.query<{ table: string; column: string; parent: string; of: string }>(
    `select k.conrelid::regclass::text as table, a.attname as column, k.confrelid::regclass::text as parent, p.attname as of
     from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
     join pg_attribute p on p.attrelid = k.confrelid and p.attnum = k.confkey[1]
     where k.contype = 'f' and k.confrelid::regclass::text = any($1)`,
    [owned.map(({ table }) => table)],
  )
  const hanging = children.flatMap(({ table, column, parent, of }) => {
    const above = owned.find((one) => one.table === parent)
    if (above === undefined || owned.some((one) => one.table === table)) return []
    return [{ table, where: `${column} in (select ${of} from ${parent} where ${above.where})` }]
  })
  // A table that hangs on several of them is watched by each way: a row may have one of them only.
  const hung = [...new Set(hanging.map(({ table }) => table))].map((table) => {
    const ways = hanging.filter((one) => one.table === table).map(({ where }) => where)
    return { table, where: `(${ways.join(' or ')})` }
  })
  return [
    ...owned,
    ...hung,
    { table: 'users', where: `id ${IS_USERS}` },
    { table: 'companies', where: `id ${IS_COMPANYS}` },
    { table: 'store_cards', where: `code in (select store_card from users where id ${IS_USERS})` },
  ]
}

/** All of a row but when a session was last used, which is written a while later. */
const ROW = `(to_jsonb(t) - 'last_seen_at')::text`

let watched: Promise<Watched[]> | undefined

/** A digest of an owner's rows in each table: another one means that somebody changed them. */
export async function digestRows(pool: Pool, of: RowsOf): Promise<Record<string, string>> {
  watched ??= listWatched(pool)
  const parts = (await watched).map(
    ({ table, where }) =>
      `select '${table}' as table, coalesce(md5(string_agg(${ROW}, '|' order by ${ROW})), '') as rows
       from ${table} t where ${where} and $1::bigint is not distinct from $1 and $2::bigint[] is not null`,
  )
  // Named, so that PostgreSQL plans it once: it is asked some thousand times.
  const { rows } = await pool.query<{ table: string; rows: string }>({
    name: 'digest_rows',
    text: parts.join(' union all '),
    values: [of.userId ?? null, of.companyIds],
  })
  return Object.fromEntries(rows.map(({ table, rows: digest }) => [table, digest]))
}

/** Tables in which two digests differ. */
export const changedTables = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys(before).filter((table) => before[table] !== after[table])
