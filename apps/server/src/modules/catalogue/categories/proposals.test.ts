import { viewCategories } from '@cambusa/contract/catalogue/catalogue'
import { viewProduct } from '@cambusa/contract/catalogue/product'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  buildPromotion,
  buildProductOnSale,
  buildTreeCategory,
} from '../../../testing/factories/catalogue.ts'
import { buildShop } from '../../../testing/factories/delivery.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp

beforeAll(async () => {
  test = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      const pasta = await buildTreeCategory(db, { slug: 'pasta', name: 'Pasta' })
      const shortId = await buildTreeCategory(db, { slug: 'pasta/corta', name: 'Corta', parentId: pasta })
      const longId = await buildTreeCategory(db, { slug: 'pasta/lunga', name: 'Lunga', parentId: pasta })
      await buildTreeCategory(db, { slug: 'timeslot-selector', name: 'Testi', categoryTypeId: 2 })
      const product = (name: string, categoryId: number, more: object = {}) =>
        buildProductOnSale(db, {
          name,
          code: name.replaceAll(' ', '-'),
          categoryId,
          isFood: false,
          priceCents: 100,
          ...more,
        })
      for (let i = 1; i <= 9; i += 1)
        await product(`Fusilli numero ${i}`, shortId, { brand: 'Fusi', popularity: i, priceCents: 100 + i })
      await product('Penne rigate Alfa', shortId, { brand: 'Alfa', popularity: 1, priceCents: 100 })
      await product('Penna rigata Beta', shortId, { brand: 'Beta', priceCents: 900 })
      await product('Penne rigate Gamma', shortId, { brand: 'Gamma', priceCents: 200, stock: { 1: 0 } })
      const promoted = await product('Spaghetti', longId, { priceCents: 200 })
      await product('Bucatini', longId, { popularity: 90, stock: { 1: 0 } })
      await product('Linguine', longId, { popularity: 80 })
      await buildPromotion(db, {
        key: 'p',
        startDate: '2026-11-20',
        endDate: '2026-11-30',
        priceCents: { [promoted]: 150 },
      })
    },
  })
})

const proposals = async (slug: string) =>
  (await test.shopper().call(viewCategories, { query: { slug } })).data?.category?.proposals?.map(
    ({ name }) => name,
  )
const alternatives = async (slug: string) =>
  (await test.shopper().call(viewProduct, { params: { slug } })).data?.alternatives.map(({ name }) => name)

describe('the proposals of a category', () => {
  it('are promotions, then best sellers, all for sale now, at most eight', async () => {
    const proposed = await proposals('pasta')
    expect(proposed?.slice(0, 3)).toEqual(['Spaghetti', 'Linguine', 'Fusilli numero 9'])
    expect(proposed).toHaveLength(8)
    expect(proposed).not.toContain('Bucatini')
    expect(await proposals('pasta/lunga')).toEqual(['Spaghetti', 'Linguine'])
  })

  it('follow the stock', async () => {
    await test.database.pool.query(
      `insert into stock (warehouse_id, product_id, quantity) select 1, id, 0 from products where name = 'Linguine'`,
    )
    await test.catalogue.refresh()
    expect(await proposals('pasta/lunga')).toEqual(['Spaghetti'])
  })

  it('are empty in a category of texts, and missing in the tree', async () => {
    expect(await proposals('timeslot-selector')).toEqual([])
    const tree = await test.shopper().call(viewCategories, { query: {} })
    expect(tree.data?.categories?.[0]).not.toHaveProperty('proposals')
  })
})

describe('alternatives to a product', () => {
  it('have similar names first, whatever their price, and can be bought', async () => {
    const found = await alternatives('p-Penne-rigate-Alfa')
    expect(found?.[0]).toBe('Penna rigata Beta')
    expect(found?.[1]).toBe('Fusilli numero 1')
    expect(found).not.toContain('Penne rigate Gamma')
    expect(found).toHaveLength(8)
  })

  it('come from the parent category when their own has few', async () => {
    expect(await alternatives('p-Spaghetti')).toHaveLength(8)
  })
})
