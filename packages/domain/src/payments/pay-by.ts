import { isOneOfStatuses, PENDING_ORDERS } from '../orders/order-sets.ts'
import { PAYMENT_TYPES, type PaymentTypeId } from '../orders/payment-type.ts'
import { bankingDayFrom } from '../time/banking-days.ts'
import { addDaysIso, romeDate, romeTime } from '../time/dates.ts'
import { romeInstant } from '../time/rome-instant.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** What a card payment that ends in the last moment needs until the shop knows of it, before the cut-off. */
const SETTLING_MS = 3 * MINUTE_MS
/** Nobody is sent to the bank's page with less time than that. */
const CARD_MS = 5 * MINUTE_MS
/** Banks carry out on the same day what is ordered by then, and it arrives by the evening of the next banking day. */
const ORDERED_BY = '15:00'
const ARRIVES_BY = '18:00'

/** How long the shop waits for a payment. */
export interface PaymentPatience {
  paymentMinutes: number
  transferDays: number
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other)

/** Until when an order can be paid by card before the cut-off of its slot, so that the shop knows of it by then. */
export const lastCardMoment = (cutoffAt: Date): Date => new Date(cutoffAt.getTime() - SETTLING_MS)

/**
 * Until when an order of this type waits for its payment: as long as the shop waits for one, and never longer than the
 * cut-off of its slot leaves. null: it waits for none. cutoffAt null: no slot is chosen.
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

/** When a bank transfer that is ordered now has arrived at the latest, by the rules of the euro area. */
export function transferArrival(now: Date): Date {
  const today = romeDate(now)
  const orderedOn = romeTime(now) < ORDERED_BY ? today : addDaysIso(today, 1)
  const carriedOutOn = bankingDayFrom(orderedOn)
  return romeInstant(bankingDayFrom(addDaysIso(carriedOutOn, 1)), ARRIVES_BY)
}

/** Whether a payment of this type that begins now comes in time for a slot; one that is paid afterwards always does. */
export function comesInTime(paymentTypeId: PaymentTypeId, cutoffAt: Date | null, now: Date): boolean {
  if (cutoffAt === null) return true
  if (paymentTypeId === PAYMENT_TYPES.creditCard)
    return now.getTime() + CARD_MS <= lastCardMoment(cutoffAt).getTime()
  if (paymentTypeId === PAYMENT_TYPES.bankTransfer) return transferArrival(now) <= cutoffAt
  return true
}

/** An order that may wait for its payment. */
export interface OrderToBePaid {
  status: number
  payBy: Date | null
  /** Of its slot: money that comes from then on is too late for it. */
  cutoffAt: Date
}

/** Whether a payment that comes now is in time for the slot of its order. */
export const isBeforeCutoff = ({ cutoffAt }: Pick<OrderToBePaid, 'cutoffAt'>, now: Date): boolean =>
  now < cutoffAt

/** Whether the customer may pay an order now, again, or in another way. */
export const isPayable = (order: OrderToBePaid, now: Date): boolean =>
  isOneOfStatuses(PENDING_ORDERS, order.status) && !isPaymentOver(order, now)

/** Whether the time to pay an order is over. */
export const isPaymentOver = (
  { payBy, cutoffAt }: Pick<OrderToBePaid, 'payBy' | 'cutoffAt'>,
  now: Date,
): boolean => cutoffAt <= now || (payBy !== null && payBy <= now)
