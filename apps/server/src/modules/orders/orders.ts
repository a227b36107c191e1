/** The door of orders: what was bought. */
export type { OrderCopy } from './order-copy.ts'
export { listLastBoughtOf, viewOwnOrder } from './orders.service.ts'
