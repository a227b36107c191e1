import type { GoodsSize } from '@cambusa/domain/delivery/compartments'
import { SERVICES } from '@cambusa/domain/delivery/delivery-service'
import { findStatement, oneStatement, writeStatement } from '../../platform/statement.ts'

/** The locker that a cart is fetched from, and what it holds of goods. */
export interface CartLocker {
  storeId: number
  compartments: number
  compartmentMillilitres: number
  goods: GoodsSize[]
}

/** No row: the cart is fetched from no locker, or from one whose compartments nobody counts. */
export const findCartLocker = findStatement<CartLocker, { cartId: number }>(
  'locker_of_cart',
  `select s.id as "storeId", s.compartments, s.compartment_millilitres as "compartmentMillilitres",
     (select coalesce(json_agg(json_build_object('quantity', i.quantity, 'isByWeight', p.kind = 'Sfuso',
        'volumeMillilitres', p.volume_millilitres, 'content', p.content, 'contentUnit', p.content_unit)), '[]')
      from cart_items i join products p on p.id = i.product_id where i.cart_id = c.id) goods
   from carts c join stores s on s.id = c.pickup_store_id
   where c.id = $cartId and c.delivery_service_id = ${SERVICES.locker}
     and s.compartments is not null and s.compartment_millilitres is not null`,
)

/**
 * The compartments of a locker in a slot, made where nobody asked for them yet; a locker that got more or fewer since is
 * told, never below what is booked. The slot is locked by the caller, as for every write to this table.
 */
export const upsertLockerBooking = oneStatement<
  { id: number; free: number },
  { storeId: number; timeslotId: number; compartments: number }
>(
  'locker_bookings_upsert',
  `insert into locker_bookings (store_id, timeslot_id, compartments) values ($storeId, $timeslotId, $compartments)
   on conflict (store_id, timeslot_id) do update
     set compartments = greatest(excluded.compartments, locker_bookings.booked)
   returning id, compartments - booked as free`,
)

/** Takes compartments. The condition and the CHECK of the table are the guard: 0 means that too few are left. */
export const takeCompartments = writeStatement<{ lockerBookingId: number; compartments: number }>(
  'locker_bookings_take',
  `update locker_bookings set booked = booked + $compartments::int
   where id = $lockerBookingId and booked + $compartments::int <= compartments`,
)

export const giveBackCompartments = writeStatement<{ lockerBookingId: number; compartments: number }>(
  'locker_bookings_give_back',
  'update locker_bookings set booked = booked - $compartments::int where id = $lockerBookingId',
)
