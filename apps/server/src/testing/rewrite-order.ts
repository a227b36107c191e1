import type { Pool } from 'pg'

const GUARDS = [
  ['orders', 'orders_amounts_fixed'],
  ['order_items', 'order_items_fixed'],
] as const

/**
 * Runs a statement that gives a placed order other amounts or lines, for tests about what follows from them. The guards
 * that refuse this are off until its transaction ends.
 */
export async function rewriteOrder(pool: Pool, text: string, values: unknown[] = []): Promise<void> {
  const client = await pool.connect()
  const switched = (how: 'disable' | 'enable') =>
    GUARDS.map(([table, guard]) => `alter table ${table} ${how} trigger ${guard}`).join('; ')
  try {
    await client.query(`begin; ${switched('disable')}`)
    await client.query(text, values)
    await client.query(`${switched('enable')}; commit`)
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
