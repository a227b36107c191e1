import { listProducts, type ProductListQuery } from '@cambusa/contract/catalogue/product'
import { beforeAll, describe, expect, it } from 'vitest'
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
        { name: 'festa', phrases: [], shelves: ['torta', 'bibita'] },
        // Here only goods, and nothing that depends on other conditions.
        { name: 'torta', phrases: [], shelves: [], isOff: true },
      ])
      const root = await buildTreeCategory(db, { slug: 'tutto', name: 'Tutto' })
      const soft = await buildTreeCategory(db, {
        slug: 'tutto/a',
        name: 'Bevande analcoliche',
        parentId: root,
      })
      const add = (name: string, rest: object = {}) =>
        buildProductOnSale(db, {
          name,
          categoryId: root,
          priceCents: 100,
          details: { ingredients: 'acqua', operator: 'Rossi' },
          ...rest,
        })
      const declared = (allergens: string[]) => ({
        allergens,
        details: { allergens, ingredients: 'acqua', operator: 'Rossi' },
      })
      await add('Torta al farro', { popularity: 900, ...declared(['glutine']) })
      await add('Torta di riso', { popularity: 900, ...declared(['uova']) })
      await add('Torta senza glutine', declared(['latte']))
      await add('Torta di mais', { labels: ['senza-glutine'] })
      await add('Torta misteriosa', { popularity: 900 })
      const bread = await buildTreeCategory(db, { slug: 'tutto/pane', name: 'Pane', parentId: root })
      const labelled = { popularity: 900, categoryId: bread, labels: ['senza-glutine'] }
      await add('Gallette', labelled)
      await add('Cracker senza glutine', { categoryId: bread })
      await add('Pane di riso', { ...labelled, popularity: 0 })
      await add('Glutine di frumento', { popularity: 900, ...declared(['glutine']) })
      await add('Zucchero semolato', { popularity: 900 })
      await add('Bibita cedro', {
        popularity: 900,
        details: { ingredients: 'acqua, zucchero', operator: 'B' },
      })
      await add('Bibita cedro zero')
      await add('Bibita pompelmo S/ZUCCHERI AGGIUNTI')
      await add('Bibita con zuccheri di canna')
      await add('Bibita senza olio di palma')
      await add('Bitter', { popularity: 900, categoryId: soft })
      await add('Aperitivo analcolico')
      await add('Aperitivo alcolico', { popularity: 900 })
      await add('Miele', { popularity: 900 })
      await add('Salsa alla senape', { popularity: 900, ...declared(['senape']) })
      await add('Salsa verde', declared([]))
    },
  })
})

const ask = async (query: string, rest: ProductListQuery = {}) =>
  (await shop.shopper().call(listProducts, { query: { query, ...rest } })).data
const names = async (query: string) => (await ask(query))?.products.map(({ name }) => name)

describe('free-of searches', () => {
  it('use name, label or category first; products known by their allergens follow', async () => {
    for (const query of [
      'torta senza glutine',
      'senza glutine torta',
      'torte gluten free',
      'torta s/glutine',
    ])
      expect(await names(query), query).toEqual(['Torta di mais', 'Torta senza glutine', 'Torta di riso'])
    expect(await names('torta senza uova')).toEqual(['Torta al farro', 'Torta senza glutine'])
  })

  it('rank products named like the goods first, then claims in the name, then labels', async () => {
    expect(await names('pane senza glutine')).toEqual(['Pane di riso', 'Cracker senza glutine', 'Gallette'])
  })

  it('without goods find products that declare it, never those with only that name', async () => {
    const gluten = await names('senza glutine')
    expect(gluten).toEqual(expect.arrayContaining(['Torta di mais', 'Torta senza glutine']))
    expect(gluten).not.toContain('Torta di riso')
    expect(gluten).not.toContain('Glutine di frumento')
    const sugar = ['Bibita cedro zero', 'Bibita pompelmo S/ZUCCHERI AGGIUNTI']
    for (const query of [
      'senza zucchero',
      'qualcosa senza zuccheri',
      'prodotti senza zucchero',
      'zero zuccheri',
    ])
      expect(await names(query), query).toEqual(sugar)
    expect(await names('non alcolico')).toEqual(['Bitter', 'Aperitivo analcolico'])
    expect(await names('aperitivo non alcolico')).toEqual(['Aperitivo analcolico'])
  })

  it('use declared allergens if no product declares it', async () => {
    const found = await ask('senza senape')
    expect(found?.products.length).toBe(5)
    expect(found?.products.map(({ name }) => name)).not.toContain('Salsa alla senape')
    expect(found?.products.map(({ name }) => name)).not.toContain('Torta misteriosa')
    expect(await names('salsa senza senape')).toEqual(['Salsa verde'])
  })

  it('distinguish longer phrases: without palm oil is not without oil', async () => {
    expect(await names('bibita senza olio di palma')).toEqual(['Bibita senza olio di palma'])
    expect((await ask('bibita senza olio'))?.products.map(({ name }) => name)).not.toContain(
      'Bibita con olio',
    )
    expect((await ask('bibita senza olio'))?.leftOut).toEqual(['senza', 'olio'])
  })

  it('report a phrase that no product meets as left out, and hide products that contain it', async () => {
    const found = await ask('miele senza zucchero')
    expect(found?.products.map(({ name }) => name)).toEqual(['Miele'])
    expect(found?.leftOut).toEqual(['senza', 'zucchero'])
    expect(found?.understoodAs).toBeUndefined()
    expect(await names('zucchero senza zucchero')).not.toContain('Zucchero semolato')
  })

  it('may combine several things, and work with a dish too', async () => {
    expect(await names('torta senza glutine e uova')).toEqual(['Torta senza glutine'])
    const found = await ask('per la festa senza glutine')
    expect(found?.understoodAs).toMatchObject({ dish: 'festa', without: ['glutine'] })
    expect(found?.products.map(({ name }) => name)).toEqual([
      'Torta di mais',
      'Torta senza glutine',
      'Torta di riso',
    ])
  })

  it('are reported, and their list has counts like any other', async () => {
    const found = await ask('torta senza glutine', { page_size: 1 })
    expect(found?.understoodAs).toEqual({ dish: null, shelves: [], without: ['glutine'] })
    expect(found?.page).toMatchObject({ totItems: 3, totPages: 3 })
    expect(found?.facets.find(({ name }) => name === 'label')?.values[0]?.count).toBe(1)
  })
})
