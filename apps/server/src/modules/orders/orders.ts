/** Public exports of orders. */
export type { DailyLimit, OrderCopy, PreparedLine, PreparedOrder } from './order-copy.ts'
export {
  tellCancelled,
  tellCancelledUnpaid,
  tellOrderReceived,
  tellPaymentFailed,
  tellPaymentReceived,
  tellRefunded,
} from './order-news.ts'
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
export { runOrdersCommand } from './orders.command.ts'
export { removeOldNews, tellShopOfOrders } from './tell-shop.ts'
export { wireOrder } from './wire-order.ts'
