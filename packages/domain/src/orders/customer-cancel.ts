import { HANDED_OVER_ORDERS, isOneOfStatuses, ORDERS_WITHOUT_DEBT } from './order-sets.ts'
import { isCancellableByCustomer } from './order-status.ts'

/**
 * Why a customer can no longer cancel an order himself. ended: it is cancelled or refunded. handedOver: he has the
 * goods. preparing: the shop is preparing it. paid: its money was taken. tooLate: the cut-off of its slot has passed.
 */
export const CANCEL_REFUSALS = ['ended', 'handedOver', 'preparing', 'paid', 'tooLate'] as const
export type CancelRefusal = (typeof CANCEL_REFUSALS)[number]

/** What decides whether a customer may cancel an order. */
export interface OrderToCancel {
  status: number
  /** The cut-off of its slot: after it the shop may be preparing the order. */
  cutoffAt: Date
  /** The money was captured, or is being captured. */
  isMoneyTaken: boolean
}

/** Why the customer cannot cancel an order himself; null: he can. */
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
