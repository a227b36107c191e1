import { beforeAll, describe, expect, it } from 'vitest'
import { companies } from '../../platform/schema/accounts.ts'
import { priceHistory } from '../../platform/schema/prices.ts'
import { priceLists } from '../../platform/schema/price-lists.ts'
import { buildPromotion, buildProductOnSale, buildTreeCategory } from '../../testing/factories/catalogue.ts'
import { buildShop } from '../../testing/factories/delivery.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import type { PriceScope } from '@cambusa/domain/money/price-scope'

const bologna: PriceScope = { storeId: 5, warehouseId: 1, priceListId: 1, companyPriceListId: null }
const modena: PriceScope = { storeId: 6, warehouseId: 2, priceListId: 2, companyPriceListId: null }
const company: PriceScope = { ...bologna, companyPriceListId: 3 }
const during = new Date('2026-11-21T09:00:00Z')

let shop: TestApp
const id = { plain: 0, fresh: 0, dear: 0, unknown: 0, flat: 0, little: 0 }

beforeAll(async () => {
  shop = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      await db.insert(priceLists).values({ id: 3, name: 'Ristorante', kind: 'company' })
      await db.insert(companies).values({ name: 'Ristorante', vatNumber: '01234567897', priceListId: 3 })
      const categoryId = await buildTreeCategory(db, { slug: 'tutto' })
      const of = (name: string, rest: object) => buildProductOnSale(db, { categoryId, name, ...rest })
      id.plain = await of('Biscotti', {
        priceCents: { 1: 400, 2: 450, 3: 380 },
        content: 0.5,
        contentUnit: 'kg',
      })
      id.fresh = await of('Fragole', { priceCents: 500, isPerishable: true })
      id.dear = await of('Tonno', { priceCents: { 1: 600, 3: 290 } })
      id.unknown = await of('Novità', { priceCents: 800 })
      id.flat = await of('Vino già ribassato', { priceCents: 900 })
      id.little = await of('Zucchero', { priceCents: 1_000 })
      // In the 30 days before the promotion the biscuits cost 350 for a while; 100 was earlier.
      const history = (productId: number, priceCents: number, day: string) => ({
        productId,
        priceCents,
        priceListId: 1,
        validFrom: new Date(`${day}T12:00:00Z`),
      })
      await db
        .insert(priceHistory)
        .values([
          history(id.plain, 100, '2026-01-01'),
          history(id.plain, 400, '2026-09-01'),
          history(id.plain, 350, '2026-10-28'),
          history(id.plain, 400, '2026-11-02'),
          history(id.dear, 600, '2026-01-01'),
          history(id.fresh, 200, '2026-01-01'),
          history(id.flat, 800, '2026-01-01'),
          history(id.flat, 900, '2026-11-10'),
          history(id.little, 1_000, '2026-01-01'),
        ])
      const days = { startDate: '2026-11-16', endDate: '2026-11-29' }
      const priceCents = {
        [id.plain]: 300,
        [id.fresh]: 450,
        [id.dear]: 300,
        [id.flat]: 800,
        [id.little]: 995,
      }
      await buildPromotion(db, { key: 'autunno', ...days, priceCents })
      const unknown = { [id.unknown]: 700 }
      await buildPromotion(db, { key: 'nuova', ...days, priceCents: unknown, hadPriceBefore: false })
      await buildPromotion(db, { key: 'cara', ...days, priceCents: { [id.plain]: 999 } })
    },
  })
})

const card = (productId: number, scope = bologna, now = during) => shop.catalogue.card(productId, scope, now)

describe('the price of a product', () => {
  it('is that of the warehouse, and without one the product is not for sale there', () => {
    expect(card(id.plain, modena)).toMatchObject({ price: 4.5, available: true })
    expect(card(id.plain, modena)).not.toHaveProperty('warehousePromo')
    expect(card(id.dear, modena)).toMatchObject({ price: null, available: false, unavailableReason: 'price' })
  })

  it("is the company's own if it has one, unless the promotion is lower", () => {
    expect(card(id.dear, company)?.price).toBe(2.9)
    expect(card(id.dear, company)).not.toHaveProperty('warehousePromo')
    expect(card(id.plain, company)).toMatchObject({ price: 3, warehousePromo: { promoType: 'flyer' } })
    expect(card(id.unknown, company)).toMatchObject({ price: 7 })
  })

  it('falls at the first minute of a promotion in Rome and rises after its last', () => {
    const priceAt = (instant: string) => card(id.plain, bologna, new Date(instant))?.price
    expect(priceAt('2026-11-15T22:59:59Z')).toBe(4)
    expect(priceAt('2026-11-15T23:00:00Z')).toBe(3)
    expect(priceAt('2026-11-29T22:59:59Z')).toBe(3)
    expect(priceAt('2026-11-29T23:00:00Z')).toBe(4)
  })

  it('is given to the cart in cents', () => {
    const sellable = shop.catalogue.sellable(id.plain, bologna, during)
    expect(sellable).toMatchObject({
      priceCents: 300,
      available: true,
      kind: 'Pezzo',
      unit: 'pz',
      vatRate: 10,
    })
    expect(shop.catalogue.sellable(99_999, bologna, during)).toBeUndefined()
  })
})

describe('an announced reduction', () => {
  it('is calculated from the lowest price of the 30 days before the promotion', () => {
    expect(card(id.plain)).toMatchObject({
      price: 3,
      priceStandardDisplay: 3.5,
      lowestPrice30Days: 3.5,
      priceUm: 6,
      priceStandardUmDisplay: 7,
      warehousePromo: {
        warehousePromoTypeId: 4,
        discount: 14,
        discountPerc: 14,
        startDate: '2026-11-16',
        endDate: '2026-11-29',
      },
    })
  })

  it('is calculated from the price before it for perishables, which are exempt', () => {
    expect(card(id.fresh)).toMatchObject({
      priceStandardDisplay: 5,
      lowestPrice30Days: null,
      warehousePromo: { discount: 10 },
    })
  })

  it('is omitted when nothing is saved: the price holds, but is not called a promotion', () => {
    for (const productId of [id.unknown, id.flat, id.little]) {
      expect(card(productId)).toMatchObject({ priceStandardDisplay: null, lowestPrice30Days: null })
      expect(card(productId)).not.toHaveProperty('warehousePromo')
    }
    expect(card(id.unknown)?.price).toBe(7)
    expect(card(id.flat)?.price).toBe(8)
    expect(card(id.little)?.price).toBe(9.95)
  })
})
