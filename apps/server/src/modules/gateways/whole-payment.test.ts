import { buyCart, prepareCheckout } from '@cambusa/contract/orders/checkout'
import { checkPayment, listStoredCards, payOrder } from '@cambusa/contract/payments/payments'
import { selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { createLogger } from '../../platform/log/log.ts'
import { atTheEnd } from '../../testing/at-the-end.ts'
import { buildShop, buildTimeslot } from '../../testing/factories/delivery.ts'
import { buildGoods, buildReadyShopper, type Goods } from '../../testing/factories/orders.ts'
import { openOutbox } from '../../testing/kept-mails.ts'
import { networkBrowser, payAtSandbox, type PageBrowser } from '../../testing/payments/sandbox-payment.ts'
import { keepCompiled } from '../../testing/kept-compilers.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { createShopper, type Shopper } from '../../testing/test-shopper.ts'
import { gatewaysOf } from '../payments/payments.ts'
import { returnMoneyJob } from '../payments/attempts/return-money.job.ts'
import { createSandboxGateway } from '../../integrations/sandbox/sandbox-gateway.ts'

const [PAID, FAILED] = [1, 10]
const lines: string[] = []
const urls: string[] = []
let test: TestApp
let goods: Goods
let slot: number
let app: TestApp['app']
let browser: PageBrowser

beforeAll(async () => {
  test = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      goods = await buildGoods(db)
      slot = await buildTimeslot(db, { capacity: 100 })
    },
  })
  await openOutbox(test.database, returnMoneyJob.name)
  const log = createLogger({ write: (line) => void lines.push(String(line)) })
  log.level = 'trace'
  const gateways = gatewaysOf([createSandboxGateway(test.services)])
  app = await buildApp({ ...test.services, gateways, log }, (made) => {
    keepCompiled(made)
    made.addHook('onRequest', async ({ url, headers }) => void urls.push(url + JSON.stringify(headers)))
  })
  atTheEnd(() => app.close())
  browser = networkBrowser(await app.listen({ host: '127.0.0.1', port: 0 }))
})

interface Ordered {
  shopper: Shopper
  orderId: number
}

async function ordered(): Promise<Ordered> {
  const ready = await buildReadyShopper(test, goods.pasta)
  const shopper = createShopper(app)
  shopper.session = ready.shopper.session
  await shopper.call(selectTimeslot, { query: { sel_date: '2026-11-25', timeslot_id: slot } })
  await shopper.call(prepareCheckout)
  const bought = await shopper.call(buyCart, { query: { cart_id: ready.cartId, payment_type_id: 2 } })
  expect(bought.codes.filter((code) => code !== 'order.placed')).toEqual([])
  return { shopper, orderId: bought.data!.orderId }
}

const pay = async ({ shopper, orderId }: Ordered, remember_card = false) =>
  (await shopper.call(payOrder, { body: { order_id: orderId, remember_card } })).data!.redirectUrl!
const check = async ({ shopper, orderId }: Ordered) =>
  (await shopper.call(checkPayment, { body: { order_id: orderId } })).data?.order
const statusOf = async ({ orderId }: Ordered) => {
  const { rows } = await test.database.pool.query<{ status: number }>(
    'select status from orders where id = $1',
    [orderId],
  )
  return rows[0]!.status
}

describe('an order paid at the demo gateway', () => {
  it('is refused, then paid, and its card stored', async () => {
    const order = await ordered()
    await payAtSandbox(browser, await pay(order), { effect: 'insufficientFunds' })
    expect(await check(order)).toMatchObject({ orderStatusId: FAILED })
    const back = await payAtSandbox(browser, await pay(order, true))
    expect(back).toMatch(/^\/\S+/)
    expect(await check(order)).toMatchObject({ orderStatusId: PAID, payment: { state: 'authorised' } })
    const { data } = await order.shopper.call(listStoredCards)
    expect(data?.auths).toMatchObject([{ name: 'Visa che termina con 3155, scade 12/2030' }])
  })

  it.each([['challenge'], ['twice'], ['early'], ['timeOut'], ['late']] as const)(
    'with the card %s is paid even if the window was closed: the notification of the gateway arrives by itself',
    async (effect) => {
      const order = await ordered()
      await payAtSandbox(browser, await pay(order), { effect })
      await vi.waitFor(async () => expect(await statusOf(order)).toBe(PAID), {
        timeout: 20_000,
        interval: 100,
      })
    },
  )

  it('leaves no card number in any table, log line or URL', async () => {
    const { rows: tables } = await test.database.pool.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    )
    const kept: string[] = []
    for (const { name } of tables) {
      const { rows } = await test.database.pool.query<{ row: string }>(`select t::text as row from ${name} t`)
      kept.push(...rows.map(({ row }) => row))
    }
    const searched = { tables: kept.join('\n'), log: lines.join(''), urls: urls.join('\n') }
    const gap = '(?:%20|\\D){0,2}'
    const numbers = [
      '4000 0025 0000 3155',
      '4000 0000 0000 9995',
      '5555 5555 5555 4444',
      '5105 1051 0510 5100',
    ]
    for (const number of numbers) {
      const anyhow = new RegExp(number.split(' ').join(gap))
      for (const [where, text] of Object.entries(searched))
        expect([where, number, anyhow.test(text)]).toEqual([where, number, false])
    }
    expect(searched.tables).toContain('3155')
    expect(searched.urls).toContain('/payment/notification/sandbox')
  })
})
