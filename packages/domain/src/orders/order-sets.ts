import { ORDER_STATUS } from './order-status.ts'

const {
  received,
  confirmed,
  preparing,
  ready,
  delivering,
  readyForPickup,
  cancelled,
  awaitingPayment,
  paymentFailed,
  refunded,
  delivered,
  collected,
} = ORDER_STATUS

/** Left out of the list of orders unless asked for: nothing was paid, and the shop does nothing yet. */
export const PENDING_ORDERS = [awaitingPayment, paymentFailed] as const

/** Not counted as purchases in a product's history and in what is bought together: given up, or not paid. */
export const ORDERS_WITHOUT_PURCHASE = [cancelled, ...PENDING_ORDERS] as const

/** Nothing is charged for them, or all of it went back: they are no spending. */
export const ORDERS_WITHOUT_CHARGE = [...ORDERS_WITHOUT_PURCHASE, refunded] as const

/**
 * Not counted as preferences for sorting search results: given up by somebody. An order that awaits a transfer counts.
 */
export const ORDERS_WITHOUT_PREFERENCE = [cancelled, paymentFailed] as const

/**
 * Not offered for buying again, and their goods are back in stock. An order with a failed payment keeps its goods,
 * because the payment may be tried again.
 */
export const ORDERS_WITHOUT_GOODS = [cancelled] as const

/** Their goods are to be picked, or are being picked. */
export const ORDERS_TO_PICK = [received, confirmed, preparing] as const

/** Their goods were picked: what came of each line is settled. */
export const PICKED_ORDERS = [ready, delivering, delivered, readyForPickup, collected, refunded] as const

/** The customer has the goods: payment on account is due. */
export const HANDED_OVER_ORDERS = [delivered, collected] as const

/** Use no credit of a company: nothing is owed for them, or no longer. */
export const ORDERS_WITHOUT_DEBT = [cancelled, refunded] as const

/** Nothing more is done with them: the customer has the goods, or the order was given up. */
export const ENDED_ORDERS = [...HANDED_OVER_ORDERS, ...ORDERS_WITHOUT_DEBT] as const

export const isOneOfStatuses = (statuses: readonly number[], status: number): boolean =>
  statuses.includes(status)
