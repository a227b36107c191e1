import { PAID_FIRST } from '@cambusa/domain/orders/payment-type'
import { PENDING_ORDERS } from '@cambusa/domain/orders/order-sets'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { PAYING_ATTEMPTS } from '@cambusa/domain/payments/payment-attempt'
import { sqlList, sqlTexts } from '../../../platform/database/sql-list.ts'
import { listStatement } from '../../../platform/database/statement.ts'
import { owedCents } from '../../orders/orders.ts'
import { owedOnAccount } from '../../due-dates/due-dates.ts'

/** An inconsistency: a row, its value, and the value that follows from the orders. */
export interface Difference {
  id: number
  name: string
  found: number
  expected: number
}

const { cancelled, refunded, underReview } = ORDER_STATUS
/** A cancelled order gave everything back, whatever its later status. */
const WAS_CANCELLED = `exists (select from order_status_log l where l.order_id = o.id and l.to_status = ${cancelled})`

export const listCapacityDifferences = listStatement<Difference>(
  'money_places_differences',
  `select t.id, t.date || ' ' || to_char(t.begin_time, 'HH24:MI') as name, t.booked as found, counted.places as expected
   from timeslots t, lateral (select
     (select count(*) from orders o where o.timeslot_id = t.id and o.cart_id is not null and not ${WAS_CANCELLED})
     + (select count(*) from timeslot_holds h where h.timeslot_id = t.id) as places) counted
   where t.booked <> counted.places order by t.id`,
)

export const listLockersDifferences = listStatement<Difference>(
  'money_lockers_differences',
  `select b.id, s.name, b.booked as found, counted.compartments as expected
   from locker_bookings b join stores s on s.id = b.store_id, lateral (select
     coalesce((select sum(o.compartments) from orders o where o.locker_booking_id = b.id and not ${WAS_CANCELLED}), 0)
     + coalesce((select sum(h.compartments) from timeslot_holds h where h.locker_booking_id = b.id), 0) as compartments
   ) counted
   where b.booked <> counted.compartments order by b.id`,
)

/** The balance of an imported code may be less, as it may be partly spent elsewhere, but never more. */
export const listGiftsDifferences = listStatement<Difference>(
  'money_gifts_differences',
  `select g.id, g.description || ' …' || g.hint as name, g.balance_cents as found,
     g.amount_cents - used.cents as expected
   from gift_certificates g, lateral (select coalesce(sum(u.cents - u.given_back_cents), 0)::bigint as cents
     from gift_certificate_uses u where u.gift_certificate_id = g.id and u.given_back_at is null) used
   where g.balance_cents > g.amount_cents - used.cents
     or g.order_item_id is not null and g.balance_cents < g.amount_cents - used.cents order by g.id`,
)

export const listOrderGiftsDifferences = listStatement<Difference>(
  'money_order_gifts_differences',
  `select o.id, o.number as name, o.gift_cents as found, used.cents as expected
   from orders o, lateral (select coalesce(sum(u.cents), 0)::bigint as cents
     from gift_certificate_uses u where u.order_id = o.id and (u.given_back_at is null) <> ${WAS_CANCELLED}) used
   where o.cart_id is not null and o.gift_cents <> used.cents order by o.id`,
)

/** Companies whose orders on account exceed their credit; found and expected in cents. */
export const listCreditDifferences = listStatement<Difference, { now: Date }>(
  'money_credit_differences',
  `select c.id, c.name, owed.cents as found, c.credit_cents as expected
   from companies c, lateral (select ${owedOnAccount} as cents) owed
   where owed.cents > c.credit_cents order by c.id`,
)

/** A payment that withdrawals gave back in full has paid its order all the same. */
const PAYING = `(select count(*) from payment_attempts a where a.order_id = o.id and (a.state in (${sqlTexts(PAYING_ATTEMPTS)})
    or a.state = 'refunded' and exists (select from payment_refunds r where r.attempt_id = a.id and r.withdrawal_id is not null)))`
const isPaidFirst = `o.payment_type_id in (${sqlList(PAID_FIRST)})`

/**
 * Orders that are prepared as paid but do not have exactly one payment; found: how many they have. One that was handed
 * over and owed its card nothing has none: what was authorised is released.
 */
export const listUnpaidDifferences = listStatement<Difference>(
  'money_unpaid_differences',
  `select o.id, o.number as name, ${PAYING} as found, 1 as expected from orders o
   where o.cart_id is not null and ${isPaidFirst} and ${PAYING} <> 1
     and not exists (select from handovers h where h.order_id = o.id and ${owedCents} - h.due_cents <= 0)
     and o.status not in (${sqlList([...PENDING_ORDERS, cancelled, refunded, underReview])}) order by o.id`,
)

/**
 * Orders that wait for payment or were given up, yet have a payment; one that is being refunded is no inconsistency, nor
 * one whose goods went back without their deposits.
 */
export const listPaidDifferences = listStatement<Difference>(
  'money_paid_differences',
  `select o.id, o.number as name, ${PAYING} as found, 0 as expected from orders o
   where (o.status in (${sqlList([...PENDING_ORDERS, refunded])}) or o.status = ${cancelled})
     and exists (select from payment_attempts a where a.order_id = o.id and a.state in (${sqlTexts(PAYING_ATTEMPTS)})
       and not (o.status = ${cancelled} and a.state = 'captured' and a.failure = 'returned'))
     and not (o.status = ${refunded} and exists (select from withdrawals w where w.order_id = o.id))
   order by o.id`,
)

/** Payments that captured more than was authorised, or refunded more than was captured; cents. */
export const listSumsDifferences = listStatement<Difference>(
  'money_sums_differences',
  `select a.id, o.number as name, a.captured_cents as found, a.amount_cents as expected
   from payment_attempts a join orders o on o.id = a.order_id
   where a.captured_cents > a.amount_cents or a.refunded_cents > a.captured_cents
     or a.refunded_cents < (select coalesce(sum(r.cents), 0) from payment_refunds r
       where r.attempt_id = a.id and r.done_at is not null)
   order by a.id`,
)

/** Stock of every product plus its quantity in live orders, as bought or as replacement, for comparing two moments. */
export const listStockAndSold = listStatement<{ warehouseId: number; productId: number; quantity: number }>(
  'money_stock_and_sold',
  `select s.warehouse_id as "warehouseId", s.product_id as "productId", s.quantity + coalesce((
     select sum(i.quantity) from order_items i join orders o on o.id = i.order_id
     where i.product_id = s.product_id and o.warehouse_id = s.warehouse_id and o.cart_id is not null
       and not ${WAS_CANCELLED}), 0) + coalesce((
     select sum(k.stock_taken) from picked_lines k join orders o on o.id = k.order_id
     where (k.replacement ->> 'productId')::bigint = s.product_id and o.warehouse_id = s.warehouse_id
       and not ${WAS_CANCELLED}), 0) as quantity
   from stock s order by 1, 2`,
)
