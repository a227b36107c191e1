import { modifyPaymentType, payOrder, type PaymentStep } from '@cambusa/contract/payments/payments'
import type { Order } from '@cambusa/contract/orders/orders'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { call } from '../../lib/api/call.ts'
import { repeatLost } from '../../lib/api/repeat-lost.ts'

export interface CardPayment {
  order: Pick<Order, 'orderId' | 'paymentTypeId'>
  /** A stored card of the gateway; undefined: a new one, typed on its page. */
  cardId: number | undefined
  /** The gateway stores the new card. */
  remembers: boolean
  /** Another payment type or card than before: an attempt in progress with another card is ended. */
  isChange?: boolean
}

function send({ order, cardId, remembers, isChange = false }: CardPayment): Promise<PaymentStep> {
  const { creditCard } = PAYMENT_TYPES
  const body = { order_id: order.orderId, user_payment_auth_id: cardId ?? null, remember_card: remembers }
  if (!isChange && order.paymentTypeId === creditCard) return call(payOrder, { body, quiet: true })
  return call(modifyPaymentType, { body: { ...body, payment_type_id: creditCard }, quiet: true })
}

/**
 * Begins to pay an order by card, which becomes its payment type. After a lost answer the call is repeated: an order
 * has one open attempt, so it is never paid twice. Throws CallError.
 */
export const payOnce = (payment: CardPayment, pauses?: readonly number[]): Promise<PaymentStep> =>
  repeatLost(() => send(payment), pauses)
