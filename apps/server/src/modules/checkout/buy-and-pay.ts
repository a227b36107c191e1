import type { Order } from '@cambusa/contract/orders/orders'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import type { Platform, RequestSession } from '../../platform/http/context.ts'
import { payBoughtOrder, type Gateways } from '../payments/payments.ts'
import { buyCart } from './buy.service.ts'
import type { Purchase } from './place-order.ts'

type Needs = Pick<Platform, 'config' | 'database' | 'db' | 'log'> & { gateways: Gateways }

/**
 * Buys the prepared cart, and with a stored card also starts the payment, after the purchase is committed: a program
 * that makes no other call gets a paid order. Throws as buyCart; a payment that does not succeed is no error.
 */
export async function buyAndPay(
  services: Needs,
  session: RequestSession,
  purchase: Purchase,
  now: Date,
): Promise<Order> {
  const order = await buyCart(services, session, purchase, now)
  const { cardId } = purchase
  if (cardId === undefined || order.paymentTypeId !== PAYMENT_TYPES.creditCard) return order
  return payBoughtOrder(services, session, { orderId: order.orderId, cardId }, now)
}
