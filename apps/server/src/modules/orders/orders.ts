/** The door of orders: what was bought. */
export { listLastBoughtOf, viewOwnOrder } from './orders.service.ts'
