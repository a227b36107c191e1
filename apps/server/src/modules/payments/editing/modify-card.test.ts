import { updateItems } from '@cambusa/contract/cart/cart'
import { buyCart } from '@cambusa/contract/orders/checkout'
import { checkPayment, payOrder } from '@cambusa/contract/payments/payments'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addToCart,
  buyEdit,
  cartNow,
  chooseSlot,
  openEdit,
  orderNow,
  undoEdit,
} from '../../../testing/payments/edit-order.ts'
import { openPaymentShop, type Ordered, type PaymentShop } from '../../../testing/payments/payment-shop.ts'

const MINUTE_MS = 60_000
let shop: PaymentShop
beforeAll(async () => {
  shop = await openPaymentShop()
})
beforeEach(() => {
  shop.gateway.fault = () => undefined
})

const check = (order: Ordered) => order.shopper.call(checkPayment, { body: { order_id: order.orderId } })
const pay = (order: Ordered) => order.shopper.call(payOrder, { body: { order_id: order.orderId } })
const heldOf = ({ number }: Ordered) =>
  shop.gateway
    .ofOrder(number)
    .filter(({ state }) => state === 'authorised')
    .map(({ amountCents }) => amountCents)

/** An order that is paid by card. */
async function paidOrder(packs = 20): Promise<Ordered> {
  const ready = await shop.prepared(packs)
  const query = { cart_id: ready.cartId, payment_type_id: 2 }
  const bought = (await ready.shopper.call(buyCart, { query })).data!
  const order = { ...ready, orderId: bought.orderId, number: bought.orderNumber }
  shop.gateway.succeed(await shop.began(order))
  expect((await check(order)).data?.order.orderStatusId).toBe(1)
  return order
}

/** The same, raised by a bottle of wine and bought: it waits for its payment. */
async function raised(): Promise<Ordered> {
  const order = await paidOrder()
  await openEdit(order)
  await addToCart(order, shop.goods.wine, 1)
  expect(await buyEdit(order)).toMatchObject({ orderStatusId: 7, canPay: true, grossTotal: 31.9 })
  return order
}

describe('an order by card that gets cheaper', () => {
  it('keeps what is authorised', async () => {
    const order = await paidOrder(30)
    await openEdit(order)
    const [line] = (await cartNow(order)).cartItems
    await addToCart(order, shop.goods.wine, 1)
    await order.shopper.call(updateItems, { body: { items: [{ itemId: line!.itemId, quantity: 13 }] } })
    expect(await buyEdit(order)).toMatchObject({
      orderStatusId: 1,
      items: [{ quantity: 13 }, { name: 'Vino' }],
    })
    await shop.runQueuedJobs()
    expect(await shop.statesOf(order)).toEqual(['authorised'])
    expect(await shop.booksDifferences()).toEqual([])
  })
})

