import { listProducts, type ProductListQuery } from '@cambusa/contract/catalogue/product'
import { beforeAll, describe, expect, it, vi } from 'vitest'
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
        {
          name: 'sarmale',
          phrases: ['sarmale con panna', 'involtini di verza'],
          shelves: ['verza', 'macinato', 'tutto/spezie', 'niente di simile'],
        },
        { name: 'svuotare il camino', phrases: ['cenere', 'camino'], shelves: ['paletta', 'secchio'] },
        { name: 'zuppa', phrases: [], shelves: ['verza'] },
        { name: 'frittella', phrases: [], shelves: ['verza', 'secchio'] },
        { name: 'primi giorni', phrases: ['stufato per cuccioli'], shelves: ['secchio', 'aneto'] },
        { name: 'chimera', phrases: [], shelves: ['unicorno'] },
      ])
      const root = await buildTreeCategory(db, { slug: 'tutto', name: 'Tutto' })
      const spices = await buildTreeCategory(db, { slug: 'tutto/spezie', name: 'Spezie', parentId: root })
      const add = (name: string, rest: object = {}) =>
        buildProductOnSale(db, { name, categoryId: root, priceCents: 100, isFood: false, ...rest })
      await add('Verza', { popularity: 10, priceCents: 300 })
      await add('Verza tagliata', { brand: 'Orto' })
      await add('Macinato di suino', { priceCents: 900 })
      await add('Macinato di tacchino')
      await add('Ravioli', { details: { ingredients: 'farina, macinato, verza' } })
      await add('Aneto', { categoryId: spices, popularity: 5 })
      await add('Paprica', { categoryId: spices })
      await add('Sarmale pronte')
      await add('Foglie per sarmale')
      await add('Paletta da camino')
      await add('Secchio')
      await add('Frittelle dolci')
      await add('Mele per frittelle')
      await add('Formaggio')
      for (let i = 0; i < 11; i++) await add(`Zuppa ${String.fromCodePoint(97 + i)}x`)
    },
  })
})

const ask = async (query: string, rest: ProductListQuery = {}) =>
  (await shop.shopper().call(listProducts, { query: { query, ...rest } })).data
const names = async (query: string, rest?: ProductListQuery) =>
  (await ask(query, rest))?.products.map(({ name }) => name)

const SHELVES = ['Verza', 'Macinato di suino', 'Aneto', 'Verza tagliata', 'Macinato di tacchino', 'Paprica']

