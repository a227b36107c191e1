import { HANDED_OVER_ORDERS, isOneOfStatuses, ORDERS_WITHOUT_DEBT } from './order-sets.ts'
import { isCancellableByCustomer } from './order-status.ts'

/**
 * Why a customer can no longer cancel an order alone. ended: it is cancelled or paid back. handedOver: he has the goods.
 * preparing: the shop prepares it. paid: its money is taken. tooLate: the cut-off of its slot has passed.
 */
export const CANCEL_REFUSALS = ['ended', 'handedOver', 'preparing', 'paid', 'tooLate'] as const
export type CancelRefusal = (typeof CANCEL_REFUSALS)[number]

/** What decides whether a customer may cancel an order. */
export interface OrderToCancel {
  status: number
  /** Orders for its slot are taken until then: from then on the shop may be preparing it. */
  cutoffAt: Date
  /** The money was taken, or the shop is taking it. */
  isMoneyTaken: boolean
}

/** Why the customer cannot cancel an order alone; null: he can. */
export function cancelRefusal(
  { status, cutoffAt, isMoneyTaken }: OrderToCancel,
  now: Date,
): CancelRefusal | null {
  if (isOneOfStatuses(ORDERS_WITHOUT_DEBT, status)) return 'ended'
  if (isOneOfStatuses(HANDED_OVER_ORDERS, status)) return 'handedOver'
  if (!isCancellableByCustomer(status)) return 'preparing'
  if (isMoneyTaken) return 'paid'
  return now < cutoffAt ? null : 'tooLate'
}
