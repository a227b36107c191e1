import { viewBoughtTogether } from '@cambusa/contract/catalogue/bought-together'
import { viewCategories } from '@cambusa/contract/catalogue/catalogue'
import { listProducts, viewProduct } from '@cambusa/contract/catalogue/product'
import { viewProductHistory } from '@cambusa/contract/catalogue/product-history'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildProductOnSale, buildTreeCategory } from '../../../testing/factories/catalogue.ts'
import { buildShop } from '../../../testing/factories/delivery.ts'
import { importBytes } from '../../../testing/files/import-rows.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import { productsKind } from '../../import/kinds/products/products.ts'

let test: TestApp
let pastaId = 0

beforeAll(async () => {
  test = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      pastaId = await buildTreeCategory(db, { slug: 'pasta', name: 'Pasta' })
      await buildTreeCategory(db, { slug: 'timeslot-selector', name: 'Testi', categoryTypeId: 2 })
      const product = (code: string, slug: string) =>
        buildProductOnSale(db, { name: slug, code, slug, categoryId: pastaId, priceCents: 100 })
      await product('1', 'penne')
      await product('2', 'fusilli')
      await product('3', 'farfalle')
    },
  })
})

/** Gives products or categories other slugs, one after the other, and reloads the catalogue. */
async function rename(table: 'products' | 'categories', ...pairs: [from: string, to: string][]) {
  for (const [from, to] of pairs)
    await test.database.pool.query(`update ${table} set slug = $2 where slug = $1`, [from, to])
  await test.catalogue.refresh()
}

const product = (slug: string) => test.catalogue.slugNow({ kind: 'product', slug })
const category = (slug: string, categoryId?: number) =>
  test.catalogue.slugNow({ kind: 'category', slug, categoryId })
const kept = async () =>
  (
    await test.database.pool.query<{ slug: string }>('select slug from earlier_product_slugs order by slug')
  ).rows.map(({ slug }) => slug)

describe('the current slug', () => {
  it('is the requested one when nothing moved, and undefined for an unknown one', () => {
    expect([product('penne'), category('pasta'), category('pasta/')]).toEqual(['penne', 'pasta', 'pasta'])
    expect([product('orzo'), product(''), category('orzo'), category('penne'), product('pasta')]).toEqual(
      Array(5).fill(undefined),
    )
  })

  it('is undefined for a category that only holds texts', () => {
    expect(category('timeslot-selector')).toBeUndefined()
  })

  it('stays the same when a file renames the product', async () => {
    const file = 'codice;nome;categoria;iva;prezzo\n1;Mezze penne;Pasta;4;1,20\n'
    expect((await importBytes(test.database.pool, productsKind, file)).counts).toMatchObject({ changed: 1 })
    await test.catalogue.refresh()
    const { data } = await test.shopper().call(viewProduct, { params: { slug: 'penne' } })
    expect([data?.name, product('penne')]).toEqual(['Mezze penne', 'penne'])
  })

  it('is the last one, whichever former slug is requested', async () => {
    await rename('products', ['penne', 'penne-2'], ['penne-2', 'penne-3'])
    expect([product('penne'), product('penne-2'), product('penne-3')]).toEqual(Array(3).fill('penne-3'))
  })

  it('is in the answers of calls with a former slug, which are about the same object', async () => {
    const params = { slug: 'penne' }
    const shopper = test.shopper()
    const { data: page } = await shopper.call(viewProduct, { params })
    const { data: bySlug } = await shopper.call(listProducts, { query: params })
    const { data: history } = await shopper.call(viewProductHistory, { params })
    expect([page, bySlug, history].map((data) => data && 'slug' in data && data.slug)).toEqual(
      Array(3).fill('penne-3'),
    )
    expect((await shopper.call(viewBoughtTogether, { params })).httpStatus).toBe(200)
    const sheet = await test.app.inject({ url: '/ebsn/api/products/penne/datasheet' })
    expect([sheet.statusCode, sheet.headers['content-type']]).toEqual([200, 'application/pdf'])
  })

  it('can be a former slug of the same object again', async () => {
    await rename('products', ['penne-3', 'penne'])
    expect([product('penne'), product('penne-2'), product('penne-3')]).toEqual(Array(3).fill('penne'))
    expect(await kept()).toEqual(['penne-2', 'penne-3'])
  })

  it('belongs to its current owner, and to the last former owner when that one is removed', async () => {
    await rename('products', ['fusilli', 'fusilli-corti'], ['farfalle', 'fusilli'])
    expect([product('fusilli'), product('farfalle')]).toEqual(['fusilli', 'fusilli'])
    await rename('products', ['fusilli', 'farfalle-nuove'])
    expect([product('fusilli'), product('fusilli-corti')]).toEqual(['farfalle-nuove', 'fusilli-corti'])
  })

  it('is undefined for a product no longer for sale, even when another product had the slug before', async () => {
    await rename('products', ['fusilli-corti', 'gigli'])
    await buildProductOnSale(test.db, { name: 'Nuovi', slug: 'fusilli-corti', categoryId: pastaId })
    await test.database.pool.query(
      `update products set is_active = false where slug in ('fusilli-corti', 'farfalle-nuove')`,
    )
    await test.catalogue.refresh()
    expect(['fusilli-corti', 'farfalle-nuove', 'farfalle'].map(product)).toEqual(Array(3).fill(undefined))
    expect(product('gigli')).toBe('gigli')
  })

  it('is found for categories by slug, and first by their id', async () => {
    await rename('categories', ['pasta', 'dispensa/pasta'])
    expect([
      category('pasta'),
      category('pasta/'),
      category('other', pastaId),
      category('pasta', 999),
    ]).toEqual(Array(4).fill('dispensa/pasta'))
    for (const slug of ['pasta', 'pasta/']) {
      const { data } = await test.shopper().call(viewCategories, { query: { slug } })
      expect([data?.category?.slug, data?.category?.categoryId]).toEqual(['dispensa/pasta', pastaId])
    }
  })

  it('is found for the last twenty slugs of an object', async () => {
    const steps = Array.from({ length: 25 }, (_, i): [string, string] => [
      i ? `gigli-${i}` : 'gigli',
      `gigli-${i + 1}`,
    ])
    await rename('products', ...steps)
    expect([product('gigli'), product('gigli-4'), product('gigli-5')]).toEqual([
      undefined,
      undefined,
      'gigli-25',
    ])
    expect((await kept()).filter((slug) => slug.startsWith('gigli'))).toHaveLength(20)
  })
})
