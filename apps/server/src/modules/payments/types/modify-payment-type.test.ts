import { checkPayment, modifyPaymentType } from '@cambusa/contract/payments/payments'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPaymentShop, type Ordered, type PaymentShop } from '../../../testing/payments/payment-shop.ts'

let shop: PaymentShop

beforeAll(async () => {
  shop = await openPaymentShop()
})
beforeEach(() => {
  shop.gateway.fault = () => undefined
  shop.gateway.meanwhile = undefined
})

const paymentOf = (order: Ordered) => shop.gateway.ofOrder(order.number).at(-1)!

describe('changing the payment type', () => {
  const modify = ({ shopper, orderId }: Ordered, type: number) =>
    shopper.call(modifyPaymentType, { body: { order_id: orderId, payment_type_id: type } })

  it('ends the running payment at the gateway, and the order is received when it is paid on delivery', async () => {
    const order = await shop.ordered()
    await shop.began(order)
    const changed = await modify(order, 1)
    expect(changed.codes).toEqual([])
    expect(changed.data).toMatchObject({
      redirectUrl: null,
      order: { orderStatusId: 1, paymentTypeId: 1, payBy: null },
    })
    expect(paymentOf(order).state).toBe('cancelled')
    expect(await shop.statesOf(order)).toEqual(['cancelled'])
    expect(await shop.kindsTo(order)).toEqual(['orderReceived'])
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('is refused if the payment turns out to be made, and changes nothing', async () => {
    const order = await shop.ordered()
    shop.gateway.succeed(await shop.began(order))
    expect((await modify(order, 1)).codes).toEqual(['payment.alreadyPaid'])
    expect(await shop.statusOf(order)).toBe(1)
    expect((await modify(order, 3)).codes).toEqual(['payment.notPayable'])
  })

  it('returns money that arrives by the former type', async () => {
    const order = await shop.ordered()
    const reference = await shop.began(order)
    shop.gateway.fail(reference)
    await order.shopper.call(checkPayment, { body: { order_id: order.orderId } })
    expect((await modify(order, 3)).data?.order).toMatchObject({ orderStatusId: 9, paymentTypeId: 3 })
    shop.gateway.succeed(reference)
    await shop.notify(shop.gateway.newsOf(reference))
    await shop.runQueuedJobs()
    expect(await shop.statusOf(order)).toBe(9)
    expect(paymentOf(order).state).toBe('cancelled')
    const back = await modify(order, 2)
    expect(back.data).toMatchObject({
      redirectUrl: expect.stringContaining('https:') as string,
      order: { orderStatusId: 9, paymentTypeId: 2 },
    })
    shop.gateway.succeed(paymentOf(order).reference)
    await shop.notify(shop.gateway.newsOf(paymentOf(order).reference))
    expect(await shop.statusOf(order)).toBe(1)
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('follows the rules of checkout, and is refused while the gateway does not respond', async () => {
    const order = await shop.ordered()
    await shop.began(order)
    expect((await modify(order, 5)).codes).toEqual(['checkout.paymentTypeNotAllowed'])
    expect((await modify(order, 99)).codes).toEqual(['checkout.paymentTypeUnknown'])
    expect(await shop.statesOf(order)).toEqual(['pending'])
    shop.gateway.fault = () => 'question'
    expect((await modify(order, 1)).codes).toEqual(['payment.unreachable'])
    expect(await shop.statusOf(order)).toBe(9)
    const other = await shop.ordered(3)
    const body = { order_id: order.orderId, payment_type_id: 1 }
    expect((await other.shopper.call(modifyPaymentType, { body })).codes).toEqual(['order.unknown'])
  })
})
