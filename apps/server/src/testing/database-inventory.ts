import pg from 'pg'

/** Runs one statement on a connection of its own. */
export async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** Every table, view and function of a database, the tables with a digest of all their rows. */
export async function inventoryOf(url: string): Promise<Record<string, string>> {
  const tables = await ask<{ label: string; kind: string }>(
    url,
    `select format('%I.%I', n.nspname, c.relname) as label, c.relkind as kind
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'S') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') order by 1`,
  )
  const inventory: Record<string, string> = {}
  for (const { label, kind } of tables) {
    const [row] = await ask<{ rows: string }>(
      url,
      kind === 'S'
        ? `select '' as rows`
        : `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as rows from ${label} t`,
    )
    inventory[`${kind} ${label}`] = row?.rows ?? ''
  }
  const functions = await ask<{ label: string }>(
    url,
    `select p.oid::regprocedure::text as label from pg_proc p where pronamespace = 'public'::regnamespace order by 1`,
  )
  for (const { label } of functions) inventory[`function ${label}`] = ''
  return inventory
}
