import { viewCategories } from '@cambusa/contract/catalogue/catalogue'
import { fastSearch } from '@cambusa/contract/catalogue/fast-search'
import { listProducts } from '@cambusa/contract/catalogue/product'
import { FAST_SEARCH_PRODUCTS, FAST_SEARCH_WORDS_MAX } from '@cambusa/domain/constants'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildProductOnSale, buildTreeCategory } from '../../../testing/factories/catalogue.ts'
import { buildCustomer, buildShop } from '../../../testing/factories/delivery.ts'
import { signedIn } from '../../../testing/factories/orders.ts'
import { buildPlacedOrder } from '../../../testing/factories/placed-order.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { Shopper } from '../../../testing/test-shopper.ts'

let shop: TestApp
let seldomBought: number

beforeAll(async () => {
  shop = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      const categoryId = await buildTreeCategory(db, { slug: 'dispensa', name: 'Dispensa' })
      for (let i = 1; i <= FAST_SEARCH_PRODUCTS + 3; i++)
        await buildProductOnSale(db, {
          categoryId,
          name: `Penne ${i}`,
          priceCents: 100 + i,
          popularity: i * i,
        })
      await buildProductOnSale(db, { categoryId, name: 'Mozzarella', priceCents: 300 })
      seldomBought = await buildProductOnSale(db, { categoryId, name: 'Penne integrali', priceCents: 200 })
    },
  })
})

const search = (q: string[]) => shop.shopper().call(fastSearch, { query: { q } })

describe('a fast search', () => {
  it('answers one shelf per word in their order, with the first products of the full search', async () => {
    const { data } = await search(['mozzarella', 'penne'])
    expect(data?.shelves.map(({ word, totItems }) => [word, totItems])).toEqual([
      ['mozzarella', 1],
      ['penne', FAST_SEARCH_PRODUCTS + 4],
    ])
    const whole = await shop.shopper().call(listProducts, { query: { query: 'penne' } })
    expect(data?.shelves[1]?.products.map(({ code }) => code)).toEqual(
      whole.data?.products.slice(0, FAST_SEARCH_PRODUCTS).map(({ code }) => code),
    )
  })

  it('puts products bought before first, as the full search does, only for this customer', async () => {
    const userId = await buildCustomer(shop.db)
    const placedAt = new Date('2026-11-01T09:00:00Z')
    await buildPlacedOrder(shop.db, { userId, productIds: [seldomBought], placedAt })
    const buyer = await signedIn(shop, userId)
    const first = async (shopper: Shopper) => {
      const { data } = await shopper.call(fastSearch, { query: { q: ['penne'] } })
      return data?.shelves[0]?.products[0]?.productId
    }
    expect(await first(buyer)).toBe(seldomBought)
    expect(await first(shop.shopper())).not.toBe(seldomBought)
  })

  it('leaves out empty words and duplicates, ignoring case', async () => {
    const { data } = await search(['  ', 'Penne', 'penne ', 'MOZZARELLA'])
    expect(data?.shelves.map(({ word }) => word)).toEqual(['Penne', 'MOZZARELLA'])
    expect((await search([])).data?.shelves).toEqual([])
  })

  it('names the word that it searched instead of a mistyped one', async () => {
    const { data } = await search(['mozarela'])
    expect(data?.shelves[0]).toMatchObject({ word: 'mozarela', correctedQuery: 'mozzarella', totItems: 1 })
  })

  it('offers alternatives for a word that finds nothing', async () => {
    const { data } = await search(['xyzxyz', 'penne'])
    expect(data?.shelves[0]).toMatchObject({ word: 'xyzxyz', totItems: 0, products: [] })
    expect(data?.shelves[0]?.fallback?.products.length).toBeGreaterThan(0)
    expect(data?.shelves[1]?.fallback).toBeUndefined()
  })

  it('refuses more words than one pass can handle', async () => {
    const words = (count: number) => Array.from({ length: count }, (_, i) => `parola ${i}`)
    expect((await search(words(FAST_SEARCH_WORDS_MAX))).httpStatus).toBe(200)
    const { httpStatus, response } = await search(words(FAST_SEARCH_WORDS_MAX + 1))
    expect(httpStatus).toBe(400)
    expect(response.errors[0]?.field).toBe('q')
  })

  it('shows its dialog without texts when the shop has none', async () => {
    const { data, response } = await shop
      .shopper()
      .call(viewCategories, { query: { slug: 'fast-search-popup' } })
    expect(response.status).toBe(0)
    expect(data).toEqual({})
  })
})
