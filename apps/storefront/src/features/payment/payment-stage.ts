import type { Order } from '@cambusa/contract/orders/orders'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { PAYING_ATTEMPTS, UNDECIDED_ATTEMPTS } from '@cambusa/domain/payments/payment-attempt'

/**
 * What the customer has to know of an order's payment. placed: nothing is to be done at the bank. waiting: the bank has
 * not said. unpaid: no try yet. failed: the last try failed. givenUp: the order was cancelled.
 */
export type PaymentStage = 'placed' | 'waiting' | 'unpaid' | 'failed' | 'givenUp'

const { awaitingPayment, cancelled, paymentFailed, refunded } = ORDER_STATUS

/** How far the payment of an order has come. */
export function paymentStage({
  orderStatusId: status,
  paymentTypeId,
  payment,
}: Pick<Order, 'orderStatusId' | 'paymentTypeId' | 'payment'>): PaymentStage {
  if (status === cancelled || status === refunded) return 'givenUp'
  if (status !== awaitingPayment && status !== paymentFailed) return 'placed'
  if (paymentTypeId !== PAYMENT_TYPES.creditCard) return status === paymentFailed ? 'failed' : 'placed'
  if (!payment) return status === paymentFailed ? 'failed' : 'unpaid'
  const isOneOf = (states: readonly string[]) => states.includes(payment.state)
  if (isOneOf(UNDECIDED_ATTEMPTS)) return 'waiting'
  return isOneOf(PAYING_ATTEMPTS) ? 'placed' : 'failed'
}

/** Whether an order that was just bought still has to be paid at the bank's page. */
export const isForTheBank = (order: Pick<Order, 'orderStatusId' | 'paymentTypeId' | 'payment'>): boolean =>
  order.paymentTypeId === PAYMENT_TYPES.creditCard &&
  ['unpaid', 'waiting', 'failed'].includes(paymentStage(order))
