import { listProducts } from '@cambusa/contract/catalogue/product'
import { suggestProducts } from '@cambusa/contract/catalogue/suggest'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildProductOnSale, buildTreeCategory } from '../../../testing/factories/catalogue.ts'
import { buildShop } from '../../../testing/factories/delivery.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'

let shop: TestApp

beforeAll(async () => {
  shop = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      const tree = {
        meat: await buildTreeCategory(db, { slug: 'banco', name: 'Banco del macellaio' }),
        pets: await buildTreeCategory(db, { slug: 'fido', name: 'Fido e Micio', position: 2 }),
        other: await buildTreeCategory(db, { slug: 'vario', name: 'Vario', position: 3 }),
      }
      const add = (category: keyof typeof tree, name: string, rest: object = {}) =>
        buildProductOnSale(db, { name, categoryId: tree[category], priceCents: 100, ...rest })
      await add('meat', 'Hamburger di bovino')
      await add('pets', 'Manzo e verdure')
      await add('pets', 'Pannolini igienici taglia 4')
      await add('pets', 'Mangime ai legumi')
      await add('meat', 'Legumi misti')
      await add('other', 'Pannolini maxi')
      await add('other', 'Tè verde gel doccia')
      await add('other', 'Tisana al tè verde')
      await add('other', 'Sorpresa al tè verde', { isFood: false })
      await add('other', 'Panna acida')
      await add('other', 'Patatine gusto sour cream')
      await add('other', 'Patate novelle', { gtin: '8001234567894' })
      await add('other', 'Pata chips', { brand: 'Pata' })
      await add('other', 'Sapone liquido mani')
      await add('other', 'Detersivo piatti limone')
    },
  })
})

async function search(query: string, asTyped = false) {
  const { data } = await shop.shopper().call(listProducts, {
    query: { query, ...(asTyped && { as_typed: true }) },
  })
  return data?.products.map(({ name }) => name) ?? []
}

describe('what is first in a search', () => {
  it('is food for people, unless the words ask for something else', async () => {
    expect(await search('manzo')).toEqual(['Hamburger di bovino', 'Manzo e verdure'])
    expect((await search('manzo fido'))[0]).toBe('Manzo e verdure')
    expect((await search('tè verde'))[0]).toBe('Tisana al tè verde')
    expect((await search('gel tè verde'))[0]).toBe('Tè verde gel doccia')
  })

  it('is never for animals where a word must be left out for people', async () => {
    expect((await search('pannolini taglia 4'))[0]).toBe('Pannolini maxi')
  })

  it('is for animals where a mistyped word asks for them', async () => {
    expect((await search('mangmie legumi'))[0]).toBe('Mangime ai legumi')
    expect((await search('misti legumi'))[0]).toBe('Legumi misti')
  })

  it('is what a cook calls so, not what has its flavour', async () => {
    expect(await search('sour cream')).toEqual(['Panna acida', 'Patatine gusto sour cream'])
    expect(await search('sour cream', true)).toEqual(['Patatine gusto sour cream'])
    expect(await search('barba di frate')).toEqual([])
  })

  it('is soap where soap is said, and detergent where it is said what the soap is for', async () => {
    expect((await search('sapone al limone'))[0]).toBe('Sapone liquido mani')
    expect((await search('sapone per piatti'))[0]).toBe('Detersivo piatti limone')
  })

  it('is the product whose barcode ends so, or has two digits swapped', async () => {
    expect(await search('567894')).toEqual(['Patate novelle'])
    expect(await search('34567894')).toEqual(['Patate novelle'])
    expect(await search('8001234576894')).toEqual(['Patate novelle'])
    expect(await search('8001234567849', true)).toEqual([])
  })

  it('is potatoes while they are being typed', async () => {
    const { data } = await shop.shopper().call(suggestProducts, { query: { query: 'pata' } })
    expect(data?.products[0]?.name).toBe('Patate novelle')
  })
})
