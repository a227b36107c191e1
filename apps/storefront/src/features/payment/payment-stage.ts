import type { Order } from '@cambusa/contract/orders/orders'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { PAYING_ATTEMPTS, UNDECIDED_ATTEMPTS } from '@cambusa/domain/payments/payment-attempt'

/**
 * The stages of an order's payment. placed: nothing to do at the bank. waiting: the bank has not answered. unpaid: no
 * attempt yet. failed: the last attempt failed. givenUp: the order was cancelled. editing: it is open for changes.
 */
export type PaymentStage = 'placed' | 'waiting' | 'unpaid' | 'failed' | 'givenUp' | 'editing'

const { awaitingPayment, cancelled, editing, paymentFailed, refunded } = ORDER_STATUS

type Staged = Pick<Order, 'orderStatusId' | 'paymentTypeId' | 'payment' | 'canPay'>

/** The stage of an order's payment. */
export function paymentStage({
  orderStatusId: status,
  paymentTypeId,
  payment,
  canPay,
}: Staged): PaymentStage {
  if (status === cancelled || status === refunded) return 'givenUp'
  const isOneOf = (states: readonly string[]) => payment !== null && states.includes(payment.state)
  // Its payment stands; while a higher amount waits for its own, that one is shown instead.
  if (status === editing && !canPay) return 'editing'
  if (status === editing) return isOneOf(UNDECIDED_ATTEMPTS) ? 'waiting' : 'unpaid'
  if (status !== awaitingPayment && status !== paymentFailed) return 'placed'
  if (paymentTypeId !== PAYMENT_TYPES.creditCard) return status === paymentFailed ? 'failed' : 'placed'
  if (!payment) return status === paymentFailed ? 'failed' : 'unpaid'
  if (isOneOf(UNDECIDED_ATTEMPTS)) return 'waiting'
  return isOneOf(PAYING_ATTEMPTS) ? 'placed' : 'failed'
}

/** Whether an order that was just bought must still be paid on the bank's page. */
export const isForTheBank = (order: Staged): boolean =>
  order.paymentTypeId === PAYMENT_TYPES.creditCard &&
  ['unpaid', 'waiting', 'failed'].includes(paymentStage(order))
