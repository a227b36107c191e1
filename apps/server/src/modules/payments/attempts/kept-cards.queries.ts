import type { storedCards } from '../../../platform/schema/payments.ts'
import { findStatement, type RowOf } from '../../../platform/database/statement.ts'

/** A stored card, as the gateway identifies it. */
export interface KeptCard extends RowOf<typeof storedCards, 'id' | 'providerReference' | 'providerCustomer'> {
  /** Hidden from its owner: stored for one order only. */
  isHidden: boolean
}

const keptCard = `id, provider_reference as "providerReference", provider_customer as "providerCustomer",
  removed_at is not null as "isHidden"`

/** A card of the customer and the company that they act for, unless they removed it. */
export const findOwnCard = findStatement<
  KeptCard,
  { cardId: number; userId: number; companyId: number | null; provider: string }
>(
  'payments_find_own_card',
  `select ${keptCard} from stored_cards where id = $cardId and user_id = $userId
     and company_id is not distinct from $companyId::bigint and provider = $provider and removed_at is null`,
)

/** The card of an attempt, even if its owner removed it. */
export const findCard = findStatement<KeptCard, { cardId: number }>(
  'payments_find_card',
  `select ${keptCard} from stored_cards where id = $cardId`,
)
