import {
  emptyCart,
  updateCartInfo,
  updateItemInfos,
  type Cart,
  type cartInfoNames,
} from '@cambusa/contract/cart/cart'
import type { CartItem } from '@cambusa/contract/cart/cart-parts'
import type { LineWish } from '@cambusa/domain/orders/wishes'
import { STORE_ID } from '@cambusa/domain/constants'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { cartKey } from '../../lib/api/query-keys.ts'
import { announce } from '../../lib/state/announce.ts'
import { outboxOf } from './outbox/cart-outbox.ts'
import { keepCart } from '../../lib/state/cart-query.ts'

export type CartInfoName = (typeof cartInfoNames)[number]
export type ItemInfoName = LineWish | 'note'
/** Infos of a line to set; an empty one is removed. */
export type ItemInfos = Partial<Record<ItemInfoName, string>>

const query = { store_id: STORE_ID }

/** One after the other, so that the answer of the last change is the last one kept. */
const scope = { id: 'cart' }

/**
 * Changes the cart on screen at once; the returned function undoes the change, also when the server cannot be asked.
 */
function change(client: QueryClient, to: (cart: Cart) => Cart, back: (cart: Cart) => Cart): () => void {
  const put = (how: (cart: Cart) => Cart) =>
    client.setQueryData<Cart>(cartKey(), (cart) => (cart ? how(cart) : undefined))
  put(to)
  return () => {
    put(back)
    void client.invalidateQueries({ queryKey: cartKey() })
  }
}

/** As the shop stores them: an empty info is removed, so that the cart's own one applies. */
const withoutEmpty = (infos: CartItem['infos']): CartItem['infos'] =>
  Object.fromEntries(Object.entries(infos).filter(([, value]) => value !== ''))

const withItemInfos = (itemId: number, infos: ItemInfos) => (cart: Cart) => ({
  ...cart,
  cartItems: cart.cartItems.map((item) =>
    item.itemId === itemId ? { ...item, infos: withoutEmpty({ ...item.infos, ...infos }) } : item,
  ),
})

const withCartInfo = (name: string, value: string) => (cart: Cart) => ({
  ...cart,
  cartInfos: { ...cart.cartInfos, [name]: value },
  invoiceProposed: cart.invoiceProposed && name !== 'need_invoice',
})

/** Sets infos of one line: wishes, a note. Waits for the connection while there is none. */
export function useSetItemInfos(item: CartItem) {
  const client = useQueryClient()
  const { itemId, infos } = item
  return useMutation({
    scope,
    mutationFn: (wanted: ItemInfos) =>
      call(updateItemInfos, { query, body: { items: [{ itemId, infos: { ...wanted } }] } }),
    onMutate: (wanted) => {
      const before = Object.fromEntries(Object.keys(wanted).map((name) => [name, infos[name] ?? '']))
      return change(client, withItemInfos(itemId, wanted), withItemInfos(itemId, before))
    },
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
    onMutate: ({ property, value }) => {
      const before = client.getQueryData<Cart>(cartKey())?.cartInfos[property] ?? ''
      return change(client, withCartInfo(property, value), withCartInfo(property, before))
    },
    onSuccess: (cart) => keepCart(client, cart),
    onError: (_error, _input, takeBack) => takeBack?.(),
  })
}

/** How many lines one call takes. */
const LINES_A_CALL = 200

const ACCEPTS = 'accept_alternatives'

const withAcceptance = (value: string) => (cart: Cart) => ({
  ...cart,
  cartInfos: { ...cart.cartInfos, [ACCEPTS]: value },
  cartItems: cart.cartItems.map((item) => ({
    ...item,
    infos: withoutEmpty({ ...item.infos, [ACCEPTS]: '' }),
  })),
})

/** Sets for the whole cart whether alternatives are accepted; the settings of single lines are removed. */
export function useAcceptAll() {
  const client = useQueryClient()
  return useMutation({
    scope,
    mutationFn: async (accepts: boolean) => {
      const cart = await call(updateCartInfo, { body: { property: ACCEPTS, value: String(accepts) } })
      const own = cart.cartItems.filter(({ infos }) => infos[ACCEPTS] !== undefined)
      let answered = cart
      for (let first = 0; first < own.length; first += LINES_A_CALL) {
        const items = own
          .slice(first, first + LINES_A_CALL)
          .map(({ itemId }) => ({ itemId, infos: { [ACCEPTS]: '' } }))
        answered = await call(updateItemInfos, { query, body: { items } })
      }
      return answered
    },
    onMutate: (accepts) => {
      const before = client.getQueryData<Cart>(cartKey())
      return change(client, withAcceptance(String(accepts)), (cart) => ({
        ...cart,
        cartInfos: before?.cartInfos ?? cart.cartInfos,
      }))
    },
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
      announce(cartTexts.emptied)
    },
    onError: () => void client.invalidateQueries({ queryKey: cartKey() }),
  })
}
