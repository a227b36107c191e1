import type { timeslotHolds } from '../../platform/schema/timeslot-holds.ts'
import {
  findStatement,
  listStatement,
  writeStatement,
  type RowOf,
} from '../../platform/database/statement.ts'

export type HoldRow = RowOf<
  typeof timeslotHolds,
  'timeslotId' | 'expiresAt' | 'lockerBookingId' | 'compartments'
>

/** The reservation of a cart, expired or not. */
export const findHold = findStatement<HoldRow, { cartId: number }>(
  'timeslot_holds_find',
  `select timeslot_id as "timeslotId", expires_at as "expiresAt", locker_booking_id as "lockerBookingId", compartments
   from timeslot_holds where cart_id = $cartId`,
)

/** Prolongs a live reservation; never renews an expired one. */
export const prolongHold = writeStatement<{ cartId: number; until: Date; now: Date }>(
  'timeslot_holds_prolong',
  `update timeslot_holds set expires_at = greatest(expires_at, $until) where cart_id = $cartId and expires_at > $now`,
)

/**
 * Parts of a statement that delete the reservation of a cart, if the condition holds, and give its capacity and
 * compartments back. The slot is locked first, as everywhere.
 */
export const releasedHold = (cartId: string, condition = 'true') => `
   slot as (
     select t.id from timeslots t join timeslot_holds h on h.timeslot_id = t.id
     where h.cart_id = ${cartId} and ${condition} for no key update of t),
   gone as (
     delete from timeslot_holds h using slot where h.cart_id = ${cartId} and h.timeslot_id = slot.id
     returning h.timeslot_id, h.locker_booking_id, h.compartments),
   room as (
     update locker_bookings b set booked = b.booked - gone.compartments from gone where b.id = gone.locker_booking_id),
   freed as (
     update timeslots t set booked = t.booked - 1 from gone where t.id = gone.timeslot_id)`

export const removeHold = writeStatement<{ cartId: number }>(
  'timeslot_holds_remove',
  `with ${releasedHold('$cartId')} select from gone`,
)

/** Deletes expired reservations and gives their capacity back. */
export const sweepAll = listStatement<{ id: number; places: number }, { now: Date }>(
  'timeslot_holds_sweep_all',
  `with slots as (
     select id from timeslots where id in (select timeslot_id from timeslot_holds where expires_at <= $now)
     order by id for no key update),
   gone as (
     delete from timeslot_holds h using slots where h.timeslot_id = slots.id and h.expires_at <= $now
     returning h.timeslot_id, h.locker_booking_id, h.compartments),
   room as (
     update locker_bookings b set booked = b.booked - freed.compartments
     from (select locker_booking_id, sum(compartments)::int as compartments from gone group by 1) freed
     where b.id = freed.locker_booking_id)
   update timeslots t set booked = t.booked - expired.places
   from (select timeslot_id, count(*)::int as places from gone group by timeslot_id) expired
   where t.id = expired.timeslot_id returning t.id, expired.places`,
)

/** Gives back the slot capacity of an order, and its compartments. The caller makes sure that it is done once. */
export const giveBackOrderCapacity = writeStatement<{ orderId: number }>(
  'timeslots_give_back_order',
  `with slot as (
     update timeslots t set booked = t.booked - 1 from orders o where o.id = $orderId and t.id = o.timeslot_id
     returning o.locker_booking_id, o.compartments)
   update locker_bookings b set booked = b.booked - slot.compartments from slot where b.id = slot.locker_booking_id`,
)
