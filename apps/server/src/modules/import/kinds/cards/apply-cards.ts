import type pg from 'pg'
import { addCards, blockFreeCards, giveCards, setCards, takeCards } from '../../../people/people.ts'

/** Values for a card that the shop has; an empty cell keeps the current one. */
const told = `coalesce(nullif(i.name, ''), s.name) AS name, coalesce(nullif(i.cod_int, ''), s.customer_code) AS customer_code,
  coalesce(i.vat_number, s.vat_number) AS vat_number, coalesce(i.tax_code, s.tax_code) AS tax_code,
  coalesce(nullif(i.pec, ''), s.pec) AS pec, coalesce(nullif(i.sdi_code, ''), s.sdi_code) AS sdi_code,
  coalesce(i.store_id, s.store_id) AS store_id`

/** Updates cards that differ; returns their lines. */
async function updateCards(client: pg.ClientBase): Promise<number[]> {
  const rowsOfFile = `SELECT i.line, s.code, ${told} FROM import_stage i JOIN import_cards c ON c.line = i.line
    JOIN store_cards s ON s.code = c.card ORDER BY s.code FOR NO KEY UPDATE OF s`
  const { rows } = await client.query<{ line: number }>(setCards(rowsOfFile))
  return rows.map(({ line }) => line)
}

/** Inserts new cards as free; one of a customer with the customer's data. Returns their lines. */
async function insertCards(client: pg.ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ code: string }>(
    addCards(`
      SELECT c.card AS code,
        CASE WHEN u.id IS NOT NULL THEN u.user_type_id WHEN i.vat_number IS NULL THEN 4 ELSE 3 END AS user_type_id,
        coalesce(nullif(i.name, ''), company.name, trim(u.first_name || ' ' || u.last_name), '') AS name,
        coalesce(nullif(i.cod_int, ''), u.cod_int) AS customer_code,
        coalesce(i.vat_number, company.vat_number) AS vat_number, coalesce(i.tax_code, u.fiscal_code) AS tax_code,
        i.pec, i.sdi_code, coalesce(i.store_id, u.default_store_id) AS store_id
      FROM import_cards c JOIN import_stage i ON i.line = c.line LEFT JOIN users u ON u.id = c.user_id
        LEFT JOIN LATERAL (
          SELECT co.name, co.vat_number FROM company_members m JOIN companies co ON co.id = m.company_id
          WHERE m.cod_int = u.cod_int ORDER BY m.is_default DESC, m.company_id LIMIT 1) company ON true
      WHERE NOT EXISTS (SELECT FROM store_cards s WHERE s.code = c.card)`),
  )
  const { rows: lines } = await client.query<{ line: number }>(
    'SELECT line FROM import_cards WHERE card = ANY($1)',
    [rows.map(({ code }) => code)],
  )
  return lines.map(({ line }) => line)
}

/** Gives customers the cards that differ; an earlier card that nobody has any more is blocked as lost. */
async function giveToCustomers(client: pg.ClientBase): Promise<{ line: number; before: string | null }[]> {
  const { rows } = await client.query<{ line: number; user: number; before: string | null }>(`
    SELECT c.line, u.id::float8 AS user, u.store_card AS before FROM users u JOIN import_cards c ON c.user_id = u.id
    WHERE u.store_card IS DISTINCT FROM c.card ORDER BY u.id FOR NO KEY UPDATE OF u`)
  if (rows.length === 0) return []
  const ids = rows.map(({ user }) => user)
  // Two customers may swap cards: all are removed before they are given.
  await client.query(takeCards, [ids])
  await client.query(giveCards('SELECT user_id, card FROM import_cards'), [ids])
  await client.query(blockFreeCards, [rows.map(({ before }) => before).filter((card) => card !== null)])
  return rows
}

/**
 * Updates cards and gives them to customers; counted as new are cards without an account that the shop did not have,
 * and first cards of customers.
 */
export async function applyCards(client: pg.ClientBase): Promise<{ added: number; changed: number }> {
  const updated = await updateCards(client)
  const inserted = await insertCards(client)
  const given = await giveToCustomers(client)
  const replaced = given.filter(({ before }) => before !== null).map(({ line }) => line)
  const first = given.filter(({ before }) => before === null).map(({ line }) => line)
  const changed = new Set([...updated, ...replaced])
  const added = new Set([...first, ...inserted.filter((line) => !changed.has(line))])
  return { added: added.size, changed: [...changed].filter((line) => !added.has(line)).length }
}