describe('a dish of the table', () => {
  it('is what begins with its name in singular or plural, and nothing that only mentions it', async () => {
    expect(await names('frittella')).toEqual(['Frittelle dolci', 'Verza', 'Secchio', 'Verza tagliata'])
  })

  it('may be a phrase with goods and their purpose', async () => {
    const found = await ask('stufato per i cuccioli')
    expect(found?.understoodAs?.dish).toBe('primi giorni')
    expect(found?.products.map(({ name }) => name)).toEqual(['Secchio', 'Aneto'])
  })

  it('asked for by its needs answers each of its shelves in turn, together with products of its name', async () => {
    for (const query of [
      'per le sarmale',
      'qualcosa per le sarmale',
      'cosa serve per le sarmale?',
      'mi serve qualcosa per fare le sarmale',
      'ingredienti per le sarmale',
      'gli ingredienti delle sarmale',
      'PER GLI INVOLTINI DI VERZA',
      'da sarmale grazie',
    ]) {
      const found = await names(query)
      expect(found?.slice(0, 5), query).toEqual(
        expect.arrayContaining(['Verza', 'Macinato di suino', 'Aneto']),
      )
      expect(found, query).toEqual(expect.arrayContaining(['Sarmale pronte', ...SHELVES]))
      expect(found, query).not.toContain('Ravioli')
      expect(found, query).not.toContain('Formaggio')
    }
    expect(await names('per le sarmale')).toEqual([
      'Foglie per sarmale',
      'Verza',
      'Macinato di suino',
      'Aneto',
      'Sarmale pronte',
      'Verza tagliata',
      'Macinato di tacchino',
      'Paprica',
    ])
  })

  it('named alone puts products of its name before what it needs', async () => {
    expect((await names('sarmale'))?.slice(0, 3)).toEqual(['Sarmale pronte', 'Foglie per sarmale', 'Verza'])
  })

  it('with enough products of its name is searched by its word, and still has its shelves', async () => {
    const found = await ask('zuppa')
    expect(found?.page.totItems).toBe(11)
    expect(found?.understoodAs?.shelves).toEqual([{ name: 'verza', query: 'verza' }])
  })

  it('is answered with the shelves that the shop has', async () => {
    expect((await ask('per le sarmale'))?.understoodAs).toEqual({
      dish: 'sarmale',
      shelves: [
        { name: 'verza', query: 'verza' },
        { name: 'macinato', query: 'macinato' },
        { name: 'Spezie', slug: 'tutto/spezie' },
      ],
      without: [],
    })
    expect((await ask('verza'))?.understoodAs).toBeUndefined()
  })

  it('is found with a typing error, in another form, and by a verb', async () => {
    expect((await ask('per le sarmalle'))?.understoodAs?.dish).toBe('sarmale')
    expect((await ask('per i camini'))?.understoodAs?.dish).toBe('svuotare il camino')
    expect((await names('per svuotare il camino'))?.slice(0, 2)).toEqual(['Paletta da camino', 'Secchio'])
  })

  it('is not a word of another gender', async () => {
    await shop.db.insert(searchDishes).values({ name: 'ravioli', phrases: [], shelves: ['formaggio'] })
    await shop.catalogue.refresh()
    expect((await ask('per i ravioli'))?.understoodAs?.dish).toBe('ravioli')
    expect((await ask('per la raviola'))?.understoodAs).toBeUndefined()
  })

  it('without any shelf in the shop is searched by its words', async () => {
    expect((await ask('per la chimera'))?.understoodAs).toBeUndefined()
  })

  it('is filtered, counted, sorted and paged like any list', async () => {
    const all = await ask('per le sarmale')
    expect(all?.page.totItems).toBe(8)
    expect(await names('per le sarmale', { filter: ['brand:Orto'] })).toEqual(['Verza tagliata'])
    const brand = all?.facets.find(({ name }) => name === 'brand')?.values
    expect(brand).toEqual([{ value: 'Orto', label: 'Orto', count: 1, selected: false }])
    expect((await names('per le sarmale', { sort: 'price_desc' }))?.slice(0, 2)).toEqual([
      'Macinato di suino',
      'Verza',
    ])
    const pages = [1, 2, 3].map((page) => names('per le sarmale', { page, page_size: 3 }))
    expect((await Promise.all(pages)).flat()).toEqual(await names('per le sarmale'))
  })

  it('with goods before it answers those that it needs, if no product has that name', async () => {
    expect(await names('macinato per le sarmale')).toEqual(['Macinato di suino', 'Macinato di tacchino'])
    expect(await names('foglie per sarmale')).toEqual(['Foglie per sarmale'])
  })

  it('is effective as soon as the retailer edits it', async () => {
    expect((await ask('per la gitarella'))?.understoodAs).toBeUndefined()
    await shop.db.insert(searchDishes).values({ name: 'gitarella', phrases: [], shelves: ['formaggio'] })
    await vi.waitFor(
      async () => expect((await ask('per la gitarella'))?.understoodAs?.dish).toBe('gitarella'),
      {
        timeout: 15_000,
        interval: 50,
      },
    )
    expect(await names('per la gitarella')).toEqual(['Formaggio'])
  })
})

describe('filler words', () => {
  it('are left out before the words sought', async () => {
    for (const query of ['vorrei del formaggio', 'mi serve il formaggio', 'sto cercando formaggio, grazie'])
      expect(await names(query), query).toEqual(['Formaggio'])
  })

  it('are searched when a product has that name', async () => {
    await buildProductOnSale(shop.db, {
      name: 'Vorrei Formaggio',
      priceCents: 100,
      isFood: false,
      categoryId: 1,
    })
    await shop.catalogue.refresh()
    expect((await names('vorrei formaggio'))?.[0]).toBe('Vorrei Formaggio')
  })
})
