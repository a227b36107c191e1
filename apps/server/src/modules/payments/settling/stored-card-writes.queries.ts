import type { storedCards } from '../../../platform/schema/payments.ts'
import { oneStatement, writeStatement, type RowOf } from '../../../platform/database/statement.ts'

/**
 * Keeps the gateway's card of a customer; the same one again is the same row. Hidden it serves this order alone, and
 * its owner does not see it among the cards.
 */
export const upsertCard = oneStatement<
  { id: number },
  RowOf<
    typeof storedCards,
    'userId' | 'companyId' | 'provider' | 'brand' | 'lastFour' | 'expiryMonth' | 'expiryYear'
  > & {
    reference: string
    customer: string
    isHidden: boolean
    now: Date
  }
>(
  'stored_cards_upsert',
  `insert into stored_cards as c (user_id, company_id, provider, provider_reference, provider_customer, brand, last_four,
     expiry_month, expiry_year, created_at, removed_at)
   values ($userId, $companyId, $provider, $reference, $customer, $brand, $lastFour, $expiryMonth, $expiryYear, $now,
     case when $isHidden::boolean then $now::timestamptz end)
   on conflict (provider, provider_reference) do update set
     removed_at = case when $isHidden::boolean then c.removed_at end
   returning id`,
)

/** A card is its owner's no more; orders that were paid with it keep it. */
export const updateStoredCardRemoved = writeStatement<{ cardId: number; now: Date }>(
  'stored_cards_removed',
  'update stored_cards set removed_at = $now where id = $cardId',
)
