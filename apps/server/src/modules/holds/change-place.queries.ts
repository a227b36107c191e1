import { findStatement, listStatement, writeStatement } from '../../platform/database/statement.ts'

/** Locks the slot of an order and the one that is reserved for the cart that edits it, by id. */
export const lockSlotsOfChange = listStatement<{ id: number }, { orderId: number; cartId: number }>(
  'timeslots_lock_of_change',
  `select t.id from timeslots t
   where t.id = (select o.timeslot_id from orders o where o.id = $orderId)
     or t.id = (select h.timeslot_id from timeslot_holds h where h.cart_id = $cartId)
   order by t.id for no key update`,
)

/** Where an order is, and what is reserved for the cart that edits it; the reservation is locked. */
export interface PlacesOfChange {
  timeslotId: number
  lockerBookingId: number | null
  compartments: number
}

export const findOrderPlace = findStatement<PlacesOfChange, { orderId: number }>(
  'timeslots_find_order_place',
  `select timeslot_id as "timeslotId", locker_booking_id as "lockerBookingId", compartments
   from orders where id = $orderId and timeslot_id is not null`,
)

/**
 * Takes the reservation of a cart for the order that it edits: the place is the order's from now on. No row: there is
 * none for this slot.
 */
export const consumeHold = findStatement<PlacesOfChange, { cartId: number; timeslotId: number }>(
  'timeslot_holds_consume',
  `delete from timeslot_holds where cart_id = $cartId and timeslot_id = $timeslotId
   returning timeslot_id as "timeslotId", locker_booking_id as "lockerBookingId", compartments`,
)

/** The goods of an order fill another number of compartments; the CHECK locker_bookings_not_overfull stands behind it. */
export const resizeBooking = writeStatement<{ lockerBookingId: number; more: number }>(
  'locker_bookings_resize',
  'update locker_bookings set booked = booked + $more where id = $lockerBookingId',
)
