import { listProducts } from '@cambusa/contract/catalogue/product'
import { suggestProducts } from '@cambusa/contract/catalogue/suggest'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildProductOnSale, buildTreeCategory } from '../../../testing/factories/catalogue.ts'
import { buildShop } from '../../../testing/factories/delivery.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'

let shop: TestApp
let hardware = 0

beforeAll(async () => {
  shop = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      const food = await buildTreeCategory(db, { slug: 'alimentari', name: 'Alimentari' })
      const add = (name: string, rest: object = {}) =>
        buildProductOnSale(db, { name, categoryId: food, priceCents: 100, ...rest })
      await add('Melanzane grigliate', { brand: 'Ortolano' })
      await add('Melanzana tonda viola', { code: '445566' })
      await add('Caffè macinato', { brand: 'Aroma', format: '250 g' })
      await add('Acqua naturale', { format: '6 x 1,5 l' })
      await add('Acqua frizzante', { format: '500 ml' })
      await add('Mozzarella di bufala', { brand: 'Casera', stock: { 1: 0 } })
      await add('Mozzarella fiordilatte', { brand: 'Casera' })
      await add('Crema di nocciole', { details: { ingredients: 'zucchero, NOCCIOLE, olio di palma' } })
      await add('Olio extravergine d’oliva', { gtin: '2000000000022' })
      await add('Detersivo 445566 plus', { isFood: false })
      await add('Prosciuto cotto')
      for (let kind = 1; kind <= 6; kind++) await add(`Prosciutto crudo ${kind}`)
      await add('Farina 00')
      await add('Tovaglioli', { code: '000712345', isFood: false })
      await add('Bufala campana')
      await add('Farro perlato', { popularity: 500 })
      hardware = await buildTreeCategory(db, { slug: 'ferramenta', name: 'Ferramenta', position: 9 })
      await add('Ferro da stiro', { categoryId: hardware, isFood: false })
    },
  })
})

async function search(query: string) {
  const { data } = await shop.shopper().call(listProducts, { query: { query } })
  const names = data?.products.map(({ name }) => name) ?? []
  return { names, corrected: data?.correctedQuery, leftOut: data?.leftOut }
}

describe('a search', () => {
  it('finds other forms of a word and words without their accents', async () => {
    const both = ['Melanzane grigliate', 'Melanzana tonda viola']
    expect((await search('melanzana')).names).toEqual(expect.arrayContaining(both))
    expect((await search('MELANZANE')).names).toEqual(expect.arrayContaining(both))
    expect((await search('caffe')).names).toEqual(['Caffè macinato'])
  })

  it('requires every word, in any field, and drops small words', async () => {
    expect((await search('mozzarella casera')).names).toHaveLength(2)
    expect((await search('olio di oliva')).names).toEqual(['Olio extravergine d’oliva'])
    expect((await search('nocciole palma')).names).toEqual(['Crema di nocciole'])
  })

  it('leaves out a word that no product has together with the others, and reports it', async () => {
    expect(await search('caffè casera')).toMatchObject({ names: ['Caffè macinato'], leftOut: ['casera'] })
    expect(await search('mozarella qwxz')).toMatchObject({
      names: ['Mozzarella fiordilatte', 'Mozzarella di bufala'],
      corrected: 'mozzarella',
      leftOut: ['qwxz'],
    })
    expect((await search('mozzarella bufala')).leftOut).toBeUndefined()
  })

  it('completes an unfinished word', async () => {
    expect((await search('mel gri')).names).toEqual(['Melanzane grigliate'])
    expect((await search('mozz')).names).toHaveLength(2)
  })

  it('corrects one typing error, in long words two, and reports the corrected text', async () => {
    expect(await search('mozarela')).toMatchObject({ corrected: 'mozzarella' })
    expect((await search('mozarela')).names).toHaveLength(2)
    expect(await search('cafef')).toMatchObject({ names: ['Caffè macinato'], corrected: 'caffè' })
    expect(await search('aqua frizante')).toMatchObject({
      names: ['Acqua frizzante'],
      corrected: 'acqua frizzante',
    })
    expect((await search('xyzw')).names).toEqual([])
  })

  it('ignores typing errors in the catalogue itself', async () => {
    const { names } = await search('prosciuto')
    expect(names[0]).toBe('Prosciuto cotto')
    expect(names).toHaveLength(7)
    // A word as rare as a similar one is not corrected.
    expect((await search('farro')).names).toEqual(['Farro perlato'])
  })

  it('recognises a format however it is written', async () => {
    expect((await search('acqua 1500 ml')).names).toEqual(['Acqua naturale'])
    expect((await search('acqua 0,5 l')).names).toEqual(['Acqua frizzante'])
    expect((await search('acqua x6')).names).toEqual(['Acqua naturale'])
  })

  it('puts a product with exactly this code or GTIN first', async () => {
    expect((await search('445566')).names).toEqual(['Melanzana tonda viola', 'Detersivo 445566 plus'])
    expect((await search('2000000000022')).names).toEqual(['Olio extravergine d’oliva'])
  })

  it('finds a code from its first digits, and codes among other words', async () => {
    expect((await search('4455')).names[0]).toBe('Melanzana tonda viola')
    expect((await search('cod. 445566')).names).toEqual(['Melanzana tonda viola'])
    expect((await search('2000000000022 e 445566')).names).toEqual([
      'Olio extravergine d’oliva',
      'Melanzana tonda viola',
    ])
  })

  it('finds a code or GTIN with spaces or without its leading zeros', async () => {
    const oil = ['Olio extravergine d’oliva']
    expect((await search('2 000000 000022')).names).toEqual(oil)
    expect((await search('02000000000022')).names).toEqual(oil)
    expect((await search('0044-5566')).names[0]).toBe('Melanzana tonda viola')
    expect((await search('712345')).names).toEqual(['Tovaglioli'])
  })

  it('finds spoken formats, and 00 as a word', async () => {
    expect((await search('mezzo litro di acqua')).names).toEqual(['Acqua frizzante'])
    expect((await search('acqua lt 1,5 conf da 6')).names).toEqual(['Acqua naturale'])
    expect((await search('acqua 6x1,5')).names).toEqual(['Acqua naturale'])
    expect((await search('00')).names).toEqual(['Farina 00'])
    expect((await search('farina00')).names).toEqual(['Farina 00'])
  })

  it('searches exactly as typed when asked to, with filters and pages like any other', async () => {
    const ask = async (query: object) => (await shop.shopper().call(listProducts, { query })).data
    const asTyped = await ask({ query: 'mozarela', as_typed: true })
    expect(asTyped).toMatchObject({ products: [], page: { totItems: 0 } })
    expect(asTyped?.correctedQuery).toBeUndefined()
    expect(asTyped?.fallback).toBeDefined()
    expect((await ask({ query: 'mozarela' }))?.page.totItems).toBe(2)
    const known = await ask({ query: 'prosciuto', as_typed: true, page_size: 1, filter: ['price:1-2'] })
    expect(known?.products.map(({ name }) => name)).toEqual(['Prosciuto cotto'])
    expect((await ask({ query: 'prosciutto casera', as_typed: true }))?.leftOut).toBeUndefined()
  })

  it('reads two words written as one and one written as two', async () => {
    expect(await search('caffemacinato')).toMatchObject({
      names: ['Caffè macinato'],
      corrected: 'caffè macinato',
    })
    expect((await search('extra vergine')).names).toEqual(['Olio extravergine d’oliva'])
  })

  it('puts a product before those made with it', async () => {
    expect((await search('bufala')).names).toEqual(['Bufala campana', 'Mozzarella di bufala'])
  })

  it("never leaves out the object of 'senza'", async () => {
    expect((await search('mozzarella senza sale')).leftOut).toEqual(['senza', 'sale'])
  })

  it('puts available products first', async () => {
    expect((await search('mozzarella')).names).toEqual(['Mozzarella fiordilatte', 'Mozzarella di bufala'])
  })
})

