import { importTexts } from '@cambusa/messages/it/import'
import { importKindTexts } from '@cambusa/messages/it/import-kinds'
import { CUSTOMER_TYPES } from '@cambusa/domain/people/roles'
import type pg from 'pg'
import { sqlList } from '../../../../platform/sql-list.ts'
import type { RowRemark } from '../../rows/import-kind.ts'

const reasons = importKindTexts.cards

interface MatchedCard {
  line: number
  card: string
  customer: string
  users: number[]
  /** Of the users, the one who has the card already. */
  holder: number | null
  /** Who has the card, though the row names somebody else. */
  otherHolder: number | null
  otherName: string | null
}

async function listMatches(client: pg.ClientBase): Promise<MatchedCard[]> {
  const { rows } = await client.query<MatchedCard>(`
    SELECT i.line, i.card, coalesce(nullif(i.cod_int, ''), i.login) AS customer,
      coalesce(array_agg(u.id::float8 ORDER BY u.id) FILTER (WHERE u.id IS NOT NULL), '{}') AS users,
      max(u.id) FILTER (WHERE u.store_card = i.card)::float8 AS holder,
      max(h.id)::float8 AS "otherHolder", max(coalesce(h.cod_int, h.login)) AS "otherName"
    FROM import_stage i
      LEFT JOIN users u ON u.user_type_id IN (${sqlList(CUSTOMER_TYPES)}) AND (i.login = '' OR lower(u.login) = i.login)
        AND (i.cod_int = '' OR u.cod_int = i.cod_int)
      LEFT JOIN users h ON h.store_card = i.card
    GROUP BY i.line, i.card, i.cod_int, i.login ORDER BY i.line`)
  return rows
}

/**
 * Finds whose card each row is, in import_cards (line, card, user_id). One card is one customer's: a card that
 * somebody else has is refused, unless the file gives that customer another one.
 */
export async function matchCards(client: pg.ClientBase): Promise<RowRemark[]> {
  const refused: RowRemark[] = []
  const chosen = new Map<number, MatchedCard>()
  for (const match of await listMatches(client)) {
    const { line, card, customer, users } = match
    const user = match.holder ?? (users.length === 1 ? users[0] : undefined)
    if (user === undefined) {
      const reason = users.length === 0 ? reasons.customerMissing : reasons.severalCustomers
      refused.push({ line, field: 'codInt', value: customer, reason })
    } else if (chosen.has(user)) {
      const first = chosen.get(user)?.line ?? line
      refused.push({
        line,
        field: 'codInt',
        value: customer,
        reason: importTexts.reasons.duplicate({ line: first }),
      })
    } else chosen.set(user, { ...match, card })
  }
  // A card that is refused stays where it is, and may so take another one out: until nothing changes.
  for (let before = -1; before !== chosen.size;) {
    before = chosen.size
    for (const [user, { line, card, otherHolder, otherName }] of chosen) {
      if (otherHolder === null || otherHolder === user || chosen.has(otherHolder)) continue
      refused.push({ line, field: 'card', value: card, reason: reasons.taken({ customer: otherName ?? '' }) })
      chosen.delete(user)
    }
  }
  await client.query(
    'CREATE TEMP TABLE import_cards (line integer, card text, user_id bigint) ON COMMIT DROP',
  )
  const cards = [...chosen].map(([user, { line, card }]) => ({ line, card, user }))
  await client.query(
    'INSERT INTO import_cards SELECT * FROM unnest($1::integer[], $2::text[], $3::bigint[])',
    [cards.map(({ line }) => line), cards.map(({ card }) => card), cards.map(({ user }) => user)],
  )
  return refused.toSorted((a, b) => a.line - b.line)
}

/** Gives the cards that differ; how many had none before and how many had another one. */
export async function applyCards(client: pg.ClientBase): Promise<{ added: number; changed: number }> {
  const { rows } = await client.query<{ id: number; hadCard: boolean }>(`
    SELECT u.id::float8 AS id, u.store_card IS NOT NULL AS "hadCard" FROM users u JOIN import_cards c ON c.user_id = u.id
    WHERE u.store_card IS DISTINCT FROM c.card ORDER BY u.id FOR NO KEY UPDATE OF u`)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return { added: 0, changed: 0 }
  // Two customers may swap cards: they are taken before they are given.
  await client.query('UPDATE users SET store_card = NULL WHERE id = ANY($1) AND store_card IS NOT NULL', [
    ids,
  ])
  await client.query(
    'UPDATE users u SET store_card = c.card FROM import_cards c WHERE c.user_id = u.id AND u.id = ANY($1)',
    [ids],
  )
  const changed = rows.filter(({ hadCard }) => hadCard).length
  return { added: rows.length - changed, changed }
}
