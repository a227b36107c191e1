import { gunzipSync } from 'node:zlib'
import { addItems } from '@cambusa/contract/cart/cart'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { prices } from '../../../platform/schema/prices.ts'
import { priceLists } from '../../../platform/schema/price-lists.ts'
import { products, stock } from '../../../platform/schema/catalogue.ts'
import {
  buildProductOnSale,
  buildPromotion,
  buildTreeCategory,
} from '../../../testing/factories/catalogue.ts'
import { runs, testSeed } from '../../../testing/extent.ts'
import { buildCustomer, buildShop } from '../../../testing/factories/delivery.ts'
import { signedIn } from '../../../testing/factories/orders.ts'
import { buildPlacedOrder } from '../../../testing/factories/placed-order.ts'
import { buildCompany } from '../../../testing/factories/users.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { Shopper } from '../../../testing/test-shopper.ts'
import type { CatalogueIndex } from '../engine/catalogue-index.ts'
import type { ResponseCache } from '../memory/response-cache.ts'

const SOON = { timeout: 15_000, interval: 25 }
const WORDS = ['Penne', 'Riso', 'Olio', 'Sale', 'Tonno', 'Mele', 'Vino', 'Caffè']
const BOLOGNA = { storeId: 5, warehouseId: 1, priceListId: 1, companyPriceListId: null }

let shop: TestApp
/** Another process on the same data without a page cache. */
let reference: TestApp
let shoppers: Shopper[]
let categoryId: number
const productIds: number[] = []
let addressOf: (index: number) => string

beforeAll(async () => {
  shop = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      await db.insert(priceLists).values([
        { id: 3, name: 'Ristorante', kind: 'company' },
        { id: 4, name: 'Mensa', kind: 'company' },
      ])
      categoryId = await buildTreeCategory(db, { slug: 'dispensa', name: 'Dispensa' })
      for (let i = 0; i < 60; i++) {
        const priceCents = { 1: 1_000 + i, 2: 2_000 + i, 3: 33_000 + i, 4: 44_000 + i }
        const name = `${WORDS[i % WORDS.length]} ${i}`
        productIds.push(await buildProductOnSale(db, { categoryId, name, priceCents, stock: { 1: 50 } }))
      }
      const promotion = { key: 'oggi', startDate: '2026-11-16', endDate: '2026-11-21' }
      await buildPromotion(db, { ...promotion, priceCents: { [productIds[0]!]: 500 } })
    },
  })
  const sold = new Map((await shop.db.select().from(products)).map(({ id, slug }) => [id, slug]))
  addressOf = (index) => `/${sold.get(productIds[index]!)}`
  reference = await shop.again()
  shoppers = [
    shop.shopper(),
    await customer('Marcatore-Anna', 3),
    await customer('Marcatore-Bruna', 4),
    await customer('Marcatore-Carla'),
  ]
})

let codes = 0

async function customer(firstName: string, priceListId?: number): Promise<Shopper> {
  const codInt = `K${++codes}`
  const userId = await buildCustomer(shop.db, { firstName, codInt })
  const companyId =
    priceListId === undefined ? null : await buildCompany(shop.db, codInt, { name: firstName, priceListId })
  const bought = { userId, ...(companyId === null ? {} : { companyId }) }
  const placedAt = new Date('2026-11-01T09:00:00Z')
  await buildPlacedOrder(shop.db, { ...bought, productIds: [productIds[codes * 5]!], placedAt })
  return signedIn(shop, userId, companyId)
}

const keepsNothing: ResponseCache = {
  answer(_key: string, _takesGzip: boolean, make: () => string | Promise<string>) {
    const made = make()
    return typeof made === 'string' ? { dataJson: made } : made.then((dataJson) => ({ dataJson }))
  },
  found: () => undefined,
  keepCopy: (_key, fresh) => fresh,
  clear: () => undefined,
}

