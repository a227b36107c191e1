import { buyCart, prepareCheckout } from '@cambusa/contract/orders/checkout'
import { addItems, viewCart } from '@cambusa/contract/cart/cart'
import { viewOrder } from '@cambusa/contract/orders/orders'
import { selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildShop } from '../../testing/factories/delivery.ts'
import {
  buildLine,
  buildOpenSlot,
  buildReadyShopper,
  buildGoods,
  type Goods,
} from '../../testing/factories/orders.ts'
import { openOutbox } from '../../testing/kept-mails.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { sendWaitingMails } from '../mail/mail.ts'

let test: TestApp
let goods: Goods
let slot: number
const day = '2026-11-25'

beforeAll(async () => {
  test = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      goods = await buildGoods(db)
      slot = await buildOpenSlot(db)
    },
  })
})

async function one<Row>(text: string, values: unknown[] = []): Promise<Row> {
  const { rows } = await test.database.pool.query(text, values)
  return rows[0] as Row
}
const stockOf = async (productId: number) =>
  (await one<{ quantity: number }>('select quantity from stock where product_id = $1', [productId])).quantity
const bookedOf = async (id: number) =>
  (await one<{ booked: number }>('select booked from timeslots where id = $1', [id])).booked

async function readyToPay(packs?: number, timeslotId = slot) {
  const ready = await buildReadyShopper(test, goods.pasta, packs)
  const chosen = await ready.shopper.call(selectTimeslot, {
    query: { sel_date: day, timeslot_id: timeslotId },
  })
  expect(chosen.codes).toEqual([])
  return ready
}
const onDelivery = { payment_type_id: 1 }

