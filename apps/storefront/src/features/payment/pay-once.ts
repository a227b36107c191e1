import { modifyPaymentType, payOrder, type PaymentStep } from '@cambusa/contract/payments/payments'
import type { Order } from '@cambusa/contract/orders/orders'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { call } from '../../lib/api/call.ts'
import { repeatLost } from '../../lib/api/repeat-lost.ts'

export interface CardPayment {
  order: Pick<Order, 'orderId' | 'paymentTypeId'>
  /** A card that the gateway keeps; undefined: one that is typed on its page. */
  cardId: number | undefined
  /** The gateway shall keep the new card. */
  remembers: boolean
  /** It is not the way that was chosen before: a try that is under way with another card ends. */
  isChange?: boolean
}

function send({ order, cardId, remembers, isChange = false }: CardPayment): Promise<PaymentStep> {
  const { creditCard } = PAYMENT_TYPES
  const body = { order_id: order.orderId, user_payment_auth_id: cardId ?? null, remember_card: remembers }
  if (!isChange && order.paymentTypeId === creditCard) return call(payOrder, { body, quiet: true })
  return call(modifyPaymentType, { body: { ...body, payment_type_id: creditCard }, quiet: true })
}

/**
 * Begins to pay an order by card, which is its way to pay from now on. After a lost answer the same call is made again:
 * an order has one live try, so it is never paid twice. Throws CallError.
 */
export const payOnce = (payment: CardPayment, pauses?: readonly number[]): Promise<PaymentStep> =>
  repeatLost(() => send(payment), pauses)
