import type { Database } from '../platform/database/database.ts'

/** Changes orders as if they had been bought so: without the triggers that keep what was bought. */
export async function asIfBought(
  { pool }: Pick<Database, 'pool'>,
  text: string,
  values: unknown[],
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query(text, values)
    await client.query('commit')
  } finally {
    client.release()
  }
}
