import { listProducts } from '@cambusa/contract/product'
import { expect, it } from 'vitest'
import { searchDishes } from '../../../platform/schema/catalogue.ts'
import { buildProductOnSale, buildTreeCategory } from '../../../testing/factories/catalogue.ts'
import { buildCustomer, buildShop } from '../../../testing/factories/delivery.ts'
import { signedIn } from '../../../testing/factories/orders.ts'
import { buildPlacedOrder } from '../../../testing/factories/placed-order.ts'
import { buildTestApp } from '../../../testing/test-app.ts'

it('what a customer bought leads its shelf and what is called so, for this customer alone', async () => {
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
  // Whoever asks first, and however often: what was kept of one is not given to another.
  for (const shopper of [buyer, shop.shopper(), buyer, shop.shopper(), buyer, shop.shopper()]) {
    for (const query of ['per la cena', 'per le penne']) {
      const { data } = await shopper.call(listProducts, { query: { query } })
      expect(data?.products[0]?.name, query).toBe(shopper === buyer ? 'Penne Carla' : 'Penne Anna')
    }
  }
})
