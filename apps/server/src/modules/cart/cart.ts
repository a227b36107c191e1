/** The door of the cart: finding, pricing and changing it, and how it goes on the wire. */
export { cartJson, wireCart } from './cart-answer.ts'
export { changeLines, FREE_TRIES, keepPlace } from './cart-changes.ts'
export { lockedCart, unlockEnded, unlockOwnCart } from './cart-locks.queries.ts'
export { boughtCart, movedCart, raisedVersion, type CartDelivery } from './cart-parts.queries.ts'
export type { CartNeeds } from './cart-needs.ts'
export type { PricedCart, PricedLine } from './cart-pricing.ts'
export type { CartRow, CartSnapshot } from './cart.queries.ts'
export {
  cartAnswer,
  ensureCart,
  findCart,
  isLocked,
  pricedCart,
  readCart,
  removeLostCarts,
  removeOpenCarts,
  statusToChange,
} from './cart.service.ts'
export { boughtSinceMidnight, boughtToday } from './bought-today.ts'
export { wireProblem, type LineProblem } from './line-problem.ts'
export { mergeVisitorCart } from './merge-cart.service.ts'
export { inLockedCart, lockCart, lockCartToFill } from './lock-cart.ts'
export { returnLines, type LineToReturn } from './return-lines.ts'
export { wireGift, wirePackage, type PaidGift } from './wire-extras.ts'
export type { CartFacts, LinePlan } from './cart-facts.ts'
export { saidInfos } from './proposed-invoice.ts'
export { planAdd } from './plan-add.ts'
export { reserveTimeslot, tryReserveTimeslot } from './choose-slot.ts'
