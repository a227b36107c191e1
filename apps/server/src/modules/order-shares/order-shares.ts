/** Public exports of links that show one order. */
export { forgetShares, removeOldShares } from './order-shares.service.ts'
