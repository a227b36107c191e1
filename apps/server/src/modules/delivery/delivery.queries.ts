import type { serviceAreas, warehouses } from '../../platform/schema/stores.ts'
import { findStatement, listStatement, type RowOf } from '../../platform/database/statement.ts'
import { movedCart, type CartDelivery } from '../cart/cart.ts'
import { releasedHold } from '../holds/holds.ts'
import { ownAddress, type AddressOwner, type AddressRow } from '../people/people.ts'

/** Who serves a postal code with a service: the warehouse that picks and the store responsible. */
export type ServiceArea = RowOf<
  typeof serviceAreas,
  'deliveryServiceId' | 'postalCode' | 'warehouseId' | 'storeId'
>

export const listServiceAreas = listStatement<ServiceArea, { postalCodes: readonly string[] }>(
  'service_areas_list',
  `select delivery_service_id as "deliveryServiceId", postal_code as "postalCode",
     warehouse_id as "warehouseId", store_id as "storeId"
   from service_areas where postal_code = any($postalCodes::text[]) order by delivery_service_id`,
)

/** An own address, and who serves it with a service; storeId null: nobody. */
export const findServedAddress = findStatement<
  Pick<AddressRow, 'city' | 'postalCode'> & { storeId: number | null; warehouseId: number | null },
  AddressOwner & { addressId: number; deliveryServiceId: number }
>(
  'addresses_find_served',
  `select city, addresses.postal_code as "postalCode", store_id as "storeId", warehouse_id as "warehouseId"
   from addresses left join service_areas s
     on s.postal_code = addresses.postal_code and s.delivery_service_id = $deliveryServiceId
   where ${ownAddress} and addresses.id = $addressId`,
)

/**
 * Writes the delivery of a cart, if it is still the one that was read; the same statement gives back a slot that no
 * longer fits. Returns the public prices of its warehouse; no row: the cart changed meanwhile.
 */
export const updateCartDelivery = findStatement<
  RowOf<typeof warehouses, 'priceListId'>,
  CartDelivery & { cartId: number; version: number; keepsSlot: boolean; now: Date }
>(
  'carts_update_delivery',
  `with ${movedCart},
   ${releasedHold('(select id from moved)', 'not $keepsSlot::boolean')}
   select w.price_list_id as "priceListId" from moved join warehouses w on w.id = moved.warehouse_id`,
)