interface Asked {
  status: number
  isPacked: boolean
  text: string
}

async function ask({ app }: TestApp, { session }: Shopper, path: string, encoding?: string): Promise<Asked> {
  const reply = await app.inject({
    url: `/ebsn/api/products${path}`,
    headers: {
      'x-ebsn-client': 'test',
      ...(session === undefined ? {} : { 'x-ebsn-session': session }),
      ...(encoding === undefined ? {} : { 'accept-encoding': encoding }),
    },
  })
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(Number(reply.headers['content-length'])).toBe(reply.rawPayload.length)
  const isPacked = reply.headers['content-encoding'] === 'gzip'
  if (isPacked) expect(reply.headers.vary).toBe('accept-encoding, origin')
  const bytes = isPacked ? gunzipSync(reply.rawPayload) : reply.rawPayload
  return { status: reply.statusCode, isPacked, text: bytes.toString() }
}

const never = () => undefined
const noCards: CatalogueIndex['bytesOfCards'] = { get: never, set: never, delete: never, clear: never }

/** The answer of the process without a cache. */
function askUnkept(shopper: Shopper, path: string): Promise<Asked> {
  for (const assortment of reference.catalogue
    .assortment(BOLOGNA, reference.time.now())
    .index.assortments.values())
    Object.assign(assortment.index, { pages: keepsNothing, bytesOfCards: noCards })
  return ask(reference, shopper, path)
}

/** Asks both processes, the one with a cache often enough to fill it, and compares the answers. */
async function compare(shopper: Shopper, path: string): Promise<{ kept: Asked[]; unkept: Asked[] }> {
  const { status, text } = await askUnkept(shopper, path)
  const encodings = [undefined, 'gzip', undefined, 'gzip, br', undefined, 'gzip']
  const kept: Asked[] = []
  for (const encoding of encodings) kept.push(await ask(shop, shopper, path, encoding))
  const isLarge = text.length >= 4_096
  const unkept = encodings.map((encoding) => ({ status, text, isPacked: isLarge && encoding !== undefined }))
  return { kept, unkept }
}

async function expectSame(shopper: Shopper, path: string): Promise<void> {
  const { kept, unkept } = await compare(shopper, path)
  expect(kept).toEqual(unkept)
}

const number = (most: number) => fc.integer({ min: 1, max: most })
const paths = fc.oneof(
  fc
    .record(
      {
        query: fc.constantFrom(...WORDS, 'pene', 'zzz', 'riso 5', 'mele vino'),
        sort: fc.constantFrom(
          'price_asc',
          'price_desc',
          'alf_asc',
          'alf_desc',
          'most_bought',
          'relevance',
          'promo',
        ),
        page: number(4),
        page_size: fc.constantFrom(1, 6, 24, 96),
        filter: fc.constantFrom('availability:available', 'promotion:true', 'price:10-20', 'price:5-'),
        parent_category_id: fc.constantFrom(1, 99),
        hash: fc.constantFrom('w2d2026-11-21t1', 'w1d0t0'),
        fields: fc.constantFrom('card', 'card,facets'),
        n: number(1_000),
      },
      { requiredKeys: [] },
    )
    .map((query) => {
      const given = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])
      return `?${new URLSearchParams(given)}`
    }),
  fc
    .record({ i: fc.integer({ min: 0, max: 59 }), fields: fc.constantFrom('', '?fields=card') })
    .map(({ i, fields }) => `/p-${100_001 + i}${fields}`),
  fc.constantFrom('/niente', '?slug=niente'),
)

/** Waits until both processes have the data of the database. */
async function bothShow(isShown: (asked: Asked) => boolean, path: string): Promise<void> {
  await vi.waitFor(async () => {
    const visitor = shop.shopper()
    expect(isShown(await askUnkept(visitor, path))).toBe(true)
    expect(isShown(await ask(shop, visitor, path))).toBe(true)
  }, SOON)
}

