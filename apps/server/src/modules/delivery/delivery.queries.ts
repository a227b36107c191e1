import type { AddressTexts } from '@cambusa/domain/delivery/address-fields'
import { CARTS_ON_THEIR_WAY } from '@cambusa/domain/orders/cart-status'
import { sqlList } from '../../platform/sql-list.ts'
import type { addresses } from '../../platform/schema/accounts.ts'
import type { serviceAreas, warehouses } from '../../platform/schema/stores.ts'
import {
  findStatement,
  listStatement,
  oneStatement,
  writeStatement,
  type RowOf,
} from '../../platform/statement.ts'
import { movedCart, type CartDelivery } from '../cart/cart.ts'
import { releasedHold } from '../holds/holds.ts'

/** An address that belongs to a customer, and to a company when it was written while acting for it. */
export interface AddressRow
  extends AddressTexts, RowOf<typeof addresses, 'id' | 'latitude' | 'longitude' | 'isValidated'> {}

/** Who owns a row: every query asks for both. */
type Owner = RowOf<typeof addresses, 'userId' | 'companyId'>

const columns = `id, address_name as "addressName", address1, address_number as "addressNumber",
  postal_code as "postalCode", city, province, phone, notes, latitude, longitude, is_validated as "isValidated"`
const owned =
  'user_id = $userId and company_id is not distinct from $companyId::bigint and removed_at is null'

export const listOwnAddresses = listStatement<AddressRow, Owner>(
  'addresses_list',
  `select ${columns} from addresses where ${owned} order by lower(address_name), id`,
)

export const findOwnAddress = findStatement<AddressRow, Owner & { addressId: number }>(
  'addresses_find',
  `select ${columns} from addresses where ${owned} and id = $addressId`,
)

type Fields = Omit<AddressRow, 'id'>

export const insertAddress = oneStatement<AddressRow, Owner & Fields>(
  'addresses_insert',
  `insert into addresses (user_id, company_id, address_name, address1, address_number, postal_code, city,
     province, phone, notes, latitude, longitude, is_validated)
   values ($userId, $companyId, $addressName, $address1, $addressNumber, $postalCode, $city,
     $province, $phone, $notes, $latitude, $longitude, $isValidated) returning ${columns}`,
)

export const updateOwnAddress = findStatement<AddressRow, Owner & Fields & { addressId: number }>(
  'addresses_update',
  `update addresses set address_name = $addressName, address1 = $address1, address_number = $addressNumber,
     postal_code = $postalCode, city = $city, province = $province, phone = $phone, notes = $notes,
     latitude = $latitude, longitude = $longitude, is_validated = $isValidated
   where ${owned} and id = $addressId returning ${columns}`,
)

/** Takes an address off the list unless a cart in use goes there; 0 when it does. Orders keep their copy. */
export const removeOwnAddress = writeStatement<Owner & { addressId: number; now: Date }>(
  'addresses_remove',
  `update addresses set removed_at = $now where ${owned} and id = $addressId
     and not exists (select from carts c where c.address_id = addresses.id and c.status in (${sqlList(CARTS_ON_THEIR_WAY)}))`,
)

export const updateFavouriteAddress = writeStatement<{ userId: number; addressId: number }>(
  'users_favourite_address',
  'update users set default_delivery_address_id = $addressId where id = $userId',
)

export const updateFavouriteStore = writeStatement<{ userId: number; storeId: number }>(
  'users_favourite_store',
  'update users set default_store_id = $storeId where id = $userId',
)

/** The favourite is no longer this one. */
export const removeFavouriteAddress = writeStatement<{ userId: number; addressId: number }>(
  'users_no_favourite_address',
  `update users set default_delivery_address_id = null
   where id = $userId and default_delivery_address_id = $addressId`,
)

/** Who serves a postal code with a service: the warehouse that picks and the store that answers for it. */
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
  Pick<AddressRow, 'city'> & { storeId: number | null; warehouseId: number | null },
  Owner & { addressId: number; deliveryServiceId: number }
>(
  'addresses_find_served',
  `select city, store_id as "storeId", warehouse_id as "warehouseId"
   from addresses left join service_areas s
     on s.postal_code = addresses.postal_code and s.delivery_service_id = $deliveryServiceId
   where ${owned} and addresses.id = $addressId`,
)

/**
 * Writes where a cart goes, where it is still the one that was read; a slot that does not fit is given back in the same act.
 * Answers the public prices of its warehouse; no row: it changed meanwhile.
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
