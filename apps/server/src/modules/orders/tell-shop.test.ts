import { deleteOrder } from '@cambusa/contract/payments/payments'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { inTransaction } from '../../platform/database/database.ts'
import { openPaymentShop, type Ordered, type PaymentShop } from '../../testing/payments/payment-shop.ts'
import { tellShopOfOrders } from './orders.ts'

let shop: PaymentShop
beforeAll(async () => {
  shop = await openPaymentShop()
})
beforeEach(() => shop.row(`delete from mails where kind = 'shopOrders'`))

const needs = (config: object = {}) => ({
  db: shop.test.db,
  config: { ...shop.test.services.config, ordersTo: ['banco@example.com'], ...config },
})
const tell = (config: object = {}, now = shop.test.time.now()) => tellShopOfOrders(needs(config), now)
const mails = async () => {
  const text = `select recipient, words ->> 'subject' subject, words::text words from mails
    where kind = 'shopOrders' order by id`
  return (await shop.test.database.pool.query<Record<'recipient' | 'subject' | 'words', string>>(text)).rows
}
const move = (order: Ordered, status: number) =>
  shop.row('update orders set status = $2, pay_by = null where id = $1', [order.orderId, status])

it('mails every address of the shop that an order is to be prepared, once, and that a mailed one is cancelled', async () => {
  const order = await shop.ordered(PAYMENT_TYPES.onDelivery)
  const ordersTo = ['banco@example.com', 'cucina@example.com']
  await Promise.all([tell({ ordersTo }), tell({ ordersTo })])
  const told = await mails()
  expect(told.map(({ recipient }) => recipient)).toEqual(ordersTo)
  expect(told[0]?.subject).toBe(`Nuovo ordine ${order.number}, 25/11/2026 10:00-12:00`)
  for (const part of ['Pasta', '20 pz', 'da incassare alla consegna', 'niente alternative', 'Via '])
    expect(told[0]?.words).toContain(part)
  expect(await shop.kindsTo(order)).toEqual(['orderReceived'])
  await order.shopper.call(deleteOrder, { body: { order_id: order.orderId } })
  expect(await shop.statusOf(order)).toBe(ORDER_STATUS.cancelled)
  await tell()
  expect((await mails()).map(({ subject }) => subject).slice(2)).toEqual([
    `Ordine ${order.number}: da non preparare`,
  ])
})

it('mails an order by card once it is paid, and never one that was given up before', async () => {
  const order = await shop.ordered()
  const givenUp = await shop.ordered()
  const overtaken = await shop.ordered(PAYMENT_TYPES.onDelivery)
  await move(givenUp, ORDER_STATUS.cancelled)
  await move(overtaken, ORDER_STATUS.cancelled)
  await tell()
  expect(await mails()).toEqual([])
  const reference = await shop.began(order)
  shop.gateway.succeed(reference)
  await shop.notify(shop.gateway.newsOf(reference))
  await tell()
  const [mail, ...others] = await mails()
  expect(mail?.subject).toContain(order.number)
  expect(mail?.words).toContain('autorizzato, da incassare dalla carta')
  expect(others).toEqual([])
})

it('a digest has all orders since the last one exactly once, even if its job is killed before it ends', async () => {
  const [one, other] = [
    await shop.ordered(PAYMENT_TYPES.onDelivery),
    await shop.ordered(PAYMENT_TYPES.onDelivery),
  ]
  const daily = { ordersDigest: 'daily' }
  const hour = (time: string) => new Date(`2026-11-22T${time}:00Z`)
  await shop.row(`update order_news set at = '2026-11-22T04:30:00Z' where order_id = $1`, [one.orderId])
  await shop.row(`update order_news set at = '2026-11-22T05:30:00Z' where order_id = $1`, [other.orderId])
  await tell(daily, hour('04:59'))
  expect(await mails()).toEqual([])
  const killed = inTransaction(shop.test.db, async (tx) => {
    await tellShopOfOrders({ ...needs(daily), db: tx }, hour('05:01'))
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  expect(await mails()).toEqual([])
  for (const time of ['05:02', '05:02', '23:00']) await tell(daily, hour(time))
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    `Nuovo ordine ${one.number}, 25/11/2026 10:00-12:00`,
  ])
  const third = await shop.ordered(PAYMENT_TYPES.onDelivery)
  await move(one, ORDER_STATUS.cancelled)
  await shop.row(
    `update order_news set at = '2026-11-22T12:00:00Z' where told_at is null and order_id = any($1)`,
    [[one.orderId, third.orderId]],
  )
  await tell(daily, new Date('2026-11-23T05:01:00Z'))
  const [, last, ...more] = await mails()
  expect([last?.subject, more]).toEqual(['2 nuovi ordini, 1 da non preparare', []])
  expect(last?.words).toContain(`L’ordine ${one.number} (25/11/2026 10:00-12:00) non va preparato`)
})
