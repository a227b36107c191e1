/** Public exports of orders. */
export type { OrderCopy } from './order-copy.ts'
export {
  tellCancelled,
  tellCancelledUnpaid,
  tellOrderReceived,
  tellPaymentFailed,
  tellPaymentReceived,
  tellRefunded,
  tellWithdrawalReceived,
} from './order-news.ts'
export { LINE_PICTURE_PX } from './line-picture.ts'
export { isMoneyTaken, orderCutoff } from './order-facts.queries.ts'
export {
  markAwaiting,
  markCancelled,
  markFailed,
  markLost,
  markLostLate,
  markPaid,
  markRefunded,
  updatePaymentType,
  type CancelledOrder,
} from './order-moves.queries.ts'
export { placedOrderParts } from './placed-order.queries.ts'
export { listLastBoughtOf, viewOwnOrder } from './orders.service.ts'
export { findOrderIdOfNumber } from './shop-orders.queries.ts'
export { runOrdersCommand } from './orders.command.ts'
export { removeOldNews, tellShopOfOrders } from './tell-shop.ts'
export { wireOrder } from './wire-order.ts'
export { closeWithdrawal } from './close-withdrawal.ts'
export {
  findWithdrawable,
  listCameLines,
  lockOwnOrderRow,
  type CameRow,
  type WithdrawableOrder,
} from './withdrawals/withdrawable.queries.ts'
export {
  insertWithdrawal,
  insertWithdrawalAct,
  insertWithdrawnLines,
  listWithdrawals,
  lockOrderOfGoods,
  updateReturned,
  type WithdrawalRow,
} from './withdrawals/withdrawals.queries.ts'
export { withdrawalTerms } from './withdrawals/withdrawals-of-order.ts'
