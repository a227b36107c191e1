import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { addItems, viewCart } from '@cambusa/contract/cart/cart'
import { listOrders } from '@cambusa/contract/orders/orders'
import { listProducts } from '@cambusa/contract/catalogue/product'
import { listStores } from '@cambusa/contract/delivery/stores'
import { beforeAll, describe, expect } from 'vitest'
import { openDatabase } from './platform/database/database.ts'
import { atTheEnd } from './testing/at-the-end.ts'
import { fillCartShop, noGoods } from './testing/factories/carts.ts'
import { buildUser, signIn } from './testing/factories/users.ts'
import { openOwnPostgres, openProxy, type OwnPostgres, type Proxy } from './testing/own-postgres.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'
import type { Reply, Shopper } from './testing/test-shopper.ts'
import { oneTestIn } from './testing/extent.ts'

const it = oneTestIn(3, 'outage')

/** Five seconds, plus what a busy machine needs. */
const HELD_MS = 8_000
const BACK_MS = 8_000

interface Answer {
  what: string
  ms: number
  reply: Reply<unknown>
}

interface Shop {
  test: TestApp
  customer: Shopper
}

const goods = noGoods()

/** A shop whose database has an address that may change. */
async function openShop(url: () => string): Promise<Shop> {
  const database = openDatabase(url)
  atTheEnd(() => database.close())
  const test = await openTestApp(database, { fill: (db) => fillCartShop(db, goods) })
  const customer = test.shopper()
  await signIn(customer, (await buildUser(test.db)).login)
  return { test, customer }
}

/** Several calls in parallel: reads and writes, of a customer, a known visitor and new ones. */
function callAll({ test, customer }: Shop): Promise<Answer[]> {
  const stranger = () => {
    const shopper = test.shopper()
    shopper.session = randomBytes(32).toString('base64url')
    return shopper
  }
  const item = { items: [{ productId: goods.wine, quantity: 1 }] }
  const calls: [string, () => Promise<Reply<unknown>>][] = [
    ['customer adds', () => customer.call(addItems, { body: item })],
    ['customer views cart', () => customer.call(viewCart)],
    ['customer lists orders', () => customer.call(listOrders)],
    ['customer lists products', () => customer.call(listProducts)],
    ['stranger lists products', () => stranger().call(listProducts)],
    ['stranger lists stores', () => stranger().call(listStores)],
    ['stranger adds', () => stranger().call(addItems, { body: item })],
    ['newcomer views cart', () => test.shopper().call(viewCart)],
  ]
  return Promise.all(
    calls.map(async ([what, call]) => {
      const started = performance.now()
      const reply = await call()
      return { what, reply, ms: performance.now() - started }
    }),
  )
}

/** Makes calls for a time, new ones at intervals, whether the old ones are answered or not. */
async function storm(shop: Shop, forMs: number): Promise<Answer[]> {
  const rounds: Promise<Answer[]>[] = []
  const until = performance.now() + forMs
  while (performance.now() < until) {
    rounds.push(callAll(shop))
    await wait(200)
  }
  return (await Promise.all(rounds)).flat()
}

function expectOneAnswer(answers: Answer[]) {
  const odd = answers.filter(({ reply }) => ![200, 503].includes(reply.httpStatus))
  expect(odd.map(({ what, reply }) => `${what}: ${reply.httpStatus} ${reply.codes.join()}`)).toEqual([])
  const refused = answers.filter(({ reply }) => reply.httpStatus === 503)
  for (const { what, reply } of refused) {
    expect(Number(reply.headers['retry-after']), what).toBeGreaterThanOrEqual(1)
    expect(reply.response.status, what).toBe(1)
    expect(reply.response.errors[0]).toMatchObject({ code: 'server.unavailable' })
    expect(reply.response.errors[0]?.error, what).toMatch(/riprova/i)
  }
  for (const { what, ms } of answers) expect(ms, what).toBeLessThan(HELD_MS)
  return refused
}

/** Every call succeeds again in time, and notifications arrive. */
async function expectBack(shop: Shop) {
  const since = performance.now()
  const listBad = async () =>
    (await callAll(shop)).filter(({ reply }) => reply.httpStatus !== 200).map(({ what }) => what)
  await expect.poll(listBad, { timeout: BACK_MS, interval: 100 }).toEqual([])
  expect(performance.now() - since).toBeLessThan(BACK_MS)
}

const TERMINATE = `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'shop'`