describe('buying', () => {
  it('makes one order with its own copy of everything, takes the stock, keeps the reserved slot and closes the cart', async () => {
    const { shopper, cartId } = await readyToPay()
    const before = { stock: await stockOf(goods.pasta), booked: await bookedOf(slot) }
    const prepared = await shopper.call(prepareCheckout)
    expect(prepared.codes).toEqual([])
    expect(prepared.data).toMatchObject({
      cartId,
      cartStatusId: 2,
      totalPrice: 31.9,
      itemsTotal: 25,
      deliveryFee: 6.9,
    })
    const bought = await shopper.call(buyCart, { query: { ...onDelivery, cart_id: cartId } })
    expect(bought.codes).toEqual([])
    expect(bought.data).toMatchObject({
      orderStatusId: 1,
      orderStatusName: 'Ricevuto',
      grossTotal: 31.9,
      deliveryServiceName: 'home',
      paymentTypeName: 'Contanti o POS alla consegna',
      shippingAddress: { city: 'Bologna', addressType: 'home', addressTypeId: 2 },
      timeslot: { date: day, beginTime: '10:00', endTime: '12:00' },
      vat: [
        { rate: 4, gross: 25, net: 24.04, vat: 0.96 },
        { rate: 22, gross: 6.9, net: 5.66, vat: 1.24 },
      ],
      items: [{ name: 'Pasta', quantity: 20, price: 1.25, grossTotal: 25, vatRate: 4 }],
      history: [{ orderStatusId: 1 }],
    })
    expect(bought.data?.orderNumber).toMatch(/^2026-\d{6}$/)
    expect(await stockOf(goods.pasta)).toBe(before.stock - 20)
    expect(await bookedOf(slot)).toBe(before.booked)
    const cart = await shopper.call(viewCart)
    expect(cart.data).toMatchObject({ cartItems: [], cartStatusId: 1 })
    await test.database.pool.query("update products set name = 'Altro nome' where id = $1", [goods.pasta])
    const order = await shopper.call(viewOrder, { query: { order_id: bought.data!.orderId } })
    expect(order.data?.items?.[0]?.name).toBe('Pasta')
    await test.database.pool.query("update products set name = 'Pasta' where id = $1", [goods.pasta])
  })

  it('repeated, at once or later, returns the same order with status 0', async () => {
    const { shopper, cartId, userId } = await readyToPay(16)
    await shopper.call(prepareCheckout)
    const buy = () => shopper.call(buyCart, { query: { ...onDelivery, cart_id: cartId } })
    const replies = [...(await Promise.all([buy(), buy(), buy(), buy()])), await buy()]
    expect(replies.map(({ response }) => response.status)).toEqual([0, 0, 0, 0, 0])
    expect(new Set(replies.map(({ data }) => data?.orderId)).size).toBe(1)
    const count = await one<{ n: number }>('select count(*)::int n from orders where user_id = $1', [userId])
    expect(count.n).toBe(1)
  })

  it('mails the order once, even if the process dies right after buying', async () => {
    const { shopper, cartId, userId } = await readyToPay(16)
    await shopper.call(prepareCheckout)
    const buy = () => shopper.call(buyCart, { query: { ...onDelivery, cart_id: cartId } })
    const [{ data }] = await Promise.all([buy(), buy()])
    const mails = await test.database.pool.query(
      'select kind, params from mails where user_id = $1 and sent_at is null',
      [userId],
    )
    expect(mails.rows).toEqual([{ kind: 'orderReceived', params: { orderId: data?.orderId } }])
    await openOutbox(test.database)
    const queuedJobs = async () => {
      await sendWaitingMails(test.db)
      const { rows } = await test.database.pool.query(
        `select data from pgboss.job where name = 'send-mail' and data ->> 'mailId' = (
           select id::text from mails where user_id = $1)`,
        [userId],
      )
      return rows.length
    }
    expect([await queuedJobs(), await queuedJobs()]).toEqual([1, 1])
  })

  it('repeated without cart_id returns this session’s order for 15 minutes, then asks to prepare', async () => {
    const { shopper } = await readyToPay(16)
    await shopper.call(prepareCheckout)
    const first = await shopper.call(buyCart, { query: onDelivery })
    test.time.advance(14 * 60_000)
    const again = await shopper.call(buyCart, { query: onDelivery })
    expect(again.data?.orderId).toBe(first.data?.orderId)
    await shopper.call(addItems, { body: { items: [{ productId: goods.pasta, quantity: 1 }] } })
    expect((await shopper.call(buyCart, { query: onDelivery })).codes).toEqual(['checkout.notPrepared'])
    test.time.advance(2 * 60_000)
    const late = await readyToPay(16)
    expect((await late.shopper.call(buyCart, { query: onDelivery })).codes).toEqual(['checkout.notPrepared'])
  })

  it('never buys another customer’s cart, nor one that was not prepared or was prepared too long ago', async () => {
    const { shopper, cartId } = await readyToPay(16)
    const query = { ...onDelivery, cart_id: cartId }
    expect((await shopper.call(buyCart, { query })).codes).toEqual(['checkout.notPrepared'])
    await shopper.call(prepareCheckout)
    const other = await buildReadyShopper(test, goods.pasta)
    expect((await other.shopper.call(buyCart, { query })).codes).toEqual(['checkout.notPrepared'])
    test.time.advance(15 * 60_000)
    expect((await shopper.call(buyCart, { query })).codes).toEqual(['checkout.prepareExpired'])
  })

  it('asks to declare the age when alcohol is bought', async () => {
    const { shopper, cartId } = await readyToPay(16)
    await buildLine(test.db, cartId, goods.wine, 1)
    await shopper.call(prepareCheckout)
    const query = { ...onDelivery, cart_id: cartId }
    const refused = await shopper.call(buyCart, { query })
    expect(refused.codes).toEqual(['checkout.ageNotDeclared'])
    expect(refused.response.errors[0]).toMatchObject({ field: 'age_declared' })
    const data = JSON.stringify({ age_declared: 'true' })
    const bought = await shopper.call(buyCart, { query: { ...query, payment_data: data } })
    expect(bought.data?.paymentData).toEqual({ age_declared: 'true' })
  })

  it('charges the confirmed prices although a price changed since', async () => {
    const { shopper, cartId } = await readyToPay(16)
    await shopper.call(prepareCheckout)
    await test.database.pool.query(
      'update prices set price_cents = 999 where product_id = $1 and price_list_id = 1',
      [goods.pasta],
    )
    await test.catalogue.refresh()
    expect((await shopper.call(viewCart)).data?.itemsTotal).toBe(20)
    const bought = await shopper.call(buyCart, { query: { ...onDelivery, cart_id: cartId } })
    expect(bought.data?.itemsTotal).toBe(20)
    await test.database.pool.query(
      'update prices set price_cents = 125 where product_id = $1 and price_list_id = 1',
      [goods.pasta],
    )
    await test.catalogue.refresh()
  })

  it('is refused with the products’ names when the stock is gone, and the cart can be changed again', async () => {
    const { shopper, cartId, userId } = await readyToPay(16)
    await shopper.call(prepareCheckout)
    const before = await stockOf(goods.pasta)
    await test.database.pool.query('update stock set quantity = 3 where product_id = $1', [goods.pasta])
    const refused = await shopper.call(buyCart, { query: { ...onDelivery, cart_id: cartId } })
    expect(refused).toMatchObject({ httpStatus: 200, codes: ['checkout.itemsChanged'] })
    expect(refused.response.errors[0]?.error).toContain('Pasta')
    expect(
      (await one<{ n: number }>('select count(*)::int n from orders where user_id = $1', [userId])).n,
    ).toBe(0)
    expect(await stockOf(goods.pasta)).toBe(3)
    expect((await shopper.call(viewCart)).data).toMatchObject({
      cartStatusId: 1,
      timeslot: { timeslotId: slot },
    })
    const again = await shopper.call(prepareCheckout)
    expect(again.codes).toEqual(['checkout.itemsChanged'])
    await test.database.pool.query('update stock set quantity = $2 where product_id = $1', [
      goods.pasta,
      before,
    ])
  })

  it('sells the last packs only once when many buy them at the same moment', async () => {
    const buyers = await Promise.all(Array.from({ length: 8 }, () => readyToPay(16)))
    await Promise.all(buyers.map(({ shopper }) => shopper.call(prepareCheckout)))
    const before = await stockOf(goods.pasta)
    await test.database.pool.query('update stock set quantity = 40 where product_id = $1', [goods.pasta])
    const replies = await Promise.all(
      buyers.map(({ shopper, cartId }) =>
        shopper.call(buyCart, { query: { ...onDelivery, cart_id: cartId } }),
      ),
    )
    expect(replies.filter(({ response }) => response.status === 0)).toHaveLength(2)
    expect(replies.filter(({ codes }) => codes[0] === 'checkout.itemsChanged')).toHaveLength(6)
    expect(await stockOf(goods.pasta)).toBe(8)
    await test.database.pool.query('update stock set quantity = $2 where product_id = $1', [
      goods.pasta,
      before,
    ])
  })
})
