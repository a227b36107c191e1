import { listProducts, productsByCodes } from '@cambusa/contract/catalogue/product'
import type { Facet } from '@cambusa/contract/catalogue/facet'
import type { ProductListQuery } from '@cambusa/contract/catalogue/product'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  buildPromotion,
  buildProductOnSale,
  buildTreeCategory,
} from '../../../testing/factories/catalogue.ts'
import { buildShop } from '../../../testing/factories/delivery.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'

let shop: TestApp
const categoryId = { dispensa: 0, pasta: 0, olio: 0, casa: 0 }

beforeAll(async () => {
  shop = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      categoryId.dispensa = await buildTreeCategory(db, { slug: 'dispensa', name: 'Dispensa' })
      const parentId = categoryId.dispensa
      categoryId.pasta = await buildTreeCategory(db, { slug: 'dispensa/pasta', name: 'Pasta', parentId })
      categoryId.olio = await buildTreeCategory(db, { slug: 'dispensa/olio', name: 'Olio', parentId })
      categoryId.casa = await buildTreeCategory(db, { slug: 'casa', name: 'Casa' })
      const pasta = { categoryId: categoryId.pasta, brand: 'Granaro', allergens: ['glutine'] }
      const details = { ingredients: 'semola di grano duro', operator: 'Granaro, Bologna' }
      const promoted = await buildProductOnSale(db, {
        ...pasta,
        details,
        name: 'Ècru',
        code: 'E1',
        priceCents: 300,
      })
      await buildProductOnSale(db, { ...pasta, details, name: 'pasta 10', code: 'P10', priceCents: 150 })
      await buildProductOnSale(db, {
        ...pasta,
        details,
        name: 'Pasta 9',
        code: 'P9',
        priceCents: 90,
        stock: { 1: 0 },
      })
      const rice = {
        name: 'Riso',
        details: { ingredients: 'riso', allergens: [] },
        labels: ['bio', 'senza-glutine'],
      }
      await buildProductOnSale(db, {
        ...rice,
        categoryId: categoryId.pasta,
        brand: 'Verdepiano',
        priceCents: 250,
      })
      const oil = { categoryId: categoryId.olio, brand: 'Verdepiano', labels: ['bio'] }
      await buildProductOnSale(db, {
        ...oil,
        name: 'Élite',
        gtin: '8001234567895',
        priceCents: 1_200,
        details: { ingredients: 'olio, latte in polvere' },
      })
      await buildProductOnSale(db, { ...oil, name: 'Senza prezzo' })
      await buildProductOnSale(db, {
        name: 'Detersivo',
        categoryId: categoryId.casa,
        isFood: false,
        vatRate: 22,
        priceCents: 400,
        newUntil: new Date('2026-12-01T00:00:00Z'),
      })
      await buildPromotion(db, {
        key: 'autunno',
        startDate: '2026-11-16',
        endDate: '2026-11-29',
        priceCents: { [promoted]: 200 },
      })
    },
  })
})

async function list(query: ProductListQuery) {
  const { data, httpStatus } = await shop.shopper().call(listProducts, { query })
  expect(httpStatus).toBe(200)
  if (data === undefined) throw new Error('no data')
  return {
    ...data,
    names: data.products.map(({ name }) => name),
    countsOf: (name: string) => counts(data.facets, name),
  }
}

const counts = (facets: Facet[], name: string) =>
  Object.fromEntries(
    (facets.find((facet) => facet.name === name)?.values ?? []).map(({ value, count }) => [value, count]),
  )

describe('a list of products', () => {
  it('is in Italian alphabetical order, accents and capitals next to their letters, numbers by value', async () => {
    const { names } = await list({})
    expect(names).toEqual(['Detersivo', 'Ècru', 'Élite', 'Pasta 9', 'pasta 10', 'Riso', 'Senza prezzo'])
    expect((await list({ sort: 'alf_desc' })).names).toEqual(names.toReversed())
  })

  it('sorts by the current price, products without a price last in both directions', async () => {
    const up = ['Pasta 9', 'pasta 10', 'Ècru', 'Riso', 'Detersivo', 'Élite', 'Senza prezzo']
    expect((await list({ sort: 'price_asc' })).names).toEqual(up)
    const down = ['Élite', 'Detersivo', 'Riso', 'Ècru', 'pasta 10', 'Pasta 9', 'Senza prezzo']
    expect((await list({ sort: 'price_desc' })).names).toEqual(down)
    expect((await list({ sort: 'promo' })).names[0]).toBe('Ècru')
  })

  it('contains the products of a category and of all below it', async () => {
    expect((await list({ parent_category_id: categoryId.dispensa })).page.totItems).toBe(6)
    expect((await list({ parent_category_id: categoryId.olio })).names).toEqual(['Élite', 'Senza prezzo'])
    expect((await list({ parent_category_id: 9_999 })).page.totItems).toBe(0)
  })

  it('is paged', async () => {
    const { names, page } = await list({ page: 2, page_size: 3 })
    expect(names).toEqual(['Pasta 9', 'pasta 10', 'Riso'])
    expect(page).toEqual({ selPage: 2, totPages: 3, itemsPerPage: 3, totItems: 7 })
    expect((await list({ page: 4, page_size: 3 })).names).toEqual([])
  })

  it('finds by barcode, or answers the product itself by slug', async () => {
    expect((await list({ barcode: '8001234567895' })).names).toEqual(['Élite'])
    expect((await list({ barcode: '8001234567896' })).names).toEqual([])
    const { data } = await shop.shopper().call(listProducts, { query: { slug: 'p-E1' } })
    expect(data).toMatchObject({ name: 'Ècru', code: 'E1' })
  })
})

