import type { Cart } from '@cambusa/contract/cart'

/** What a shopper has to do next to buy this cart. */
export type NextStep = 'login' | 'address' | 'timeslot' | 'problems' | 'checkout'

/** The next step of the chain login → address → slot → checkout; lines that cannot be bought come before the checkout. */
export function nextStepOf(
  cart: Pick<Cart, 'shippingAddress' | 'timeslot' | 'cartItems'>,
  signedIn: boolean,
): NextStep {
  if (!signedIn) return 'login'
  if (!cart.shippingAddress) return 'address'
  if (!cart.timeslot || cart.timeslot.heldUntil === null) return 'timeslot'
  return countProblems(cart) > 0 ? 'problems' : 'checkout'
}

export const countProblems = ({ cartItems }: Pick<Cart, 'cartItems'>): number =>
  cartItems.filter((item) => item.problem).length
