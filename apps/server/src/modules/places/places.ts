import type { Address } from '@cambusa/contract/delivery/address'
import type { Place } from '@cambusa/domain/delivery/address-fields'
import {
  addressTypeIdOf,
  addressTypeOf,
  isServiceId,
  SERVICES,
} from '@cambusa/domain/delivery/delivery-service'

/** Who serves a place, and what else an answer says of it. */
export type Served = Pick<
  Address,
  'deliveryServiceId' | 'storeId' | 'warehouseId' | 'validated' | 'isFavourite'
> &
  Pick<Address, 'distance' | 'notServedReason'>

/** A place as the wire carries it, wherever it is kept: in an address, a pickup point, a cart or an order. */
export function wireAddress(place: Place, served: Served): Address {
  const { deliveryServiceId } = served
  const serviceId = isServiceId(deliveryServiceId) ? deliveryServiceId : SERVICES.home
  return {
    addressId: place.addressId,
    addressName: place.addressName,
    address1: place.address1,
    addressNumber: place.addressNumber,
    postalCode: place.postalCode,
    city: place.city,
    province: place.province,
    phone: place.phone,
    notes: place.notes,
    latitude: place.latitude,
    longitude: place.longitude,
    addressType: addressTypeOf(serviceId),
    addressTypeId: addressTypeIdOf(serviceId),
    autoAssigned: false,
    ...served,
  }
}
