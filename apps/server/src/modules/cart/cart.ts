/** Public exports of the cart: finding, pricing and changing it, and how it goes on the wire. */
export { cartJson, wireCart } from './cart-answer.ts'
export { changeLines, FREE_TRIES, extendSlotHold } from './cart-changes.ts'
export { lockedCart, unlockEnded, unlockOwnCart } from './rows/cart-locks.queries.ts'
export { boughtCart, movedCart, raisedVersion, type CartDelivery } from './rows/cart-parts.queries.ts'
export { clearBoughtCarts } from './rows/clear-bought-carts.queries.ts'
export type { CartNeeds } from './rows/cart-needs.ts'
export type { PricedCart, PricedLine } from './pricing/cart-pricing.ts'
export type { CartRow, CartSnapshot } from './rows/cart-snapshot.ts'
export {
  cartAnswer,
  ensureCart,
  findCart,
  findOrdinaryCart,
  pricedCart,
  readCart,
  removeLostCarts,
  removeOpenCarts,
  statusToChange,
} from './cart.service.ts'
export { boughtSinceMidnight, boughtToday } from './lines/bought-today.ts'
export { problem, sameLine, wireProblem, type LineProblem } from './lines/line-problem.ts'
export { mergeVisitorCart } from './merge-cart.service.ts'
export { isInUseAt } from './rows/edited-order.queries.ts'
export { openEditingCart, removeEditingCart } from './editing-cart.ts'
export {
  lockEditingCart,
  lockUntilPaid,
  markChangeBought,
  unlockEditingCart,
} from './rows/editing-cart.queries.ts'
export { inLockedCart, lockCart, lockCartToFill } from './lock-cart.ts'
export { checkQuantities } from './check-quantities.ts'
export { dropWaitingCart, giveCartBack } from './waiting-cart.ts'
export {
  lockCartToSend,
  lockWaitingCart,
  updateCartWaiting,
  updateWaitingLines,
  updateWaitingPrepared,
} from './rows/waiting-cart.queries.ts'
export { findWaitingSnapshot } from './rows/cart.queries.ts'
export { returnLines, type LineToReturn } from './return-lines.ts'
export { wireGift, wirePackage, type PaidGift } from './pricing/wire-extras.ts'
export type { CartFacts, ItemToAdd, LinePlan } from './lines/cart-facts.ts'
export { heldOf, offerNow } from './lines/offer-now.ts'
export { readFacts, stockOf, type FactsRead } from './read-facts.ts'
export { saidInfos } from './invoice/proposed-invoice.ts'
export { planAdd } from './lines/plan-add.ts'
export { reserveTimeslot, tryReserveTimeslot } from './delivery/choose-slot.ts'
