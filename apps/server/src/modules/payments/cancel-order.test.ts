import { viewCart } from '@cambusa/contract/cart'
import { buyCart, prepareCheckout } from '@cambusa/contract/checkout'
import { checkPayment, deleteOrder, modifyPaymentType, payOrder } from '@cambusa/contract/payments'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { giftCertificates, giftCertificateUses } from '../../platform/schema/gift-certificates.ts'
import { buildLine } from '../../testing/factories/orders.ts'
import { mailsTo } from '../../testing/kept-mails.ts'
import { openPaymentShop, type Ordered, type PaymentShop } from '../../testing/payment-shop.ts'
import { captureOrder, checkMoney, stockAndSold } from './payments.ts'

const MINUTE_MS = 60_000
let shop: PaymentShop
let stockBefore: Record<string, number>

beforeAll(async () => {
  shop = await openPaymentShop()
  stockBefore = await stockAndSold(shop.test.db)
})
beforeEach(() => {
  shop.gateway.fault = () => undefined
  shop.gateway.meanwhile = undefined
})

const remove = ({ shopper, orderId }: Ordered) => shopper.call(deleteOrder, { body: { order_id: orderId } })
const statusOf = async ({ orderId }: Ordered) =>
  (await shop.row<{ status: number }>('select status from orders where id = $1', [orderId])).status
const statesOf = async ({ orderId }: Ordered) =>
  (
    await shop.test.database.pool.query<{ state: string }>(
      'select state from payment_attempts where order_id = $1 order by id',
      [orderId],
    )
  ).rows.map(({ state }) => state)
const taken = () =>
  shop.row<{ booked: number; stock: number }>(
    `select (select booked from timeslots where id = $1) booked, (select quantity from stock where product_id = $2) stock`,
    [shop.slot, shop.goods.pasta],
  )
const mailsOf = async ({ userId }: Ordered) => {
  const { login } = await shop.row<{ login: string }>('select login from users where id = $1', [userId])
  return mailsTo(shop.test, login)
}
const kindsOf = async (order: Ordered) => (await mailsOf(order)).map(({ kind }) => kind)
/** The customer's session is as if he had just used it. */
const stay = ({ userId }: Ordered) =>
  shop.row('update sessions set last_seen_at = $2 where user_id = $1', [userId, shop.test.time.now()])
const booksAreRight = async () => {
  expect(await checkMoney(shop.test.db, shop.test.time.now())).toEqual([])
  expect(await stockAndSold(shop.test.db)).toEqual(stockBefore)
}
const paidOrder = async () => {
  const order = await shop.ordered()
  shop.gateway.succeed(await shop.began(order))
  await order.shopper.call(checkPayment, { body: { order_id: order.orderId } })
  expect(await statusOf(order)).toBe(1)
  return order
}
const paymentOf = (order: Ordered) => shop.gateway.ofOrder(order.number).at(-1)!

