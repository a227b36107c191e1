import { romeDate, romeTime } from '../time/dates.ts'
import { ORDER_STATUS } from './order-status.ts'
import { PAYMENT_TYPES } from './payment-type.ts'

/**
 * What may be promised of an order whose buyer looks at its confirmation, now or later. prepared: it is prepared and handed over.
 * awaitsPayment: the same once the transfer has come. underReview: once somebody has looked at it.
 */
export type OrderConfirmation = 'prepared' | 'awaitsPayment' | 'underReview'

export interface ConfirmedOrder {
  status: number
  paymentTypeId: number
  payBy: Date | null
  timeslot: { date: string; endTime: string }
}

/**
 * The confirmation of an order as it stands; undefined where nothing is promised any more: it is being prepared, was handed
 * over, is cancelled or changed, was not paid, or its slot is over.
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
