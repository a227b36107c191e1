/** Public exports of the checkout. */
export type { CartToBuy } from './buy.queries.ts'
export { place, type FoundCart } from './place-order.ts'
export { checkedOrder } from './checked-order.ts'
export { releaseEndedLocks } from './prepare.service.ts'
