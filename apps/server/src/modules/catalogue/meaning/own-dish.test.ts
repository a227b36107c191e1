import { fastSearch } from '@cambusa/contract/catalogue/fast-search'
import { listProducts } from '@cambusa/contract/catalogue/product'
import { expect, it } from 'vitest'
import { searchDishes } from '../../../platform/schema/catalogue.ts'
import { buildProductOnSale, buildTreeCategory } from '../../../testing/factories/catalogue.ts'
import { buildCustomer, buildShop } from '../../../testing/factories/delivery.ts'
import { signedIn } from '../../../testing/factories/orders.ts'
import { buildPlacedOrder } from '../../../testing/factories/placed-order.ts'
import { buildTestApp } from '../../../testing/test-app.ts'

it('products bought before come first on their shelf and among those of its name, only for this customer', async () => {
  let bought = 0
  const shop = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      await db.insert(searchDishes).values([
        { name: 'cena', phrases: [], shelves: ['penne'] },
        { name: 'penne ripiene', phrases: ['penne'], shelves: ['sale'] },
      ])
      const categoryId = await buildTreeCategory(db, { slug: 'dispensa', name: 'Dispensa' })
      const add = (name: string, rest: object = {}) =>
        buildProductOnSale(db, { categoryId, name, priceCents: 125, ...rest })
      await add('Penne Anna', { popularity: 5_000 })
      bought = await add('Penne Carla')
      await add('Sale fino')
    },
  })
  const userId = await buildCustomer(shop.db)
  const placedAt = new Date('2026-11-01T09:00:00Z')
  await buildPlacedOrder(shop.db, { userId, productIds: [bought], placedAt })
  const buyer = await signedIn(shop, userId)
  // In any order and number of requests: cached results of one are not given to another.
  for (const shopper of [buyer, shop.shopper(), buyer, shop.shopper(), buyer, shop.shopper()]) {
    for (const query of ['per la cena', 'per le penne']) {
      const { data } = await shopper.call(listProducts, { query: { query } })
      expect(data?.products[0]?.name, query).toBe(shopper === buyer ? 'Penne Carla' : 'Penne Anna')
    }
  }
})

it('a product with the name only in its brand does not count as named so', async () => {
  const shop = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      await db.insert(searchDishes).values([{ name: 'merenda', phrases: [], shelves: ['yogurt'] }])
      const categoryId = await buildTreeCategory(db, { slug: 'dispensa', name: 'Dispensa' })
      const add = (name: string, brand: string) =>
        buildProductOnSale(db, { categoryId, name, brand, priceCents: 125 })
      await add('Sapone Buona Merenda', 'Buona Merenda')
      await add('Torta merenda Buona Merenda', 'Buona Merenda')
      await add('Yogurt bianco', 'Casera')
    },
  })
  const visitor = shop.shopper()
  const found = async (query: string) =>
    (await visitor.call(listProducts, { query: { query } })).data?.products.map(({ name }) => name)
  expect(await found('merenda')).toEqual(['Torta merenda Buona Merenda', 'Yogurt bianco'])
  // Its own words still find the brand.
  expect(await found('buona merenda')).toHaveLength(2)
  const { data } = await visitor.call(fastSearch, { query: { q: ['merenda', 'yogurt'] } })
  expect(data?.shelves.map(({ understoodAs }) => understoodAs?.dish)).toEqual(['merenda', undefined])
})
