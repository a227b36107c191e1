/** Public exports of orders. */
export { quantitiesByProduct } from './order-copy.ts'
export type { OrderLifeRow } from './order-life.queries.ts'
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
  tellPayReminder,
  tellRefunded,
  tellWithdrawalReceived,
} from './order-news.ts'
export { NOTHING_AFTERWARDS } from './order-afterwards.ts'
export { forgetPersonInOrders } from './forget-person.queries.ts'
export { linePicture } from './line-picture.ts'
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
export { largestBoughtOf, type LargestBoughtOf } from './largest-bought.ts'
export { listLastBoughtOf, ownOrderLines, viewOwnOrder } from './orders.service.ts'
export { seenOrder } from './company-orders.queries.ts'
export { buyerOf, documentsOf, orderFile } from './documents/order-document.ts'
export type { OrderItemRow, OrderOwner } from './orders.queries.ts'
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
  insertWithdrawnLines,
  listWithdrawals,
  lockOrderOfGoods,
  updateReturned,
  type WithdrawalRow,
} from './withdrawals/withdrawals.queries.ts'
export { withdrawalTerms } from './withdrawals/withdrawals-of-order.ts'
