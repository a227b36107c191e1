import { importTexts } from '@cambusa/messages/it/operator/import'
import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import { CUSTOMER_TYPES } from '@cambusa/domain/people/roles'
import type pg from 'pg'
import { sqlList } from '../../../../platform/database/sql-list.ts'
import type { RowRemark } from '../../rows/import-kind.ts'
import { refuseStaged } from '../staged-remarks.ts'

const reasons = importKindTexts.cards

interface MatchedCard {
  line: number
  card: string
  customer: string
  /** The row has the holder's tax number, so that it needs no account. */
  hasHolder: boolean
  isBlocked: boolean
  users: number[]
  /** The user who has the card already. */
  holder: number | null
  /** A user other than the row's who has the card. */
  otherHolder: number | null
  otherName: string | null
}

async function listMatches(client: pg.ClientBase): Promise<MatchedCard[]> {
  const { rows } = await client.query<MatchedCard>(`
    SELECT i.line, i.card, coalesce(nullif(i.cod_int, ''), i.login) AS customer,
      coalesce(i.vat_number, i.tax_code) IS NOT NULL AS "hasHolder",
      coalesce(bool_or(s.state = 'blocked'), false) AS "isBlocked",
      coalesce(array_agg(u.id::float8 ORDER BY u.id) FILTER (WHERE u.id IS NOT NULL), '{}') AS users,
      max(u.id) FILTER (WHERE u.store_card = i.card)::float8 AS holder,
      max(h.id)::float8 AS "otherHolder", max(coalesce(h.cod_int, h.login)) AS "otherName"
    FROM import_stage i
      LEFT JOIN users u ON u.user_type_id IN (${sqlList(CUSTOMER_TYPES)}) AND i.login || i.cod_int <> ''
        AND (i.login = '' OR lower(u.login) = i.login) AND (i.cod_int = '' OR u.cod_int = i.cod_int)
      LEFT JOIN users h ON h.store_card = i.card
      LEFT JOIN store_cards s ON s.code = i.card
    GROUP BY i.line, i.card, i.cod_int, i.login, i.vat_number, i.tax_code ORDER BY i.line`)
  return rows
}

/**
 * Finds the owner of each row's card, in import_cards (line, card, user_id; without a user: a card whose holder has no
 * account here). A card has one owner: one that somebody else has is refused, unless the file gives that customer
 * another one.
 */
export async function matchCards(client: pg.ClientBase): Promise<RowRemark[]> {
  const refused = await refuseStaged(client, {
    where: `i.store_id IS NOT NULL AND NOT EXISTS (SELECT FROM stores s WHERE s.id = i.store_id AND s.kind = 'store')`,
    field: 'storeId',
    value: 'i.store_id',
    reason: (id) => importKindTexts.customers.storeMissing({ id }),
  })
  const chosen = new Map<number, MatchedCard>()
  const withoutAccount: MatchedCard[] = []
  for (const match of await listMatches(client)) {
    const { line, card, customer, users, otherHolder, otherName } = match
    const user = match.holder ?? (users.length === 1 ? users[0] : undefined)
    const first = user === undefined ? undefined : chosen.get(user)?.line
    const isForeign = customer !== '' && otherHolder !== null
    if (match.isBlocked) refused.push({ line, field: 'card', value: card, reason: reasons.blocked })
    else if (first !== undefined)
      refused.push({
        line,
        field: 'codInt',
        value: customer,
        reason: importTexts.reasons.duplicate({ line: first }),
      })
    else if (user !== undefined) chosen.set(user, match)
    else if (users.length === 0 && match.hasHolder && !isForeign) withoutAccount.push(match)
    else if (users.length === 0 && match.hasHolder)
      refused.push({ line, field: 'card', value: card, reason: reasons.taken({ customer: otherName ?? '' }) })
    else {
      const reason = users.length === 0 ? reasons.customerMissing : reasons.severalCustomers
      refused.push({ line, field: 'codInt', value: customer, reason })
    }
  }
  // A refused card stays with its owner, which may make another row invalid: repeat until nothing changes.
  for (let before = -1; before !== chosen.size;) {
    before = chosen.size
    for (const [user, { line, card, otherHolder, otherName }] of chosen) {
      if (otherHolder === null || otherHolder === user || chosen.has(otherHolder)) continue
      refused.push({ line, field: 'card', value: card, reason: reasons.taken({ customer: otherName ?? '' }) })
      chosen.delete(user)
    }
  }
  const cards = [
    ...[...chosen].map(([user, { line, card }]) => ({ line, card, user })),
    ...withoutAccount.map(({ line, card }) => ({ line, card, user: null })),
  ]
  await client.query(
    'CREATE TEMP TABLE import_cards (line integer, card text, user_id bigint) ON COMMIT DROP',
  )
  await client.query(
    'INSERT INTO import_cards SELECT * FROM unnest($1::integer[], $2::text[], $3::bigint[])',
    [cards.map(({ line }) => line), cards.map(({ card }) => card), cards.map(({ user }) => user)],
  )
  return refused.toSorted((a, b) => a.line - b.line)
}
