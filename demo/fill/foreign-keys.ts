import type { ClientBase } from 'pg'

interface ForeignKey {
  table: string
  name: string
  definition: string
}

/**
 * Does work on tables without their foreign keys, which are put back and checked all at once afterwards: row by row they
 * take longer than everything else together when a large shop is filled. Nobody else may be using the tables: they are locked
 * until the transaction ends.
 */
export async function withoutForeignKeys<Result>(
  client: ClientBase,
  tables: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT conrelid::regclass::text AS "table", quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND conrelid = ANY($1::regclass[])`,
    [tables],
  )
  for (const { table, name } of rows) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  const result = await work()
  for (const { table, name, definition } of rows)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
  return result
}
