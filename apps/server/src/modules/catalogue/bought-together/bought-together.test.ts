import { viewBoughtTogether } from '@cambusa/contract/catalogue/bought-together'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildProductOnSale, buildTreeCategory } from '../../../testing/factories/catalogue.ts'
import { buildCustomer, buildShop } from '../../../testing/factories/delivery.ts'
import { buildPlacedOrder } from '../../../testing/factories/placed-order.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import { refreshBoughtTogether } from './bought-together.service.ts'

let test: TestApp
const ids: Record<string, number> = {}

const names = ['pasta', 'sugo', 'vino', 'acqua', 'finito', 'lontano'] as const

beforeAll(async () => {
  test = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      const categoryId = await buildTreeCategory(db, { slug: 'tutto' })
      for (const name of names)
        ids[name] = await buildProductOnSale(db, {
          categoryId,
          name,
          code: name,
          priceCents: 100,
          isFood: false,
          ...(name === 'finito' ? { stock: { 1: 0 } } : {}),
        })
      const [anna, bruno] = [await buildCustomer(db), await buildCustomer(db)]
      const order = (userId: number, bought: (typeof names)[number][], more: object = {}) =>
        buildPlacedOrder(db, { userId, productIds: bought.map((name) => ids[name]!), ...more })
      for (const userId of [anna, anna, bruno]) await order(userId, ['pasta', 'sugo', 'acqua', 'finito'])
      // Water is in every basket: products bought only with this one weigh more.
      for (let i = 0; i < 6; i += 1) await order(bruno, ['acqua', 'lontano'])
      // The habit of only one customer.
      for (let i = 0; i < 4; i += 1) await order(anna, ['pasta', 'vino'])
      // Cancelled, and too long ago.
      for (const userId of [anna, bruno, bruno]) await order(userId, ['sugo', 'lontano'], { status: 8 })
      for (const userId of [anna, bruno, bruno])
        await order(userId, ['sugo', 'vino'], { placedAt: new Date('2025-10-01T09:00:00Z') })
      await refreshBoughtTogether(db, new Date('2026-11-21T09:00:00Z'))
    },
  })
})

const others = async (slug: string) =>
  (await test.shopper().call(viewBoughtTogether, { params: { slug: `p-${slug}` } })).data?.products.map(
    ({ name }) => name,
  )

describe('what is bought together', () => {
  it('is what several orders of several customers contained, if it can be bought now', async () => {
    expect(await others('pasta')).toEqual(expect.arrayContaining(['sugo', 'acqua']))
    expect(await others('pasta')).toHaveLength(2)
    expect(await others('sugo')).toEqual(expect.arrayContaining(['pasta', 'acqua']))
  })

  it('never reveals one customer’s habits, cancelled orders or old orders', async () => {
    expect(await others('vino')).toEqual([])
    expect(await others('lontano')).toEqual([])
  })

  it('stays the same when recomputed without new orders, and drops outdated pairs', async () => {
    const rows = async () =>
      (await test.database.pool.query('select * from bought_together order by 1, 2')).rows as unknown[]
    const before = await rows()
    await refreshBoughtTogether(test.db, test.time.now())
    expect(await rows()).toEqual(before)
    await refreshBoughtTogether(test.db, new Date('2029-01-01T09:00:00Z'))
    expect(await rows()).toEqual([])
  })

  it('answers 404 for an unknown product', async () => {
    const { httpStatus } = await test.shopper().call(viewBoughtTogether, { params: { slug: 'niente' } })
    expect(httpStatus).toBe(404)
  })
})
