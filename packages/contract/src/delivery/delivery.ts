import * as Type from 'typebox'
import { Address, AddressInput, DeliveryService } from './address.ts'
import { Cart } from '../cart/cart.ts'
import { endpoint } from '../endpoint.ts'
import { CodeNumber, Id, Latitude, Longitude, Metres, Text } from '../schema.ts'

/** A service's key; 'store' is understood as drive (specification §10). */
export const AddressTypeKey = Type.Enum(['home', 'drive', 'rider', 'locker', 'store'])

export const listDeliveryAddresses = endpoint({
  method: 'GET',
  url: '/user-address/delivery-service-list',
  operationId: 'userAddressDeliveryServiceList',
  summary: 'Addresses or pickup points of a delivery service, with the services themselves',
  tag: 'delivery',
  act: 'visit',
  query: Type.Object({
    address_type: Type.Optional(AddressTypeKey),
    delivery_service_id: Type.Optional(CodeNumber),
    latitude: Type.Optional(Latitude),
    longitude: Type.Optional(Longitude),
    distance: Type.Optional(Metres),
  }),
  data: Type.Object({ addresses: Type.Array(Address), deliveryServices: Type.Array(DeliveryService) }),
})

export const listAddresses = endpoint({
  method: 'GET',
  url: '/user-address/list',
  operationId: 'userAddressList',
  summary: 'The customer’s own addresses (home), or pickup points',
  tag: 'delivery',
  act: 'shop',
  query: Type.Object({ address_type: Type.Optional(AddressTypeKey) }),
  data: Type.Object({ addresses: Type.Array(Address) }),
})

export const viewAddress = endpoint({
  method: 'GET',
  url: '/user-address/view',
  operationId: 'userAddressView',
  summary: 'One own address',
  tag: 'delivery',
  act: 'shop',
  query: Type.Object({ address_id: Id }),
  data: Type.Object({ address: Address }),
})

export const selectAddress = endpoint({
  method: 'POST',
  url: '/user-address/select',
  operationId: 'userAddressSelect',
  summary: 'Choose service and address for the cart; a slot that no longer fits is released',
  tag: 'delivery',
  act: 'shop',
  sendAs: 'form',
  body: Type.Object({ address_type: AddressTypeKey, address_id: Id }),
  data: Cart,
})

export const checkAddress = endpoint({
  method: 'POST',
  url: '/user-address/check',
  operationId: 'userAddressCheck',
  summary: 'Is this a known town with this postal code and province; status 0 when it is',
  tag: 'delivery',
  act: 'shop',
  body: Type.Object({ address: AddressInput }),
  bareAs: 'address',
  data: Type.Object({
    address: AddressInput,
    latitude: Type.Number(),
    longitude: Type.Number(),
    servedBy: Type.Array(Type.String()),
  }),
})

export const updateAddress = endpoint({
  method: 'POST',
  url: '/user-address/update',
  operationId: 'userAddressUpdate',
  keyed: true,
  summary: 'Add an address, or change the one with addressId',
  tag: 'delivery',
  act: 'shop',
  body: Type.Object({ address: AddressInput }),
  bareAs: 'address',
  data: Type.Object({ address: Address }),
})

export const deleteAddress = endpoint({
  method: 'GET',
  writes: true,
  url: '/user-address/delete',
  operationId: 'userAddressDelete',
  keyed: true,
  summary: 'Remove an address; refused while it is the cart’s',
  tag: 'delivery',
  act: 'shop',
  query: Type.Object({ address_id: Id }),
  data: Type.Object({ addressId: Id }),
})

export const suggestTowns = endpoint({
  method: 'GET',
  url: '/user-address/towns',
  operationId: 'userAddressTowns',
  summary:
    'Towns that begin with the typed letters, or that have the typed postal code, with province, postal codes and the position of their centre',
  tag: 'delivery',
  act: 'visit',
  query: Type.Object({ query: Text(80) }),
  data: Type.Object({
    towns: Type.Array(
      Type.Object({
        city: Type.String(),
        province: Type.String(),
        postalCodes: Type.Array(Type.String()),
        /** Of the town's centre, to about a kilometre. */
        latitude: Type.Number(),
        longitude: Type.Number(),
      }),
    ),
  }),
})

export const setFavouriteAddress = endpoint({
  method: 'POST',
  url: '/user-address/favourite',
  operationId: 'userAddressFavourite',
  summary: 'Make an own address the favourite one (home), or a store (drive); the envelope’s user says both',
  tag: 'delivery',
  act: 'shop',
  body: Type.Object({ address_type: Type.Enum(['home', 'drive', 'store']), address_id: Id }),
  data: Type.Object({ addressId: Id }),
})
