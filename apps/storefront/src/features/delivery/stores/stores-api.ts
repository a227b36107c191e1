import { setFavouriteAddress } from '@cambusa/contract/delivery/delivery'
import {
  listNextSlots,
  listStores,
  selectStore,
  type NextSlot,
  type Store,
} from '@cambusa/contract/delivery/stores'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'
import { keepCart } from '../../../lib/state/cart-query.ts'
import { currentOwner } from '../../../lib/state/shopping-scope.ts'
import { placesKey } from '../delivery-api.ts'

const SLOTS_FRESH_MS = 60_000

/** All stores with their hours, in the shop's order. */
export const storesQuery = () =>
  queryOptions({
    queryKey: ['stores'],
    queryFn: async ({ signal }): Promise<Store[]> => (await call(listStores, { signal, quiet: true })).stores,
  })

/** The first free slot to collect at each store, by storeId. It changes by the minute: pages come without it. */
export const nextSlotsQuery = () =>
  queryOptions({
    queryKey: ['stores', 'next-slots'],
    queryFn: async ({ signal }): Promise<NextSlot[]> =>
      (await call(listNextSlots, { signal, quiet: true, background: true })).nextSlots,
    staleTime: SLOTS_FRESH_MS,
    refetchInterval: SLOTS_FRESH_MS,
  })

/** Makes a store the cart's: prices, stock and slots are its own from then on. The answer is the cart. */
export function useSelectStore() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (storeId: number) => call(selectStore, { query: { store_id: storeId } }),
    onSuccess: (cart) => keepCart(client, cart),
  })
}

/** Makes a store the customer's favourite; the envelope of the answer says so. */
export function useFavourStore() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (storeId: number) =>
      call(setFavouriteAddress, { body: { address_type: 'drive', address_id: storeId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: placesKey(currentOwner()) }),
  })
}
