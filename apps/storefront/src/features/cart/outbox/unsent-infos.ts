import type { Cart } from '@cambusa/contract/cart/cart'
import type { CartItem } from '@cambusa/contract/cart/cart-parts'
import { createUnsentChanges } from '../../../lib/state/unsent-changes.ts'
import { lineOf } from './patch-cart.ts'

/** A note or a wish that the shop has not accepted yet, with what there was before; '' is none. */
export interface UnsentInfo {
  /** Its line, by product and choices; null: of the whole cart. */
  line: { productId: number; notes: string; name: string } | null
  info: string
  from: string
  value: string
}

export const unsentInfos = createUnsentChanges<UnsentInfo, Pick<UnsentInfo, 'line' | 'info'>>(
  ({ line, info }) => `${line ? `${line.productId} ${line.notes}` : ''} ${info}`,
)

/** As the shop stores the infos of a line: an empty one is removed, so that the cart's own one applies. */
export const withoutEmpty = (infos: CartItem['infos']): CartItem['infos'] =>
  Object.fromEntries(Object.entries(infos).filter(([, value]) => value !== ''))

function withInfo(cart: Cart, { line, info, value }: UnsentInfo): Cart {
  if (line === null) {
    if ((cart.cartInfos[info] ?? '') === value) return cart
    return { ...cart, cartInfos: { ...cart.cartInfos, [info]: value } }
  }
  const item = lineOf(cart, line.productId, line.notes)
  if (item === undefined || (item.infos[info] ?? '') === value) return cart
  const infos = withoutEmpty({ ...item.infos, [info]: value })
  return { ...cart, cartItems: cart.cartItems.map((each) => (each === item ? { ...each, infos } : each)) }
}

/** A cart of an answer with the notes and wishes that it does not have yet; the same cart where it has them all. */
export const withUnsentInfos = (cart: Cart): Cart => unsentInfos.all().reduce(withInfo, cart)
