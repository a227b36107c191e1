import { suggestProducts } from '@cambusa/contract/catalogue/suggest'
import { beforeAll, expect, it } from 'vitest'
import { searchDishes } from '../../../platform/schema/catalogue.ts'
import { buildProductOnSale, buildTreeCategory } from '../../../testing/factories/catalogue.ts'
import { buildShop } from '../../../testing/factories/delivery.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'

let shop: TestApp

beforeAll(async () => {
  shop = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      await db.insert(searchDishes).values([
        { name: 'sarmale', phrases: ['involtini di verza'], shelves: ['verza', 'macinato'] },
        { name: 'sardata', phrases: [], shelves: ['sardine'] },
      ])
      const root = await buildTreeCategory(db, { slug: 'tutto', name: 'Tutto' })
      const add = (name: string, rest: object = {}) =>
        buildProductOnSale(db, { name, categoryId: root, priceCents: 100, isFood: false, ...rest })
      await add('Sardine fresche')
      await add('Sarago intero')
      await add('Sarde salate')
      await add('Verza')
      await add('Macinato')
      await add('Pane senza glutine')
      await add('Pane al glutine', { popularity: 900 })
    },
  })
})

const suggest = async (query: string) =>
  (await shop.shopper().call(suggestProducts, { query: { query } })).data
const names = async (query: string) => (await suggest(query))?.products.map(({ name }) => name)

it("a dish is completed after 'per', in the words typed", async () => {
  expect((await suggest('qualcosa per le sarm'))?.words[0]).toBe('qualcosa per le sarmale')
  expect((await suggest('per gli involtini'))?.words[0]).toBe('per gli involtini di verza')
  expect((await suggest('da sar'))?.words.slice(0, 2)).toEqual(['da sardata', 'da sarmale'])
})

it('a dish whose name is begun is among the words, behind those for goods', async () => {
  const words = (await suggest('sar'))?.words ?? []
  expect(words.indexOf('sarmale')).toBeGreaterThan(1)
  expect((await suggest('sa'))?.words).not.toContain('sarmale')
  expect((await suggest('verza per le sarm'))?.words).not.toContain('sarmale')
})

it('a completed dish shows what it needs, and a free-of text the products that declare it', async () => {
  expect(await names('per le sarmale')).toEqual(['Verza', 'Macinato'])
  expect(await names('sarmale')).toEqual(['Verza', 'Macinato'])
  expect(await names('pane senza glutine')).toEqual(['Pane senza glutine'])
  expect(await names('vorrei la ver')).toEqual(['Verza'])
  expect(await names('pane senza glu')).toContain('Pane senza glutine')
})
