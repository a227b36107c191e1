import { buyCart, listPaymentTypes, prepareCheckout } from '@cambusa/contract/orders/checkout'
import { viewOrder } from '@cambusa/contract/orders/orders'
import { checkPayment, modifyPaymentType, payOrder } from '@cambusa/contract/payments/payments'
import { selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTimeslot } from '../../../testing/factories/delivery.ts'
import { buildReadyShopper } from '../../../testing/factories/orders.ts'
import { inTransaction } from '../../../platform/database/database.ts'
import { openPaymentShop, type Ordered, type PaymentShop } from '../../../testing/payments/payment-shop.ts'
import { receiveTransfer } from './receive-transfer.ts'

const MINUTE_MS = 60_000
const DAY = '2026-11-25'
/** Cut-off of the slot of every order here: a rider's slot, three quarters of an hour before it begins. */
const CUTOFF = new Date('2026-11-25T08:15:00Z')
const { onDelivery, creditCard, bankTransfer } = PAYMENT_TYPES

let shop: PaymentShop
let slot: number
let start: Date

beforeAll(async () => {
  shop = await openPaymentShop()
  start = shop.test.time.now()
  // Moves the test shop's own slot away from the same hour.
  await shop.row(`update timeslots set begin_time = '14:00', end_time = '16:00' where id = $1`, [shop.slot])
  slot = await buildTimeslot(shop.test.db, {
    capacity: 500,
    beginTime: '10:00',
    endTime: '11:00',
    cutoffAt: CUTOFF,
  })
})
beforeEach(() => {
  shop.gateway.fault = () => undefined
})
afterEach(() => shop.test.time.set(start))

const before = (minutes: number) => new Date(CUTOFF.getTime() - minutes * MINUTE_MS)
async function go(moment: Date, customer: { userId: number }): Promise<void> {
  shop.test.time.set(moment)
  await shop.stay(customer)
}

/** A customer with a prepared cart for the slot, some minutes before its cut-off. */
async function prepared(minutes: number) {
  shop.test.time.set(before(minutes))
  const ready = await buildReadyShopper(shop.test, shop.goods.pasta)
  await ready.shopper.call(selectTimeslot, { query: { sel_date: DAY, timeslot_id: slot } })
  expect((await ready.shopper.call(prepareCheckout)).codes).toEqual([])
  return ready
}
type Ready = Awaited<ReturnType<typeof prepared>>
const buy = ({ shopper, cartId }: Ready, type: number) =>
  shopper.call(buyCart, { query: { cart_id: cartId, payment_type_id: type } })
async function ordered(minutes: number, type: number): Promise<Ordered> {
  const ready = await prepared(minutes)
  const { data, codes } = await buy(ready, type)
  expect(codes).toEqual([])
  return { ...ready, orderId: data!.orderId, number: data!.orderNumber }
}
const view = async ({ shopper, orderId }: Ordered) =>
  (await shopper.call(viewOrder, { query: { order_id: orderId } })).data!
const giveUp = () => shop.runScheduledJob('give-up-unpaid-orders')
const check = ({ shopper, orderId }: Ordered) => shopper.call(checkPayment, { body: { order_id: orderId } })
const retry = ({ shopper, orderId }: Ordered) => shopper.call(payOrder, { body: { order_id: orderId } })
const modify = ({ shopper, orderId }: Ordered, type: number) =>
  shopper.call(modifyPaymentType, { body: { order_id: orderId, payment_type_id: type } })
const reasons = async ({ shopper }: Pick<Ready, 'shopper'>, orderId?: number) =>
  Object.fromEntries(
    (
      await shopper.call(listPaymentTypes, { query: orderId === undefined ? {} : { order_id: orderId } })
    ).data!.paymentTypes.map(({ paymentTypeId, disabledReason = '' }) => [paymentTypeId, disabledReason]),
  )

describe('a payment type', () => {
  it('that would be too slow for the cut-off says why, and cannot be chosen', async () => {
    const early = await prepared(3 * 24 * 60)
    expect(await reasons(early)).toEqual({ [onDelivery]: '', [creditCard]: '', [bankTransfer]: '' })
    const ready = await prepared(60)
    expect(await reasons(ready)).toMatchObject({
      [onDelivery]: '',
      [creditCard]: '',
      [bankTransfer]: expect.stringContaining('25/11/2026, 09:15') as string,
    })
    const refused = await buy(ready, bankTransfer)
    expect(refused.codes).toEqual(['checkout.paymentTooSlow'])
    expect(refused.response.errors[0]!.error).toContain('bonifico')
    // Confirmed before the cut-off, and bought while the confirmation is still valid.
    const late = await prepared(1)
    for (const moment of [before(1), CUTOFF, before(-13)]) {
      await go(moment, late)
      expect((await reasons(late))[creditCard]).toContain('con carta')
      expect((await buy(late, creditCard)).codes).toEqual(['checkout.paymentTooSlow'])
    }
    expect((await buy(late, onDelivery)).data).toMatchObject({ orderStatusId: 1, payBy: null })
  })

  it('waits for its money at most until the cut-off, also when it is chosen later', async () => {
    const byCard = await ordered(20, creditCard)
    expect(new Date((await view(byCard)).payBy!)).toEqual(before(3))
    expect((await modify(byCard, bankTransfer)).codes).toEqual(['checkout.paymentTooSlow'])
    const byTransfer = await ordered(3 * 24 * 60, bankTransfer)
    expect(new Date((await view(byTransfer)).payBy!)).toEqual(CUTOFF)
    // Chosen ten minutes before the cut-off, a card has seven of its thirty minutes.
    await go(before(10), byTransfer)
    expect((await modify(byTransfer, creditCard)).data?.order.payBy).toBe(before(3).toISOString())
    await go(before(2), byTransfer)
    expect(await view(byTransfer)).toMatchObject({ canPay: false, orderStatusId: 9 })
    expect((await retry(byTransfer)).codes).toEqual(['payment.tooLate'])
    expect((await modify(byTransfer, onDelivery)).codes).toEqual(['payment.tooLate'])
    await giveUp()
    expect(await shop.statusOf(byTransfer)).toBe(8)
  })

  it('also ends at the cut-off if that was moved to an earlier moment, or the order was placed before this rule', async () => {
    const order = await ordered(3 * 24 * 60, bankTransfer)
    await shop.row(`update orders set pay_by = pay_by + interval '4 days' where id = $1`, [order.orderId])
    await go(CUTOFF, order)
    expect(await view(order)).toMatchObject({ canPay: false, canCancel: false })
    expect((await modify(order, onDelivery)).codes).toEqual(['payment.tooLate'])
    await giveUp()
    expect(await shop.statusOf(order)).toBe(8)
    expect((await shop.kindsTo(order)).at(-1)).toBe('orderGivenUp')
  })
})

