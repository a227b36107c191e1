import { checkPayment, deleteOrder } from '@cambusa/contract/payments/payments'
import { CUSTOMER_CANCELLABLE } from '@cambusa/domain/orders/order-status'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { giftCertificates, giftCertificateUses } from '../../../platform/schema/gift-certificates.ts'
import { asIfBought } from '../../../testing/as-if-bought.ts'
import { openPaymentShop, type Ordered, type PaymentShop } from '../../../testing/payments/payment-shop.ts'
import { cancelOrder, captureOrder } from '../payments.ts'

let shop: PaymentShop

beforeAll(async () => {
  shop = await openPaymentShop()
})
beforeEach(() => {
  shop.gateway.fault = () => undefined
  shop.gateway.meanwhile = undefined
})

const paymentOf = (order: Ordered) => shop.gateway.ofOrder(order.number).at(-1)!
const remove = ({ shopper, orderId }: Ordered) => shopper.call(deleteOrder, { body: { order_id: orderId } })
const taken = () =>
  shop.row<{ booked: number; stock: number }>(
    `select (select booked from timeslots where id = $1) booked, (select quantity from stock where product_id = $2) stock`,
    [shop.slot, shop.goods.pasta],
  )
const paidOrder = async () => {
  const order = await shop.ordered()
  shop.gateway.succeed(await shop.began(order))
  await order.shopper.call(checkPayment, { body: { order_id: order.orderId } })
  expect(await shop.statusOf(order)).toBe(1)
  return order
}

