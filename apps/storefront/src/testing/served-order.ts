import { listPaymentTypes, type PaymentType } from '@cambusa/contract/orders/checkout'
import { listOrders, viewOrder, type Order } from '@cambusa/contract/orders/orders'
import { checkPayment, deleteOrder, modifyPaymentType, payOrder } from '@cambusa/contract/payments/payments'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { orderStatusTexts } from '@cambusa/messages/it/orders/order-status'
import { paymentTypeTexts } from '@cambusa/messages/it/payments/payment-types'
import { buildOrder } from '../lib/testing/test-order.ts'
import { answer } from './network.ts'

/** The bank's own page, which no test opens. */
export const BANK_PAGE = 'https://bank.test/pay/1'

const { awaitingPayment, cancelled, confirmed, paymentFailed } = ORDER_STATUS

type Payment = NonNullable<Order['payment']>

/** An attempt to pay an order. */
const buildPayment = (changes: Partial<Payment>): Payment => ({
  state: 'pending',
  amount: 33,
  captured: 0,
  refunded: 0,
  reason: null,
  cardBrand: null,
  cardLastFour: null,
  ...changes,
})

const typeOf = (paymentTypeId: 1 | 2 | 3): PaymentType => ({
  paymentTypeId,
  ...paymentTypeTexts[paymentTypeId],
})

/** An unpaid order by card in the shop: the bank's result set by the test is in the next answer. */
export function serveOrder(changes: Partial<Order> = {}) {
  let order = buildOrder({
    orderStatusId: awaitingPayment,
    orderStatusName: orderStatusTexts[awaitingPayment],
    paymentTypeId: PAYMENT_TYPES.creditCard,
    paymentTypeName: paymentTypeTexts[PAYMENT_TYPES.creditCard].name,
    prebilledAmount: 33,
    payBy: new Date(Date.now() + 30 * 60_000).toISOString(),
    canPay: true,
    ...changes,
  })
  const asked: Record<'pay' | 'check' | 'change' | 'cancel', unknown[]> = {
    pay: [],
    check: [],
    change: [],
    cancel: [],
  }
  const become = (next: Partial<Order>) => (order = { ...order, ...next })
  const status = (orderStatusId: 2 | 8 | 9 | 10) => ({
    orderStatusId,
    orderStatusName: orderStatusTexts[orderStatusId],
  })
  const shop = {
    now: () => order,
    asked,
    become,
    /** The bank authorises the payment. */
    bankPays: () =>
      become({
        ...status(confirmed),
        payment: buildPayment({ state: 'authorised' }),
        payBy: null,
        canPay: false,
      }),
    bankRefuses: (reason: string) =>
      become({ ...status(paymentFailed), payment: buildPayment({ state: 'failed', reason }) }),
    bankThinks: () => become({ ...status(awaitingPayment), payment: buildPayment({ state: 'pending' }) }),
    giveUp: () =>
      become({ ...status(cancelled), payBy: null, canPay: false, canCancel: false, cancelRefusal: 'ended' }),
  }
  const page = { selPage: 1, totPages: 1, itemsPerPage: 12, totItems: 1 }
  answer(viewOrder, () => order)
  answer(listOrders, () => ({ orders: [order], page }))
  answer(listPaymentTypes, () => ({ paymentTypes: [typeOf(1), typeOf(2), typeOf(3)] }))
  answer(payOrder, ({ body }) => {
    asked.pay.push(body)
    shop.bankThinks()
    return { order, redirectUrl: BANK_PAGE }
  })
  answer(checkPayment, ({ body }) => {
    asked.check.push(body)
    return { order, redirectUrl: null }
  })
  answer(modifyPaymentType, ({ body }) => {
    asked.change.push(body)
    const { payment_type_id: paymentTypeId } = body
    const paymentTypeName = paymentTypeTexts[paymentTypeId as 1 | 2 | 3].name
    become({ ...status(awaitingPayment), payment: null, paymentTypeId, paymentTypeName })
    return { order, redirectUrl: paymentTypeId === PAYMENT_TYPES.creditCard ? BANK_PAGE : null }
  })
  answer(deleteOrder, ({ body }) => {
    asked.cancel.push(body)
    shop.giveUp()
    return order
  })
  return shop
}
