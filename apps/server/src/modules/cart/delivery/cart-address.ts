import type { Address } from '@cambusa/contract/delivery/address'
import type { EnvelopeUser } from '@cambusa/contract/envelope'
import { isPickup, isServiceId } from '@cambusa/domain/delivery/delivery-service'
import { wireAddress } from '../../places/places.ts'
import type { CartSnapshot } from '../rows/cart-snapshot.ts'

/** The delivery address or pickup point of the cart; null until one was chosen. */
export function wireCartAddress(cart: CartSnapshot, user: EnvelopeUser): Address | null {
  const { address, deliveryServiceId } = cart
  if (address === null || deliveryServiceId === null || !isServiceId(deliveryServiceId)) return null
  const isFetched = isPickup(deliveryServiceId)
  const favouriteId = isFetched ? user.defaultStoreAddressId : user.defaultDeliveryAddressId
  const wired = wireAddress(address, {
    deliveryServiceId,
    storeId: isFetched ? address.addressId : cart.storeId,
    warehouseId: cart.warehouseId,
    validated: address.isValidated,
    isFavourite: favouriteId === address.addressId,
  })
  return { ...wired, autoAssigned: cart.isAddressAssigned }
}
