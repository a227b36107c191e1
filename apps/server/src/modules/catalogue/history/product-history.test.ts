import { viewProductHistory } from '@cambusa/contract/catalogue/product-history'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { companies } from '../../../platform/schema/accounts.ts'
import { products } from '../../../platform/schema/catalogue.ts'
import { priceHistory } from '../../../platform/schema/prices.ts'
import { priceLists } from '../../../platform/schema/price-lists.ts'
import {
  buildPromotion,
  buildProductOnSale,
  buildTreeCategory,
} from '../../../testing/factories/catalogue.ts'
import { buildCustomer, buildShop } from '../../../testing/factories/delivery.ts'
import { signedIn } from '../../../testing/factories/orders.ts'
import { buildPlacedOrder } from '../../../testing/factories/placed-order.ts'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts'
import type { Shopper } from '../../../testing/test-shopper.ts'

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS)

let test: TestApp
let productId: number

beforeAll(async () => {
  test = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      await db.insert(priceLists).values({ id: 77, name: 'Azienda', kind: 'company' })
      const categoryId = await buildTreeCategory(db, { slug: 'dispensa', name: 'Dispensa' })
      productId = await buildProductOnSale(db, {
        categoryId,
        code: 'H1',
        name: 'Pelati',
        vatRate: 4,
        createdAt: daysAgo(1_000),
        details: {
          ingredients: 'Pomodori, succo',
          nutrition: [
            { name: 'Grassi', value: '0,5 g' },
            { name: 'Sale', value: '0,1 g' },
          ],
          piecesPerBox: 12,
        },
      })
      const history = [
        { priceListId: 1, priceCents: 99, validFrom: daysAgo(900) },
        { priceListId: 1, priceCents: 109, validFrom: daysAgo(300) },
        { priceListId: 1, priceCents: 119, validFrom: daysAgo(40) },
        { priceListId: 77, priceCents: 89, validFrom: daysAgo(100) },
      ]
      await db.insert(priceHistory).values(history.map((row) => ({ ...row, productId })))
      await buildPromotion(db, {
        key: 'estate',
        startDate: '2026-08-01',
        endDate: '2026-08-10',
        priceCents: { [productId]: 79 },
      })
      await buildPromotion(db, {
        key: 'futura',
        startDate: '2026-12-01',
        endDate: '2026-12-10',
        priceCents: { [productId]: 49 },
      })
    },
  })
})

const history = (shopper: Shopper = test.shopper()) =>
  shopper.call(viewProductHistory, { params: { slug: 'p-H1' } })

describe('the history of a product', () => {
  it('contains prices of the last two years without gaps, promotions as periods of their own, and no future prices', async () => {
    const { data } = await history()
    expect(data?.prices.map(({ price, promotion }) => [price, promotion?.name ?? null])).toEqual([
      [0.99, null],
      [1.09, null],
      [0.79, 'Volantino estate'],
      [1.09, null],
      [1.19, null],
    ])
    const [first, , promoted, , last] = data!.prices
    expect(first?.from).toBe(daysAgo(730).toISOString())
    expect(promoted).toMatchObject({
      from: '2026-07-31T22:00:00.000Z',
      to: '2026-08-10T22:00:00.000Z',
      promotion: { listPrice: 1.09 },
    })
    expect(last).toMatchObject({ from: daysAgo(40).toISOString(), to: null })
  })

  it('contains a company’s own prices if its list has the product', async () => {
    const [company] = await test.db
      .insert(companies)
      .values({ name: 'Trattoria', vatNumber: '01234567897', priceListId: 77 })
      .returning({ id: companies.id })
    const userId = await buildCustomer(test.db)
    const { data } = await history(await signedIn(test, userId, company!.id))
    expect(data?.prices.map(({ price }) => price)).toEqual([0.99, 1.09, 0.79, 1.09, 0.89])
  })

  it('contains former values of sheet and packaging, in Italian, newest first', async () => {
    await test.db
      .update(products)
      .set({
        details: {
          ingredients: 'Pomodori',
          nutrition: [{ name: 'Grassi', value: '0,5 g' }],
          piecesPerBox: 24,
        },
      })
      .where(eq(products.id, productId))
    await test.db.update(products).set({ vatRate: 10, popularity: 9 }).where(eq(products.id, productId))
    await test.db.update(products).set({ popularity: 10 }).where(eq(products.id, productId))
    const { data } = await history()
    expect(data?.versions.map(({ changes }) => changes)).toEqual([
      [{ field: 'vat_rate', part: 'sheet', label: 'IVA', before: '4%', after: '10%' }],
      [
        {
          field: 'ingredients',
          part: 'sheet',
          label: 'Ingredienti',
          before: 'Pomodori, succo',
          after: 'Pomodori',
        },
        {
          field: 'nutrition',
          part: 'sheet',
          label: 'Valori nutrizionali: Sale',
          before: '0,1 g',
          after: null,
        },
        { field: 'piecesPerBox', part: 'packaging', label: 'Pezzi per collo', before: '12', after: '24' },
      ],
    ])
    expect(data?.since).toBe(daysAgo(1_000).toISOString())
  })

  it('contains a customer’s own purchases, none for visitors and other companies', async () => {
    const userId = await buildCustomer(test.db)
    const [company] = await test.db
      .insert(companies)
      .values({ name: 'Bar', vatNumber: '12345678903' })
      .returning({ id: companies.id })
    const bought = { userId, productIds: [productId], quantity: 24, priceCents: 109 }
    const number = await buildPlacedOrder(test.db, bought)
    await buildPlacedOrder(test.db, { ...bought, status: 8 })
    const ofCompany = await buildPlacedOrder(test.db, { ...bought, companyId: company!.id })
    expect((await history()).data?.purchases).toBeNull()
    const own = await history(await signedIn(test, userId))
    expect(own.data?.purchases).toMatchObject([
      { orderNumber: number, quantity: 24, unit: 'pz', price: 1.09, grossTotal: 26.16 },
    ])
    const acting = await history(await signedIn(test, userId, company!.id))
    expect(acting.data?.purchases?.map(({ orderNumber }) => orderNumber)).toEqual([ofCompany])
    const other = await history(await signedIn(test, await buildCustomer(test.db)))
    expect(other.data?.purchases).toEqual([])
  })

  it('answers 404 for an unknown product', async () => {
    const unknown = await test.shopper().call(viewProductHistory, { params: { slug: 'niente' } })
    expect([unknown.httpStatus, unknown.codes]).toEqual([404, ['product.unknown']])
  })
})
