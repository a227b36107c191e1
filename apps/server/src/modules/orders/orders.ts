/** Public exports of orders. */
export { quantitiesByProduct } from './order-copy.ts'
export type { DailyLimit, OrderCopy, PreparedLine, PreparedOrder } from './order-copy.ts'
export {
  insertCustomerAct,
  insertOrderLines,
  insertOrderVersion,
  markEdited,
  markEditing,
  markLostInEditing,
  markLostLateInEditing,
  removeOrderLines,
  updateChangedOrder,
  updateChangePayBy,
} from './order-changes.queries.ts'
export {
  tellCancelled,
  tellCancelledUnpaid,
  tellDelivered,
  tellOnTheWay,
  tellOrderChanged,
  tellOrderEditEnded,
  tellOrderReceived,
  tellPaymentFailed,
  tellPaymentReceived,
  tellReady,
  tellRefunded,
} from './order-news.ts'
export { findWasDone, insertOrderAct } from './order-acts.queries.ts'
export { isMoneyTaken, orderCutoff, owedCents } from './order-facts.queries.ts'
export {
  markAwaiting,
  markCancelled,
  markFailed,
  markLost,
  markLostLate,
  markPaid,
  markRefunded,
  moveOrder,
  updatePaymentType,
  type CancelledOrder,
} from './order-moves.queries.ts'
export { placedOrderParts } from './placed-order.queries.ts'
export { listLastBoughtOf, viewOwnOrder } from './orders.service.ts'
export { runOrdersCommand } from './orders.command.ts'
export { findOrderIdOfNumber } from './shop-orders.queries.ts'
export { removeOldNews, tellShopOfOrders } from './tell-shop.ts'
export { wireOrder } from './wire-order.ts'
