import {
  emptyCart,
  updateCartInfo,
  updateItemInfos,
  type Cart,
  type CartItem,
  type cartInfoNames,
} from '@cambusa/contract/cart'
import { STORE_ID } from '@cambusa/domain/constants'
import { cartTexts } from '@cambusa/messages/it/cart'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { CART_KEY } from '../../lib/query-keys.ts'
import { showToast } from '../../ui/show-toast.ts'
import { outboxOf } from './cart-outbox.ts'
import { keepCart } from '../../lib/cart-query.ts'

export type CartInfoName = (typeof cartInfoNames)[number]
export type ItemInfoName = 'accept_alternatives' | 'note'

const query = { store_id: STORE_ID }

/** One after the other, so that the answer of the last change is the last one kept. */
const scope = { id: 'cart' }

/** Changes the cart on screen at once; the returned function takes the change back. */
function change(client: QueryClient, apply: (cart: Cart) => Cart): () => void {
  const before = client.getQueryData<Cart>(CART_KEY)
  if (!before) return () => undefined
  client.setQueryData<Cart>(CART_KEY, apply(before))
  return () => void client.invalidateQueries({ queryKey: CART_KEY })
}

const withItemInfo = (itemId: number, name: ItemInfoName, value: string) => (cart: Cart) => ({
  ...cart,
  cartItems: cart.cartItems.map((item) =>
    item.itemId === itemId ? { ...item, infos: { ...item.infos, [name]: value } } : item,
  ),
})

/** Sets an info of one line: alternatives accepted, a note. Waits for the connection where there is none. */
export function useSetItemInfo(item: CartItem) {
  const client = useQueryClient()
  const { itemId } = item
  return useMutation({
    scope,
    mutationFn: ({ name, value }: { name: ItemInfoName; value: string }) =>
      call(updateItemInfos, { query, body: { items: [{ itemId, infos: { [name]: value } }] } }),
    onMutate: ({ name, value }) => change(client, withItemInfo(itemId, name, value)),
    onSuccess: (cart) => keepCart(client, cart),
    onError: (_error, _input, takeBack) => takeBack?.(),
  })
}

/** Sets a property of the cart: invoice wanted, note for the order. */
export function useSetCartInfo() {
  const client = useQueryClient()
  return useMutation({
    scope,
    mutationFn: ({ property, value }: { property: CartInfoName; value: string }) =>
      call(updateCartInfo, { body: { property, value } }),
    onMutate: ({ property, value }) =>
      change(client, (cart) => ({ ...cart, cartInfos: { ...cart.cartInfos, [property]: value } })),
    onSuccess: (cart) => keepCart(client, cart),
    onError: (_error, _input, takeBack) => takeBack?.(),
  })
}

/** Removes every line. */
export function useEmptyCart() {
  const client = useQueryClient()
  return useMutation({
    scope,
    mutationFn: () => call(emptyCart, { query }),
    onMutate: () => outboxOf(client).clear(),
    onSuccess: (cart) => {
      keepCart(client, cart)
      showToast({ kind: 'success', text: cartTexts.emptied })
    },
    onError: () => void client.invalidateQueries({ queryKey: CART_KEY }),
  })
}
