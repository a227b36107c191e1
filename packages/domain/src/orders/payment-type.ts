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
  /** What is left to pay after gift codes, cents. */
  totalCents: number
  /** The most that it may come to, cents (worstCaseCents): credit has to cover it. */
  worstCaseCents: number
  serviceId: ServiceId
  isCompany: boolean
  /** Credit that the company has left, cents; null without a credit agreement. */
  creditLeftCents?: number | null
  hasSepaMandate?: boolean
  /** Types that the shop has switched on; all when left out. */
  enabled?: readonly PaymentTypeId[]
}

export function isPaymentTypeId(value: number): value is PaymentTypeId {
  return PAYMENT_TYPE_IDS.some((id) => id === value)
}

/** The payment types that this order can choose from, in the order of their ids (docs/decisions/025). */
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
  return PAYMENT_TYPE_IDS.filter((id) => isAllowed[id] && enabled.includes(id))
}

/** The status that a new order of this payment type starts in: those paid before delivery wait for their payment. */
export function firstOrderStatus(paymentTypeId: PaymentTypeId): 1 | 9 {
  const isPaidFirst =
    paymentTypeId === PAYMENT_TYPES.creditCard || paymentTypeId === PAYMENT_TYPES.bankTransfer
  return isPaidFirst ? ORDER_STATUS.awaitingPayment : ORDER_STATUS.received
}
