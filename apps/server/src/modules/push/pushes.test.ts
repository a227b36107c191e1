import { unregisterDevice, updatePushKinds } from '@cambusa/contract/people/push'
import { beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../../platform/database/database.ts'
import { fulfilmentOf } from '../../testing/fulfilment-acts.ts'
import { openPaymentShop, type Ordered, type PaymentShop } from '../../testing/payments/payment-shop.ts'
import { registerPhone } from '../../testing/push/phones.ts'
import { keepPush } from './keep-push.ts'

const HOUR_MS = 3_600_000

let shop: PaymentShop
let work: ReturnType<typeof fulfilmentOf>
beforeAll(async () => {
  shop = await openPaymentShop()
  work = fulfilmentOf(shop)
})

interface Shown {
  to: string
  kind: string
  title: string
  body: string
  target: string
  sentAt: string | null
  notSent: string | null
}

const shown = async () =>
  (await shop.test.app.inject({ url: '/dev/push', headers: { accept: 'application/json' } })).json<Shown[]>()
const send = () => shop.runScheduledJob('send-waiting-pushes')

/** An order whose customer has a phone. */
async function withPhone(order: Ordered) {
  const phone = await registerPhone(order.shopper)
  const { login } = await shop.row<{ login: string }>('select login from users where id = $1', [order.userId])
  const told = async () => (await shown()).filter(({ to }) => to === login)
  return { ...order, phone, told }
}
const tell = ({ userId }: Ordered, now = shop.test.time.now(), fails = false) =>
  inTransaction(shop.test.db, async (tx) => {
    const words = { title: 'Prova', body: 'Una prova', target: '/profile/orders' }
    await keepPush(tx, { ...words, userId, kind: 'orderStatus', about: null }, now)
    if (fails) throw new Error('the act fails')
  })

it('tells the phone of an order what its mails tell, without amounts and addresses', async () => {
  const order = await withPhone(await work.mixed())
  await work.handedOver(order)
  await send()
  const pushes = await order.told()
  expect(pushes.map(({ kind, title }) => [kind, title])).toEqual([
    ['orderStatus', 'La spesa è consegnata'],
    ['orderStatus', 'La spesa è in viaggio'],
    ['orderStatus', 'La spesa è pronta'],
  ])
  for (const { target, body, sentAt } of pushes) {
    expect(target).toBe(`/profile/orders/${order.orderId}`)
    expect(body).toContain(order.number)
    expect(body).not.toMatch(/€|Via /)
    expect(sentAt).not.toBeNull()
  }
  const page = await shop.test.app.inject({ url: '/dev/push', headers: { accept: 'text/html' } })
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).toContain('La spesa è in viaggio')
})

it('tells of a payment that failed and of a cancelled order, not of kinds that the customer refused', async () => {
  const order = await withPhone(await work.mixed())
  await order.shopper.call(updatePushKinds, { body: { orderStatus: false } })
  await work.cancel(order)
  await send()
  expect(await order.told()).toEqual([])
  const unpaid = await withPhone(await shop.ordered())
  const reference = await shop.began(unpaid)
  shop.gateway.fail(reference)
  await shop.notify(shop.gateway.newsOf(reference))
  await send()
  expect((await unpaid.told()).map(({ kind }) => kind)).toEqual(['paymentFailed'])
})

it('sends nothing of an act that was rolled back, and nothing to a device that is unregistered', async () => {
  const order = await withPhone(await work.mixed())
  await expect(tell(order, undefined, true)).rejects.toThrow('the act fails')
  await tell(order)
  await order.shopper.call(unregisterDevice, { query: order.phone })
  await send()
  expect(await order.told()).toMatchObject([{ sentAt: null, notSent: 'device gone' }])
})

it('wakes nobody from 22 to 7, and does not tell what is no news any more', async () => {
  const order = await withPhone(await work.mixed())
  const { time } = shop.test
  const before = time.now()
  time.set(new Date('2026-11-22T21:30:00Z'))
  await tell(order)
  await send()
  expect(await order.told()).toMatchObject([{ sentAt: null, notSent: null }])
  time.set(new Date('2026-11-23T06:00:00Z'))
  await send()
  expect(await order.told()).toMatchObject([{ sentAt: expect.stringMatching(/^2026-11-23T06:00/) as string }])
  await tell(order, new Date(time.now().getTime() - 25 * HOUR_MS))
  await send()
  expect((await order.told()).map(({ notSent }) => notSent)).toContain('too late')
  time.set(before)
})

it('tells once that a slot begins within two hours', async () => {
  const order = await withPhone(await work.mixed())
  const { time } = shop.test
  const before = time.now()
  const { begins } = await shop.row<{ begins: Date }>(
    `select (slot_date + slot_begin) at time zone 'Europe/Rome' begins from orders where id = $1`,
    [order.orderId],
  )
  time.set(new Date(begins.getTime() - 2 * HOUR_MS - 60_000))
  await shop.runScheduledJob('tell-near-slots')
  expect(await order.told()).toEqual([])
  time.set(new Date(begins.getTime() - HOUR_MS))
  await shop.runScheduledJob('tell-near-slots')
  await shop.runScheduledJob('tell-near-slots')
  expect((await order.told()).map(({ kind, target }) => [kind, target])).toEqual([
    ['slotNear', `/profile/orders/${order.orderId}`],
  ])
  time.set(begins)
  await send()
  expect(await order.told()).toMatchObject([{ sentAt: null, notSent: 'too late' }])
  time.set(before)
})
