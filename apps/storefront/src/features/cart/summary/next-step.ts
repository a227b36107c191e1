import type { Cart } from '@cambusa/contract/cart/cart'
import { nextOrderStep, orderProgress, type OrderStep } from '@cambusa/domain/orders/order-step'

/** The step that a shopper has to take next to buy this cart. */
export type NextStep = OrderStep | 'problems' | 'checkout'

/** The next step of the chain login → address → slot → checkout; lines that cannot be bought come before the checkout. */
export function nextStepOf(
  cart: Pick<Cart, 'user' | 'shippingAddress' | 'timeslot' | 'cartItems'>,
): NextStep {
  return nextOrderStep(orderProgress(cart)) ?? (countProblems(cart) > 0 ? 'problems' : 'checkout')
}

export const countProblems = ({ cartItems }: Pick<Cart, 'cartItems'>): number =>
  cartItems.filter((item) => item.problem).length