describe('cancelling an order', () => {
  it('gives back stock and slot capacity once, although fifty calls cancel at once', async () => {
    const before = await taken()
    const order = await shop.ordered(1)
    expect(await taken()).toEqual({ booked: before.booked + 1, stock: before.stock - 20 })
    const replies = await Promise.all(Array.from({ length: 50 }, () => remove(order)))
    expect(new Set(replies.map(({ codes }) => codes.join()))).toEqual(new Set(['order.removed']))
    expect(replies[0]!.data).toMatchObject({ orderStatusId: 8, canCancel: false })
    expect(await taken()).toEqual(before)
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('gives back gift amounts and compartments', async () => {
    const order = await shop.ordered(1)
    const [code] = await shop.test.db
      .insert(giftCertificates)
      .values({
        codeHash: Buffer.from('codice'),
        hint: 'DICE',
        description: 'Buono',
        amountCents: 1000,
        balanceCents: 300,
      })
      .returning()
    const uses = { giftCertificateId: code!.id, orderId: order.orderId, cents: 700 }
    await shop.test.db.insert(giftCertificateUses).values(uses)
    const locker = await shop.row<{ id: number }>(
      `insert into locker_bookings (store_id, timeslot_id, compartments, booked) values (7, $1, 10, 3) returning id`,
      [shop.slot],
    )
    await asIfBought(
      shop.test.database,
      `update orders set locker_booking_id = $2, compartments = 2, gift_cents = 700, total_cents = total_cents - 700
       where id = $1`,
      [order.orderId, locker.id],
    )
    await Promise.all([remove(order), remove(order)])
    const after = await shop.row(
      `select (select balance_cents from gift_certificates where id = $1) balance,
         (select given_back_at is not null from gift_certificate_uses where order_id = $2) given,
         (select booked from locker_bookings where id = $3) booked`,
      [code!.id, order.orderId, locker.id],
    )
    expect(after).toEqual({ balance: 1000, given: true, booked: 1 })
    await shop.row('update orders set locker_booking_id = null where id = $1', [order.orderId])
    await shop.row('delete from locker_bookings where id = $1', [locker.id])
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('releases an authorisation, and tells the customer', async () => {
    const order = await paidOrder()
    await remove(order)
    expect(await shop.statesOf(order)).toEqual(['cancelled'])
    shop.gateway.fault = (call) => (call === 'cancel' ? 'answer' : undefined)
    const queuedJobs = shop.runQueuedJobs()
    shop.gateway.fault = () => undefined
    await queuedJobs
    expect(paymentOf(order).state).toBe('cancelled')
    expect(await shop.kindsTo(order)).toEqual(['orderReceived', 'orderRefunded'])
    await shop.notify(shop.gateway.newsOf(paymentOf(order).reference))
    expect(await shop.statusOf(order)).toBe(8)
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('refunds what was captured, once, and becomes refunded then', async () => {
    const order = await paidOrder()
    const { amountCents } = paymentOf(order)
    const log = shop.test.services.log
    const needs = { ...shop.test.services, log }
    await expect(
      captureOrder(needs, order.orderId, amountCents + 1, 'troppo', shop.test.time.now()),
    ).rejects.toMatchObject({ code: 'payment.aboveAuthorised' })
    const capture = () => captureOrder(needs, order.orderId, amountCents - 90, 'presa', shop.test.time.now())
    await Promise.all([capture(), capture()])
    expect(await capture()).toEqual({ capturedCents: amountCents - 90 })
    expect(paymentOf(order)).toMatchObject({ captures: 1, capturedCents: amountCents - 90 })
    // The shop cancels: the customer may no longer.
    await cancelOrder(needs, order.orderId, { from: CUSTOMER_CANCELLABLE }, shop.test.time.now())
    expect(await shop.statusOf(order)).toBe(8)
    let isLost = true
    shop.gateway.fault = (call) => (call === 'refund' && isLost ? 'answer' : undefined)
    shop.gateway.meanwhile = (call) => {
      if (call === 'refund') isLost = false
    }
    await shop.runQueuedJobs()
    expect(await shop.statusOf(order)).toBe(11)
    expect(await shop.statesOf(order)).toEqual(['refunded'])
    expect(paymentOf(order)).toMatchObject({ refunds: 1, refundedCents: amountCents - 90 })
    expect(await shop.kindsTo(order)).toEqual(['orderReceived', 'orderRefunded'])
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('blocks the gift certificates that it bought, unless one is spent', async () => {
    const bought = async () => {
      const order = await shop.ordered()
      const lines = 'update order_items set gift_value_cents = 500 where order_id = $1'
      await asIfBought(shop.test.database, lines, [order.orderId])
      shop.gateway.succeed(await shop.began(order))
      await order.shopper.call(checkPayment, { body: { order_id: order.orderId } })
      return order
    }
    const made = ({ orderId }: Ordered) =>
      shop.row(
        `select count(*)::int made, count(g.blocked_at)::int blocked from gift_certificates g
         join order_items i on i.id = g.order_item_id where i.order_id = $1`,
        [orderId],
      )
    const [kept, spent] = [await bought(), await bought()]
    expect(await made(kept)).toEqual({ made: 20, blocked: 0 })
    expect(await shop.kindsTo(kept)).toContain('giftCertificates')
    await remove(kept)
    expect(await made(kept)).toEqual({ made: 20, blocked: 20 })
    const spend = (cents: number) =>
      shop.row(
        `update gift_certificates set balance_cents = balance_cents - $2 where serial = 3 and order_item_id in (
           select id from order_items where order_id = $1)`,
        [spent.orderId, cents],
      )
    await spend(1)
    expect((await remove(spent)).codes).toEqual(['order.giftSpent'])
    expect([await shop.statusOf(spent), paymentOf(spent).state]).toEqual([1, 'authorised'])
    expect(await made(spent)).toEqual({ made: 20, blocked: 0 })
    await spend(-1)
    await shop.runQueuedJobs()
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('is allowed only to the shop once it is being prepared, and never to another customer', async () => {
    const order = await shop.ordered(1)
    const other = await shop.ordered(1)
    const body = { order_id: order.orderId }
    expect((await other.shopper.call(deleteOrder, { body })).codes).toEqual(['order.unknown'])
    await shop.row('update orders set status = 2 where id = $1', [order.orderId])
    await shop.row('update orders set status = 3 where id = $1', [order.orderId])
    expect((await remove(order)).codes).toEqual(['order.notRemovable'])
    expect(await shop.statusOf(order)).toBe(3)
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('while it is being paid either fails because it is paid, or returns the money', async () => {
    for (let round = 0; round < 12; round += 1) {
      const order = await shop.ordered()
      const reference = await shop.began(order)
      shop.gateway.succeed(reference)
      const news = shop.gateway.newsOf(reference)
      const check = () => order.shopper.call(checkPayment, { body: { order_id: order.orderId } })
      await Promise.all([check(), remove(order), shop.notify(news), check()])
      await shop.notify(news)
      await shop.notify(shop.gateway.newsOf(reference))
      await shop.runQueuedJobs()
      expect(await shop.statusOf(order)).toBe(8)
      expect(paymentOf(order).state).toBe('cancelled')
      expect((await shop.kindsTo(order)).filter((kind) => kind === 'orderRefunded')).toHaveLength(1)
    }
    expect(await shop.booksDifferences()).toEqual([])
  })
})
