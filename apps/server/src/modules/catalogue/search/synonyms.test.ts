import { listProducts } from '@cambusa/contract/catalogue/product'
import { suggestProducts } from '@cambusa/contract/catalogue/suggest'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { searchSynonyms } from '../../../platform/schema/catalogue.ts'
import { buildProductOnSale, buildTreeCategory } from '../../../testing/factories/catalogue.ts'
import { buildShop } from '../../../testing/factories/delivery.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'

let shop: TestApp

beforeAll(async () => {
  shop = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      await db
        .insert(searchSynonyms)
        .values([
          { words: ['carta cucina', 'scottex'] },
          { words: ['bibite', 'soft drink'] },
          { words: ['polpo', 'polipo'] },
          { words: ['candeggina', 'varechina'] },
          { words: ['niente di simile', 'fantasia'] },
        ])
      const root = await buildTreeCategory(db, { slug: 'tutto', name: 'Tutto' })
      const drinks = await buildTreeCategory(db, { slug: 'tutto/bibite', name: 'Bibite', parentId: root })
      const add = (name: string, rest: object = {}) =>
        buildProductOnSale(db, { name, categoryId: root, priceCents: 100, isFood: false, ...rest })
      await add('Carta cucina 3 veli', { popularity: 900 })
      await add('Carta forno')
      await add('Asciugamani Scottex')
      await add('Cola', { categoryId: drinks })
      await add('Polpo surgelato')
      await add('Polpa di pomodoro')
      await add('Detergente bagno con candeggina', { popularity: 900 })
      await add('Candeggina delicata')
    },
  })
})

const search = async (query: string) => {
  const { data } = await shop.shopper().call(listProducts, { query: { query } })
  return data?.products.map(({ name }) => name)
}

describe('configured synonyms', () => {
  it('find products with other names, behind those with this name', async () => {
    expect(await search('scottex')).toEqual(['Asciugamani Scottex', 'Carta cucina 3 veli'])
    expect(await search('soft drink')).toEqual(['Cola'])
  })

  it('may be phrases on both sides, and parts of longer queries', async () => {
    expect(await search('scottex 3 veli')).toEqual(['Carta cucina 3 veli'])
    expect(await search('carta cucina')).toEqual(['Carta cucina 3 veli', 'Asciugamani Scottex'])
  })

  it('are completed while typing and found despite a typing error', async () => {
    expect((await search('scotex'))?.[0]).toBe('Asciugamani Scottex')
    const { data } = await shop.shopper().call(suggestProducts, { query: { query: 'polip' } })
    expect(data?.products.map(({ name }) => name)).toEqual(['Polpo surgelato'])
  })

  it('put products named so before those that only mention it', async () => {
    expect(await search('varechina')).toEqual(['Candeggina delicata', 'Detergente bagno con candeggina'])
  })

  it('without products in the shop do not become words of it', async () => {
    expect(await search('fantasia')).toEqual([])
  })

  it('are effective as soon as the retailer edits them', async () => {
    expect(await search('pelati')).not.toContain('Polpa di pomodoro')
    await shop.db.insert(searchSynonyms).values({ words: ['polpa di pomodoro', 'pelati'] })
    await vi.waitFor(async () => expect(await search('pelati')).toEqual(['Polpa di pomodoro']), {
      timeout: 15_000,
      interval: 50,
    })
  })
})
