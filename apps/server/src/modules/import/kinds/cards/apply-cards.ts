import type pg from 'pg'

/** What the file says of a card that the shop knows; an empty cell leaves it. */
const told = `coalesce(nullif(i.name, ''), s.name) AS name, coalesce(nullif(i.cod_int, ''), s.customer_code) AS customer_code,
  coalesce(i.vat_number, s.vat_number) AS vat_number, coalesce(i.tax_code, s.tax_code) AS tax_code,
  coalesce(nullif(i.pec, ''), s.pec) AS pec, coalesce(nullif(i.sdi_code, ''), s.sdi_code) AS sdi_code,
  coalesce(i.store_id, s.store_id) AS store_id`
const COLUMNS = 'name, customer_code, vat_number, tax_code, pec, sdi_code, store_id'
const of = (row: 's' | 'told') => COLUMNS.replace(/\w+/g, `${row}.$&`)

/** Lines whose cards say something else now. */
async function updateCards(client: pg.ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ line: number }>(`
    WITH told AS (
      SELECT i.line, s.code, ${told} FROM import_stage i JOIN import_cards c ON c.line = i.line
        JOIN store_cards s ON s.code = c.card ORDER BY s.code FOR NO KEY UPDATE OF s)
    UPDATE store_cards s SET (${COLUMNS}) = (${of('told')})
    FROM told WHERE told.code = s.code AND (${of('s')}) IS DISTINCT FROM (${of('told')})
    RETURNING told.line`)
  return rows.map(({ line }) => line)
}

/** Cards that the shop does not know yet, free; of a customer with what is known of him. Their lines. */
async function insertCards(client: pg.ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ code: string }>(`
    INSERT INTO store_cards (code, user_type_id, ${COLUMNS})
    SELECT c.card,
      CASE WHEN u.id IS NOT NULL THEN u.user_type_id WHEN i.vat_number IS NULL THEN 4 ELSE 3 END,
      coalesce(nullif(i.name, ''), company.name, trim(u.first_name || ' ' || u.last_name), ''),
      coalesce(nullif(i.cod_int, ''), u.cod_int), coalesce(i.vat_number, company.vat_number),
      coalesce(i.tax_code, u.fiscal_code), i.pec, i.sdi_code, coalesce(i.store_id, u.default_store_id)
    FROM import_cards c JOIN import_stage i ON i.line = c.line LEFT JOIN users u ON u.id = c.user_id
      LEFT JOIN LATERAL (
        SELECT co.name, co.vat_number FROM company_members m JOIN companies co ON co.id = m.company_id
        WHERE m.cod_int = u.cod_int ORDER BY m.is_default DESC, m.company_id LIMIT 1) company ON true
    WHERE NOT EXISTS (SELECT FROM store_cards s WHERE s.code = c.card) ORDER BY c.card
    RETURNING code`)
  const { rows: lines } = await client.query<{ line: number }>(
    'SELECT line FROM import_cards WHERE card = ANY($1)',
    [rows.map(({ code }) => code)],
  )
  return lines.map(({ line }) => line)
}

/** Gives customers the cards that differ; what they had before and nobody has now is blocked: it was lost. */
async function giveCards(client: pg.ClientBase): Promise<{ line: number; before: string | null }[]> {
  const { rows } = await client.query<{ line: number; user: number; before: string | null }>(`
    SELECT c.line, u.id::float8 AS user, u.store_card AS before FROM users u JOIN import_cards c ON c.user_id = u.id
    WHERE u.store_card IS DISTINCT FROM c.card ORDER BY u.id FOR NO KEY UPDATE OF u`)
  if (rows.length === 0) return []
  const ids = rows.map(({ user }) => user)
  // Two customers may swap cards: they are taken before they are given.
  await client.query('UPDATE users SET store_card = NULL WHERE id = ANY($1) AND store_card IS NOT NULL', [
    ids,
  ])
  await client.query(
    'UPDATE users u SET store_card = c.card FROM import_cards c WHERE c.user_id = u.id AND u.id = ANY($1)',
    [ids],
  )
  await client.query(`UPDATE store_cards SET state = 'blocked' WHERE code = ANY($1) AND state = 'free'`, [
    rows.map(({ before }) => before).filter((card) => card !== null),
  ])
  return rows
}

/**
 * Brings the cards up to date and gives customers theirs; new is a card without an account that the shop did not know, and
 * one of a customer who had none.
 */
export async function applyCards(client: pg.ClientBase): Promise<{ added: number; changed: number }> {
  const updated = await updateCards(client)
  const inserted = await insertCards(client)
  const given = await giveCards(client)
  const replaced = given.filter(({ before }) => before !== null).map(({ line }) => line)
  const first = given.filter(({ before }) => before === null).map(({ line }) => line)
  const changed = new Set([...updated, ...replaced])
  const added = new Set([...first, ...inserted.filter((line) => !changed.has(line))])
  return { added: added.size, changed: [...changed].filter((line) => !added.has(line)).length }
}
