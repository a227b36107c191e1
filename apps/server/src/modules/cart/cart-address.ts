import type { Address } from '@cambusa/contract/address'
import type { EnvelopeUser } from '@cambusa/contract/envelope'
import { addressTypeIdOf, addressTypeOf, isServiceId } from '@cambusa/domain/delivery/delivery-service'
import type { CartSnapshot } from './cart.queries.ts'

/** Where the cart goes, or where it is fetched; null until one was chosen. */
export function wireAddress(cart: CartSnapshot, user: EnvelopeUser): Address | null {
  const { address, deliveryServiceId } = cart
  if (address === null || deliveryServiceId === null || !isServiceId(deliveryServiceId)) return null
  const addressType = addressTypeOf(deliveryServiceId)
  const isPickup = addressType === 'store'
  const favouriteId = isPickup ? user.defaultStoreAddressId : user.defaultDeliveryAddressId
  return {
    addressId: address.id,
    addressName: address.name,
    address1: address.address1,
    addressNumber: address.addressNumber,
    postalCode: address.postalCode,
    city: address.city,
    province: address.province,
    addressType,
    addressTypeId: addressTypeIdOf(deliveryServiceId),
    deliveryServiceId,
    autoAssigned: false,
    latitude: address.latitude,
    longitude: address.longitude,
    phone: address.phone,
    notes: address.notes,
    validated: address.isValidated,
    isFavourite: favouriteId === address.id,
    storeId: isPickup ? address.id : cart.storeId,
    warehouseId: cart.warehouseId,
  }
}
