import type { AddressTexts } from '@cambusa/domain/delivery/address-fields'
import { CARTS_ON_THEIR_WAY } from '@cambusa/domain/orders/cart-status'
import { sqlList } from '../../platform/sql-list.ts'
import { statement } from '../../platform/statement.ts'

/** An address that belongs to a customer, and to a company when it was written while acting for it. */
export interface AddressRow extends AddressTexts {
  id: number
  latitude: number | null
  longitude: number | null
  isValidated: boolean
}

/** Who owns a row: every query asks for both. */
type Owner = readonly [userId: number, companyId: number | null]

const columns = `id, address_name as "addressName", address1, address_number as "addressNumber",
  postal_code as "postalCode", city, province, phone, notes, latitude, longitude, is_validated as "isValidated"`
const owned = 'user_id = $1 and company_id is not distinct from $2::bigint and removed_at is null'

export const listOwnAddresses = statement<AddressRow, [...Owner]>(
  'addresses_list',
  `select ${columns} from addresses where ${owned} order by lower(address_name), id`,
)

export const findOwnAddress = statement<AddressRow, [...Owner, addressId: number]>(
  'addresses_find',
  `select ${columns} from addresses where ${owned} and id = $3`,
)

type Fields = [
  addressName: string,
  address1: string,
  addressNumber: string,
  postalCode: string,
  city: string,
  province: string,
  phone: string,
  notes: string,
  latitude: number | null,
  longitude: number | null,
  isValidated: boolean,
]

export function fieldsOf(address: Omit<AddressRow, 'id'>): Fields {
  return [
    address.addressName,
    address.address1,
    address.addressNumber,
    address.postalCode,
    address.city,
    address.province,
    address.phone,
    address.notes,
    address.latitude,
    address.longitude,
    address.isValidated,
  ]
}

export const insertAddress = statement<AddressRow, [...Owner, ...Fields]>(
  'addresses_insert',
  `insert into addresses (user_id, company_id, address_name, address1, address_number, postal_code, city,
     province, phone, notes, latitude, longitude, is_validated)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning ${columns}`,
)

export const updateOwnAddress = statement<AddressRow, [...Owner, addressId: number, ...Fields]>(
  'addresses_update',
  `update addresses set address_name = $4, address1 = $5, address_number = $6, postal_code = $7, city = $8,
     province = $9, phone = $10, notes = $11, latitude = $12, longitude = $13, is_validated = $14
   where ${owned} and id = $3 returning ${columns}`,
)

/** Takes an address off the list unless a cart in use goes there; no row when it does. Orders keep their copy. */
export const removeOwnAddress = statement<{ id: number }, [...Owner, addressId: number, now: Date]>(
  'addresses_remove',
  `update addresses set removed_at = $4 where ${owned} and id = $3
     and not exists (select from carts c where c.address_id = addresses.id and c.status in (${sqlList(CARTS_ON_THEIR_WAY)}))
   returning id`,
)

export const setFavouriteAddress = statement<{ id: number }, [userId: number, addressId: number]>(
  'users_favourite_address',
  'update users set default_delivery_address_id = $2 where id = $1 returning id',
)

/** The favourite is no longer this one. */
export const unsetFavouriteAddress = statement<{ id: number }, [userId: number, addressId: number]>(
  'users_no_favourite_address',
  `update users set default_delivery_address_id = null
   where id = $1 and default_delivery_address_id = $2 returning id`,
)

/** Who serves a postal code with a service: the warehouse that picks and the store that answers for it. */
export interface ServiceArea {
  deliveryServiceId: number
  postalCode: string
  warehouseId: number
  storeId: number
}

export const listServiceAreas = statement<ServiceArea, [postalCodes: readonly string[]]>(
  'service_areas_list',
  `select delivery_service_id as "deliveryServiceId", postal_code as "postalCode",
     warehouse_id as "warehouseId", store_id as "storeId"
   from service_areas where postal_code = any($1::text[]) order by delivery_service_id`,
)

/** Where a cart's order goes and who prepares it. */
export interface CartDelivery {
  deliveryServiceId: number | null
  addressId: number | null
  pickupStoreId: number | null
  storeId: number
  warehouseId: number
  timeslotId: number | null
}

export const updateCartDelivery = statement<
  { id: number },
  [
    cartId: number,
    deliveryServiceId: number | null,
    addressId: number | null,
    pickupStoreId: number | null,
    storeId: number,
    warehouseId: number,
    timeslotId: number | null,
    now: Date,
  ]
>(
  'carts_update_delivery',
  `update carts set delivery_service_id = $2, address_id = $3, pickup_store_id = $4, store_id = $5,
     warehouse_id = $6, timeslot_id = $7, version = version + 1, updated_at = $8
   where id = $1 returning id`,
)

export const findPriceList = statement<{ priceListId: number }, [warehouseId: number]>(
  'warehouses_price_list',
  'select price_list_id as "priceListId" from warehouses where id = $1',
)