describe('facets', () => {
  it('unite the values of one and intersect different ones', async () => {
    expect((await list({ filter: ['brand:Granaro', 'brand:Verdepiano'] })).page.totItems).toBe(6)
    expect((await list({ filter: ['brand:Verdepiano', 'label:senza-glutine'] })).names).toEqual(['Riso'])
    expect((await list({ filter: [`category:${categoryId.olio}`, 'price:10-20'] })).names).toEqual(['Élite'])
    expect((await list({ filter: ['brand:Nessuno'] })).names).toEqual([])
    const otherwise = `category:0x${categoryId.olio!.toString(16)}`
    expect((await list({ filter: [otherwise] })).names).toEqual([])
  })

  it('count what passes the other filters, ignoring their own value', async () => {
    const { countsOf, names } = await list({ filter: ['brand:Verdepiano', 'label:bio'] })
    expect(names).toEqual(['Élite', 'Riso', 'Senza prezzo'])
    expect(countsOf('brand')).toEqual({ Verdepiano: 3 })
    expect(countsOf('label')).toEqual({ bio: 3, 'senza-glutine': 1 })
    const byBrand = await list({ filter: ['brand:Verdepiano'] })
    expect(byBrand.countsOf('brand')).toEqual({ Granaro: 3, Verdepiano: 3 })
  })

  it('contain the categories below the current one', async () => {
    const whole = await list({})
    expect(whole.countsOf('category')).toEqual({ [categoryId.dispensa]: 6, [categoryId.casa]: 1 })
    const pantry = await list({ parent_category_id: categoryId.dispensa })
    expect(pantry.countsOf('category')).toEqual({ [categoryId.pasta]: 4, [categoryId.olio]: 2 })
  })

  it('never treat a food without declared allergens as free of one, whatever its ingredients say', async () => {
    const { names } = await list({ filter: ['allergen-free:latte'] })
    expect(names).toContain('Riso')
    expect(names).not.toContain('Élite')
  })

  it('offer as free of an allergen only foods with known allergens, and require every chosen allergen', async () => {
    expect((await list({ filter: ['allergen-free:glutine'] })).names).toEqual(['Riso'])
    expect((await list({ filter: ['allergen-free:gluten'] })).names).toEqual([])
    const { names } = await list({ filter: ['allergen-free:glutine', 'allergen-free:latte'] })
    expect(names).toEqual(['Riso'])
    expect((await list({ filter: ['allergen-free:latte'] })).page.totItems).toBe(4)
  })

  it('contain promotions, new products and available ones', async () => {
    expect((await list({ promo: true })).names).toEqual(['Ècru'])
    expect((await list({ filter: ['promotion:autunno'] })).names).toEqual(['Ècru'])
    expect((await list({})).countsOf('promotion')).toEqual({ true: 1, autunno: 1 })
    expect((await list({ new: true })).names).toEqual(['Detersivo'])
    expect((await list({ new_product: true })).names).toEqual(['Detersivo'])
    const { names } = await list({ filter: ['availability:available'] })
    expect(names).toEqual(['Detersivo', 'Ècru', 'Élite', 'pasta 10', 'Riso'])
  })
})

describe('products by codes', () => {
  it('are returned in the requested order, with the unknown codes', async () => {
    const query = { codes: ['P9', '8001234567895', 'nessuno', ' E1 '] }
    const { data } = await shop.shopper().call(productsByCodes, { query })
    expect(data?.products.map(({ name }) => name)).toEqual(['Pasta 9', 'Élite', 'Ècru'])
    expect(data?.unknown).toEqual(['nessuno'])
  })
})
