import { viewCart, type Cart } from '@cambusa/contract/cart'
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { call } from './call.ts'
import { CART_KEY } from './query-keys.ts'

/**
 * The open cart: the one answer that every part of the shop reads (lines, address, slot, user, totals).
 * What changes it lies in the features; they put the new cart in with `putCart`.
 */
export const cartQuery = queryOptions({
  queryKey: CART_KEY,
  queryFn: ({ signal }): Promise<Cart> => call(viewCart, { query: { show_sectors: true }, signal }),
  staleTime: 60_000,
})

/** The cart, with its states of loading and failing. */
export const useCartQuery = () => useQuery(cartQuery)

/** The cart as far as it is known; undefined before the first answer. */
export const useCart = (): Cart | undefined => useQuery(cartQuery).data

/** Puts in the cart that an answer brought (login, add, address, slot, prepare). */
export const putCart = (client: QueryClient, cart: Cart): void => {
  client.setQueryData(CART_KEY, cart)
}
