import { advancedSearch, type AdvancedSearchQuery } from '@cambusa/contract/catalogue/advanced-search'
import { GTIN_LIST_MAX } from '@cambusa/domain/constants'
import { checkDigit } from '@cambusa/domain/catalogue/gtin'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildProductOnSale, buildTreeCategory } from '../../../testing/factories/catalogue.ts'
import { buildShop } from '../../../testing/factories/delivery.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'

const ean = (body: string) => `${body}${checkDigit(body)}`
const PENNE = ean('800123456789')
const UPC = ean('03600029145')

let shop: TestApp
const categoryId = { dispensa: 0, pasta: 0, conserve: 0 }

beforeAll(async () => {
  shop = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      categoryId.dispensa = await buildTreeCategory(db, { slug: 'dispensa', name: 'Dispensa' })
      const parentId = categoryId.dispensa
      categoryId.pasta = await buildTreeCategory(db, { slug: 'dispensa/pasta', name: 'Pasta', parentId })
      categoryId.conserve = await buildTreeCategory(db, {
        slug: 'dispensa/conserve',
        name: 'Conserve',
        parentId,
      })
      const pasta = { categoryId: categoryId.pasta, priceCents: 150 }
      const conserva = { categoryId: categoryId.conserve, priceCents: 250 }
      const sheet = (ingredients: string, allergens: string[]) => ({
        details: { ingredients, allergens, operator: 'Granaro, Bologna' },
        allergens,
      })
      await buildProductOnSale(db, {
        ...pasta,
        ...sheet('semola di grano duro, acqua', ['glutine']),
        name: 'Penne rigate al pomodoro',
        brand: 'Granaro',
        producer: 'Molini Verdi',
        code: 'PA-100',
        gtin: PENNE,
        updatedAt: new Date('2026-11-10T23:30:00Z'),
      })
      await buildProductOnSale(db, {
        ...conserva,
        ...sheet('pomodori, sale', []),
        name: 'Passata rustica',
        brand: 'Sole Nero',
        producer: 'Granaro Conserve',
        code: 'PA-200',
        gtin: UPC,
        updatedAt: new Date('2026-11-01T10:00:00Z'),
      })
      await buildProductOnSale(db, {
        ...conserva,
        ...sheet('melanzane, olio, caffè, latte', ['latte']),
        name: 'Crema di melanzane',
        brand: 'Sole Nero',
        producer: 'Molini Verdi',
        code: 'cr-1',
        mediaKey: 'cr-1',
        updatedAt: new Date('2026-10-01T10:00:00Z'),
      })
    },
  })
})

async function find(query: AdvancedSearchQuery) {
  const { data, httpStatus } = await shop.shopper().call(advancedSearch, { query })
  expect(httpStatus).toBe(200)
  return data?.products.map((product) => product.name.split(' ')[0])
}

describe('an advanced search', () => {
  it('finds words only in the field that was asked for', async () => {
    expect(await find({ name: 'pomodoro' })).toEqual(['Penne'])
    expect(await find({ ingredients: 'pomodoro' })).toEqual(['Passata'])
    expect(await find({ brand: 'granaro' })).toEqual(['Penne'])
    expect(await find({ producer: 'granaro' })).toEqual(['Passata'])
  })

  it('matches words without accents, in other forms and by their beginning, all of them in any order', async () => {
    expect(await find({ name: 'melanzana crema' })).toEqual(['Crema'])
    expect(await find({ ingredients: 'caffe' })).toEqual(['Crema'])
    expect(await find({ producer: 'verdi mol' })).toEqual(['Crema', 'Penne'])
    expect(await find({ name: 'penne melanzane' })).toEqual([])
  })

  it('requires all criteria together', async () => {
    expect(await find({ producer: 'molini', brand: 'sole' })).toEqual(['Crema'])
    expect(await find({ producer: 'molini', category: categoryId.conserve })).toEqual(['Crema'])
    expect(await find({ producer: 'molini', category: categoryId.dispensa, code: 'PA-100' })).toEqual([
      'Penne',
    ])
    expect(await find({ producer: 'molini', name: '%' })).toEqual([])
  })

  it('finds an article code, else codes that begin with it, ignoring case', async () => {
    expect(await find({ code: 'PA-100' })).toEqual(['Penne'])
    expect(await find({ code: 'pa-' })).toEqual(['Passata', 'Penne'])
    expect(await find({ code: 'PA-1000' })).toEqual([])
  })

  it('excludes foods that contain any of the named allergens', async () => {
    expect(await find({ 'allergen-free': ['glutine'] })).toEqual(['Crema', 'Passata'])
    expect(await find({ 'allergen-free': ['glutine', 'latte'] })).toEqual(['Passata'])
  })

  it('distinguishes products with a picture of their own from those without', async () => {
    expect(await find({ has_image: true })).toEqual(['Passata', 'Penne'])
    expect(await find({ has_image: false })).toEqual(['Crema'])
  })

  it('counts the days of the last change in Rome, including both ends', async () => {
    // 23:30 in UTC is the next day in Rome.
    expect(await find({ from_date: '2026-11-11', to_date: '2026-11-11' })).toEqual(['Penne'])
    expect(await find({ to_date: '2026-11-01' })).toEqual(['Crema', 'Passata'])
    const { httpStatus, response } = await shop
      .shopper()
      .call(advancedSearch, { query: { from_date: '2026-13-40' } })
    expect(httpStatus).toBe(400)
    expect(response.errors[0]?.field).toBe('from_date')
  })

  it('finds a list of GTINs however their leading zeros are written, and reports unknown ones', async () => {
    const unknown = ean('800999999999')
    const { data } = await shop
      .shopper()
      .call(advancedSearch, { query: { gtin: [`0${PENNE}`, unknown, `0${UPC}`] } })
    expect(data?.products.map((product) => product.code)).toEqual(['PA-200', 'PA-100'])
    expect(data?.unknownGtins).toEqual([unknown])
  })

  it('refuses more than 200 GTINs, naming the field and the limit', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, i) => ean(String(800_000_000_000 + i)))
    const query = (count: number) => ({ query: { gtin: many(count) } })
    expect((await shop.shopper().call(advancedSearch, query(GTIN_LIST_MAX))).httpStatus).toBe(200)
    const { httpStatus, response } = await shop.shopper().call(advancedSearch, query(GTIN_LIST_MAX + 1))
    expect(httpStatus).toBe(400)
    expect(response.errors[0]).toMatchObject({ field: 'gtin', error: expect.stringContaining('200') })
  })

  it('is filtered, sorted and paged like any list, with the facets of its result', async () => {
    const query = { producer: 'molini', sort: 'price_desc', page: 2, page_size: 1 } as const
    const { data } = await shop.shopper().call(advancedSearch, { query })
    expect(data?.page).toEqual({ selPage: 2, itemsPerPage: 1, totItems: 2, totPages: 2 })
    expect(data?.products.map(({ code }) => code)).toEqual(['PA-100'])
    const brands = data?.facets.find(({ name }) => name === 'brand')
    expect(brands?.values.map(({ value, count }) => [value, count])).toEqual([
      ['Granaro', 1],
      ['Sole Nero', 1],
    ])
    expect(await find({ producer: 'molini', filter: ['brand:Granaro'] })).toEqual(['Penne'])
  })

  it('without any criterion finds the whole shop', async () => {
    expect(await find({})).toEqual(['Crema', 'Passata', 'Penne'])
  })
})
