import { advancedSearch } from '@cambusa/contract/catalogue/advanced-search'
import { buyCart, prepareCheckout } from '@cambusa/contract/orders/checkout'
import { listProducts } from '@cambusa/contract/catalogue/product'
import { suggestProducts } from '@cambusa/contract/catalogue/suggest'
import { selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildProductOnSale, buildTreeCategory } from '../../../testing/factories/catalogue.ts'
import { buildCustomer, buildShop } from '../../../testing/factories/delivery.ts'
import { buildOpenSlot, buildReadyShopper, signedIn } from '../../../testing/factories/orders.ts'
import { buildPlacedOrder } from '../../../testing/factories/placed-order.ts'
import { buildCompany } from '../../../testing/factories/users.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { Shopper } from '../../../testing/test-shopper.ts'

let shop: TestApp
let slot: number
const id = { anna: 0, bruna: 0, carla: 0 }

beforeAll(async () => {
  shop = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      const categoryId = await buildTreeCategory(db, { slug: 'dispensa', name: 'Dispensa' })
      const add = (name: string, rest: object = {}) =>
        buildProductOnSale(db, { categoryId, name, priceCents: 125, stock: { 1: 10_000 }, ...rest })
      id.anna = await add('Penne Anna', { popularity: 5_000 })
      id.bruna = await add('Penne Bruna')
      id.carla = await add('Penne Carla')
      await add('Sale da penne', { popularity: 9_000 })
      slot = await buildOpenSlot(db)
    },
  })
})

const namesFor = async (shopper: Shopper, query: object = {}) => {
  const { data } = await shopper.call(listProducts, { query: { query: 'penne', ...query } })
  return data?.products.map(({ name }) => name)
}
const UNBOUGHT = ['Penne Anna', 'Penne Bruna', 'Penne Carla', 'Sale da penne']
const PLACED_AT = new Date('2026-11-01T09:00:00Z')

describe('products bought before', () => {
  it('come first among equally good matches, only for this customer', async () => {
    const userId = await buildCustomer(shop.db)
    await buildPlacedOrder(shop.db, { userId, productIds: [id.carla], placedAt: PLACED_AT })
    const buyer = await signedIn(shop, userId)
    const others = [shop.shopper(), await signedIn(shop, await buildCustomer(shop.db))]
    // In any order of requests, nobody gets the other's order.
    for (const shopper of [buyer, ...others, buyer]) {
      const names = await namesFor(shopper)
      expect(names).toEqual(
        shopper === buyer ? ['Penne Carla', 'Penne Anna', 'Penne Bruna', 'Sale da penne'] : UNBOUGHT,
      )
      const { data } = await shopper.call(suggestProducts, { query: { query: 'penn' } })
      expect(data?.products[0]?.name).toBe(names?.[0])
    }
    expect(await namesFor(buyer, { sort: 'alf_asc' })).toEqual(UNBOUGHT)
  })

  it('can sort a list or an advanced search: most often ordered first, the rest by name', async () => {
    const userId = await buildCustomer(shop.db)
    const order = (productId: number, day: string) =>
      buildPlacedOrder(shop.db, {
        userId,
        productIds: [productId],
        placedAt: new Date(`2026-${day}T09:00:00Z`),
      })
    await order(id.bruna, '11-10')
    for (const day of ['10-01', '10-02']) await order(id.carla, day)
    await order(id.anna, '11-12')
    const buyer = await signedIn(shop, userId)
    const sort = 'most_bought'
    const own = ['Penne Carla', 'Penne Anna', 'Penne Bruna', 'Sale da penne']
    // In any order of requests, nobody gets the other's order.
    for (const shopper of [
      shop.shopper(),
      buyer,
      await signedIn(shop, await buildCustomer(shop.db)),
      buyer,
    ]) {
      const expected = shopper === buyer ? own : UNBOUGHT
      expect(await namesFor(shopper, { sort })).toEqual(expected)
      expect(await namesFor(shopper, { sort, query: '' })).toEqual(expected)
      const { data } = await shopper.call(advancedSearch, { query: { name: 'penne', sort } })
      expect(data?.products.map(({ name }) => name)).toEqual(expected)
    }
    const { data } = await buyer.call(listProducts, { query: { sort, page: 2, page_size: 2 } })
    expect(data?.products.map(({ name }) => name)).toEqual(own.slice(2))
  })

  it('count for the company for which they were bought', async () => {
    const userId = await buildCustomer(shop.db, { codInt: 'C77' })
    const companyId = await buildCompany(shop.db, 'C77', { isDefault: false })
    await buildPlacedOrder(shop.db, { userId, companyId, productIds: [id.bruna], placedAt: PLACED_AT })
    expect(await namesFor(await signedIn(shop, userId))).toEqual(UNBOUGHT)
    expect((await namesFor(await signedIn(shop, userId, companyId)))?.[0]).toBe('Penne Bruna')
  })

  it('count from the moment of the order', async () => {
    const { shopper } = await buildReadyShopper(shop, id.bruna)
    expect(await namesFor(shopper)).toEqual(UNBOUGHT)
    await shopper.call(selectTimeslot, { query: { sel_date: '2026-11-25', timeslot_id: slot } })
    await shopper.call(prepareCheckout)
    const bought = await shopper.call(buyCart, { query: { payment_type_id: 1 } })
    expect(bought.codes).toEqual([])
    expect((await namesFor(shopper))?.[0]).toBe('Penne Bruna')
  })

  it('are ignored when the purchases cannot be read: the search still works', async () => {
    const userId = await buildCustomer(shop.db)
    await buildPlacedOrder(shop.db, { userId, productIds: [id.carla], placedAt: PLACED_AT })
    const buyer = await signedIn(shop, userId)
    await buyer.call(listProducts, { query: {} })
    await shop.database.pool.query('alter table order_items rename to order_items_gone')
    expect(await namesFor(buyer)).toEqual(UNBOUGHT)
    await shop.database.pool.query('alter table order_items_gone rename to order_items')
    expect((await namesFor(buyer))?.[0]).toBe('Penne Carla')
  })
})
