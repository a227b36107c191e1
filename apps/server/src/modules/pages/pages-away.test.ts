import { beforeAll, describe, expect, test, vi, type Mock } from 'vitest'
import { openDatabase } from '../../platform/database/database.ts'
import { atTheEnd } from '../../testing/at-the-end.ts'
import { isServerRendered, makeRenderingStorefront, PLAIN_PAGE } from '../../testing/rendering-storefront.ts'
import { buildShop } from '../../testing/factories/delivery.ts'
import { openOwnPostgres, openProxy, type OwnPostgres, type Proxy } from '../../testing/own-postgres.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

/** The waiting time of 300 ms, plus what a busy machine needs for the rest. */
const SOON_MS = 1_500
const BACK_MS = 20_000
const MINUTE_MS = 60_000
/** Answered only with the database. */
const WITH_STORES = `call=${encodeURIComponent('/ebsn/api/store-proximity/list')}`

let postgres: OwnPostgres
let proxy: Proxy
let shop: TestApp
let warn: Mock<TestApp['services']['log']['warn']>

beforeAll(async () => {
  const storefrontDir = makeRenderingStorefront()
  postgres = await openOwnPostgres()
  proxy = await openProxy(postgres.url)
  const database = openDatabase(proxy.url)
  atTheEnd(() => database.close())
  shop = await openTestApp(database, { config: { storefrontDir }, fill: buildShop })
  warn = vi.spyOn(shop.services.log, 'warn')
})

async function ask(url: string) {
  const begun = performance.now()
  const { statusCode, body } = await shop.app.inject({ method: 'GET', url })
  return { statusCode, body, ms: performance.now() - begun }
}

/** The page once it is server-rendered, which it is in the end. */
async function rendered(url: string): Promise<string> {
  let body = ''
  await expect
    .poll(async () => isServerRendered((body = (await ask(url)).body)), { timeout: BACK_MS, interval: 200 })
    .toBe(true)
  return body
}

let turn = 0

describe.each([
  ['frozen', async () => postgres.freeze(), async () => postgres.thaw()],
  // As if it were killed, but it does not restart until asked to.
  ['gone', () => proxy.refuse(), () => proxy.back()],
] as const)('with PostgreSQL %s', (_way, take, giveBack) => {
  test('pages are still sent: a cached one unchanged, others rendered by the browser', async () => {
    turn += 1
    const [known, first, plain] = [`/known?${turn}`, `/first?${WITH_STORES}&${turn}`, `/first?${turn}`]
    const before = await rendered(known)
    await rendered(`/stores?${WITH_STORES}&${turn}`)
    // The scope of a visitor is no longer cached.
    shop.time.advance(MINUTE_MS)
    await take()
    try {
      const answers = await Promise.all([known, first, plain].map(ask))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
      expect(answers.map(({ body }) => body)).toEqual([before, PLAIN_PAGE, PLAIN_PAGE])
      for (const { ms } of answers) expect(ms).toBeLessThan(SOON_MS)
      // A request, even after a quarter of an hour, waits no longer.
      shop.time.advance(16 * MINUTE_MS)
      const many = await Promise.all(
        Array.from({ length: 40 }, (_, i) => ask(i % 2 ? known : `/other?${WITH_STORES}&${turn}.${i}`)),
      )
      expect(many.filter(({ statusCode }) => statusCode !== 200)).toEqual([])
      expect(new Set(many.map(({ body }) => body))).toEqual(new Set([before, PLAIN_PAGE]))
      for (const { ms } of many) expect(ms).toBeLessThan(SOON_MS)
      shop.time.advance(60 * MINUTE_MS)
      expect((await ask(known)).body).toBe(PLAIN_PAGE)
    } finally {
      await giveBack()
    }
    expect(await rendered(first)).toContain('"stores"')
    expect(await rendered(plain)).not.toBe(PLAIN_PAGE)
    await expect.poll(async () => (await rendered(known)) !== before, { timeout: BACK_MS }).toBe(true)
    // Logged at most every ten seconds, so not for each outage.
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ address: expect.stringContaining('?'), reason: expect.stringMatching(/./) }),
      expect.stringContaining('not rendered'),
    )
  })
})
