import { listCards, viewShownCategories } from '@cambusa/contract/catalogue/cards'
import { viewCategories } from '@cambusa/contract/catalogue/catalogue'
import {
  countBrands,
  countCategories,
  countersInfo,
  countProducts,
} from '@cambusa/contract/catalogue/counters'
import { CARD, listProducts } from '@cambusa/contract/catalogue/product'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { categories, products, stock } from '../../platform/schema/catalogue.ts'
import { prices } from '../../platform/schema/prices.ts'
import { buildProductOnSale, buildTreeCategory } from '../../testing/factories/catalogue.ts'
import { buildShop } from '../../testing/factories/delivery.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

const bologna = { storeId: 5, warehouseId: 1, priceListId: 1, companyPriceListId: null }
const modena = { ...bologna, storeId: 6, warehouseId: 2, priceListId: 2 }
const SOON = { timeout: 15_000, interval: 25 }
const EVERYWHERE = { timeout: 60_000, interval: 25 }

let shop: TestApp
const id = { dispensa: 0, pasta: 0, penne: 0, olio: 0, empty: 0 }

beforeAll(async () => {
  shop = await buildTestApp({
    readsByWorker: true,
    fill: async (db) => {
      await buildShop(db)
      const add = (slug: string, parentId?: number, rest = {}) =>
        buildTreeCategory(db, { slug, ...(parentId === undefined ? {} : { parentId }), ...rest })
      await add('timeslot-selector', undefined, { categoryTypeId: 2, info: { title: 'Scegli la fascia' } })
      id.dispensa = await add('dispensa', undefined, { position: 2, name: 'Dispensa' })
      id.empty = await add('vuota', undefined, { position: 1 })
      const pasta = await add('dispensa/pasta', id.dispensa)
      id.pasta = pasta
      await add('dispensa/pasta/corta', pasta)
      await add('dispensa/vuota', id.dispensa)
      const item = { priceCents: 100, isFood: false, brand: 'Granaro' }
      id.penne = await buildProductOnSale(db, {
        ...item,
        name: 'Penne',
        categoryId: pasta,
        stock: { 1: 20, 2: 20 },
      })
      id.olio = await buildProductOnSale(db, { ...item, name: 'Olio', categoryId: id.dispensa, brand: '' })
      await buildProductOnSale(db, { ...item, name: 'Ritirato', categoryId: pasta, isActive: false })
    },
  })
})

const view = (query: Parameters<typeof call>[0]) => call(query)
const call = (query: NonNullable<Parameters<ReturnType<TestApp['shopper']>['call']>[1]>['query']) =>
  shop.shopper().call(viewCategories, { query: query as never })

describe('the category tree', () => {
  it('omits empty categories and texts of dialogs and counts products including those below', async () => {
    const { data } = await view({})
    expect(data?.categories?.map(({ slug }) => slug)).toEqual(['dispensa'])
    expect(data?.categories?.[0]).toMatchObject({ productCount: 2, itemUrl: '/category/dispensa' })
    expect(data?.categories?.[0]?.categories.map(({ slug }) => slug)).toEqual(['dispensa/pasta'])
    const whole = await view({ filtered: false })
    expect(whole.data?.categories?.map(({ slug }) => slug)).toEqual(['vuota', 'dispensa'])
  })

  it('is cut at the requested depth', async () => {
    const { data } = await view({ depth: 1 })
    expect(data?.categories?.[0]?.categories).toEqual([])
  })

  it('has only names below the requested categories for screens, and their type for the requested ones', async () => {
    const shopper = shop.shopper()
    const { data } = await shopper.call(viewShownCategories, { query: { fields: CARD, filtered: true } })
    const name = { categoryId: id.pasta, slug: 'dispensa/pasta', name: 'dispensa/pasta', productCount: 1 }
    const [dispensa] = data?.categories ?? []
    const kind = { categoryTypeId: 1, metaData: { category_info: {} } }
    expect(dispensa).toEqual({
      categoryId: id.dispensa,
      slug: 'dispensa',
      name: 'Dispensa',
      productCount: 2,
      ...kind,
      categories: [{ ...name, categories: [] }],
    })
    const query = { fields: CARD, slug: 'dispensa/pasta' } as const
    const one = (await shopper.call(viewShownCategories, { query })).data?.category
    const penne = await shopper.call(listCards, { query: { fields: CARD, query: 'Penne' } })
    expect(one).toEqual({ ...name, ...kind, categories: [], proposals: penne.data?.products })
  })

  it('finds one category by slug or id, with its path', async () => {
    const { data } = await view({ slug: 'dispensa/pasta' })
    expect(data?.category).toMatchObject({ categoryId: id.pasta, name: 'dispensa/pasta', productCount: 1 })
    expect(data?.breadCrumbs?.map(({ slug }) => slug)).toEqual(['dispensa', 'dispensa/pasta'])
    expect((await view({ categoryId: id.empty })).data?.category).toMatchObject({ slug: 'vuota' })
  })

  it('answers 404 for an unknown category', async () => {
    const { httpStatus, codes } = await view({ slug: 'niente' })
    expect([httpStatus, codes]).toEqual([404, ['category.unknown']])
  })

  it('contains the titles of dialogs, and none for a dialog without', async () => {
    const { data } = await view({ slug: 'timeslot-selector' })
    expect(data?.category?.metaData.category_info).toEqual({ TITLE: 'Scegli la fascia' })
    const none = await view({ slug: 'fast-search-popup' })
    expect([none.response.status, none.data]).toEqual([0, {}])
  })
})

