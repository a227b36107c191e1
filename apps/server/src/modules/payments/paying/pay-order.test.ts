import { listPaymentTypes, viewPrebilledAmount } from '@cambusa/contract/orders/checkout'
import { viewOrder } from '@cambusa/contract/orders/orders'
import { checkPayment, payOrder } from '@cambusa/contract/payments/payments'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPaymentShop, type Ordered, type PaymentShop } from '../../../testing/payments/payment-shop.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60_000
let shop: PaymentShop

beforeAll(async () => {
  shop = await openPaymentShop()
})
beforeEach(() => {
  shop.gateway.fault = () => undefined
  shop.gateway.meanwhile = undefined
  shop.gateway.refusesStored = false
})

const attemptsOf = async (orderId: number) =>
  (
    await shop.test.database.pool.query<{ state: string; failure: string | null }>(
      'select state, failure from payment_attempts where order_id = $1 order by id',
      [orderId],
    )
  ).rows
const pay = ({ shopper, orderId }: Ordered, more = {}) =>
  shopper.call(payOrder, { body: { order_id: orderId, ...more } })
const check = ({ shopper, orderId }: Ordered) => shopper.call(checkPayment, { body: { order_id: orderId } })
describe('an order by card', () => {
  it('waits in status 9 for half an hour, redirects to the gateway, and is prepared once it is authorised there', async () => {
    const order = await shop.ordered()
    const before = await order.shopper.call(viewOrder, { query: { order_id: order.orderId } })
    const payBy = new Date(shop.test.time.now().getTime() + 30 * MINUTE_MS).toISOString()
    expect(before.data).toMatchObject({
      orderStatusId: 9,
      payBy,
      payment: null,
      canPay: true,
      canCancel: true,
    })
    const step = await pay(order)
    expect(step.codes).toEqual([])
    const [payment] = shop.gateway.ofOrder(order.number)
    expect(step.data).toMatchObject({ redirectUrl: payment!.redirectUrl, order: { orderStatusId: 9 } })
    expect((await pay(order)).data?.redirectUrl).toBe(payment!.redirectUrl)
    expect((await check(order)).data).toMatchObject({
      redirectUrl: payment!.redirectUrl,
      order: { payment: { state: 'pending', amount: before.data!.prebilledAmount } },
    })
    shop.gateway.succeed(payment!.reference)
    const paid = await check(order)
    expect(paid.data).toMatchObject({
      redirectUrl: null,
      order: { orderStatusId: 1, payBy: null, canPay: false, payment: { state: 'authorised', reason: null } },
    })
    expect((await pay(order)).data).toMatchObject({ redirectUrl: null, order: { orderStatusId: 1 } })
    expect(shop.gateway.ofOrder(order.number)).toHaveLength(1)
    expect(await shop.kindsTo(order)).toEqual(['orderReceived'])
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('says why the card was refused, and is paid by another attempt', async () => {
    const order = await shop.ordered()
    shop.gateway.fail(await shop.began(order), 'insufficientFunds')
    const failed = await check(order)
    expect(failed.data?.order).toMatchObject({
      orderStatusId: 10,
      canPay: true,
      payment: { state: 'failed', reason: expect.stringContaining('disponibilità') as string },
    })
    const reference = await shop.began(order)
    expect(await shop.statusOf(order)).toBe(9)
    shop.gateway.succeed(reference)
    expect((await check(order)).data?.order.orderStatusId).toBe(1)
    expect(await shop.statesOf(order)).toEqual(['failed', 'authorised'])
    expect(await shop.kindsTo(order)).toEqual(['paymentFailed', 'orderReceived'])
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('is one payment although ten calls pay at once', async () => {
    const order = await shop.ordered()
    const steps = await Promise.all(Array.from({ length: 10 }, () => pay(order)))
    expect(new Set(steps.map(({ data }) => data?.redirectUrl)).size).toBe(1)
    expect(shop.gateway.ofOrder(order.number)).toHaveLength(1)
    expect(await shop.statesOf(order)).toEqual(['pending'])
  })

  it.each(['question', 'answer'] as const)(
    'never pays twice when the %s of the start call is lost',
    async (lost) => {
      const order = await shop.ordered()
      shop.gateway.fault = (call) => (call === 'start' ? lost : undefined)
      const unanswered = await pay(order)
      expect(unanswered.codes).toEqual(['payment.unreachable'])
      expect(await shop.statesOf(order)).toEqual(['unknown'])
      shop.gateway.fault = () => undefined
      const again = await pay(order)
      expect(again.data?.redirectUrl).toMatch(/^https:/)
      expect(shop.gateway.ofOrder(order.number)).toHaveLength(1)
      expect(await shop.statesOf(order)).toEqual(['pending'])
    },
  )

  it('that was paid without a notification is found by the next reconciliation, a moment later', async () => {
    const order = await shop.ordered()
    shop.gateway.fault = (call) => (call === 'start' ? 'answer' : undefined)
    await pay(order)
    const [payment] = shop.gateway.ofOrder(order.number)
    shop.gateway.succeed(payment!.reference)
    shop.gateway.fault = () => undefined
    shop.test.time.advance(SECOND_MS)
    await shop.runScheduledJob('reconcile-payments')
    expect(await shop.statusOf(order)).toBe(1)
    expect(await shop.statesOf(order)).toEqual(['authorised'])
  })

  it('is never prepared for less than its highest possible total', async () => {
    const order = await shop.ordered()
    const reference = await shop.began(order)
    shop.gateway.succeed(reference)
    const payment = shop.gateway.ofOrder(order.number)[0]!
    payment.amountCents -= 1
    expect((await check(order)).data?.order.orderStatusId).toBe(10)
    expect((await attemptsOf(order.orderId))[0]).toEqual({ state: 'failed', failure: 'tooLittle' })
    await shop.runQueuedJobs()
    expect(payment.state).toBe('cancelled')
  })

  it('cannot be paid by another customer, after another type was chosen, or with a card of somebody else', async () => {
    const order = await shop.ordered()
    const other = await shop.ordered(1)
    const body = { order_id: order.orderId }
    expect((await other.shopper.call(payOrder, { body })).codes).toEqual(['order.unknown'])
    expect((await other.shopper.call(checkPayment, { body })).codes).toEqual(['order.unknown'])
    expect((await pay(other)).codes).toEqual(['payment.notPayable'])
    expect((await pay(order, { user_payment_auth_id: 99_999 })).codes).toEqual(['payment.cardUnknown'])
    expect(await shop.statesOf(order)).toEqual([])
    await shop.row('update orders set pay_by = $2 where id = $1', [order.orderId, shop.test.time.now()])
    expect((await pay(order)).codes).toEqual(['payment.tooLate'])
  })

  it('stores the card if the customer wants it, and pays the next order with it', async () => {
    const order = await shop.ordered()
    shop.gateway.succeed(await shop.began(order, { remember_card: true }))
    const paid = await check(order)
    const { userPaymentAuthId, payment } = paid.data!.order
    expect(payment).toMatchObject({
      cardBrand: 'visa',
      cardLastFour: expect.stringMatching(/^\d{4}$/) as string,
    })
    const forgetful = await shop.ordered()
    shop.gateway.succeed(await shop.began(forgetful))
    expect((await check(forgetful)).data?.order.userPaymentAuthId).toBeNull()
    const thief = await pay(forgetful, { user_payment_auth_id: userPaymentAuthId })
    expect(thief.data?.redirectUrl).toBeNull()
    const stranger = await shop.ordered()
    expect((await pay(stranger, { user_payment_auth_id: userPaymentAuthId })).codes).toEqual([
      'payment.cardUnknown',
    ])
  })

  it('is offered only with a gateway, and shows the highest amount that is authorised', async () => {
    const ready = await shop.prepared()
    const types = await ready.shopper.call(listPaymentTypes)
    expect(types.data?.paymentTypes.map(({ paymentTypeId }) => paymentTypeId)).toContain(2)
    const ofCart = await ready.shopper.call(viewPrebilledAmount, { query: {} })
    expect(ofCart.data?.prebilledAmount).toBe(31.9)
    const order = await shop.ordered()
    const ofOrder = await order.shopper.call(viewPrebilledAmount, { query: { order_id: order.orderId } })
    expect(ofOrder.data?.prebilledAmount).toBe(31.9)
    const strange = await ready.shopper.call(viewPrebilledAmount, { query: { order_id: order.orderId } })
    expect(strange.codes).toEqual(['order.unknown'])
  })
})
