import type { Address } from '@cambusa/contract/delivery/address'

/** An address for tests: home delivery in Bologna, unless overridden. */
export const buildAddress = (given: Partial<Address> = {}): Address => ({
  addressId: 1,
  addressName: 'Cucina',
  address1: 'via Ferrarese',
  addressNumber: '205',
  postalCode: '40128',
  city: 'Bologna',
  province: 'BO',
  addressType: 'home',
  addressTypeId: 2,
  deliveryServiceId: 2,
  autoAssigned: false,
  latitude: null,
  longitude: null,
  phone: '',
  notes: '',
  validated: true,
  isFavourite: false,
  storeId: 5,
  warehouseId: 1,
  ...given,
})
