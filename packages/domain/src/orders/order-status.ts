/** Codes of an order's status, as on the wire. */
export const ORDER_STATUS = {
  received: 1,
  confirmed: 2,
  preparing: 3,
  ready: 4,
  delivering: 5,
  delivered: 6,
  editing: 7,
  cancelled: 8,
  awaitingPayment: 9,
  paymentFailed: 10,
  refunded: 11,
  readyForPickup: 12,
  collected: 13,
  underReview: 18,
} as const

export type OrderStatusName = keyof typeof ORDER_STATUS
export type OrderStatus = (typeof ORDER_STATUS)[OrderStatusName]

/**
 * Every allowed move of an order; the database refuses all others (docs/decisions/022). A status never moves to itself.
 */
export const ORDER_MOVES: readonly (readonly [from: OrderStatus, to: OrderStatus])[] = [
  // Received, paid on delivery or on account.
  [1, 2],
  [1, 7],
  [1, 8],
  [1, 9],
  // A stored card that is refused at its authorisation, the day before.
  [1, 10],
  [1, 18],
  // Confirmed: the customer can change it until the shop starts picking.
  [2, 3],
  [2, 7],
  [2, 8],
  [2, 10],
  [2, 18],
  // The shop picks and packs; from now on only the shop cancels.
  [3, 4],
  [3, 8],
  [4, 5],
  [4, 8],
  [4, 12],
  // On the road: delivered, brought back for another try, or refused by the customer.
  [5, 4],
  [5, 6],
  [5, 8],
  // Withdrawal or complaint after the hand-over.
  [6, 11],
  [13, 11],
  // Edited by the customer: saved or given up, it becomes received or confirmed again; a higher total may require a
  // payment.
  [7, 1],
  [7, 2],
  [7, 8],
  [7, 9],
  [7, 18],
  // A cancelled order that was paid gets its money back.
  [8, 11],
  // Online card or bank transfer: paid, refused, given up, switched to payment on delivery, or reviewed first.
  [9, 1],
  [9, 2],
  [9, 8],
  [9, 10],
  [9, 18],
  // Another try, another payment type, a success reported late, or the end.
  [10, 1],
  [10, 2],
  [10, 8],
  [10, 9],
  // Waiting at the counter or in the locker: collected, or never collected.
  [12, 8],
  [12, 13],
  // After the review by a person.
  [18, 2],
  [18, 8],
]

/** Statuses in which a new order may start. */
export const FIRST_ORDER_STATUSES: readonly OrderStatus[] = [
  ORDER_STATUS.received,
  ORDER_STATUS.awaitingPayment,
  ORDER_STATUS.underReview,
]

/** Statuses in which the customer may cancel the order himself. */
export const CUSTOMER_CANCELLABLE: readonly OrderStatus[] = [1, 2, 7, 9, 10, 18]

export function isOrderStatus(value: number): value is OrderStatus {
  return Object.values(ORDER_STATUS).some((status) => status === value)
}

/** Whether an order may go from one status to another. */
export function canMove(from: number, to: number): boolean {
  return ORDER_MOVES.some(([start, end]) => start === from && end === to)
}

/** Whether the customer may cancel an order in this status. */
export function isCancellableByCustomer(status: number): boolean {
  return CUSTOMER_CANCELLABLE.some((cancellable) => cancellable === status)
}

/** Whether the customer may open an order in this status for editing. */
export function isOrderEditable(status: number): boolean {
  return canMove(status, ORDER_STATUS.editing)
}

/** Whether a status has no further moves. */
export function isFinalStatus(status: OrderStatus): boolean {
  return !ORDER_MOVES.some(([from]) => from === status)
}