describe('a search without results', () => {
  const ask = async (query: object) => (await shop.shopper().call(listProducts, { query })).data

  it('offers best sellers that can be bought, never an empty page', async () => {
    const data = await ask({ query: 'xyzw' })
    expect(data?.page.totItems).toBe(0)
    expect(data?.fallback?.categories.map(({ name }) => name)).toEqual(['Alimentari', 'Ferramenta'])
    expect(data?.fallback?.products[0]?.name).toBe('Farro perlato')
    expect(data?.fallback?.products.map(({ name }) => name)).not.toContain('Mozzarella di bufala')
    expect((await ask({ query: 'mozz' }))?.fallback).toBeUndefined()
  })

  it('offers the category with a similar name, and its best sellers', async () => {
    const data = await ask({ query: 'ferramenteria', filter: ['price:5-10'] })
    expect(data?.fallback?.categories[0]).toMatchObject({ name: 'Ferramenta', parentName: '' })
    expect(data?.fallback?.products.map(({ name }) => name)).toEqual(['Ferro da stiro'])
  })

  it('offers the categories of what the words find without the filters', async () => {
    const data = await ask({ query: 'caffè', filter: ['brand:Casera'] })
    expect(data?.fallback?.categories.map(({ name }) => name)).toEqual(['Alimentari'])
  })

  it('stays in the requested category', async () => {
    const data = await ask({ parent_category_id: hardware, filter: ['brand:Casera'] })
    expect(data?.fallback?.products.map(({ name }) => name)).toEqual(['Ferro da stiro'])
  })
})

describe('suggestions', () => {
  it('complete the word and contain categories, brands and products', async () => {
    const { data } = await shop.shopper().call(suggestProducts, { query: { query: 'mozz' } })
    expect(data).toMatchObject({
      words: ['mozzarella'],
      categories: [{ name: 'Alimentari', parentName: '' }],
      brands: [{ name: 'Casera', count: 2 }],
    })
    expect(data?.products[0]?.name).toBe('Mozzarella fiordilatte')
  })

  it('keep the earlier words and correct the last one', async () => {
    const { data } = await shop.shopper().call(suggestProducts, { query: { query: 'acqua frizante' } })
    expect(data?.words).toEqual(['acqua frizzante'])
  })

  it('are empty for an empty text', async () => {
    const { data } = await shop.shopper().call(suggestProducts, { query: { query: ' ' } })
    expect(data).toEqual({ words: [], categories: [], brands: [], products: [] })
  })
})
