import type { ClientBase } from 'pg'
import { demoPackagings } from '../catalogue/buying.ts'

/** Writes the packagings that are missing and answers the id of every code. */
export async function fillPackagings(client: ClientBase): Promise<Map<string, number>> {
  for (const { code, descr, costCents, vatRate, isDeposit } of demoPackagings) {
    await client.query(
      `INSERT INTO packagings (code, descr, cost_cents, vat_rate, is_deposit) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (code) DO NOTHING`,
      [code, descr, costCents, vatRate, isDeposit],
    )
  }
  const { rows } = await client.query<{ code: string; id: number }>(
    'SELECT code, id::int AS id FROM packagings',
  )
  return new Map(rows.map(({ code, id }) => [code, id]))
}
