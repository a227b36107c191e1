import {
  addItems,
  deleteItems,
  emptyCart,
  resetItems,
  updateItems,
  viewCart,
  type Cart,
} from '@cambusa/contract/cart/cart'
import { addQuickOrder } from '@cambusa/contract/cart/quick-order'
import { addAllFromOrder } from '@cambusa/contract/cart/reorder'
import type { CartItem } from '@cambusa/contract/cart/cart-parts'
import { selectAddress } from '@cambusa/contract/delivery/delivery'
import { selectStore } from '@cambusa/contract/delivery/stores'
import { selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { addAllFromList } from '@cambusa/contract/lists/list-to-cart'
import { countedLines, lineChanges } from '@cambusa/domain/analytics/line-changes'
import { serviceKey } from '@cambusa/domain/delivery/delivery-service'
import type { CallObserver } from '../../lib/api/observe-calls.ts'
import { cartGoods, goodsOf, lineItem } from './items.ts'
import type { Happened } from './shop-event.ts'

type Called = Parameters<CallObserver>

/** Calls that change lines: only their answers tell what was added and removed. */
const CHANGES = new Set(
  [
    addItems,
    deleteItems,
    emptyCart,
    resetItems,
    updateItems,
    addQuickOrder,
    addAllFromOrder,
    addAllFromList,
  ].map(({ url }) => url),
)
const ADDRESSES: readonly string[] = [selectAddress.url, selectStore.url]

/** The cart of an answer, alone or among other things. */
export function cartIn(data: unknown): Cart | undefined {
  const found = data as { cartItems?: unknown; cart?: unknown } | null | undefined
  if (typeof found !== 'object' || found === null) return undefined
  return Array.isArray(found.cartItems) ? (found as Cart) : cartIn(found.cart)
}

/** The lines that a call is about: named by line or by product; of all where it names none. */
function isMeantBy(body: Record<string, unknown> | undefined): (line: CartItem) => boolean {
  const items = body?.items as { itemId?: number; productId?: number }[] | undefined
  if (!items?.every(({ itemId, productId }) => itemId !== undefined || productId !== undefined))
    return () => true
  return (line) =>
    items.some(({ itemId, productId }) =>
      itemId === undefined ? productId === line.productId : itemId === line.itemId,
    )
}

/**
 * What the shop really changed in the cart, from the answers of calls: taps that became one call are one change, and an
 * answer that is repeated changes nothing more. `known` is the cart that was loaded before.
 */
export function createCartChanges(known: () => Cart | undefined, emit: (happened: Happened) => void) {
  let last: Cart | undefined
  /** The lines as they were told; another tab's changes are taken over when the cart is loaded. */
  let counted: CartItem[] = []

  const takeOver = (cart: Cart) => {
    last = cart
    counted = cart.cartItems
  }

  const tellLines = (cart: Cart, isMeant: (line: CartItem) => boolean) => {
    const changes = lineChanges(counted, cart.cartItems, isMeant)
    counted = countedLines(counted, cart.cartItems, isMeant)
    const goodsIn = (sign: 1 | -1) =>
      changes
        .filter(({ change }) => change * sign > 0)
        .map(({ line, change }) => lineItem(line, change * sign))
    const [added, removed] = [goodsIn(1), goodsIn(-1)]
    const now = { cart: cartGoods(cart) }
    if (added.length > 0) emit({ name: 'add_to_cart', params: goodsOf(added), ...now })
    if (removed.length > 0) emit({ name: 'remove_from_cart', params: goodsOf(removed), ...now })
  }

  const tellDelivery = (cart: Cart, before: Cart | undefined, url: string) => {
    const isAddress = ADDRESSES.includes(url)
    // A reservation that is renewed is no choice.
    const isSame =
      !isAddress &&
      before?.timeslot?.timeslotId === cart.timeslot?.timeslotId &&
      before?.timeslot?.date === cart.timeslot?.date
    if (isSame || cart.deliveryServiceId === null) return
    const tier = serviceKey(cart.deliveryServiceId) ?? String(cart.deliveryServiceId)
    const step = isAddress ? 'address' : 'slot'
    emit({
      name: 'add_shipping_info',
      params: { ...cartGoods(cart), shipping_tier: tier, checkout_step: step },
    })
  }

  return {
    /** Before the call is answered: what was known until then. */
    before() {
      const cart = known()
      if (!last && cart) takeOver(cart)
    },
    answered({ url }: Called[0], { body }: Called[1], data: unknown) {
      const cart = cartIn(data)
      if (!cart) return
      const before = last
      const isSameCart = before?.cartId === cart.cartId
      const isOlder = isSameCart && cart.version < before.version
      // A visitor's first line makes the cart.
      const isChange = CHANGES.has(url) && (isSameCart || !before || before.cartItems.length === 0)
      if (isChange) tellLines(cart, isMeantBy(body))
      if (isOlder) return
      if (isChange) last = cart
      else if (!isSameCart || url === viewCart.url || !CHANGES.has(url)) takeOver(cart)
      if (ADDRESSES.includes(url) || url === selectTimeslot.url) tellDelivery(cart, before, url)
    },
  }
}
