import { listProducts, type ProductListQuery } from '@cambusa/contract/catalogue/product'
import { beforeAll, expect, it } from 'vitest'
import {
  buildPromotion,
  buildProductOnSale,
  buildTreeCategory,
} from '../../../../testing/factories/catalogue.ts'
import { buildShop } from '../../../../testing/factories/delivery.ts'
import { buildTestApp, type TestApp } from '../../../../testing/test-app.ts'

const PRODUCTS = 70
const PROMOTIONS = 35
/** Maximum number of values per facet in an answer. */
const TOLD = { category: 60, brand: 40, format: 40, label: 20, promotion: 20 }

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      const dates = { startDate: '2026-11-16', endDate: '2026-11-29' }
      for (let i = 0; i < PRODUCTS; i++) {
        const id = await buildProductOnSale(db, {
          name: `${i < 3 ? 'Raro' : 'Comune'} ${i}`,
          categoryId: await buildTreeCategory(db, { slug: `reparto-${i}`, name: `Reparto ${i}` }),
          format: `${100 + i} g`,
          brand: `Marca ${i}`,
          labels: [`etichetta-${i}`],
          priceCents: 100 + i,
        })
        if (i < PROMOTIONS)
          await buildPromotion(db, { key: `offerta-${i}`, ...dates, priceCents: { [id]: 50 } })
      }
      // Products without a format have no value in this facet.
      const categoryId = await buildTreeCategory(db, { slug: 'sfuso', name: 'Sfuso' })
      await buildProductOnSale(db, {
        name: 'Comune sfuso',
        categoryId,
        format: '',
        brand: '',
        priceCents: 100,
      })
    },
  })
})

/** Number of returned values per facet, and the total. */
async function told(query: ProductListQuery) {
  const { data, httpStatus } = await shop.shopper().call(listProducts, { query })
  if (data === undefined) throw new Error(`HTTP ${httpStatus}`)
  return Object.fromEntries(
    data.facets.map(({ name, total, values }) => [name, { told: values.length, total }]),
  )
}

const IN_ALL = {
  category: { told: TOLD.category, total: PRODUCTS + 1 },
  brand: { told: TOLD.brand, total: PRODUCTS },
  format: { told: TOLD.format, total: PRODUCTS },
  label: { told: TOLD.label, total: PRODUCTS },
  // 'Any promotion' is a value too.
  promotion: { told: TOLD.promotion, total: PROMOTIONS + 1 },
}

it('every truncated facet has the total number of values, for the whole shop and for a list', async () => {
  expect(await told({})).toMatchObject(IN_ALL)
  expect(await told({ query: 'comune' })).toMatchObject({
    brand: { told: TOLD.brand, total: PRODUCTS - 3 },
    format: { told: TOLD.format, total: PRODUCTS - 3 },
    label: { told: TOLD.label, total: PRODUCTS - 3 },
    promotion: { told: TOLD.promotion, total: PROMOTIONS - 3 + 1 },
  })
})

it('a chosen value changes no total of its own facet', async () => {
  const of = await told({ filter: ['format:100 g'] })
  expect(of['format']).toEqual({ told: TOLD.format, total: PRODUCTS })
  expect(of['brand']).toEqual({ told: 1, total: undefined })
})

it('a facet with all of its values has no total', async () => {
  const all = Object.entries(await told({ query: 'raro' }))
  expect(all.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(TOLD)))
  for (const [name, { total }] of all) expect([name, total]).toEqual([name, undefined])
})
