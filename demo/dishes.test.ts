import { listProducts } from '@cambusa/contract/catalogue/product'
import { beforeAll, expect, it } from 'vitest'
import { phraseKey } from '../apps/server/src/modules/catalogue/catalogue.ts'
import { productDishes } from '../apps/server/src/modules/catalogue/knowledge/known-dishes.ts'
import { createTestDatabase } from '../apps/server/src/testing/test-database.ts'
import { openTestApp, type TestApp } from '../apps/server/src/testing/test-app.ts'
import { fillDemoShop } from './fill.ts'

/** As many as the demo shop has unless told otherwise. */
const PRODUCTS = 3_000
/** So many first products show what a dish needs. */
const LOOKED_AT = 10

let shop: TestApp
beforeAll(async () => {
  const database = await createTestDatabase()
  shop = await openTestApp(database, {
    fill: () => fillDemoShop(database.pool, { products: PRODUCTS, now: new Date('2026-11-21T09:00:00Z') }),
  })
}, 300_000)

const search = async (query: string) =>
  (await shop.shopper().call(listProducts, { query: { query, page_size: 48 } })).data

it('every dish of the demo shop is asked with its own words, which no thing that is needed has', () => {
  const keys = productDishes.flatMap(({ name, phrases }) => [name, ...phrases].map(phraseKey))
  const owners = new Map(
    productDishes.flatMap(({ name, phrases }) =>
      [name, ...phrases].map((phrase) => [phraseKey(phrase), name]),
    ),
  )
  for (const { name, phrases, shelves } of productDishes) {
    for (const phrase of [name, ...phrases]) expect(owners.get(phraseKey(phrase)), phrase).toBe(name)
    for (const shelf of shelves) expect(keys, `${name}: ${shelf}`).not.toContain(phraseKey(shelf))
  }
  expect(productDishes.length).toBeGreaterThanOrEqual(60)
})

it('everything that a dish needs is found, and the first products show it', async () => {
  for (const { name, shelves } of productDishes) {
    const found = await search(`cosa serve per ${name}`)
    expect(found?.understoodAs?.dish, name).toBe(name)
    expect(
      found?.understoodAs?.shelves.map(({ query, slug }) => query ?? slug),
      name,
    ).toEqual(shelves)
    const first = found?.products.slice(0, LOOKED_AT).map(({ productId }) => productId) ?? []
    for (const shelf of found?.understoodAs?.shelves ?? []) {
      if (shelf.query === undefined) continue
      const own = (await search(shelf.query))?.products.map(({ productId }) => productId) ?? []
      expect(
        own.some((productId) => first.includes(productId)),
        `${name}: ${shelf.query}`,
      ).toBe(true)
    }
  }
}, 300_000)

it('the first ten for a carbonara are what it is made of', async () => {
  const names = (await search('qualcosa per la carbonara'))?.products
    .slice(0, LOOKED_AT)
    .map(({ name }) => name)
  for (const needed of ['Guanciale', 'Pecorino Romano', 'Uova', 'Spaghetti', 'Pepe nero'])
    expect(
      names?.some((name) => name.startsWith(needed)),
      `${needed} in ${names?.join()}`,
    ).toBe(true)
})
