import { listProducts } from '@cambusa/contract/catalogue/product'
import { beforeAll, expect, it } from 'vitest'
import { buildProductOnSale, buildTreeCategory } from '../../../testing/factories/catalogue.ts'
import { buildShop } from '../../../testing/factories/delivery.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import { productGroups } from './known-groups.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      const categoryId = await buildTreeCategory(db, { slug: 'tutto', name: 'Tutto' })
      const add = (name: string, brand = '', popularity = 0) =>
        buildProductOnSale(db, { name, brand, popularity, categoryId, priceCents: 100, isFood: false })
      await add('Passata di pomodoro', 'Orto', 900)
      await add('Melone retato', '', 900)
      await add('Formaggio fresco spalmabile', 'Malga', 900)
      await add('Philadelphia Original', 'Philadelphia')
      await add('Crema di nocciole e cacao', 'Bosco', 900)
      await add('Crema spalmabile 400 g', 'Nutella')
      await add('Carta cucina 3 veli', 'Bianca', 900)
      await add('Asciugatutto', 'Scottex')
      await add('Cozze', '', 900)
      await add('Agnello a pezzi', '', 900)
      await add('Cola', 'Frizzola', 900)
      await add('Salsa di soia', 'Oriente', 900)
    },
  })
})

const names = async (query: string) =>
  (await shop.shopper().call(listProducts, { query: { query } })).data?.products.map(({ name }) => name)

it.each([
  ['pummarola', 'Passata di pomodoro'],
  ['popone', 'Melone retato'],
  ['mitili', 'Cozze'],
  ['peoci', 'Cozze'],
  ['abbacchio', 'Agnello a pezzi'],
  ['pepsi', 'Cola'],
])('%s is found as %s', async (query, name) => {
  expect(await names(query)).toEqual([name])
})

it('products of a well-known brand used as a word come first, followed by similar products', async () => {
  expect(await names('nutella')).toEqual(['Crema spalmabile 400 g', 'Crema di nocciole e cacao'])
  expect(await names('scottex')).toEqual(['Asciugatutto', 'Carta cucina 3 veli'])
  expect((await names('philadelphia'))?.[0]).toBe('Philadelphia Original')
  expect(await names('filadelfia')).toContain('Formaggio fresco spalmabile')
})

it('every group has at least two different names', () => {
  for (const words of productGroups) {
    expect(words.length, words.join()).toBeGreaterThanOrEqual(2)
    expect(new Set(words).size, words.join()).toBe(words.length)
    for (const word of words) expect(word, words.join()).not.toBe('')
  }
})
