import type { Address, AddressInput } from '@cambusa/contract/delivery/address'
import {
  deleteAddress,
  listAddresses,
  listDeliveryAddresses,
  selectAddress,
  suggestTowns,
  viewAddress,
} from '@cambusa/contract/delivery/delivery'
import type { ServiceKey } from '@cambusa/domain/delivery/delivery-service'
import type { Position } from '@cambusa/domain/delivery/distance'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { keepCart } from '../../lib/state/cart-query.ts'
import { keepOfSameOwner } from '../../lib/state/keep-across-scopes.ts'
import { currentOwner } from '../../lib/state/shopping-scope.ts'
import { cartKey, ownKey } from '../../lib/api/query-keys.ts'

/** Query keys of addresses and pickup points. */
export const placesKey = (owner: string, ...asked: readonly unknown[]) => ownKey(owner, 'places', ...asked)

/** Half the circumference of the Earth, in metres: with a position everything is listed, the nearest first. */
const EVERYWHERE_METRES = 20_100_000
const TOWNS_FRESH_MS = 3_600_000
/** With fewer letters half of the country would be suggested. */
export const TOWN_LETTERS = 2

/** Addresses or pickup points of a service, with the services themselves. */
export function placesQuery(owner: string, service: ServiceKey, position: Position | null) {
  const queryKey = placesKey(owner, 'of-service', service, position)
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => {
      const near = position ? { ...position, distance: EVERYWHERE_METRES } : {}
      return call(listDeliveryAddresses, { query: { address_type: service, ...near }, signal, quiet: true })
    },
    placeholderData: keepOfSameOwner(queryKey),
  })
}

/** The customer's own addresses. */
export const ownAddressesQuery = (owner: string) =>
  queryOptions({
    queryKey: placesKey(owner, 'own'),
    queryFn: ({ signal }) => call(listAddresses, { query: { address_type: 'home' }, signal, quiet: true }),
  })

/** One of the customer's addresses, for its form. */
export const ownAddressQuery = (owner: string, addressId: number) =>
  queryOptions({
    queryKey: placesKey(owner, 'own', addressId),
    queryFn: ({ signal }) => call(viewAddress, { query: { address_id: addressId }, signal, quiet: true }),
    gcTime: 0,
  })

/** Towns that begin with the typed text. */
export const townsQuery = (typed: string) =>
  queryOptions({
    queryKey: ['towns', typed.toLowerCase()],
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
    // It is gone or no longer served: the list is reloaded.
    onError: () => void client.invalidateQueries({ queryKey: placesKey(currentOwner()) }),
  })
}

/** Removes one of the customer's addresses. */
export function useDeleteAddress() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (address: Pick<Address, 'addressId'>) =>
      call(deleteAddress, { query: { address_id: address.addressId } }),
    onSettled: () => client.invalidateQueries({ queryKey: placesKey(currentOwner()) }),
  })
}

/** After an address was saved: reloads the lists, and the cart, which may use it. */
export const useForgetPlaces = () => {
  const client = useQueryClient()
  return async (saved: AddressInput['addressId']) => {
    if (saved) void client.invalidateQueries({ queryKey: cartKey() })
    await client.invalidateQueries({ queryKey: placesKey(currentOwner()) })
  }
}
