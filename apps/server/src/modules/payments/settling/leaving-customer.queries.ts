import { OF_COMPANIES } from '../../../platform/schema/colleagues.ts'
import type { storedCards } from '../../../platform/schema/payments.ts'
import { listStatement, writeStatement, type RowOf } from '../../../platform/database/statement.ts'

/** Revokes the mandates of companies that nobody else acts for. */
export const revokeMandatesOfLast = writeStatement<{ userId: number; now: Date }>(
  'mandates_revoke_of_last',
  `update sepa_mandates m set revoked_at = $now
   where m.revoked_at is null and m.company_id in (
     select own."companyId" from ${OF_COMPANIES} own where own."userId" = $userId)
   and not exists (select from ${OF_COMPANIES} a join users o on o.id = a."userId"
     where a."companyId" = m.company_id and o.id <> $userId and not o.is_disabled)`,
)

/** Takes away what distinguishes a customer's cards; answers those that the gateways still keep. */
export const clearCardsOf = listStatement<
  RowOf<typeof storedCards, 'id' | 'provider' | 'providerReference' | 'providerCustomer'>,
  { userId: number; now: Date }
>(
  'stored_cards_clear_of',
  `with kept as (select id from stored_cards where user_id = $userId and removed_at is null for update)
   update stored_cards c set brand = '', last_four = '0000', expiry_month = 1, expiry_year = 2000,
     removed_at = coalesce(c.removed_at, $now)
   from (select s.id, k.id is not null was_kept from stored_cards s left join kept k on k.id = s.id
     where s.user_id = $userId) own
   where own.id = c.id and (own.was_kept or c.last_four <> '0000')
   returning c.id, c.provider, c.provider_reference "providerReference", c.provider_customer "providerCustomer"`,
)
