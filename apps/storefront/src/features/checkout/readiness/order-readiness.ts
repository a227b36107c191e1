import type { Cart } from '@cambusa/contract/cart/cart'
import { MIN_PROFILE_LEVEL } from '@cambusa/domain/constants'
import { orderProgress } from '@cambusa/domain/orders/order-step'

/** What still prevents the payment of a cart; each is shown with a control that leads to it. */
export type Missing =
  | { kind: 'empty' | 'profile' | 'address' | 'timeslot' | 'expiredSlot' | 'payment' | 'age' }
  | { kind: 'problems'; count: number }
  | { kind: 'minimum'; missing: number; minimum: number }

export interface Readiness {
  cart: Pick<
    Cart,
    | 'user'
    | 'cartItems'
    | 'shippingAddress'
    | 'timeslot'
    | 'missingToMinimum'
    | 'minimumOrder'
    | 'deliveryServiceId'
  >
  /** profile.level of the customer. */
  level: number
  /** The chosen payment type, if this cart allows it. */
  paymentTypeId: number | undefined
  isAgeDeclared: boolean
}

/** The strictest age that a line requires; undefined when none does. */
export const requiredAge = ({ cartItems }: Pick<Cart, 'cartItems'>): number | undefined => {
  const ages = cartItems.flatMap(({ product }) => product.minAge ?? [])
  return ages.length === 0 ? undefined : Math.max(...ages)
}

/** What is missing, in the order in which the shopper completes it. */
export function missingToPay({ cart, level, paymentTypeId, isAgeDeclared }: Readiness): Missing[] {
  if (cart.cartItems.length === 0) return [{ kind: 'empty' }]
  const missing: Missing[] = []
  if (level < MIN_PROFILE_LEVEL) missing.push({ kind: 'profile' })
  const count = cart.cartItems.filter(({ problem }) => problem).length
  if (count > 0) missing.push({ kind: 'problems', count })
  const done = orderProgress(cart)
  if (!done.address) missing.push({ kind: 'address' })
  else if (!done.timeslot) missing.push({ kind: cart.timeslot ? 'expiredSlot' : 'timeslot' })
  if (cart.missingToMinimum > 0)
    missing.push({ kind: 'minimum', missing: cart.missingToMinimum, minimum: cart.minimumOrder })
  if (paymentTypeId === undefined) missing.push({ kind: 'payment' })
  if (requiredAge(cart) !== undefined && !isAgeDeclared) missing.push({ kind: 'age' })
  return missing
}

/** Of what is missing to pay, what is missing to send the cart for approval: its approver pays, and declares the age. */
export const missingToSend = (missing: readonly Missing[]): Missing[] =>
  missing.filter(({ kind }) => kind !== 'payment' && kind !== 'age')
