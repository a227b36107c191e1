import { listProducts } from '@cambusa/contract/catalogue/product'
import { expect, it } from 'vitest'
import { buildProductOnSale, buildTreeCategory } from '../../../testing/factories/catalogue.ts'
import { buildShop } from '../../../testing/factories/delivery.ts'
import { buildTestApp } from '../../../testing/test-app.ts'

it('uses the prices and stock of the warehouse in the hash, else those of the session', async () => {
  const shop = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      const categoryId = await buildTreeCategory(db, { slug: 'tutto' })
      await buildProductOnSale(db, {
        categoryId,
        name: 'Riso',
        priceCents: { 1: 200, 2: 250 },
        stock: { 1: 9, 2: 0 },
      })
    },
  })
  const shownFor = async (hash: string) => {
    const { data } = await shop.shopper().call(listProducts, { query: { hash } })
    return [data?.products[0]?.price, data?.products[0]?.warehouseStock]
  }
  expect(await shownFor('w2d2026-11-23t17')).toEqual([2.5, 'none'])
  for (const hash of ['w0d0t0', 'w1d2026-11-23t17', 'w99d2026-11-23t17', 'niente'])
    expect(await shownFor(hash)).toEqual([2, 'many'])
})
