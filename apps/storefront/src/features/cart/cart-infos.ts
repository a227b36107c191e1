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
import { cartNoticeTexts } from '@cambusa/messages/it/cart/cart-notices'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { CallError } from '../../lib/api/call-error.ts'
import { call } from '../../lib/api/call.ts'
import { cartKey } from '../../lib/api/query-keys.ts'
import { announce } from '../../lib/state/announce.ts'
import { outboxOf } from './outbox/cart-outbox.ts'
import { unsentInfos, withoutEmpty, type UnsentInfo } from './outbox/unsent-infos.ts'
import { showToast } from '../../lib/state/show-toast.ts'
import { whenOnline } from '../../lib/state/when-online.ts'
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
  const queryKey = cartKey()
  const put = (how: (cart: Cart) => Cart) =>
    client.setQueryData<Cart>(queryKey, (cart) => (cart ? how(cart) : undefined))
  put(to)
  return () => {
    put(back)
    void client.invalidateQueries({ queryKey })
  }
}

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

const tellWaiting = () => showToast({ kind: 'info', topic: 'cart-waiting', text: cartNoticeTexts.waiting })

/** Sends infos when there is a network, if they still wait: another shopper does not send them. */
const sendWaiting = (of: Pick<UnsentInfo, 'line' | 'info'>[], send: () => Promise<Cart>): Promise<Cart> =>
  whenOnline(async () => {
    if (!of.every(unsentInfos.has)) throw new CallError('session', 0)
    return send()
  }, tellWaiting)

/** Notes that are not sent yet are kept over a reload; returns what the shop's answer does with them. */
function noteUnsent(infos: readonly UnsentInfo[], takeBack: () => void) {
  const noted = infos.map(unsentInfos.note)
  return {
    sent: () => noted.forEach(unsentInfos.sent),
    refused: () => {
      noted.forEach(unsentInfos.sent)
      takeBack()
    },
  }
}

/** Sets infos of one line: wishes, a note. Waits for the network while there is none, also over a reload. */
export function useSetItemInfos(item: CartItem) {
  const client = useQueryClient()
  const { itemId, infos, productId, notes, product } = item
  const line = { productId, notes, name: product.name }
  return useMutation({
    scope,
    mutationFn: (wanted: ItemInfos) => {
      const body = { items: [{ itemId, infos: { ...wanted } }] }
      const of = Object.keys(wanted).map((info) => ({ line, info }))
      return sendWaiting(of, () => call(updateItemInfos, { query, body }))
    },
    onMutate: (wanted) => {
      const unsent = Object.entries(wanted).map(([info, value]) => ({
        line,
        info,
        from: infos[info] ?? '',
        value,
      }))
      const before = Object.fromEntries(unsent.map(({ info, from }) => [info, from]))
      return noteUnsent(unsent, change(client, withItemInfos(itemId, wanted), withItemInfos(itemId, before)))
    },
    onSuccess: (cart, _input, unsent) => {
      unsent.sent()
      keepCart(client, cart)
    },
    onError: (_error, _input, unsent) => unsent?.refused(),
  })
}

/** Sets a property of the cart: invoice wanted, note for the order. Waits like useSetItemInfos. */
export function useSetCartInfo() {
  const client = useQueryClient()
  return useMutation({
    scope,
    mutationFn: (body: { property: CartInfoName; value: string }) =>
      sendWaiting([{ line: null, info: body.property }], () => call(updateCartInfo, { body })),
    onMutate: ({ property: info, value }) => {
      const from = client.getQueryData<Cart>(cartKey())?.cartInfos[info] ?? ''
      const takeBack = change(client, withCartInfo(info, value), withCartInfo(info, from))
      return noteUnsent([{ line: null, info, from, value }], takeBack)
    },
    onSuccess: (cart, _input, unsent) => {
      unsent.sent()
      keepCart(client, cart)
    },
    onError: (_error, _input, unsent) => unsent?.refused(),
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
