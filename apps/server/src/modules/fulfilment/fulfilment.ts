/** Public exports of fulfilment: what the shop does with an order from its confirmation to its hand-over. */
export { runFulfilmentCommand } from './fulfilment.command.ts'
export { handOverOrder, type HandedOver, type HandingOver } from './hand-over-order.ts'
export { forgetReceivers } from './forget-receivers.queries.ts'
export type { Acted, Doer } from './order-act.ts'
export { pickOrder, type Picking } from './pick-order.ts'
export type { PickRow } from './picked-rows.ts'
export {
  bringBackOrder,
  cancelOrderByShop,
  confirmOrder,
  orderOnTheWay,
  readyOrder,
  startPicking,
} from './prepare-order.ts'
