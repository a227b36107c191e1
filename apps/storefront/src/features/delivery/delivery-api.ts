import type { Address, AddressInput } from '@cambusa/contract/address'
import {
  deleteAddress,
  listAddresses,
  listDeliveryAddresses,
  selectAddress,
  suggestTowns,
  viewAddress,
} from '@cambusa/contract/delivery'
import type { ServiceKey } from '@cambusa/domain/delivery/delivery-service'
import type { Position } from '@cambusa/domain/delivery/distance'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { keepCart } from '../../lib/state/cart-query.ts'
import { CART_KEY } from '../../lib/api/query-keys.ts'

const DELIVERY = 'delivery'

/** Half around the Earth, in metres: with a position everything is shown, the nearest first. */
const EVERYWHERE_METRES = 20_100_000
const TOWNS_FRESH_MS = 3_600_000
/** Fewer letters would suggest half of the country. */
export const TOWN_LETTERS = 2

/** Addresses or pickup points of a service, with the services themselves. */
export const placesQuery = (service: ServiceKey, position: Position | null) =>
  queryOptions({
    queryKey: [DELIVERY, 'places', service, position] as const,
    queryFn: ({ signal }) => {
      const near = position ? { ...position, distance: EVERYWHERE_METRES } : {}
      return call(listDeliveryAddresses, { query: { address_type: service, ...near }, signal, quiet: true })
    },
    placeholderData: keepPreviousData,
  })

/** The customer's own addresses. */
export const ownAddressesQuery = () =>
  queryOptions({
    queryKey: [DELIVERY, 'own'] as const,
    queryFn: ({ signal }) => call(listAddresses, { query: { address_type: 'home' }, signal, quiet: true }),
  })

/** One own address, for its form. */
export const ownAddressQuery = (addressId: number) =>
  queryOptions({
    queryKey: [DELIVERY, 'own', addressId] as const,
    queryFn: ({ signal }) => call(viewAddress, { query: { address_id: addressId }, signal, quiet: true }),
    gcTime: 0,
  })

/** Towns that begin with what is typed. */
export const townsQuery = (typed: string) =>
  queryOptions({
    queryKey: [DELIVERY, 'towns', typed.toLowerCase()] as const,
    queryFn: ({ signal }) => call(suggestTowns, { query: { query: typed }, signal, background: true }),
    enabled: typed.length >= TOWN_LETTERS,
    staleTime: TOWNS_FRESH_MS,
    placeholderData: keepPreviousData,
  })

/** Makes an address or pickup point the cart's; the answer is the cart. */
export function useSelectAddress() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ service, addressId }: { service: ServiceKey; addressId: number }) =>
      call(selectAddress, { body: { address_type: service, address_id: addressId }, retriesInPlace: true }),
    onSuccess: (cart) => keepCart(client, cart),
    // Gone, or no longer served: the list shows how it is now.
    onError: () => void client.invalidateQueries({ queryKey: [DELIVERY] }),
  })
}

/** Removes an own address. */
export function useDeleteAddress() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (address: Pick<Address, 'addressId'>) =>
      call(deleteAddress, { query: { address_id: address.addressId } }),
    onSettled: () => client.invalidateQueries({ queryKey: [DELIVERY] }),
  })
}

/** After an address was saved: the lists, and the cart that may go there, are asked anew. */
export const useForgetPlaces = () => {
  const client = useQueryClient()
  return async (saved: AddressInput['addressId']) => {
    if (saved) void client.invalidateQueries({ queryKey: CART_KEY })
    await client.invalidateQueries({ queryKey: [DELIVERY] })
  }
}
