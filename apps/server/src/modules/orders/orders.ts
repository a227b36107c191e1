/** Public exports of orders. */
export type { OrderCopy } from './order-copy.ts'
export {
  tellCancelled,
  tellCancelledUnpaid,
  tellOrderReceived,
  tellPaymentFailed,
  tellPaymentReceived,
  tellPayReminder,
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
export { listLastBoughtOf, ownOrderLines, viewOwnOrder } from './orders.service.ts'
export type { OrderItemRow } from './orders.queries.ts'
export { runOrdersCommand } from './orders.command.ts'
export { removeOldNews, tellShopOfOrders } from './tell-shop.ts'
export { linePicture, wireOrder } from './wire-order.ts'
