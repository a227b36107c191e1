import type { storedCards } from '../../../platform/schema/payments.ts'
import { listStatement, writeStatement, type RowOf } from '../../../platform/database/statement.ts'

/** Revokes the mandates of companies that nobody else acts for. */
export const revokeMandatesOfLast = writeStatement<{ userId: number; now: Date }>(
  'mandates_revoke_of_last',
  `update sepa_mandates m set revoked_at = $now
   where m.revoked_at is null and m.company_id in (
     select cm.company_id from company_members cm join users u on u.cod_int = cm.cod_int where u.id = $userId)
   and not exists (select from company_members cm join users o on o.cod_int = cm.cod_int
     where cm.company_id = m.company_id and o.id <> $userId and not o.is_disabled)`,
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
