import { listProducts } from '@cambusa/contract/catalogue/product'
import { beforeAll, expect, it } from 'vitest'
import { buildProductOnSale, buildTreeCategory } from '../../../testing/factories/catalogue.ts'
import { buildShop } from '../../../testing/factories/delivery.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      const categoryId = await buildTreeCategory(db, { slug: 'tutto', name: 'Tutto' })
      for (const [name, brand] of [
        ['Shampoo senza lacrime', 'Primi Cucchiai'],
        ['Birra stout', 'Officina Malto'],
        ['Spaghetti', 'De Cecco'],
        ['Gnocchi di patate', 'Nonna'],
      ] as const)
        await buildProductOnSale(db, { name, brand, categoryId, priceCents: 100 })
    },
  })
})

const names = async (query: string) =>
  (await shop.shopper().call(listProducts, { query: { query } })).data?.products.map(({ name }) => name)

it.each(['surimi', 'sofficini'])(
  '%s, which the shop does not sell, is not corrected to a brand with another beginning',
  async (query) => {
    expect(await names(query)).toEqual([])
  },
)

it.each([
  ['spaghetti dececco', 'Spaghetti'],
  ['nocchi di patate', 'Gnocchi di patate'],
  ['bira stout', 'Birra stout'],
])('%s finds %s', async (query, name) => {
  expect(await names(query)).toEqual([name])
})