describe('money that arrives after the cut-off', () => {
  it('by card is returned, however the shop learns of it, and the order is given up', async () => {
    for (const told of ['check', 'news', 'reconcile', 'giveUp'] as const) {
      const order = await ordered(20, creditCard)
      const reference = await shop.began(order)
      await go(CUTOFF, order)
      shop.gateway.succeed(reference)
      if (told === 'check')
        expect((await check(order)).data?.order).toMatchObject({ orderStatusId: 9, canPay: false })
      if (told === 'news') expect(await shop.notify(shop.gateway.newsOf(reference))).toBe(200)
      if (told === 'reconcile') await shop.runScheduledJob('reconcile-payments')
      await giveUp()
      await shop.runQueuedJobs()
      expect([told, await shop.statusOf(order), await shop.statesOf(order)]).toEqual([told, 8, ['cancelled']])
      expect(shop.gateway.ofOrder(order.number).at(-1)!.state).toBe('cancelled')
      const kinds = await shop.kindsTo(order)
      expect(kinds).toEqual(['orderRefunded', 'orderGivenUp'])
    }
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('from a gateway that does not respond is not waited for beyond the cut-off', async () => {
    const order = await ordered(20, creditCard)
    const reference = await shop.began(order)
    shop.gateway.fault = () => 'question'
    await go(before(2), order)
    await giveUp().catch(() => undefined)
    expect(await shop.statusOf(order)).toBe(9)
    await go(CUTOFF, order)
    await giveUp()
    expect(await shop.statusOf(order)).toBe(8)
    shop.gateway.fault = () => undefined
    shop.gateway.succeed(reference)
    await shop.notify(shop.gateway.newsOf(reference))
    await shop.runQueuedJobs()
    expect([await shop.statusOf(order), await shop.statesOf(order)]).toEqual([8, ['cancelled']])
  })

  it('by transfer is sent back by the shop, mailed once, and never prepared', async () => {
    const order = await ordered(3 * 24 * 60, bankTransfer)
    const cents = Math.round((await view(order)).grossTotal * 100)
    await go(CUTOFF, order)
    const receive = () =>
      inTransaction(shop.test.db, (tx) =>
        receiveTransfer(tx, shop.test.services.config, order.orderId, cents, shop.test.time.now()),
      )
    expect(await receive()).toEqual({ outcome: 'tooLate', missingCents: 0, returnCents: cents })
    await expect(receive()).rejects.toMatchObject({ code: 'payment.notAwaitingTransfer' })
    await giveUp()
    expect(await shop.statusOf(order)).toBe(8)
    expect(await shop.kindsTo(order)).toEqual(['orderReceived', 'orderRefunded', 'orderGivenUp'])
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('at the moment of the cut-off has one of two results: prepared before it, or returned', async () => {
    const ends = new Set<string>()
    for (const late of [-1, 0, 1, -1, 0, -2]) {
      const order = await ordered(20, creditCard)
      const reference = await shop.began(order)
      await go(new Date(CUTOFF.getTime() + late), order)
      shop.gateway.succeed(reference)
      const news = shop.gateway.newsOf(reference)
      await Promise.all([check(order), shop.notify(news), giveUp(), check(order), shop.notify(news)])
      await go(before(-1), order)
      await giveUp()
      await shop.runQueuedJobs()
      const end = [await shop.statusOf(order), shop.gateway.ofOrder(order.number).at(-1)!.state].join()
      ends.add(end)
      expect(end, `${late} ms`).toBe(late < 0 ? '1,authorised' : '8,cancelled')
    }
    expect(ends.size).toBe(2)
    expect(await shop.booksDifferences()).toEqual([])
  })
})

it('a payment that is lost after the cut-off gives nothing back: staff look at the order', async () => {
  for (const [moment, status] of [
    [CUTOFF, 18],
    [new Date('2026-11-28T10:00:00Z'), 18],
    [before(20), 10],
  ] as const) {
    const order = await ordered(120, creditCard)
    const reference = await shop.began(order)
    shop.gateway.succeed(reference)
    await check(order)
    const stock = () =>
      shop.row('select quantity from stock where product_id = $1 and warehouse_id = 1', [shop.goods.pasta])
    const given = await stock()
    await go(moment, order)
    // The bank releases the authorisation.
    await shop.gateway.cancel(reference, 'lapsed')
    await shop.notify(shop.gateway.newsOf(reference))
    await giveUp()
    expect(await shop.statusOf(order)).toBe(status)
    expect(await stock()).toEqual(given)
    expect((await view(order)).payBy).toBe(status === 10 ? before(3).toISOString() : null)
    expect((await shop.kindsTo(order)).at(-1)).toBe('paymentFailed')
  }
})