it('counts products, categories with products, brands and companies', async () => {
  const { data } = await shop.shopper().call(countersInfo)
  expect(data).toEqual({ products: 2, categories: 2, brands: 1, companies: 0 })
  expect((await shop.shopper().call(countProducts)).data).toEqual({ count: 2 })
  expect((await shop.shopper().call(countCategories)).data).toEqual({ count: 2 })
  expect((await shop.shopper().call(countBrands)).data).toEqual({ count: 1 })
})

describe('the index follows the database', () => {
  const levelAt = (scope: typeof bologna) =>
    shop.catalogue.card(id.penne, scope, shop.time.now())?.warehouseStock

  it('as soon as a stock changes level, in lists, cards and filters, without a rebuild', async () => {
    const query = { filter: ['availability:available'] }
    const available = async () => (await shop.shopper().call(listProducts, { query })).data?.page.totItems
    expect([levelAt(bologna), await available()]).toEqual(['many', 2])
    const { version } = shop.catalogue
    await shop.db.update(stock).set({ quantity: 2 }).where(eq(stock.warehouseId, 1))
    await vi.waitFor(() => expect(levelAt(bologna)).toBe('few'), SOON)
    await shop.db.update(stock).set({ quantity: 0 }).where(eq(stock.warehouseId, 1))
    await vi.waitFor(() => expect(levelAt(bologna)).toBe('none'), SOON)
    expect(await available()).toBe(1)
    expect(levelAt(modena)).toBe('many')
    expect(shop.catalogue.version).toBe(version)
  })

  it('when prices and names change, while calls are answered', async () => {
    const { version } = shop.catalogue
    await shop.db.update(prices).set({ priceCents: 175 }).where(eq(prices.productId, id.penne))
    await shop.db.update(products).set({ name: 'Zenzero' }).where(eq(products.id, id.olio))
    let answers = 0
    await vi.waitFor(async () => {
      const { data, httpStatus } = await shop.shopper().call(listProducts, { query: { page_size: 50 } })
      answers += httpStatus === 200 ? 1 : 0
      const shown = data?.products.map(({ name, price }) => [name, price])
      expect(shown).toEqual([
        ['Penne', 1.75],
        ['Zenzero', 1],
      ])
    }, SOON)
    expect(answers).toBeGreaterThan(1)
    expect(shop.catalogue.version).toBeGreaterThan(version)
  })

  it('and keeps a stock change that arrives during a rebuild', async () => {
    const refreshed = shop.catalogue.refresh()
    await shop.db.update(stock).set({ quantity: 50 }).where(eq(stock.warehouseId, 1))
    await refreshed
    await vi.waitFor(() => expect(levelAt(bologna)).toBe('many'), SOON)
  })
})

it('a closing server does not wait for a catalogue that is being read', async () => {
  const second = await shop.again()
  const refreshed = second.catalogue.refresh().catch((error: unknown) => String(error))
  await second.catalogue.close()
  expect(await refreshed).toContain('worker ended')
})

it('a change within a continuous stream of changes reaches every process', async () => {
  const other = await shop.again()
  const slug = shop.catalogue.card(id.olio, bologna, shop.time.now())?.slug ?? ''
  // A stream of changes whose end must not be awaited.
  let isOver = false
  const stream = (async () => {
    for (let count = 0; !isOver; count += 1)
      await shop.db
        .update(products)
        .set({ name: `Olio ${count}` })
        .where(eq(products.id, id.olio))
  })()
  await shop.db.update(prices).set({ priceCents: 123 }).where(eq(prices.productId, id.penne))
  await shop.db.update(stock).set({ quantity: 0 }).where(eq(stock.productId, id.penne))
  await shop.db.update(products).set({ slug: 'olio-nuovo' }).where(eq(products.id, id.olio))
  await shop.db.update(categories).set({ name: 'Pasta fresca' }).where(eq(categories.id, id.pasta))
  try {
    for (const { catalogue } of [shop, other])
      await vi.waitFor(() => {
        const card = catalogue.card(id.penne, bologna, shop.time.now())
        expect(card).toMatchObject({ priceDisplay: 1.23, warehouseStock: 'none' })
        expect(card?.breadCrumbs.at(-1)?.name).toBe('Pasta fresca')
        expect(catalogue.slugNow({ kind: 'product', slug })).toBe('olio-nuovo')
      }, EVERYWHERE)
  } finally {
    isOver = true
    await stream
  }
})
