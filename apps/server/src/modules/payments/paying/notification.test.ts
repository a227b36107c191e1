import { checkPayment, payOrder } from '@cambusa/contract/payments/payments'
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

describe('a second successful payment', () => {
  it('is returned automatically', async () => {
    const order = await shop.ordered()
    const first = await shop.began(order)
    shop.gateway.fail(first)
    await order.shopper.call(checkPayment, { body: { order_id: order.orderId } })
    const second = await shop.began(order)
    shop.gateway.succeed(second)
    shop.gateway.succeed(first)
    await Promise.all([shop.notify(shop.gateway.newsOf(first)), shop.notify(shop.gateway.newsOf(second))])
    await shop.runQueuedJobs()
    expect(await shop.statusOf(order)).toBe(1)
    const ends = shop.gateway.ofOrder(order.number).map(({ state }) => state)
    expect(ends.toSorted()).toEqual(['authorised', 'cancelled'])
    expect(await shop.booksDifferences()).toEqual([])
  })
})

describe('a successful payment in a currency other than the euro', () => {
  it('pays nothing, and is returned', async () => {
    const order = await shop.ordered()
    const reference = await shop.began(order)
    shop.gateway.succeed(reference)
    Object.assign(paymentOf(order), { currency: 'huf', amountCents: paymentOf(order).amountCents * 10 })
    await order.shopper.call(checkPayment, { body: { order_id: order.orderId } })
    await shop.notify(shop.gateway.newsOf(reference))
    await shop.runQueuedJobs()
    expect(await shop.statesOf(order)).toEqual(['failed'])
    expect(paymentOf(order).state).toBe('cancelled')
    expect(await shop.statusOf(order)).toBe(10)
    expect(await shop.booksDifferences()).toEqual([])
  })
})

describe('a notification of a gateway', () => {
  it('is refused when it is forged or from an unknown gateway; one about an unknown payment is stored', async () => {
    const order = await shop.ordered()
    shop.gateway.fault = (call) => (call === 'start' ? 'answer' : undefined)
    await order.shopper.call(payOrder, { body: { order_id: order.orderId } })
    shop.gateway.fault = () => undefined
    const { reference } = paymentOf(order)
    shop.gateway.succeed(reference)
    const news = shop.gateway.newsOf(reference)
    expect(await shop.notify({ ...news, headers: { ...news.headers, 'x-signature': 'falsa' } })).toBe(400)
    expect(await shop.notify(news, 'altro')).toBe(404)
    expect(await shop.notify(news)).toBe(200)
    expect(await shop.notify(news)).toBe(200)
    expect(await shop.statusOf(order)).toBe(9)
    await shop.runScheduledJob('reconcile-payments')
    expect(await shop.statusOf(order)).toBe(1)
    const kept = await shop.row(
      `select count(*)::int n, count(handled_at)::int handled from payment_events where provider_reference = $1`,
      [reference],
    )
    expect(kept).toEqual({ n: 1, handled: 1 })
  })

  it('may identify the payment by its key', async () => {
    const order = await shop.ordered()
    shop.gateway.fault = (call) => (call === 'start' ? 'answer' : undefined)
    await order.shopper.call(payOrder, { body: { order_id: order.orderId } })
    shop.gateway.fault = () => undefined
    const { reference, key } = paymentOf(order)
    shop.gateway.succeed(reference)
    expect(
      await shop.notify(
        shop.gateway.newsOf(
          null,
          key.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
        ),
      ),
    ).toBe(200)
    expect(await shop.statusOf(order)).toBe(9)
    expect(await shop.notify(shop.gateway.newsOf(null, key))).toBe(200)
    expect(await shop.statusOf(order)).toBe(1)
  })

  it('is not trusted when the gateway itself says something else', async () => {
    const order = await shop.ordered()
    const reference = await shop.began(order)
    expect(await shop.notify(shop.gateway.newsOf(reference))).toBe(200)
    expect(await shop.statusOf(order)).toBe(9)
  })
})
