import type { storedCards } from '../../platform/schema/payments.ts'
import { findStatement, listStatement, type RowOf } from '../../platform/database/statement.ts'

type Owner = { userId: number; companyId: number | null; provider: string }

const isOwn =
  'user_id = $userId and company_id is not distinct from $companyId::bigint and provider = $provider'

/** A customer's cards at one gateway, for the company that they act for or none, newest first. */
export const listStoredCardRows = listStatement<
  RowOf<typeof storedCards, 'id' | 'brand' | 'lastFour' | 'expiryMonth' | 'expiryYear'>,
  Owner
>(
  'stored_cards_list',
  `select id, brand, last_four as "lastFour", expiry_month as "expiryMonth", expiry_year as "expiryYear"
   from stored_cards where ${isOwn} and removed_at is null order by id desc`,
)

/** Locks a customer's card, so that removing it and paying with it run one after the other. */
export const findStoredCardForUpdate = findStatement<
  RowOf<typeof storedCards, 'id' | 'provider' | 'providerReference' | 'providerCustomer'> & {
    isNeeded: boolean
  },
  Owner & { cardId: number; waiting: readonly string[] }
>(
  'stored_cards_find_for_update',
  `select id, provider, provider_reference as "providerReference", provider_customer as "providerCustomer",
     exists (select from payment_attempts a where a.stored_card_id = stored_cards.id and a.state = any($waiting))
       as "isNeeded"
   from stored_cards where id = $cardId and ${isOwn} and removed_at is null for update`,
)
