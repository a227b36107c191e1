import { viewCart } from '@cambusa/contract/cart/cart'
import { buyCart, prepareCheckout } from '@cambusa/contract/orders/checkout'
import { addGiftCode } from '@cambusa/contract/payments/gift-cards'
import { selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { GIFT_CODES_MAX } from '@cambusa/domain/constants'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildGift } from '../../../testing/factories/gift-certificates.ts'
import { buildLine, buildReadyShopper } from '../../../testing/factories/orders.ts'
import { openPaymentShop, type Ordered, type PaymentShop } from '../../../testing/payments/payment-shop.ts'

const MINUTE_MS = 60_000
let shop: PaymentShop

beforeAll(async () => {
  shop = await openPaymentShop()
})
beforeEach(() => {
  shop.gateway.fault = () => undefined
  shop.gateway.meanwhile = undefined
})

const paymentOf = (order: Ordered) => shop.gateway.ofOrder(order.number).at(-1)!
const taken = () =>
  shop.row<{ booked: number; stock: number }>(
    `select (select booked from timeslots where id = $1) booked, (select quantity from stock where product_id = $2) stock`,
    [shop.slot, shop.goods.pasta],
  )

describe('an order that is not paid in time', () => {
  const later = async (order: Ordered, minutes = 31) => {
    shop.test.time.advance(minutes * MINUTE_MS)
    await shop.stay(order)
    await shop.runScheduledJob('give-up-unpaid-orders')
  }

  it('is given up with all that it took, its lines are put back into the cart, and the customer is told', async () => {
    const before = await taken()
    const order = await shop.ordered()
    const reference = await shop.began(order)
    await later(order, 29)
    expect(await shop.statusOf(order)).toBe(9)
    await later(order, 2)
    expect(await shop.statusOf(order)).toBe(8)
    expect(await taken()).toEqual(before)
    expect(shop.gateway.payments().find((one) => one.reference === reference)?.state).toBe('cancelled')
    const cart = await order.shopper.call(viewCart)
    expect(cart.data?.cartItems).toMatchObject([{ productId: shop.goods.pasta, quantity: 20 }])
    expect((await shop.mailsTo(order)).at(-1)).toMatchObject({
      kind: 'orderGivenUp',
      params: { missing: [] },
    })
    await shop.runScheduledJob('give-up-unpaid-orders')
    expect(await shop.kindsTo(order)).toEqual(['orderGivenUp'])
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('adds its lines to those of a new cart, leaves a cart unchanged that is being confirmed, and names lines that were not put back', async () => {
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
    expect((await shop.mailsTo(busy)).at(-1)?.params).toMatchObject({ missing: ['Pasta'] })
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('gives its infos and delivery back to the cart, and keeps what the cart has itself', async () => {
    const said = { need_invoice: 'true', order_note: 'Citofono Rossi', customer_reference: 'PO-7' }
    const orderSaying = async () => {
      const order = await shop.ordered()
      await shop.row('update orders set infos = $2 where id = $1', [order.orderId, said])
      return order
    }
    const order = await orderSaying()
    await later(order)
    const { data } = await order.shopper.call(viewCart)
    expect(data?.cartInfos).toMatchObject(said)
    expect(data).toMatchObject({ invoiceProposed: false, deliveryServiceId: 2 })
    expect(data?.shippingAddress?.addressId).toBe(order.addressId)

    const other = await orderSaying()
    await shop.row(
      `insert into carts (user_id, store_id, warehouse_id, delivery_service_id, pickup_store_id, infos)
       values ($1, 5, 1, 1, 5, '{"need_invoice":"false"}')`,
      [other.userId],
    )
    await later(other)
    const kept = (await other.shopper.call(viewCart)).data
    expect(kept?.cartInfos).toMatchObject({ ...said, need_invoice: 'false' })
    expect(kept?.deliveryServiceId).toBe(1)
  })

  it('that was paid at the last moment is prepared, although the shop was not notified', async () => {
    const order = await shop.ordered()
    const reference = await shop.began(order)
    shop.gateway.meanwhile = (call) => {
      // Still unpaid when the shop asks, but paid before the shop can end it.
      if (call === 'cancel') shop.gateway.succeed(reference)
    }
    const { cancel } = shop.gateway
    shop.gateway.cancel = async (asked) => {
      await shop.gateway.meanwhile?.('cancel', asked)
      return (await shop.gateway.state(asked))!
    }
    await later(order)
    shop.gateway.cancel = cancel
    expect(await shop.statusOf(order)).toBe(1)
    expect(await shop.kindsTo(order)).toEqual(['orderReceived'])
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('waits up to an hour while the gateway does not respond; money that arrives afterwards is returned, with one mail', async () => {
    const order = await shop.ordered()
    const reference = await shop.began(order)
    shop.gateway.fault = () => 'question'
    await later(order)
    expect(await shop.statusOf(order)).toBe(9)
    await later(order, 61)
    expect(await shop.statusOf(order)).toBe(8)
    shop.gateway.fault = () => undefined
    shop.gateway.succeed(reference)
    const news = [1, 2, 3].map(() => shop.gateway.newsOf(reference))
    for (const each of [...news, ...news]) expect(await shop.notify(each)).toBe(200)
    await shop.runQueuedJobs()
    expect(await shop.statusOf(order)).toBe(8)
    expect(await shop.statesOf(order)).toEqual(['cancelled'])
    expect(paymentOf(order).state).toBe('cancelled')
    expect((await shop.kindsTo(order)).filter((kind) => kind === 'orderRefunded')).toHaveLength(1)
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('by bank transfer waits for days', async () => {
    const order = await shop.ordered(3, true)
    await later(order, 4 * 24 * 60)
    expect(await shop.statusOf(order)).toBe(9)
    await later(order, 24 * 60)
    expect(await shop.statusOf(order)).toBe(8)
    shop.test.time.advance(-6 * 24 * 60 * MINUTE_MS)
    expect(await shop.booksDifferences()).toEqual([])
  })
})

it('gift codes that paid for it are in the cart again in their order, if they are still good', async () => {
  const { test, goods } = shop
  const gifts = {
    large: await buildGift(test.db, { code: 'RITORNA-0001', amountCents: 1_500 }),
    blocked: await buildGift(test.db, { code: 'RITORNA-0002' }),
    small: await buildGift(test.db, { code: 'RITORNA-0003', amountCents: 500 }),
  }
  const ready = await buildReadyShopper(test, goods.pasta, 20)
  for (const code of ['RITORNA-0003', 'RITORNA-0002', 'RITORNA-0001']) {
    test.time.advance(1)
    expect((await ready.shopper.call(addGiftCode, { body: { code } })).codes).toEqual(['cart.sendGiftCode'])
  }
  await ready.shopper.call(selectTimeslot, { query: { sel_date: '2026-11-25', timeslot_id: shop.slot } })
  expect((await ready.shopper.call(prepareCheckout)).data?.giftTotal).toBe(30)
  const query = { cart_id: ready.cartId, payment_type_id: 2 }
  const { data: order } = await ready.shopper.call(buyCart, { query })
  await shop.row('update gift_certificates set blocked_at = $2 where id = $1', [
    gifts.blocked,
    test.time.now(),
  ])

  test.time.advance(31 * MINUTE_MS)
  await shop.stay(ready)
  await shop.runScheduledJob('give-up-unpaid-orders')
  expect(await shop.statusOf(order!)).toBe(8)
  const { data: cart } = await ready.shopper.call(viewCart)
  expect(cart?.cartItems).toMatchObject([{ productId: goods.pasta, quantity: 20 }])
  expect(cart?.giftCertificates.map(({ giftCertificateId, used }) => [giftCertificateId, used])).toEqual([
    [gifts.small, 5],
    [gifts.large, 15],
  ])
  expect(await shop.booksDifferences()).toEqual([])
})

it('a cart with the maximum of gift codes keeps its own', async () => {
  const { test, goods } = shop
  await buildGift(test.db, { code: 'PIENO-0000' })
  const ready = await buildReadyShopper(test, goods.pasta, 20)
  await ready.shopper.call(addGiftCode, { body: { code: 'PIENO-0000' } })
  await ready.shopper.call(selectTimeslot, { query: { sel_date: '2026-11-25', timeslot_id: shop.slot } })
  await ready.shopper.call(prepareCheckout)
  await ready.shopper.call(buyCart, { query: { cart_id: ready.cartId, payment_type_id: 2 } })
  const own = Array.from({ length: GIFT_CODES_MAX }, (_, place) => `PIENO-${place + 1001}`)
  for (const code of own) {
    await buildGift(test.db, { code })
    expect((await ready.shopper.call(addGiftCode, { body: { code } })).codes).toEqual(['cart.sendGiftCode'])
  }
  test.time.advance(31 * MINUTE_MS)
  await shop.stay(ready)
  await shop.runScheduledJob('give-up-unpaid-orders')
  const { data: cart } = await ready.shopper.call(viewCart)
  expect(cart?.cartItems).toMatchObject([{ productId: goods.pasta, quantity: 20 }])
  expect(cart?.giftCertificates.map(({ hint }) => hint)).toEqual(own.map((code) => code.slice(-4)))
})

it('buying and preparing work again after an order was given up', async () => {
  const order = await shop.ordered()
  shop.test.time.advance(31 * MINUTE_MS)
  await shop.stay(order)
  await shop.runScheduledJob('give-up-unpaid-orders')
  const again = await order.shopper.call(buyCart, { query: { cart_id: order.cartId, payment_type_id: 2 } })
  expect(again.data).toMatchObject({ orderId: order.orderId, orderStatusId: 8 })
  // The cart has the order's address again, but no slot.
  expect((await order.shopper.call(prepareCheckout)).codes).toEqual(['checkout.timeslotMissing'])
})
