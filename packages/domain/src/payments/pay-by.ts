import { isOneOfStatuses, PENDING_ORDERS } from '../orders/order-sets.ts'
import { ORDER_STATUS } from '../orders/order-status.ts'
import { PAYMENT_TYPES, type PaymentTypeId } from '../orders/payment-type.ts'
import { bankingDayFrom } from '../time/banking-days.ts'
import { addDaysIso, romeDate, romeTime } from '../time/dates.ts'
import { romeInstant } from '../time/rome-instant.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Time before the cut-off in which the shop learns of a card payment made at the last moment. */
const SETTLING_MS = 3 * MINUTE_MS
/** Customers are sent to the bank's page only with at least this time left. */
const CARD_MS = 5 * MINUTE_MS
/**
 * Banks carry out transfers on the same day if ordered by then, and they arrive by the evening of the next banking day.
 */
const ORDERED_BY = '15:00'
const ARRIVES_BY = '18:00'

/** How long the shop waits for a payment. */
export interface PaymentPatience {
  paymentMinutes: number
  transferDays: number
}

/** Time before the cut-off at which an order that is still unpaid is mentioned once more. */
export const PAY_REMINDER_MS = 6 * 60 * MINUTE_MS

const earlier = (one: Date, other: Date): Date => (one < other ? one : other)

/** The last moment to pay an order by card before its cut-off, early enough for the shop to learn of it. */
export const lastCardMoment = (cutoffAt: Date): Date => new Date(cutoffAt.getTime() - SETTLING_MS)

/**
 * When an order of this type stops waiting for its payment: after the configured time, and never later than the cut-off
 * of its slot allows. null: it does not wait. cutoffAt null: no slot is chosen.
 */
export function payByOf(
  { paymentMinutes, transferDays }: PaymentPatience,
  paymentTypeId: PaymentTypeId,
  cutoffAt: Date | null,
  now: Date,
): Date | null {
  if (paymentTypeId === PAYMENT_TYPES.creditCard) {
    const patient = new Date(now.getTime() + paymentMinutes * MINUTE_MS)
    return cutoffAt === null ? patient : earlier(patient, lastCardMoment(cutoffAt))
  }
  if (paymentTypeId === PAYMENT_TYPES.bankTransfer) {
    const patient = new Date(now.getTime() + transferDays * DAY_MS)
    return cutoffAt === null ? patient : earlier(patient, cutoffAt)
  }
  return null
}

/** The latest arrival of a bank transfer that is ordered now, by the rules of the euro area. */
export function transferArrival(now: Date): Date {
  const today = romeDate(now)
  const orderedOn = romeTime(now) < ORDERED_BY ? today : addDaysIso(today, 1)
  const carriedOutOn = bankingDayFrom(orderedOn)
  return romeInstant(bankingDayFrom(addDaysIso(carriedOutOn, 1)), ARRIVES_BY)
}

/** Whether a payment of this type that begins now arrives in time for a slot; payment after delivery always does. */
export function comesInTime(paymentTypeId: PaymentTypeId, cutoffAt: Date | null, now: Date): boolean {
  if (cutoffAt === null) return true
  if (paymentTypeId === PAYMENT_TYPES.creditCard)
    return now.getTime() + CARD_MS <= lastCardMoment(cutoffAt).getTime()
  if (paymentTypeId === PAYMENT_TYPES.bankTransfer) return transferArrival(now) <= cutoffAt
  return true
}

/** An order that may await its payment. */
export interface OrderToBePaid {
  status: number
  payBy: Date | null
  /** The cut-off of its slot: money that arrives later is too late. */
  cutoffAt: Date
}

/** Whether a payment that arrives now is in time for the order's slot. */
export const isBeforeCutoff = ({ cutoffAt }: Pick<OrderToBePaid, 'cutoffAt'>, now: Date): boolean =>
  now < cutoffAt

/** Whether an order that is being edited waits for the payment of a higher amount. */
export const isChangeAwaiting = ({ status, payBy }: Pick<OrderToBePaid, 'status' | 'payBy'>): boolean =>
  status === ORDER_STATUS.editing && payBy !== null

/** Whether the customer can pay an order now, pay it again, or change the payment type. */
export const isPayable = (order: OrderToBePaid, now: Date): boolean =>
  (isOneOfStatuses(PENDING_ORDERS, order.status) || isChangeAwaiting(order)) && !isPaymentOver(order, now)

/** Whether the time to pay an order is over. */
export const isPaymentOver = (
  { payBy, cutoffAt }: Pick<OrderToBePaid, 'payBy' | 'cutoffAt'>,
  now: Date,
): boolean => cutoffAt <= now || (payBy !== null && payBy <= now)
