import { listProducts, type ProductListQuery } from '@cambusa/contract/catalogue/product'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import {
  buildPromotion,
  buildProductOnSale,
  buildTreeCategory,
} from '../../../../testing/factories/catalogue.ts'
import { buildShop } from '../../../../testing/factories/delivery.ts'
import { buildTestApp, type TestApp } from '../../../../testing/test-app.ts'

const PRODUCTS = 60
const FORMATS = ['500 ml', '0,5 l', '50 cl', '1,5 l', '6 x 1,5 l', '6x1500 ml', 'al kg', 'vasetto']
const BRANDS = ['Agrumaia', 'Frizzola', 'Sorso Vivo', 'Brunetta: la vera']
const LABELS = [['bio'], ['bio', 'senza-glutine'], [], ['doc']]
const ALLERGENS = [['glutine'], ['latte', 'glutine'], [], ['latte']]

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      const parentId = await buildTreeCategory(db, { slug: 'bevande', name: 'Bevande' })
      const below = await buildTreeCategory(db, { slug: 'bevande/acqua', name: 'Acqua', parentId })
      const other = await buildTreeCategory(db, { slug: 'casa', name: 'Casa' })
      const promoted: Record<number, number> = {}
      for (let i = 0; i < PRODUCTS; i++) {
        const id = await buildProductOnSale(db, {
          name: `Prodotto ${i}`,
          categoryId: [parentId, below, other][i % 3] ?? other,
          format: FORMATS[i % FORMATS.length]!,
          brand: BRANDS[(i * 7) % BRANDS.length]!,
          labels: LABELS[(i * 5) % LABELS.length]!,
          allergens: ALLERGENS[(i * 3) % ALLERGENS.length]!,
          details: { allergens: [] },
          priceCents: 40 + ((i * 97) % 3_000),
          stock: { 1: i % 9 },
          ...(i % 6 === 0 && { newUntil: new Date('2027-01-01T00:00:00Z') }),
        })
        if (i % 4 === 0) promoted[id] = 30
      }
      const dates = { startDate: '2026-11-16', endDate: '2026-11-29' }
      await buildPromotion(db, { key: 'autunno', ...dates, priceCents: promoted })
    },
  })
})

async function list(query: ProductListQuery) {
  const { data, httpStatus } = await shop.shopper().call(listProducts, { query })
  if (data === undefined) throw new Error(`HTTP ${httpStatus}`)
  return data
}

const valuesOf = async (name: string, query: ProductListQuery = {}) =>
  (await list(query)).facets.find((facet) => facet.name === name)?.values ?? []

it('offers normalised formats: notations of one size are one value, the most frequent first', async () => {
  const values = await valuesOf('format')
  expect(values[0]).toEqual({ value: '500 ml', label: '500 ml', count: 24, selected: false })
  expect(Object.fromEntries(values.map(({ value, count }) => [value, count]))).toEqual({
    '500 ml': 24,
    '6 x 1,5 l': 14,
    '1,5 l': 8,
    'al kg': 7,
    vasetto: 7,
  })
})

it('accepts any notation of a format, and returns the value that it stands for', async () => {
  const { page } = await list({ filter: ['format:0,5 l'] })
  expect(page.totItems).toBe(24)
  expect(
    (await valuesOf('format', { filter: ['format:50cl'] })).find(({ selected }) => selected)?.value,
  ).toBe('500 ml')
  expect((await list({ filter: ['format:500 ml', 'format:vasetto'] })).page.totItems).toBe(31)
  expect((await list({ filter: ['format:7 kg'] })).page.totItems).toBe(0)
})

it('counts for every value the products that choosing it would show, whatever else is chosen', async () => {
  const offered = (await list({})).facets.flatMap(({ name, values }) =>
    values.map(({ value }) => `${name}:${value}`),
  )
  expect(new Set(offered.map((filter) => filter.split(':')[0]))).toEqual(
    new Set([
      'category',
      'brand',
      'promotion',
      'new',
      'format',
      'label',
      'allergen-free',
      'availability',
      'price',
    ]),
  )
  const choices = fc.uniqueArray(fc.constantFrom(...offered), { maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(choices, fc.nat(), async (filter, pick) => {
      const { facets } = await list({ filter })
      const facet = facets[pick % Math.max(1, facets.length)]
      const value = facet?.values[pick % facet.values.length]
      if (facet === undefined || value === undefined) return
      // Values of one facet are combined with or, those of allergens with and.
      const others = filter.filter((chosen) => !chosen.startsWith(`${facet.name}:`))
      const same = facet.name === 'allergen-free' ? filter : others
      const alone = await list({ filter: [...same, `${facet.name}:${value.value}`] })
      expect([filter, facet.name, value.value, value.count]).toEqual([
        filter,
        facet.name,
        value.value,
        alone.page.totItems,
      ])
    }),
    { numRuns: 120 },
  )
})

it('unites the values of one facet and intersects different facets', async () => {
  const filters = [
    ['brand:Frizzola', 'brand:Agrumaia'],
    ['format:500 ml', 'format:1,5 l'],
    ['price:0-5', 'price:10-20'],
    ['label:bio', 'label:doc'],
  ]
  for (const filter of filters) {
    const codes = async (chosen: string[]) =>
      (await list({ filter: chosen, page_size: 500 })).products.map(({ code }) => code)
    const [first = [], second = []] = await Promise.all(filter.map((value) => codes([value])))
    expect((await codes(filter)).toSorted()).toEqual([...new Set([...first, ...second])].toSorted())
    const inStock = await codes(['availability:available'])
    const crossed = first.filter((code) => inStock.includes(code))
    expect((await codes([filter[0] ?? '', 'availability:available'])).toSorted()).toEqual(crossed.toSorted())
  }
})

it('understands the parameters of other clients of this API', async () => {
  const codesOf = async (query: ProductListQuery) => (await list(query)).products.map(({ code }) => code)
  expect(await codesOf({ q: 'prodotto 7' })).toEqual(await codesOf({ query: 'prodotto 7' }))
  expect((await codesOf({ q: 'prodotto 7' })).length).toBeGreaterThan(0)
  expect(await codesOf({ new_product: true })).toEqual(await codesOf({ new: true }))
  expect(await codesOf({ hash: 'w1d2026-11-23t17' })).toEqual(await codesOf({}))
  const { products, page } = await list({ page_size: 500 })
  expect([products.length, page.itemsPerPage]).toEqual([PRODUCTS, 500])
  expect((await list({ page_size: 501 })).page.itemsPerPage).toBe(500)
})
