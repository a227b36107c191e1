import type { Cart } from '@cambusa/contract/cart'
import { nextOrderStep, type OrderStep } from '@cambusa/domain/orders/order-step'

/** What a shopper has to do next to buy this cart. */
export type NextStep = OrderStep | 'problems'

/** The next step of the chain login → address → slot → checkout; lines that cannot be bought come before the checkout. */
export function nextStepOf(
  cart: Pick<Cart, 'shippingAddress' | 'timeslot' | 'cartItems'>,
  signedIn: boolean,
): NextStep {
  const step = nextOrderStep({
    isLoggedIn: signedIn,
    hasAddress: Boolean(cart.shippingAddress),
    hasTimeslot: Boolean(cart.timeslot?.heldUntil),
  })
  return step === 'checkout' && countProblems(cart) > 0 ? 'problems' : step
}

export const countProblems = ({ cartItems }: Pick<Cart, 'cartItems'>): number =>
  cartItems.filter((item) => item.problem).length
