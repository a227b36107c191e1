import { listProducts } from '@cambusa/contract/catalogue/product'
import { beforeAll, expect, it } from 'vitest'
import { buildProductOnSale, buildTreeCategory } from '../../../testing/factories/catalogue.ts'
import { buildShop } from '../../../testing/factories/delivery.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'

let shop: TestApp

beforeAll(async () => {
  shop = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      const root = await buildTreeCategory(db, { slug: 'tutto', name: 'Tutto' })
      const small = await buildTreeCategory(db, { slug: 'tutto/s', name: 'Scamorzine', parentId: root })
      const add = (name: string, rest: object = {}) =>
        buildProductOnSale(db, { name, categoryId: root, priceCents: 100, isFood: false, ...rest })
      await add('Mozzarella', { popularity: 900 })
      await add('Pane casereccio', { popularity: 900 })
      await add('Panini al latte')
      await add('Pomodori ramati', { popularity: 900 })
      await add('Pomodorini pachino')
      await add('Vino rosso')
      await add('Funghi misti')
      await add('Scamorza', { popularity: 900 })
      await add('Bocconi affumicati', { categoryId: small })
    },
  })
})

const search = async (query: string) => (await shop.shopper().call(listProducts, { query: { query } })).data

const names = async (query: string) => (await search(query))?.products.map(({ name }) => name)

it('a diminutive of a word finds the word, and says so', async () => {
  for (const [typed, thing, searched] of [
    ['mozzarelline', 'Mozzarella', 'mozzarella'],
    ['vinello', 'Vino rosso', 'vino'],
    ['funghetti', 'Funghi misti', 'funghi'],
  ] as const) {
    const found = await search(typed)
    expect(found?.products.map(({ name }) => name)).toEqual([thing])
    expect(found?.correctedQuery).toBe(searched)
  }
  expect(await names('vinello rosso')).toEqual(['Vino rosso'])
})

it('a word in names is a word of its own, in any form', async () => {
  expect(await names('panino')).toEqual(['Panini al latte'])
  expect(await names('panini')).toEqual(['Panini al latte'])
  expect(await names('pomodorini')).toEqual(['Pomodorini pachino'])
})

it('products named by the diminutive elsewhere come before the base word', async () => {
  expect(await names('scamorzine')).toEqual(['Bocconi affumicati', 'Scamorza'])
})
