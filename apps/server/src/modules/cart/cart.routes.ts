import type { Cart } from '@cambusa/contract/cart/cart'
import {
  addItems,
  deleteItems,
  emptyCart,
  resetItems,
  updateCartInfo,
  updateItemInfos,
  updateItems,
  viewCart,
} from '@cambusa/contract/cart/cart'
import { warning } from '../../platform/http/envelope.ts'
import type { Answer, RequestSession } from '../../platform/http/context.ts'
import { route, type Module } from '../../platform/http/route.ts'
import {
  addToCart,
  clearCart,
  removeLines,
  resetInCart,
  setCartInfo,
  updateLineInfos,
  updateQuantities,
} from './cart-acts.ts'
import { cartJson } from './cart-answer.ts'
import type { ChangedCart } from './cart-changes.ts'
import type { CartNeeds } from './rows/cart-needs.ts'
import { readCart } from './cart.service.ts'

type CartCall = CartNeeds & { session: RequestSession }

/** The changed cart with warnings for what could not be done as asked. */
async function answer(call: CartCall, changed: ChangedCart, showSectors?: boolean): Promise<Answer<Cart>> {
  const dataJson = await cartJson(call, call.session, changed.cart, { showSectors })
  return { dataJson, warnings: changed.warnings.map(({ code, params }) => warning(code, params)) }
}

export const cartModule: Module<CartNeeds> = (app, services) => {
  route(app, services, viewCart, async (call) => {
    const cart = await readCart(call.db, call.session, call.now)
    return answer(call, { cart, warnings: [] }, call.query.show_sectors)
  })
  route(app, services, addItems, async (call) =>
    answer(
      call,
      await addToCart(call, call.session, call.body.items, call.requestKey),
      call.query.show_sectors,
    ),
  )
  route(app, services, resetItems, async (call) => {
    const items = call.body.items.map(({ quantity = 1, ...item }) => ({ ...item, quantity }))
    return answer(call, await resetInCart(call, call.session, items), call.query.show_sectors)
  })
  route(app, services, updateItems, async (call) =>
    answer(call, await updateQuantities(call, call.session, call.body), call.query.show_sectors),
  )
  route(app, services, deleteItems, async (call) => {
    const ids = call.body.items.map(({ itemId }) => itemId)
    return answer(call, await removeLines(call, call.session, ids), call.query.show_sectors)
  })
  route(app, services, emptyCart, async (call) =>
    answer(call, await clearCart(call, call.session), call.query.show_sectors),
  )
  route(app, services, updateCartInfo, async (call) =>
    answer(call, await setCartInfo(call, call.session, call.body)),
  )
  route(app, services, updateItemInfos, async (call) =>
    answer(call, await updateLineInfos(call, call.session, call.body.items), call.query.show_sectors),
  )
}