describe('an order by card that gets dearer', () => {
  it('is changed once a new payment is authorised, and the old one is released', async () => {
    const order = await raised()
    const [old] = heldOf(order)
    expect(await cartNow(order)).toMatchObject({ cartStatusId: 2, editing: { orderId: order.orderId } })
    expect((await addToCart(order, shop.goods.wine, 1)).codes).toEqual(['cart.locked'])
    const step = await pay(order)
    expect(step.data).toMatchObject({ redirectUrl: expect.any(String), order: { orderStatusId: 7 } })
    expect((await pay(order)).data?.redirectUrl).toBe(step.data!.redirectUrl)
    expect(await shop.statesOf(order)).toEqual(['authorised', 'pending'])
    shop.gateway.succeed(shop.gateway.ofOrder(order.number).at(-1)!.reference)
    const paid = await check(order)
    expect(paid.data?.order).toMatchObject({ orderStatusId: 1, payBy: null, items: [{}, { name: 'Vino' }] })
    expect((await check(order)).data?.order).toEqual(paid.data?.order)
    expect(await shop.statesOf(order)).toEqual(['cancelled', 'authorised'])
    await shop.runQueuedJobs()
    expect(heldOf(order)).toEqual([old! + 990])
    for (const { reference } of shop.gateway.ofOrder(order.number))
      await shop.notify(shop.gateway.newsOf(reference))
    expect(await shop.kindsTo(order)).toEqual(['orderReceived', 'orderChanged'])
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('is edited on with everything typed when the card is refused, and can be given up', async () => {
    const order = await raised()
    await pay(order)
    shop.gateway.fail(shop.gateway.ofOrder(order.number).at(-1)!.reference)
    const refused = await check(order)
    expect(refused.data?.order).toMatchObject({
      orderStatusId: 7,
      canPay: false,
      changeFailure: expect.stringContaining('banca'),
      payment: { state: 'authorised' },
    })
    expect(await cartNow(order)).toMatchObject({ cartStatusId: 7, totalItems: 2 })
    expect((await undoEdit(order)).data).toMatchObject({ orderStatusId: 1, changeFailure: null })
    await shop.runQueuedJobs()
    expect(heldOf(order)).toHaveLength(1)
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('is opened again while the bank waits: that payment is ended first', async () => {
    const order = await raised()
    await pay(order)
    expect((await openEdit(order)).data).toMatchObject({ cartStatusId: 7, totalItems: 2 })
    expect(await shop.statesOf(order)).toEqual(['authorised', 'cancelled'])
    expect(await buyEdit(order)).toMatchObject({ orderStatusId: 7, canPay: true })
    await pay(order)
    shop.gateway.succeed(shop.gateway.ofOrder(order.number).at(-1)!.reference)
    // Paid just before: it stands.
    expect((await undoEdit(order)).codes).toEqual(['payment.alreadyPaid'])
    expect(await orderNow(order)).toMatchObject({ orderStatusId: 1, versions: [{ version: 1 }] })
    await shop.runQueuedJobs()
    expect(heldOf(order)).toHaveLength(1)
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('gives the new money back where its goods are gone when it arrives', async () => {
    const order = await paidOrder()
    await openEdit(order)
    await addToCart(order, shop.goods.apples, 1)
    await addToCart(order, shop.goods.wine, 1)
    expect(await buyEdit(order)).toMatchObject({ orderStatusId: 7 })
    await pay(order)
    await shop.row('update stock set quantity = 0 where product_id = $1', [shop.goods.apples])
    shop.gateway.succeed(shop.gateway.ofOrder(order.number).at(-1)!.reference)
    expect((await check(order)).data?.order).toMatchObject({
      orderStatusId: 7,
      changeFailure: expect.stringContaining('disponibile'),
    })
    expect(await shop.statesOf(order)).toEqual(['authorised', 'cancelled'])
    await shop.row('update stock set quantity = 50 where product_id = $1', [shop.goods.apples])
    await undoEdit(order)
    await shop.runQueuedJobs()
    await shop.notify(shop.gateway.newsOf(shop.gateway.ofOrder(order.number).at(-1)!.reference))
    expect(heldOf(order)).toHaveLength(1)
    expect(await shop.kindsTo(order)).toEqual(['orderReceived'])
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('is edited on when it is not paid in time', async () => {
    const order = await raised()
    await pay(order)
    const now = shop.test.time.now()
    shop.test.time.advance(31 * MINUTE_MS)
    await shop.stay(order)
    await shop.runScheduledJob('end-editings')
    expect(await orderNow(order)).toMatchObject({ orderStatusId: 7, canPay: false, payBy: null })
    expect(await cartNow(order)).toMatchObject({ cartStatusId: 7, totalItems: 2 })
    await undoEdit(order)
    shop.test.time.set(now)
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('needs a new payment too where the old one ends before its new slot', async () => {
    const order = await paidOrder()
    await openEdit(order)
    await chooseSlot(order, shop.lateSlot, '2026-12-04')
    expect(await buyEdit(order)).toMatchObject({ orderStatusId: 7, canPay: true })
    await pay(order)
    shop.gateway.succeed(shop.gateway.ofOrder(order.number).at(-1)!.reference)
    expect((await check(order)).data?.order).toMatchObject({
      orderStatusId: 1,
      timeslot: { date: '2026-12-04' },
    })
    expect(await shop.statesOf(order)).toEqual(['cancelled', 'stored'])
    expect(await shop.booksDifferences()).toEqual([])
  })
})

it('a payment that is lost while its order is edited ends the editing: it has to be paid again', async () => {
  const order = await paidOrder()
  await openEdit(order)
  const [payment] = shop.gateway.ofOrder(order.number)
  Object.assign(payment!, { state: 'cancelled' })
  await shop.notify(shop.gateway.newsOf(payment!.reference))
  expect(await orderNow(order)).toMatchObject({ orderStatusId: 10, canPay: true, editingUntil: null })
  expect((await cartNow(order)).editing).toBeNull()
  expect(await shop.kindsTo(order)).toEqual(['orderReceived', 'paymentFailed'])
  expect(await shop.booksDifferences()).toEqual([])
})

it('the same call that buys a change answers the same order again, also while it waits', async () => {
  const order = await raised()
  const { cartId } = await cartNow(order)
  const again = () => order.shopper.call(buyCart, { query: { cart_id: cartId } })
  expect((await again()).data).toMatchObject({ orderId: order.orderId, orderStatusId: 7, canPay: true })
  shop.gateway.succeed(await shop.began(order))
  await check(order)
  expect((await again()).data).toMatchObject({ orderId: order.orderId, orderStatusId: 1 })
})
