import type { AddressTexts } from '@cambusa/domain/delivery/address-fields'
import { CARTS_THAT_KEEP_ADDRESS } from '@cambusa/domain/orders/cart-status'
import { sqlList } from '../../../platform/database/sql-list.ts'
import type { addresses } from '../../../platform/schema/accounts.ts'
import {
  findStatement,
  listStatement,
  oneStatement,
  writeStatement,
  type RowOf,
} from '../../../platform/database/statement.ts'

/** An address of a customer, and of a company if it was saved while acting for it. */
export interface AddressRow
  extends AddressTexts, RowOf<typeof addresses, 'id' | 'latitude' | 'longitude' | 'isValidated'> {}

/** The owner of an address, which every query checks. */
export type AddressOwner = RowOf<typeof addresses, 'userId' | 'companyId'>

const columns = `id, address_name as "addressName", address1, address_number as "addressNumber",
  postal_code as "postalCode", city, province, phone, notes, latitude, longitude, is_validated as "isValidated"`
/** Condition: an address of $userId and $companyId that was not removed. */
export const ownAddress =
  'user_id = $userId and company_id is not distinct from $companyId::bigint and removed_at is null'

export const listOwnAddresses = listStatement<AddressRow, AddressOwner>(
  'addresses_list',
  `select ${columns} from addresses where ${ownAddress} order by lower(address_name), id`,
)

export const findOwnAddress = findStatement<AddressRow, AddressOwner & { addressId: number }>(
  'addresses_find',
  `select ${columns} from addresses where ${ownAddress} and id = $addressId`,
)

type Fields = Omit<AddressRow, 'id'>

export const insertAddress = oneStatement<AddressRow, AddressOwner & Fields>(
  'addresses_insert',
  `insert into addresses (user_id, company_id, address_name, address1, address_number, postal_code, city,
     province, phone, notes, latitude, longitude, is_validated)
   values ($userId, $companyId, $addressName, $address1, $addressNumber, $postalCode, $city,
     $province, $phone, $notes, $latitude, $longitude, $isValidated) returning ${columns}`,
)

export const updateOwnAddress = findStatement<AddressRow, AddressOwner & Fields & { addressId: number }>(
  'addresses_update',
  `update addresses set address_name = $addressName, address1 = $address1, address_number = $addressNumber,
     postal_code = $postalCode, city = $city, province = $province, phone = $phone, notes = $notes,
     latitude = $latitude, longitude = $longitude, is_validated = $isValidated
   where ${ownAddress} and id = $addressId returning ${columns}`,
)

/** Marks an address as removed unless a cart in use has it; 0: one has. Orders keep their copy. */
export const removeOwnAddress = writeStatement<AddressOwner & { addressId: number; now: Date }>(
  'addresses_remove',
  `update addresses set removed_at = $now where ${ownAddress} and id = $addressId
     and not exists (select from carts c where c.address_id = addresses.id and c.status in (${sqlList(CARTS_THAT_KEEP_ADDRESS)}))`,
)

export const updateFavouriteAddress = writeStatement<{ userId: number; addressId: number }>(
  'users_favourite_address',
  'update users set default_delivery_address_id = $addressId where id = $userId',
)

export const updateFavouriteStore = writeStatement<{ userId: number; storeId: number }>(
  'users_favourite_store',
  'update users set default_store_id = $storeId where id = $userId',
)

/** Clears the favourite address if it is this one. */
export const removeFavouriteAddress = writeStatement<{ userId: number; addressId: number }>(
  'users_no_favourite_address',
  `update users set default_delivery_address_id = null
   where id = $userId and default_delivery_address_id = $addressId`,
)
