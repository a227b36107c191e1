import { listProducts } from '@cambusa/contract/catalogue/product'
import { expect, it } from 'vitest'
import { searchDishes } from '../../../platform/schema/catalogue.ts'
import { buildProductOnSale, buildTreeCategory } from '../../../testing/factories/catalogue.ts'
import { buildShop } from '../../../testing/factories/delivery.ts'
import { buildTestApp } from '../../../testing/test-app.ts'

const shop = await buildTestApp({
  fill: async (db) => {
    await buildShop(db)
    await db.insert(searchDishes).values([
      { name: 'bertolana', phrases: ['bertolana di mele'], shelves: ['mele'] },
      { name: 'scarpolata', phrases: [], shelves: ['mele'] },
      { name: 'corvandola', phrases: [], shelves: ['mele'] },
    ])
    const categoryId = await buildTreeCategory(db, { slug: 'tutto', name: 'Tutto' })
    const add = (name: string, rest: object = {}) =>
      buildProductOnSale(db, { categoryId, name, priceCents: 125, isFood: false, ...rest })
    await add('Bertolano stagionato')
    await add('Scarpolato dolce', { brand: 'Corvando' })
    await add('Crema', { details: { ingredients: 'corvendola' } })
    await add('Mele')
  },
})
const ask = async (query: string) => {
  const { data } = await shop.shopper().call(listProducts, { query: { query } })
  return { dish: data?.understoodAs?.dish, first: data?.products[0]?.name }
}

it('a mistyped word means a product when its name is as near as a dish', async () => {
  for (const query of ['bertollano', 'berttollano', 'bertolanno', 'bertollani', 'bertolanp'])
    expect(await ask(query), query).toMatchObject({ dish: undefined, first: 'Bertolano stagionato' })
  expect(await ask('scarpollato')).toMatchObject({ dish: undefined, first: 'Scarpolato dolce' })
  expect(await ask('per il bertollano')).toMatchObject({ dish: undefined })
})

it('a mistyped word means a dish when no name is as near, or when it is typed correctly', async () => {
  for (const query of ['bertolana', 'bertollana', 'per la bertollanna', 'bertollana di mele', 'bertolane'])
    expect(await ask(query), query).toMatchObject({ dish: 'bertolana' })
  // As near, but only an ingredient, not a name.
  expect(await ask('corvindola')).toMatchObject({ dish: 'corvandola', first: 'Mele' })
})
