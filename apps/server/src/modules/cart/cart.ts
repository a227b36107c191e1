/** The door of the cart: finding, pricing and changing it, and how it goes on the wire. */
export { cartJson, wireCart } from './cart-answer.ts'
export { changeLines } from './cart-changes.ts'
export type { CartNeeds } from './cart-needs.ts'
export type { PricedCart, PricedLine } from './cart-pricing.ts'
export type { CartRow, CartSnapshot } from './cart.queries.ts'
export {
  cartAnswer,
  findCart,
  isLocked,
  lockCart,
  pricedCart,
  readCart,
  removeLostCarts,
} from './cart.service.ts'
export { boughtSinceMidnight, boughtToday } from './bought-today.ts'
export { wireProblem, type LineProblem } from './line-problem.ts'
export { mergeVisitorCart } from './merge-cart.service.ts'
export type { CartFacts, LinePlan } from './cart-facts.ts'
export { planAdd } from './plan-add.ts'
export { wirePackage } from './wire-extras.ts'
