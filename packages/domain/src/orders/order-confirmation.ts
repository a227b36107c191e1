import { romeDate, romeTime } from '../time/dates.ts'
import { ORDER_STATUS } from './order-status.ts'
import { PAYMENT_TYPES } from './payment-type.ts'

/**
 * What the confirmation of an order may promise whenever it is viewed. prepared: the order is prepared and handed over.
 * awaitsPayment: the same once the transfer has arrived. underReview: the same once somebody has reviewed it.
 */
export type OrderConfirmation = 'prepared' | 'awaitsPayment' | 'underReview'

export interface ConfirmedOrder {
  status: number
  paymentTypeId: number
  payBy: Date | null
  timeslot: { date: string; endTime: string }
}

/**
 * The confirmation of an order in its present state; undefined when nothing can be promised: it is being prepared,
 * handed over, cancelled, being edited, not paid, or its slot is over.
 */
export function orderConfirmation(
  { status, paymentTypeId, payBy, timeslot }: ConfirmedOrder,
  now: Date,
): OrderConfirmation | undefined {
  // Both as a day and time in Rome, which sort as text.
  if (`${timeslot.date} ${timeslot.endTime}` <= `${romeDate(now)} ${romeTime(now)}`) return undefined
  if (status === ORDER_STATUS.received || status === ORDER_STATUS.confirmed) return 'prepared'
  if (status === ORDER_STATUS.underReview) return 'underReview'
  const awaitsTransfer =
    status === ORDER_STATUS.awaitingPayment && paymentTypeId === PAYMENT_TYPES.bankTransfer
  return awaitsTransfer && payBy !== null && payBy > now ? 'awaitsPayment' : undefined
}