const anyShopper = fc.integer({ min: 0, max: 3 })

/** For any caller and any request. */
async function tellDifference(numRuns: number): Promise<string | undefined> {
  const same = fc.asyncProperty(anyShopper, paths, (who, path) => expectSame(shoppers[who]!, path))
  return fc.defaultReportMessage(await fc.check(same, { numRuns, seed: testSeed, endOnFailure: true }))
}

describe('cached answers', () => {
  it('equal uncached ones, for all callers, plain and gzipped', async () => {
    expect(await tellDifference(runs(120))).toBeUndefined()
  })

  it('follow the stock, a price and the end of a promotion', async () => {
    const path = `?page_size=24&sort=price_asc&parent_category_id=${categoryId}`
    // The product that sells out, and one that offers it as an alternative.
    const addresses = [path, addressOf(3), `${addressOf(11)}?fields=card`]
    const expectAllSame = async (shopper: Shopper) => {
      for (const asked of addresses) await expectSame(shopper, asked)
    }
    for (const shopper of shoppers) await expectAllSame(shopper)
    await shop.db.update(stock).set({ quantity: 0 }).where(eq(stock.productId, productIds[3]!))
    await bothShow(({ text }) => text.includes('"available":false'), path)
    for (const shopper of shoppers) await expectAllSame(shopper)
    await shop.db.update(prices).set({ priceCents: 777 }).where(eq(prices.productId, productIds[4]!))
    await bothShow(({ text }) => text.includes('"price":7.77,'), path)
    for (const shopper of shoppers) await expectAllSame(shopper)
    expect((await ask(shop, shoppers[0]!, path, 'gzip')).text).toContain('"warehousePromo"')
    for (const { time } of [shop, reference]) time.advance(24 * 3_600_000)
    const others = await Promise.all(['D', 'E'].map((name, i) => customer(name, 3 + i)))
    shoppers = [shop.shopper(), ...others, shop.shopper()]
    for (const shopper of shoppers) await expectAllSame(shopper)
    expect((await ask(shop, shoppers[0]!, path, 'gzip')).text).not.toContain('"warehousePromo"')
    expect(await tellDifference(runs(60))).toBeUndefined()
  })

  it('have the requested fields, whatever fields others requested before', async () => {
    const path = '?page_size=24&sort=alf_desc&fields=card'
    for (const shopper of shoppers)
      for (const asked of [path, '?page_size=24&sort=alf_desc', path, `${path},facets`, path])
        await expectSame(shopper, asked)
    const { text } = await ask(shop, shoppers[0]!, path, 'gzip')
    expect([text.includes('"wpId"'), text.includes('"facets"')]).toEqual([false, false])
  })

  it('never contain one customer’s data for another who requests the same address', async () => {
    const [anna, bruna] = [await customer('Marcatore-Elsa', 3), await customer('Marcatore-Fede', 4)]
    const visitor = shop.shopper()
    await anna.call(addItems, { body: { items: [{ productId: productIds[7]!, quantity: 17 }] } })
    const owners = [
      { owner: anna, marks: ['Marcatore-Elsa', '330.'] },
      { owner: bruna, marks: ['Marcatore-Fede', '440.'] },
    ]
    const asked = ['?page_size=24', '?query=riso', '?query=riso&sort=most_bought', addressOf(8)].flatMap(
      (path) =>
        ['gzip', undefined, 'gzip', undefined].flatMap((encoding) =>
          [anna, visitor, bruna, visitor].map((shopper) => ({ path, encoding, shopper })),
        ),
    )
    for (const { path, encoding, shopper } of asked) {
      const { text } = await ask(shop, shopper, path, encoding)
      for (const { owner, marks } of owners) {
        expect(marks.map((mark) => text.includes(mark))).toEqual(marks.map(() => owner === shopper))
        expect(text).not.toContain(owner.session)
      }
    }
  })
})
