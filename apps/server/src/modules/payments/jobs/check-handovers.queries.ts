import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { HANDED_OVER_ORDERS } from '@cambusa/domain/orders/order-sets'
import { sqlList } from '../../../platform/database/sql-list.ts'
import { listStatement } from '../../../platform/database/statement.ts'
import { owedCents } from '../../orders/orders.ts'
import type { Difference } from './check-money.queries.ts'

const { onDelivery, creditCard, bankTransfer, sepaDebit, giftCertificates } = PAYMENT_TYPES
const isHandedOver = `o.status in (${sqlList(HANDED_OVER_ORDERS)})`

/** Picked orders that come to more than was promised; found and expected in cents. */
export const listFinalDifferences = listStatement<Difference>(
  'money_final_differences',
  `select o.id, o.number as name, f.total_cents as found, o.worst_case_cents as expected
   from final_totals f join orders o on o.id = f.order_id where f.total_cents > o.worst_case_cents order by o.id`,
)

/**
 * Orders that were handed over and whose money is not what they came to: found is what was paid, captured, collected at
 * the door and brought back as packaging, less what is paid back; expected what they came to, cents. A card whose
 * capture was asked for since `since` still has time. What was due and not collected is no inconsistency.
 */
export const listHandoversDifferences = listStatement<Difference, { since: Date }>(
  'money_handovers_differences',
  `select o.id, o.number as name, sums.found, sums.expected
   from handovers h join orders o on o.id = h.order_id, lateral (select
     coalesce((select sum(a.captured_cents) from payment_attempts a where a.order_id = o.id
       and a.state in ('captured', 'refunded')), 0)::bigint + h.due_cents + h.deposit_cents
       - coalesce((select sum(p.cents) from payouts p where p.order_id = o.id and p.withdrawal_id is null), 0)::bigint
       as found,
     coalesce((select f.total_cents from final_totals f where f.order_id = o.id), o.total_cents) as expected) sums
   where ${isHandedOver} and sums.found <> sums.expected
     and o.payment_type_id in (${onDelivery}, ${creditCard}, ${bankTransfer}, ${giftCertificates})
     and not exists (select from payment_attempts a where a.order_id = o.id and a.capture_asked_at > $since
       and a.state in ('stored', 'authorised')) order by o.id`,
)

/** Orders whose gift codes did not get back what goods that did not come would have cost; cents. */
export const listGiftSharesDifferences = listStatement<Difference>(
  'money_gift_shares_differences',
  `select o.id, o.number as name, given.cents as found, o.gift_cents - f.gift_cents as expected
   from orders o join final_totals f on f.order_id = o.id, lateral (
     select coalesce(sum(u.given_back_cents), 0)::bigint as cents from gift_certificate_uses u
     where u.order_id = o.id) given
   where ${isHandedOver} and given.cents < o.gift_cents - f.gift_cents order by o.id`,
)

/** Direct debits of another sum than the order came to; cents. */
export const listDebitsDifferences = listStatement<Difference>(
  'money_debits_differences',
  `select o.id, o.number as name, c.cents as found, ${owedCents} as expected
   from sepa_collections c join orders o on o.id = c.order_id
   where o.payment_type_id = ${sepaDebit} and c.cents <> ${owedCents} order by o.id`,
)

/** Money that the office should have paid to a bank account by `before`; found and expected: cents. */
export const listPayoutsLate = listStatement<Difference, { before: Date }>(
  'money_payouts_late',
  `select p.id, o.number as name, p.cents as found, p.cents as expected from payouts p join orders o on o.id = p.order_id
   where p.paid_at is null and p.created_at < $before order by p.id`,
)
