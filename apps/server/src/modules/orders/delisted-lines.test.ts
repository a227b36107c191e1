import { listOrders } from '@cambusa/contract/orders/orders'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { buildCustomer, buildShop } from '../../testing/factories/delivery.ts'
import { buildGoods, signedIn, type Goods } from '../../testing/factories/orders.ts'
import { buildPlacedOrder } from '../../testing/factories/placed-order.ts'
import { buildTestApp } from '../../testing/test-app.ts'

it('lines of an order say whose product left the catalogue', async () => {
  let goods: Goods | undefined
  const test = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      goods = await buildGoods(db)
    },
  })
  const { pasta, apples } = goods!
  const userId = await buildCustomer(test.db)
  const productIds = [pasta, apples]
  await buildPlacedOrder(test.db, { userId, productIds, priceCents: 1_000, placedAt: test.time.now() })
  const shopper = await signedIn(test, userId)
  const delisted = async () => {
    const { data } = await shopper.call(listOrders, { query: { fetch_detail: true } })
    return data?.orders[0]?.items?.filter(({ isDelisted }) => isDelisted).map(({ productId }) => productId)
  }
  expect(await delisted()).toEqual([])
  await test.db.execute(sql`update products set is_active = false where id = ${apples}`)
  expect(await delisted()).toEqual([apples])
})
