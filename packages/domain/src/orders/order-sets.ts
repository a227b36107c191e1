import { ORDER_STATUS } from './order-status.ts'

const {
  received,
  confirmed,
  preparing,
  cancelled,
  awaitingPayment,
  paymentFailed,
  refunded,
  delivered,
  collected,
} = ORDER_STATUS

/** Left out of the list of orders unless asked for: nothing has been paid, and the shop does nothing yet. */
export const PENDING_ORDERS = [awaitingPayment, paymentFailed] as const

/** No purchase, for a product's history and for what is bought together: given up, or not paid. */
export const ORDERS_WITHOUT_PURCHASE = [cancelled, ...PENDING_ORDERS] as const

/**
 * Say nothing of what a customer buys, for the order of search results: given up by somebody. An order that waits for
 * a transfer was meant.
 */
export const ORDERS_WITHOUT_PREFERENCE = [cancelled, paymentFailed] as const

/**
 * Not offered to be ordered again, and their goods are back in stock. A payment that failed may be made again: the
 * order keeps its goods.
 */
export const ORDERS_WITHOUT_GOODS = [cancelled] as const

/** Their goods are to be picked, or just being so. */
export const ORDERS_TO_PICK = [received, confirmed, preparing] as const

/** The goods are the customer's: what was agreed to be paid afterwards is due. */
export const HANDED_OVER_ORDERS = [delivered, collected] as const

/** Take nothing of a company's credit: nothing is owed for them, or no more. */
export const ORDERS_WITHOUT_DEBT = [cancelled, refunded] as const

export const isOneOfStatuses = (statuses: readonly number[], status: number): boolean =>
  statuses.includes(status)
