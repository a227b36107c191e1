import { SERVICES, type ServiceId } from '../delivery/delivery-service.ts'
import { ORDER_STATUS } from './order-status.ts'

/** paymentTypeId by name. */
export const PAYMENT_TYPES = {
  onDelivery: 1,
  creditCard: 2,
  bankTransfer: 3,
  sepaDebit: 4,
  deferred: 5,
  giftCertificates: 6,
} as const

export type PaymentTypeName = keyof typeof PAYMENT_TYPES
export type PaymentTypeId = (typeof PAYMENT_TYPES)[PaymentTypeName]

export const PAYMENT_TYPE_IDS: readonly PaymentTypeId[] = Object.values(PAYMENT_TYPES)

export interface PaymentSituation {
  /** The amount that remains after gift codes, cents. */
  totalCents: number
  /** The highest amount that the order may come to, cents (worstCaseCents): the credit must cover it. */
  worstCaseCents: number
  serviceId: ServiceId
  isCompany: boolean
  /** Remaining credit of the company, cents; null without a credit agreement. */
  creditLeftCents?: number | null
  hasSepaMandate?: boolean
  /** Somebody acts for the customer, and orders only what is paid at the door, on account or by the cart's gift codes. */
  isActedFor?: boolean
  /** Types that the shop has enabled; all by default. */
  enabled?: readonly PaymentTypeId[]
}

export function isPaymentTypeId(value: number): value is PaymentTypeId {
  return PAYMENT_TYPE_IDS.some((id) => id === value)
}

/** What may be chosen by who acts for a customer or approves: no cards of persons; where nothing is left to pay, gift codes. */
const FOR_ACTING: readonly number[] = [
  PAYMENT_TYPES.onDelivery,
  PAYMENT_TYPES.deferred,
  PAYMENT_TYPES.giftCertificates,
]

/** The payment types that this order can use, in the order of their ids (docs/decisions/025). */
export function allowedPaymentTypes(order: PaymentSituation): PaymentTypeId[] {
  const { totalCents, creditLeftCents = null, enabled = PAYMENT_TYPE_IDS } = order
  const isLeftToPay = totalCents > 0
  const isAllowed: Record<PaymentTypeId, boolean> = {
    1: isLeftToPay && order.serviceId !== SERVICES.locker,
    2: isLeftToPay,
    3: isLeftToPay,
    4: isLeftToPay && order.isCompany && order.hasSepaMandate === true,
    5: isLeftToPay && order.isCompany && creditLeftCents !== null && creditLeftCents >= order.worstCaseCents,
    6: !isLeftToPay,
  }
  return PAYMENT_TYPE_IDS.filter(
    (id) => isAllowed[id] && enabled.includes(id) && (!order.isActedFor || FOR_ACTING.includes(id)),
  )
}

/** The shop has the money, or its promise, before it prepares an order with one of these. */
export const PAID_FIRST: readonly number[] = [PAYMENT_TYPES.creditCard, PAYMENT_TYPES.bankTransfer]
/** Owed after the hand-over: by debit, or when the invoice falls due. */
export const OWED_AFTER_HAND_OVER: readonly number[] = [PAYMENT_TYPES.sepaDebit, PAYMENT_TYPES.deferred]
/** Nothing is paid before the hand-over, at which certificates that were bought are made. */
export const PAID_FROM_HAND_OVER_ON: readonly number[] = [PAYMENT_TYPES.onDelivery, ...OWED_AFTER_HAND_OVER]

/**
 * The payment types of an order that its customer has changed: one by card stays so, or is covered by gift codes
 * entirely; one by bank transfer stays so; others may change among those that the order can use (`allowed`).
 */
export function paymentTypesOfChange(
  orderTypeId: number,
  totalCents: number,
  allowed: readonly PaymentTypeId[],
): PaymentTypeId[] {
  if (orderTypeId === PAYMENT_TYPES.bankTransfer) return [PAYMENT_TYPES.bankTransfer]
  if (orderTypeId === PAYMENT_TYPES.creditCard)
    return [totalCents > 0 ? PAYMENT_TYPES.creditCard : PAYMENT_TYPES.giftCertificates]
  return allowed.filter((id) => !PAID_FIRST.includes(id))
}

/** Whether an order with this payment type is always invoiced: it is paid when its invoice falls due. */
export const needsInvoice = (paymentTypeId: number): boolean => paymentTypeId === PAYMENT_TYPES.deferred

/** Days from the hand-over until perishable food must be paid (D.Lgs. 198/2021 art. 4). */
export const TERM_DAYS_OF_PERISHABLES = 30
/** The same for all other goods: the longest term of an order on account. */
export const LONGEST_TERM_DAYS = 60

/** The first status of a new order with this payment type: those paid in advance await their payment. */
export function firstOrderStatus(paymentTypeId: PaymentTypeId): 1 | 9 {
  return PAID_FIRST.includes(paymentTypeId) ? ORDER_STATUS.awaitingPayment : ORDER_STATUS.received
}
