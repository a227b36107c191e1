import pg from 'pg'

type Ask = <Row extends pg.QueryResultRow>(text: string) => Promise<Row[]>

/** Runs one statement on a connection of its own. */
export const ask = <Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> =>
  withConnection(url, (askIt) => askIt<Row>(text))

async function withConnection<Answer>(url: string, act: (ask: Ask) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await act(
      async <Row extends pg.QueryResultRow>(text: string) => (await client.query<Row>(text)).rows,
    )
  } finally {
    await client.end()
  }
}

/** Every table, view and function of a database, the tables with a digest of all their rows. */
export const inventoryOf = (url: string): Promise<Record<string, string>> =>
  withConnection(url, takeInventory)

async function takeInventory(askIt: Ask): Promise<Record<string, string>> {
  const tables = await askIt<{ label: string; kind: string }>(
    `select format('%I.%I', n.nspname, c.relname) as label, c.relkind as kind
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'S') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') order by 1`,
  )
  const inventory: Record<string, string> = {}
  for (const { label, kind } of tables) {
    const [row] = await askIt<{ rows: string }>(
      kind === 'S'
        ? `select '' as rows`
        : `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as rows from ${label} t`,
    )
    inventory[`${kind} ${label}`] = row?.rows ?? ''
  }
  const functions = await askIt<{ label: string }>(
    `select p.oid::regprocedure::text as label from pg_proc p where pronamespace = 'public'::regnamespace order by 1`,
  )
  for (const { label } of functions) inventory[`function ${label}`] = ''
  return inventory
}
