import type { GoodsSize } from '@cambusa/domain/delivery/compartments'
import { SERVICES } from '@cambusa/domain/delivery/delivery-service'
import { findStatement, oneStatement } from '../../platform/database/statement.ts'

/** The locker of a cart's pickup, and its capacity. */
export interface CartLocker {
  storeId: number
  compartments: number
  compartmentMillilitres: number
  goods: GoodsSize[]
}

/** No row: the cart is not for a locker, or its compartments are not counted. */
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
 * Compartments of a locker that a cart could have in a slot: includes its own reserved ones and those of expired
 * reservations.
 */
export const findFreeCompartments = oneStatement<
  { free: number },
  { storeId: number; timeslotId: number; cartId: number; compartments: number; now: Date }
>(
  'locker_bookings_free',
  `select greatest(0, $compartments::int - coalesce((
       select b.booked - coalesce((select sum(h.compartments)::int from timeslot_holds h
         where h.locker_booking_id = b.id and (h.expires_at <= $now or h.cart_id = $cartId)), 0)
       from locker_bookings b where b.store_id = $storeId and b.timeslot_id = $timeslotId), 0)) as free`,
)
