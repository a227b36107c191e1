import type { storedCards } from '../../../platform/schema/payments.ts'
import { oneStatement, writeStatement, type RowOf } from '../../../platform/database/statement.ts'

/**
 * Stores the gateway's card of a customer; the same card again is the same row. If hidden, it is for this order only
 * and not listed among its owner's cards.
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

/** Removes a card from its owner's list; orders that were paid with it keep it. */
export const updateStoredCardRemoved = writeStatement<{ cardId: number; now: Date }>(
  'stored_cards_removed',
  'update stored_cards set removed_at = $now where id = $cardId',
)
