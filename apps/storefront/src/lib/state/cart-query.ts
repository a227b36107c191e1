import { viewCart, type Cart } from '@cambusa/contract/cart/cart'
import { queryOptions, replaceEqualDeep, type QueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { cartKey } from '../api/query-keys.ts'
import { useInBrowser } from '../browser/use-in-browser.ts'
import { useUserStore } from '../session/user-store.ts'
import { currentOwner, useOwner } from './shopping-scope.ts'

/** Of two answers with the same cart the newer one, in whichever order they arrive. */
function newerCart(known: unknown, come: unknown): unknown {
  const [before, after] = [known as Cart | undefined, come as Cart]
  return before && before.cartId === after.cartId && before.version > after.version
    ? before
    : replaceEqualDeep(known, come)
}

/**
 * The open cart of the server: the one query that every feature reads (lines, address, slot, totals). Components that
 * show it handle its failure.
 */
export const cartQuery = (owner = currentOwner()) =>
  queryOptions({
    queryKey: cartKey(owner),
    queryFn: ({ signal }): Promise<Cart> => call(viewCart, { query: {}, signal, quiet: true }),
    structuralSharing: newerCart,
    staleTime: Infinity,
    gcTime: Infinity,
  })

/** An owner without a cart, during hydration: the cart may have loaded by then, but the server rendered without it. */
const NOBODY = 'o'

/** The same in a component, for the current user. */
export function useCartQuery() {
  const owner = useOwner()
  const inBrowser = useInBrowser()
  return { ...cartQuery(inBrowser ? owner : NOBODY), enabled: inBrowser }
}

/**
 * Keeps the cart of an answer (login, add, address, slot, prepare), unless a newer one has arrived in the meantime, or
 * it is a visitor's that arrives after a login.
 */
export function keepCart(client: QueryClient, cart: Cart): void {
  const { user } = useUserStore.getState()
  if (user && user.userId !== cart.user.userId) return
  client.setQueryData<Cart>(cartKey(), (known) =>
    known && known.cartId === cart.cartId && known.version > cart.version ? known : cart,
  )
}
