import { HANDED_OVER_ORDERS, isOneOfStatuses, ORDERS_WITHOUT_DEBT, PENDING_ORDERS } from './order-sets.ts'
import { isOrderEditable, ORDER_STATUS } from './order-status.ts'

/**
 * Why a customer cannot edit an order. ended: it is cancelled or refunded. handedOver: he has the goods. preparing: the
 * shop is preparing it, or looks into it. paymentPending: it waits for its payment. paid: its card's money was taken.
 * tooLate: the cut-off of its slot has passed. giftsMade: gift certificates that it bought are made already. imported:
 * it was not placed in this shop.
 */
export const EDIT_REFUSALS = [
  'ended',
  'handedOver',
  'preparing',
  'paymentPending',
  'paid',
  'tooLate',
  'giftsMade',
  'imported',
] as const
export type EditRefusal = (typeof EDIT_REFUSALS)[number]

/** What decides whether a customer may edit an order. */
export interface OrderToEdit {
  status: number
  /** The cut-off of its slot: after it the shop may be preparing the order. */
  cutoffAt: Date
  /** The money of its card was captured, or is being captured. */
  isCardCharged: boolean
  hasMadeGifts: boolean
  isImported: boolean
}

/** Why the customer cannot edit an order, or go on with it; null: he can. */
export function editRefusal(order: OrderToEdit, now: Date): EditRefusal | null {
  const { status } = order
  if (isOneOfStatuses(ORDERS_WITHOUT_DEBT, status)) return 'ended'
  if (isOneOfStatuses(HANDED_OVER_ORDERS, status)) return 'handedOver'
  if (isOneOfStatuses(PENDING_ORDERS, status)) return 'paymentPending'
  if (!isOrderEditable(status) && status !== ORDER_STATUS.editing) return 'preparing'
  if (order.isImported) return 'imported'
  if (order.cutoffAt <= now) return 'tooLate'
  if (order.isCardCharged) return 'paid'
  return order.hasMadeGifts ? 'giftsMade' : null
}
