import { advancedSearch } from '@cambusa/contract/catalogue/advanced-search'
import { advancedSearchBrands, listBrands } from '@cambusa/contract/catalogue/brands'
import { listProducts, type ProductListQuery } from '@cambusa/contract/catalogue/product'
import { beforeAll, expect, it } from 'vitest'
import { buildProductOnSale, buildTreeCategory } from '../../../testing/factories/catalogue.ts'
import { buildShop } from '../../../testing/factories/delivery.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'

const BRANDS = 130
let shop: TestApp
let other = 0
const brandOf = (n: number) => `Marca ${String.fromCharCode(97 + (n % 26))}${n}`

beforeAll(async () => {
  shop = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      const categoryId = await buildTreeCategory(db, { slug: 'bevande', name: 'Bevande' })
      other = await buildTreeCategory(db, { slug: 'casa', name: 'Casa' })
      const add = (name: string, brand: string, rest: object = {}) =>
        buildProductOnSale(db, { name, brand, categoryId, priceCents: 100, ...rest })
      for (let n = 0; n < BRANDS; n++) await add(`Bibita ${n}`, brandOf(n))
      await add('Aranciata', 'Sant’Élia-Rossi', { priceCents: 900 })
      await add('Limonata', 'Sant’Élia-Rossi')
      await add('Sapone', 'Elianto', { categoryId: other, isFood: false })
      await add('Senza marca', '')
    },
  })
})

const find = async (beginning: string, query: ProductListQuery = {}) => {
  const { data } = await shop.shopper().call(listBrands, { query: { ...query, beginning } })
  if (data === undefined) throw new Error('no brands')
  return data
}
const namesOf = async (beginning: string, query: ProductListQuery = {}) =>
  (await find(beginning, query)).values.map(({ value }) => value)

it('finds every brand of a list, although the facet has only some', async () => {
  const told = (await shop.shopper().call(listProducts, { query: {} })).data?.facets.find(
    ({ name }) => name === 'brand',
  )
  expect(told?.values).toHaveLength(40)
  for (let n = 0; n < BRANDS; n += 7) expect(await namesOf(brandOf(n))).toContain(brandOf(n))
  expect(await find('marca')).toMatchObject({ total: BRANDS })
  expect((await find('marca')).values).toHaveLength(40)
})

it('gives the total in the facet, when that does not have every one', async () => {
  const toldOf = async (query: ProductListQuery) =>
    (await shop.shopper().call(listProducts, { query })).data?.facets.find(({ name }) => name === 'brand')
  // 'Senza marca' has no brand.
  expect(await toldOf({})).toMatchObject({ total: BRANDS + 2 })
  expect(await toldOf({ query: 'bibita' })).toMatchObject({ total: BRANDS })
  // From the products that pass the other filters, whatever brands are chosen; a chosen brand is added.
  const filter = ['price:0-5', `brand:${brandOf(3)}`, 'brand:Elianto']
  expect(await toldOf({ query: 'bibita', filter })).toMatchObject({ total: BRANDS })
  const few = await toldOf({ parent_category_id: other })
  expect(few?.values).toHaveLength(1)
  expect(few).not.toHaveProperty('total')
})

it('by the beginning of the name or of a word in it, ignoring accents, punctuation and case', async () => {
  for (const beginning of ['sant', 'SANT’E', 'elia', 'rossi', 'Sant elia ro'])
    expect(await namesOf(beginning)).toContain('Sant’Élia-Rossi')
  expect(await namesOf('lia')).toEqual([])
  expect(await namesOf('eli')).toEqual(['Sant’Élia-Rossi', 'Elianto'])
})

it('counts what choosing each brand would show, whatever brands are already chosen', async () => {
  for (const query of [
    {},
    { filter: ['price:5-10'] },
    { query: 'limonata' },
    { parent_category_id: other },
  ]) {
    for (const { value, count } of (await find('e', query)).values) {
      const filter = [...('filter' in query ? (query.filter ?? []) : []), `brand:${value}`]
      const { data } = await shop.shopper().call(listProducts, { query: { ...query, filter } })
      expect(data?.page.totItems).toBe(count)
    }
  }
  expect(await namesOf('e', { parent_category_id: other })).toEqual(['Elianto'])
  expect((await find('sant', { filter: [`brand:${brandOf(3)}`, 'brand:Sant’Élia-Rossi'] })).values).toEqual([
    { value: 'Sant’Élia-Rossi', label: 'Sant’Élia-Rossi', count: 2, selected: true },
  ])
})

it('finds them in an advanced search too', async () => {
  const { data } = await shop
    .shopper()
    .call(advancedSearchBrands, { query: { name: 'limonata', beginning: 's' } })
  expect(data?.values.map(({ value, count }) => [value, count])).toEqual([['Sant’Élia-Rossi', 1]])
  const list = await shop.shopper().call(advancedSearch, { query: { name: 'limonata' } })
  expect(list.data?.page.totItems).toBe(1)
})