describe('while PostgreSQL is away', () => {
  let postgres: OwnPostgres
  let shop: Shop
  beforeAll(async () => {
    postgres = await openOwnPostgres()
    shop = await openShop(postgres.url)
  })

  it('frozen: a call waits briefly and is then answered with 503', async () => {
    await expectBack(shop)
    postgres.freeze()
    const answers = await storm(shop, 7_000)
    postgres.thaw()
    expect(expectOneAnswer(answers).length).toBeGreaterThan(20)
    // Once the outage is known, calls do not wait: half of them are answered at once.
    const waits = answers.map(({ ms }) => ms).toSorted((a, b) => a - b)
    expect(waits[Math.floor(waits.length / 4)]).toBeLessThan(500)
    await expectBack(shop)
  })

  for (const [way, signal] of [
    ['killed', 'SIGKILL'],
    ['stopped', 'SIGINT'],
    ['stopped at once', 'SIGQUIT'],
    ['asked to stop', 'SIGTERM'],
  ] as const)
    it(`${way}, it is said, and it comes back`, async () => {
      const calls = storm(shop, 2_500)
      await wait(300)
      postgres.signal(signal)
      expect(expectOneAnswer(await calls)).toBeDefined()
      await expectBack(shop)
    })

  it('ending sessions repeatedly', async () => {
    const calls = storm(shop, 2_000)
    for (let turn = 0; turn < 15; turn++) {
      await postgres.act(TERMINATE)
      await wait(100)
    }
    expect(expectOneAnswer(await calls)).toBeDefined()
    await expectBack(shop)
  })

  it('out of connections', async () => {
    await postgres.act('alter role shop connection limit 0')
    await postgres.act(TERMINATE)
    expect(expectOneAnswer(await storm(shop, 1_500)).length).toBeGreaterThan(10)
    await postgres.act('alter role shop connection limit -1')
    await expectBack(shop)
  })

  it('with a changed password', async () => {
    await postgres.act(`alter role shop password 'changed'`)
    await postgres.act(TERMINATE)
    expect(expectOneAnswer(await storm(shop, 1_500)).length).toBeGreaterThan(10)
    await postgres.act(`alter role shop password 'open-sesame'`)
    await expectBack(shop)
  })

  it('read-only: reads succeed, writes are refused', async () => {
    await postgres.act('alter database shop set default_transaction_read_only = on')
    await postgres.act(TERMINATE)
    await wait(300)
    const answers = await storm(shop, 1_500)
    const refused = expectOneAnswer(answers).map(({ what }) => what)
    expect(refused).toContain('customer adds')
    expect(refused).not.toContain('customer lists products')
    await postgres.act('alter database shop reset default_transaction_read_only')
    await postgres.act(TERMINATE)
    await expectBack(shop)
  })

  for (const code of ['53100', '53200', '58030', '55P03', '57014'])
    it(`answering writes with ${code}`, async () => {
      const { pool } = shop.test.database
      await pool.query(`create function refuse_all() returns trigger language plpgsql as
        $$ begin raise exception 'as injected' using errcode = '${code}'; end $$`)
      await pool.query(
        'create trigger refusing before insert or update on cart_items execute function refuse_all()',
      )
      const refused = expectOneAnswer(await callAll(shop))
      expect(refused.map(({ what }) => what)).toContain('customer adds')
      await pool.query('drop function refuse_all cascade')
      await expectBack(shop)
    })

  it('a fault of the program is no outage', async () => {
    const { pool } = shop.test.database
    await pool.query('alter table order_items rename to order_items_gone')
    await pool.query('alter table orders rename to orders_gone')
    const reply = await shop.customer.call(listOrders)
    await pool.query('alter table orders_gone rename to orders')
    await pool.query('alter table order_items_gone rename to order_items')
    expect(reply.httpStatus).toBe(500)
    expect(reply.headers['retry-after']).toBeUndefined()
  })
})

describe('while the connection to PostgreSQL is cut', () => {
  let proxy: Proxy
  let shop: Shop
  beforeAll(async () => {
    const postgres = await openOwnPostgres()
    proxy = await openProxy(postgres.url)
    shop = await openShop(proxy.url)
    // Before the database ends: connections that are dead for ever would not let its pool end.
    atTheEnd(() => proxy.refuse())
  })

  it('refused: reported at once', async () => {
    await expectBack(shop)
    await proxy.refuse()
    expect(expectOneAnswer(await storm(shop, 1_500)).length).toBeGreaterThan(10)
    await proxy.back()
    await expectBack(shop)
  })

  it('silent: dead connections are given up and replaced', async () => {
    await expectBack(shop)
    proxy.freeze()
    expect(expectOneAnswer(await storm(shop, 7_000)).length).toBeGreaterThan(20)
    await proxy.back()
    await expectBack(shop)
  })

  it('silent, without queries: changes of the catalogue are noticed again', async () => {
    proxy.freeze()
    await wait(6_000)
    await proxy.back()
    const { catalogue, database } = shop.test
    const before = catalogue.version
    const rename = () =>
      database.pool.query(`update products set name = 'Vino nuovo' where id = $1`, [goods.wine]).then(
        () => true,
        () => false,
      )
    await expect.poll(rename, { timeout: BACK_MS }).toBe(true)
    await expect.poll(() => catalogue.version, { timeout: 20_000 }).toBeGreaterThan(before)
  })
})
