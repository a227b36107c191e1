import {
  countBrands,
  countCategories,
  countersInfo,
  countProducts,
} from '@cambusa/contract/catalogue/counters'
import { beforeAll, describe, expect, it } from 'vitest'
import { companies } from '../../../platform/schema/accounts.ts'
import { buildProductOnSale, buildTreeCategory } from '../../../testing/factories/catalogue.ts'
import { buildShop } from '../../../testing/factories/delivery.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp

beforeAll(async () => {
  test = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      const parentId = await buildTreeCategory(db, { slug: 'dispensa' })
      const categoryId = await buildTreeCategory(db, { slug: 'dispensa/pasta', parentId })
      await buildTreeCategory(db, { slug: 'vuota' })
      await buildTreeCategory(db, { slug: 'timeslot-selector', categoryTypeId: 2 })
      for (const brand of ['Alfa', 'Alfa', 'Beta', ''])
        await buildProductOnSale(db, { name: 'Penne', brand, categoryId })
      await buildProductOnSale(db, { name: 'Non più', brand: 'Gamma', categoryId, isActive: false })
      await db.insert(companies).values({ name: 'Trattoria', vatNumber: '01234567897' })
    },
  })
})

describe('the counters of the shop', () => {
  it('count what a shopper finds: products on sale, categories that are not empty, brands, companies', async () => {
    const { data } = await test.shopper().call(countersInfo)
    expect(data).toEqual({ products: 4, categories: 2, brands: 2, companies: 1 })
  })

  it('are the same for programs that ask for each of them', async () => {
    const shopper = test.shopper()
    const counts = [countProducts, countCategories, countBrands].map((call) => shopper.call(call))
    expect((await Promise.all(counts)).map(({ data }) => data?.count)).toEqual([4, 2, 2])
  })

  it('follow the catalogue, and companies within a minute', async () => {
    await test.database.pool.query("update products set is_active = true where name = 'Non più'")
    await test.database.pool.query("insert into companies (name, vat_number) values ('Bar', '12345678903')")
    await test.catalogue.refresh()
    expect((await test.shopper().call(countersInfo)).data).toMatchObject({ brands: 3, companies: 1 })
    test.time.advance(60_000)
    expect((await test.shopper().call(countersInfo)).data).toMatchObject({ products: 5, companies: 2 })
  })
})