describe('cancelling an order', () => {
  it('gives back stock and place once, although fifty ask at once', async () => {
    const before = await taken()
    const order = await shop.ordered(1)
    expect(await taken()).toEqual({ booked: before.booked + 1, stock: before.stock - 20 })
    const replies = await Promise.all(Array.from({ length: 50 }, () => remove(order)))
    expect(new Set(replies.map(({ codes }) => codes.join()))).toEqual(new Set(['order.removed']))
    expect(replies[0]!.data).toMatchObject({ orderStatusId: 8, canCancel: false })
    expect(await taken()).toEqual(before)
    await booksAreRight()
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
    await shop.row(
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
    await booksAreRight()
  })

  it('lets an authorisation go, and tells it', async () => {
    const order = await paidOrder()
    await remove(order)
    expect(await statesOf(order)).toEqual(['cancelled'])
    shop.gateway.fault = (call) => (call === 'cancel' ? 'answer' : undefined)
    const errands = shop.runErrands()
    shop.gateway.fault = () => undefined
    await errands
    expect(paymentOf(order).state).toBe('cancelled')
    expect(await kindsOf(order)).toEqual(['orderPaid', 'moneyReturned'])
    await shop.notify(shop.gateway.newsOf(paymentOf(order).reference))
    expect(await statusOf(order)).toBe(8)
    await booksAreRight()
  })

  it('refunds what was taken, once, and is refunded then', async () => {
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
    await remove(order)
    expect(await statusOf(order)).toBe(8)
    let isLost = true
    shop.gateway.fault = (call) => (call === 'refund' && isLost ? 'answer' : undefined)
    shop.gateway.meanwhile = (call) => {
      if (call === 'refund') isLost = false
    }
    await shop.runErrands()
    expect(await statusOf(order)).toBe(11)
    expect(await statesOf(order)).toEqual(['refunded'])
    expect(paymentOf(order)).toMatchObject({ refunds: 1, refundedCents: amountCents - 90 })
    expect(await kindsOf(order)).toEqual(['orderPaid', 'moneyReturned'])
    await booksAreRight()
  })

  it('is the shop’s alone once it prepares, and nobody else’s ever', async () => {
    const order = await shop.ordered(1)
    const other = await shop.ordered(1)
    const body = { order_id: order.orderId }
    expect((await other.shopper.call(deleteOrder, { body })).codes).toEqual(['order.unknown'])
    await shop.row('update orders set status = 2 where id = $1', [order.orderId])
    await shop.row('update orders set status = 3 where id = $1', [order.orderId])
    expect((await remove(order)).codes).toEqual(['order.notRemovable'])
    expect(await statusOf(order)).toBe(3)
    await booksAreRight()
  })

  it('while it is being paid ends in one of both: paid, or cancelled with the money back', async () => {
    for (let round = 0; round < 12; round += 1) {
      const order = await shop.ordered()
      const reference = await shop.began(order)
      shop.gateway.succeed(reference)
      const news = shop.gateway.newsOf(reference)
      const check = () => order.shopper.call(checkPayment, { body: { order_id: order.orderId } })
      await Promise.all([check(), remove(order), shop.notify(news), check()])
      await shop.notify(news)
      await shop.notify(shop.gateway.newsOf(reference))
      await shop.runErrands()
      expect(await statusOf(order)).toBe(8)
      expect(paymentOf(order).state).toBe('cancelled')
      expect((await kindsOf(order)).filter((kind) => kind === 'moneyReturned')).toHaveLength(1)
    }
    await booksAreRight()
  })
})

describe('an order that is not paid in time', () => {
  const later = async (order: Ordered, minutes = 31) => {
    shop.test.time.advance(minutes * MINUTE_MS)
    await stay(order)
    await shop.runJob('give-up-unpaid-orders')
  }

  it('is given up with all that it took, its lines are in the cart again, and the customer is told', async () => {
    const before = await taken()
    const order = await shop.ordered()
    const reference = await shop.began(order)
    await later(order, 29)
    expect(await statusOf(order)).toBe(9)
    await later(order, 2)
    expect(await statusOf(order)).toBe(8)
    expect(await taken()).toEqual(before)
    expect(shop.gateway.payments().find((one) => one.reference === reference)?.state).toBe('cancelled')
    const cart = await order.shopper.call(viewCart)
    expect(cart.data?.cartItems).toMatchObject([{ productId: shop.goods.pasta, quantity: 20 }])
    expect((await mailsOf(order)).at(-1)).toMatchObject({ kind: 'orderGivenUp', params: { leftOut: [] } })
    await shop.runJob('give-up-unpaid-orders')
    expect(await kindsOf(order)).toEqual(['orderGivenUp'])
    await booksAreRight()
  })

  it('adds its lines to those of a new cart, leaves one alone that is being confirmed, and names what did not go in', async () => {
    const order = await shop.ordered()
    const cartOf = async () =>
      (
        await shop.row<{ id: number }>('select id from carts where user_id = $1 and status in (1, 2)', [
          order.userId,
        ])
      ).id
    await order.shopper.call(viewCart)
    await shop.row(
      `insert into carts (user_id, store_id, warehouse_id, delivery_service_id, address_id)
       values ($1, 5, 1, 2, $2)`,
      [order.userId, order.addressId],
    )
    await buildLine(shop.test.db, await cartOf(), shop.goods.pasta, 3)
    await later(order)
    const cart = await order.shopper.call(viewCart)
    expect(cart.data?.cartItems).toMatchObject([{ productId: shop.goods.pasta, quantity: 23 }])
    const busy = await shop.ordered()
    await shop.row(
      `insert into carts (user_id, store_id, warehouse_id, status, locked_until) values ($1, 5, 1, 2, $2)`,
      [busy.userId, new Date(shop.test.time.now().getTime() + 60 * MINUTE_MS)],
    )
    await later(busy)
    expect((await mailsOf(busy)).at(-1)?.params).toMatchObject({ leftOut: ['Pasta'] })
    await booksAreRight()
  })

  it('that was paid in the last moment is prepared, although nobody had told the shop', async () => {
    const order = await shop.ordered()
    const reference = await shop.began(order)
    shop.gateway.meanwhile = (call) => {
      // While the shop asks how it stands it is still unpaid, and is paid before the shop can end it.
      if (call === 'cancel') shop.gateway.succeed(reference)
    }
    const { cancel } = shop.gateway
    shop.gateway.cancel = async (asked) => {
      await shop.gateway.meanwhile?.('cancel', asked)
      return (await shop.gateway.state(asked))!
    }
    await later(order)
    shop.gateway.cancel = cancel
    expect(await statusOf(order)).toBe(1)
    expect(await kindsOf(order)).toEqual(['orderPaid'])
    await booksAreRight()
  })

  it('waits while the gateway does not answer, for an hour; money that comes afterwards goes back and is told once', async () => {
    const order = await shop.ordered()
    const reference = await shop.began(order)
    shop.gateway.fault = () => 'question'
    await later(order)
    expect(await statusOf(order)).toBe(9)
    await later(order, 61)
    expect(await statusOf(order)).toBe(8)
    shop.gateway.fault = () => undefined
    shop.gateway.succeed(reference)
    const news = [1, 2, 3].map(() => shop.gateway.newsOf(reference))
    for (const each of [...news, ...news]) expect(await shop.notify(each)).toBe(200)
    await shop.runErrands()
    expect(await statusOf(order)).toBe(8)
    expect(await statesOf(order)).toEqual(['cancelled'])
    expect(paymentOf(order).state).toBe('cancelled')
    expect((await kindsOf(order)).filter((kind) => kind === 'moneyReturned')).toHaveLength(1)
    await booksAreRight()
  })

  it('by bank transfer waits for days', async () => {
    const order = await shop.ordered(3)
    await later(order, 4 * 24 * 60)
    expect(await statusOf(order)).toBe(9)
    await later(order, 24 * 60)
    expect(await statusOf(order)).toBe(8)
    shop.test.time.advance(-6 * 24 * 60 * MINUTE_MS)
    await booksAreRight()
  })
})

describe('another way to pay', () => {
  const modify = ({ shopper, orderId }: Ordered, type: number) =>
    shopper.call(modifyPaymentType, { body: { order_id: orderId, payment_type_id: type } })

  it('ends the payment that is under way at the gateway, and the order is received when it is paid on delivery', async () => {
    const order = await shop.ordered()
    await shop.began(order)
    const changed = await modify(order, 1)
    expect(changed.codes).toEqual([])
    expect(changed.data).toMatchObject({
      redirectUrl: null,
      order: { orderStatusId: 1, paymentTypeId: 1, payBy: null },
    })
    expect(paymentOf(order).state).toBe('cancelled')
    expect(await statesOf(order)).toEqual(['cancelled'])
    expect(await kindsOf(order)).toEqual([])
    await booksAreRight()
  })

  it('says so where the payment turns out to be made, and changes nothing', async () => {
    const order = await shop.ordered()
    shop.gateway.succeed(await shop.began(order))
    expect((await modify(order, 1)).codes).toEqual(['payment.alreadyPaid'])
    expect(await statusOf(order)).toBe(1)
    expect((await modify(order, 3)).codes).toEqual(['payment.notPayable'])
  })

  it('sends money back that comes for the way that was left', async () => {
    const order = await shop.ordered()
    const reference = await shop.began(order)
    shop.gateway.fail(reference)
    await order.shopper.call(checkPayment, { body: { order_id: order.orderId } })
    expect((await modify(order, 3)).data?.order).toMatchObject({ orderStatusId: 9, paymentTypeId: 3 })
    shop.gateway.succeed(reference)
    await shop.notify(shop.gateway.newsOf(reference))
    await shop.runErrands()
    expect(await statusOf(order)).toBe(9)
    expect(paymentOf(order).state).toBe('cancelled')
    const back = await modify(order, 2)
    expect(back.data).toMatchObject({
      redirectUrl: expect.stringContaining('https:') as string,
      order: { orderStatusId: 9, paymentTypeId: 2 },
    })
    shop.gateway.succeed(paymentOf(order).reference)
    await shop.notify(shop.gateway.newsOf(paymentOf(order).reference))
    expect(await statusOf(order)).toBe(1)
    await booksAreRight()
  })

  it('follows the rules of the till, and is not chosen while the gateway does not answer', async () => {
    const order = await shop.ordered()
    await shop.began(order)
    expect((await modify(order, 5)).codes).toEqual(['checkout.paymentTypeNotAllowed'])
    expect((await modify(order, 99)).codes).toEqual(['checkout.paymentTypeUnknown'])
    expect(await statesOf(order)).toEqual(['pending'])
    shop.gateway.fault = () => 'question'
    expect((await modify(order, 1)).codes).toEqual(['payment.unreachable'])
    expect(await statusOf(order)).toBe(9)
    const other = await shop.ordered(3)
    const body = { order_id: order.orderId, payment_type_id: 1 }
    expect((await other.shopper.call(modifyPaymentType, { body })).codes).toEqual(['order.unknown'])
  })
})

describe('a second success', () => {
  it('goes back by itself', async () => {
    const order = await shop.ordered()
    const first = await shop.began(order)
    shop.gateway.fail(first)
    await order.shopper.call(checkPayment, { body: { order_id: order.orderId } })
    const second = await shop.began(order)
    shop.gateway.succeed(second)
    shop.gateway.succeed(first)
    await Promise.all([shop.notify(shop.gateway.newsOf(first)), shop.notify(shop.gateway.newsOf(second))])
    await shop.runErrands()
    expect(await statusOf(order)).toBe(1)
    const ends = shop.gateway.ofOrder(order.number).map(({ state }) => state)
    expect(ends.toSorted()).toEqual(['authorised', 'cancelled'])
    await booksAreRight()
  })
})

describe('news of a gateway', () => {
  it('that are forged, or of nobody, are refused; of a payment that is not known yet they are kept', async () => {
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
    expect(await statusOf(order)).toBe(9)
    await shop.runJob('reconcile-payments')
    expect(await statusOf(order)).toBe(1)
    const kept = await shop.row(
      `select count(*)::int n, count(handled_at)::int handled from payment_events where provider_reference = $1`,
      [reference],
    )
    expect(kept).toEqual({ n: 1, handled: 1 })
  })

  it('that say something else than the gateway does are not believed', async () => {
    const order = await shop.ordered()
    const reference = await shop.began(order)
    expect(await shop.notify(shop.gateway.newsOf(reference))).toBe(200)
    expect(await statusOf(order)).toBe(9)
  })
})

it('buying and preparing again works after an order was given up', async () => {
  const order = await shop.ordered()
  shop.test.time.advance(31 * MINUTE_MS)
  await stay(order)
  await shop.runJob('give-up-unpaid-orders')
  const again = await order.shopper.call(buyCart, { query: { cart_id: order.cartId, payment_type_id: 2 } })
  expect(again.data).toMatchObject({ orderId: order.orderId, orderStatusId: 8 })
  expect((await order.shopper.call(prepareCheckout)).codes).toEqual(['checkout.addressMissing'])
})
