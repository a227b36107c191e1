import { ENDED_ORDERS, HANDED_OVER_ORDERS } from '@cambusa/domain/orders/order-sets'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { STAFF_TYPES } from '@cambusa/domain/people/roles'
import type { AccountFacts } from '@cambusa/domain/people/account-deletion'
import { UNDECIDED_ATTEMPTS } from '@cambusa/domain/payments/payment-attempt'
import type { users } from '../../../platform/schema/accounts.ts'
import { sqlList } from '../../../platform/database/sql-list.ts'
import { findStatement, listStatement, type RowOf } from '../../../platform/database/statement.ts'
import { isWithoutDueDates, leftOfDue } from '../../due-dates/due-dates.ts'
import { owedCents } from '../../orders/orders.ts'

const ATTEMPTS_ON_THEIR_WAY = [...UNDECIDED_ATTEMPTS, 'stored', 'authorised'].map((state) => `'${state}'`)

/** What is left of the due dates of an order on account; of one from before them, until its longest term is over. */
const OWED = `(case when o.payment_type_id <> ${PAYMENT_TYPES.deferred} or ${isWithoutDueDates} then ${owedCents}
  else coalesce((select sum(${leftOfDue}) from due_dates d where d.order_id = o.id), 0) end)`

/** On account until it is paid, and by direct debit until it was collected. */
const IS_DUE = `o.status in (${sqlList(HANDED_OVER_ORDERS)}) and ${OWED} > 0
  and (o.payment_type_id = ${PAYMENT_TYPES.deferred} or o.payment_type_id = ${PAYMENT_TYPES.sepaDebit}
      and not exists (select from sepa_collections c where c.order_id = o.id))`

export interface DeletionRow extends AccountFacts, RowOf<typeof users, 'deletionAskedAt'> {
  /** The order to open, if exactly one is open. */
  openOrderId: number | null
  /** On personal gift codes that are still good. */
  giftCents: number
}

/** What is open between a customer and the shop, whatever company the orders were for. */
export const findDeletionFacts = findStatement<DeletionRow, { userId: number; now: Date }>(
  'deletion_facts',
  `select u.deletion_asked_at "deletionAskedAt", u.user_type_id in (${sqlList(STAFF_TYPES)}) "isStaff",
     coalesce(o.open, 0)::int "openOrders", case when o.open = 1 then o.open_id end "openOrderId",
     coalesce(o.due, 0)::int "dueOrders", coalesce(o.due_cents, 0)::bigint "dueCents",
     coalesce(o.payments, 0)::int "openPayments",
     (select count(*) from withdrawals w where w.user_id = u.id and w.state <> 'refunded')::int "openWithdrawals",
     (select coalesce(sum(g.balance_cents), 0) from gift_certificate_holders h
       join gift_certificates g on g.id = h.gift_certificate_id
       where h.user_id = u.id and g.blocked_at is null
         and (g.valid_until is null or g.valid_until > $now))::bigint "giftCents"
   from users u left join lateral (
     select count(*) filter (where o.status not in (${sqlList(ENDED_ORDERS)})) open,
       max(o.id) filter (where o.status not in (${sqlList(ENDED_ORDERS)})) open_id,
       count(*) filter (where ${IS_DUE}) due, sum(${OWED}) filter (where ${IS_DUE}) due_cents,
       count(*) filter (where o.status in (${sqlList(ENDED_ORDERS)}) and (exists (
         select from payment_attempts a where a.order_id = o.id and (a.state in (${ATTEMPTS_ON_THEIR_WAY.join(', ')})
           or exists (select from payment_refunds r where r.attempt_id = a.id and r.done_at is null)))
         or exists (select from payouts p where p.order_id = o.id and p.paid_at is null))) payments
     from orders o where o.user_id = u.id
   ) o on true
   where u.id = $userId`,
)

/** Accounts whose days to change one's mind are over. */
export const listToDelete = listStatement<
  RowOf<typeof users, 'id' | 'storeCard'>,
  { askedBefore: Date; after: number; most: number }
>(
  'deletion_list_due',
  `select id, store_card "storeCard" from users
   where deletion_asked_at <= $askedBefore and deleted_at is null and id > $after order by id limit $most`,
)
