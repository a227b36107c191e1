import { CART_STATUS } from '@cambusa/domain/orders/cart-status'
import type { carts } from '../../../platform/schema/carts.ts'
import type { RowOf } from '../../../platform/database/statement.ts'
import { CHANGED, MAY_CHANGE } from './cart-lines.queries.ts'

/** Part of a statement that closes the `cart` that became an order. */
export const boughtCart = `bought as (
     update carts set status = ${CART_STATUS.bought}, locked_until = null, prepared = null,
       version = carts.version + 1, updated_at = $now
     from cart where carts.id = cart.id)`

/** End of a statement whose part `changed` returns the cart_id of each changed row: raises the version of those carts. */
export const raisedVersion = `update carts set version = version + 1, updated_at = $now from changed where carts.id = changed.cart_id`

/** Delivery of a cart and the store that prepares it; chosen, no longer proposed. */
export type CartDelivery = RowOf<
  typeof carts,
  'deliveryServiceId' | 'addressId' | 'pickupStoreId' | 'storeId' | 'warehouseId'
>

/**
 * Part of a statement that writes the delivery of a cart (CartDelivery) if it is still the one that was read. Its slot
 * stays if $keepsSlot.
 */
export const movedCart = `moved as (
     update carts set delivery_service_id = $deliveryServiceId, address_id = $addressId,
       pickup_store_id = $pickupStoreId, store_id = $storeId, warehouse_id = $warehouseId,
       timeslot_id = case when $keepsSlot::boolean then timeslot_id end, is_address_assigned = false,
       is_timeslot_assigned = is_timeslot_assigned and $keepsSlot::boolean, ${CHANGED}
     where id = $cartId and version = $version and ${MAY_CHANGE}
     returning id, warehouse_id)`
