import { sqlList } from '../../../platform/database/sql-list.ts'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { HANDED_OVER_ORDERS } from '@cambusa/domain/orders/order-sets'
import { owedCents } from '../../orders/orders.ts'
import type { sepaMandates } from '../../../platform/schema/payments.ts'
import {
  findStatement,
  listStatement,
  writeStatement,
  type RowOf,
} from '../../../platform/database/statement.ts'

/** The current mandate of a company. */
export const findMandate = findStatement<RowOf<typeof sepaMandates, 'id' | 'iban'>, { companyId: number }>(
  'mandates_find',
  'select id, iban from sepa_mandates where company_id = $companyId and revoked_at is null',
)

/** An order to collect, with its mandate. */
export interface CollectionRow extends RowOf<
  typeof sepaMandates,
  'reference' | 'holder' | 'iban' | 'signedOn' | 'scheme'
> {
  number: string
  cents: number
  customerReference: string
}

/** Serialises lists: of two concurrent ones the second waits for the first, and collects the rest. */
export const lockCollections = writeStatement<Record<string, never>>(
  'collections_lock',
  "select pg_advisory_xact_lock(hashtext('sepa_collections'))",
)

/**
 * Puts the orders that were handed over and are paid by direct debit into a new list, each once with what it came to,
 * and returns them.
 * Orders of companies without a mandate wait until there is one.
 */
export const insertCollections = listStatement<CollectionRow, { now: Date }>(
  'collections_insert',
  `with due as (
     select o.id, o.number, ${owedCents} as owed_cents, coalesce(o.infos ->> 'customer_reference', '') as reference,
       m.id as mandate_id
     from orders o join sepa_mandates m on m.company_id = o.company_id and m.revoked_at is null
     where o.payment_type_id = ${PAYMENT_TYPES.sepaDebit} and o.status in (${sqlList(HANDED_OVER_ORDERS)})
       and ${owedCents} > 0 and not exists (select from sepa_collections c where c.order_id = o.id)),
   collected as (
     insert into sepa_collections (order_id, mandate_id, cents, list, created_at)
     select id, mandate_id, owed_cents, (select coalesce(max(list), 0) + 1 from sepa_collections), $now from due
     returning order_id, mandate_id, cents)
   select due.number, collected.cents, due.reference as "customerReference", m.reference, m.holder, m.iban,
     m.signed_on as "signedOn", m.scheme
   from collected join due on due.id = collected.order_id join sepa_mandates m on m.id = collected.mandate_id
   order by due.number`,
)
