import type { Category } from '@cambusa/contract/catalogue/catalogue'
import type { Product } from '@cambusa/contract/catalogue/product'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { name as shop } from '../../../../../shop.config.json'
import { categoryQuery, type CategoryAnswer } from '../../features/catalogue/category/category-api.ts'
import { productQuery } from '../../features/product/product-api.ts'
import { buildProduct } from '../../lib/testing/test-product.ts'
import { buildCategory } from '../../testing/served-category.ts'
import type { HeadInput } from './head-screen.ts'
import { pageHead } from './page-head.ts'

const origin = 'https://shop.example'
const scope = 'o0firstv1'
let client: QueryClient

beforeEach(() => (client = new QueryClient()))

const headOf = (routeId: string, more: Partial<HeadInput> = {}) =>
  pageHead({
    routeId,
    params: {},
    search: {},
    path: '/',
    queryClient: client,
    scope,
    status: 200,
    origin,
    ...more,
  })

const pasta: Category = {
  ...buildCategory(11, 'Pasta & riso', 'dispensa/pasta'),
  productCount: 1_240,
  categories: ['Corta', 'Lunga', 'All’uovo', 'Ripiena'].map((name, i) =>
    buildCategory(20 + i, name, `x/${i}`),
  ),
}
const breadCrumbs = [
  { categoryId: 1, name: 'Dispensa', slug: 'dispensa' },
  { categoryId: 11, name: 'Pasta & riso', slug: 'dispensa/pasta' },
]

function knowCategory(category: Category = pasta) {
  const answer: CategoryAnswer = { category, breadCrumbs }
  client.setQueryData(categoryQuery(scope, { slug: 'dispensa/pasta' }).queryKey, answer)
}
const categoryHead = (search: object = {}) =>
  headOf('/category/$', { params: { _splat: 'dispensa/pasta' }, search: { ...search } })

const penne = buildProduct(1, { name: 'Penne rigate', mediaURLLarge: '/pictures/m/1280.webp', breadCrumbs })
function productHead(changes: Partial<Product> = {}) {
  const sheet = { ...penne, metaData: { product_description: {} }, ...changes } as Product
  client.setQueryData(productQuery(scope, 'penne').queryKey, sheet)
  return headOf('/product/$slug', { params: { slug: 'penne' } })
}

describe('the head of a category', () => {
  it('names it, says what is in it, and has its canonical address', () => {
    knowCategory()
    expect(categoryHead()).toMatchObject({
      title: `Pasta & riso · ${shop}`,
      sharedTitle: 'Pasta & riso',
      description: `Pasta & riso: 1240 prodotti tra Corta, Lunga e All’uovo. Spesa e forniture con ${shop}, a casa o al ritiro.`,
      canonical: `${origin}/category/dispensa/pasta`,
      robots: undefined,
      type: 'website',
    })
  })

  it('keeps only the page number in that address', () => {
    knowCategory()
    const address = (search: object) => categoryHead(search).canonical?.slice(origin.length)
    expect(address({ page: 2, to: 3 })).toBe('/category/dispensa/pasta?page=2')
    expect(address({ page: 1 })).toBe('/category/dispensa/pasta')
    expect(address({ page: 2, sort: 'price_asc', view: 'list', filter: ['brand:x'], utm_source: 'x' })).toBe(
      '/category/dispensa/pasta?page=2',
    )
    expect(categoryHead({ page: 2 }).description).toContain('Pasta & riso, pagina 2: ')
  })

  it('is indexed whole and by its pages, but not when filtered, reordered or past the last page', () => {
    knowCategory()
    const robots = (search: object) => categoryHead(search).robots
    for (const search of [{}, { page: 2 }, { page: 52 }, { utm_source: 'x' }, { sort: 'nonsense' }])
      expect([search, robots(search)]).toEqual([search, undefined])
    for (const search of [
      { filter: ['brand:x'] },
      { promo: true },
      { new: true },
      { sort: 'price_asc' },
      { view: 'list' },
      { page: 53 },
    ])
      // prettier-ignore
      expect([search, robots(search)]).toEqual([search, 'noindex,follow'])
  })

  it('is not indexed while it holds no product', () => {
    knowCategory({ ...pasta, productCount: 0 })
    expect(categoryHead().robots).toBe('noindex,follow')
  })

  it('shares the largest picture of its proposals where the category has no picture', () => {
    knowCategory({
      ...pasta,
      proposals: [buildProduct(3, { name: 'Fusilli', mediaURL: '/pictures/f/320.webp' })],
    })
    expect(categoryHead().images[0]).toMatchObject({
      address: `${origin}/pictures/f/1280.webp`,
      alt: 'Fusilli',
    })
  })

  it('has the retailer’s text, without markup, on the first page', () => {
    const info = { DESCRIPTION: 'Secca <b>e fresca</b>', IMAGE: 'https://cdn.example/pasta.jpg' }
    knowCategory({ ...pasta, metaData: { category_info: info } })
    expect(categoryHead()).toMatchObject({
      description: 'Secca e fresca',
      images: [{ address: 'https://cdn.example/pasta.jpg', alt: 'Pasta & riso' }],
    })
    expect(categoryHead({ page: 2 }).description).not.toContain('Secca')
  })

  it('has its breadcrumbs', () => {
    knowCategory()
    expect(categoryHead().jsonLd).toEqual([
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
          { '@type': 'ListItem', position: 2, name: 'Dispensa', item: `${origin}/category/dispensa` },
          {
            '@type': 'ListItem',
            position: 3,
            name: 'Pasta & riso',
            item: `${origin}/category/dispensa/pasta`,
          },
        ],
      }),
    ])
  })

  it('is the shop’s own where the category is unknown or holds only texts', () => {
    expect(categoryHead()).toMatchObject({ title: shop, canonical: undefined, jsonLd: [] })
    knowCategory({ ...pasta, categoryTypeId: 2 })
    expect(categoryHead()).toMatchObject({ title: shop, canonical: undefined, jsonLd: [] })
  })
})

describe('the head of a product', () => {
  it('gives its facts and picture, and is a Product for search engines', () => {
    const head = productHead()
    expect(head).toMatchObject({
      title: `Penne rigate · ${shop}`,
      canonical: `${origin}/product/${penne.slug}`,
      robots: undefined,
      type: 'product',
      images: [{ address: `${origin}/pictures/m/1280.webp`, alt: 'Penne rigate' }],
      jsonLd: [{ '@type': 'Product', sku: 'C1', offers: { price: '1.10' } }, { '@type': 'BreadcrumbList' }],
    })
    expect(head.description.replaceAll('\u00a0', ' ')).toBe(
      `Penne rigate, 500 g, Marca: 1,10 €/pz (2,20 €/kg). Scheda completa, disponibilità e consegna o ritiro con ${shop}.`,
    )
    expect(head.jsonLd[1]).toMatchObject({ itemListElement: { 3: { position: 4, name: 'Penne rigate' } } })
  })

  it('leaves out an unknown price, a repeated one, and a brand that the name holds', () => {
    const told = (changes: Partial<Product>) => productHead(changes).description.split('. Scheda')[0]
    expect(told({ price: null, unitPrice: null })).toBe('Penne rigate, 500 g, Marca')
    expect(productHead({ price: null }).jsonLd[0]).not.toHaveProperty('offers')
    expect(told({ price: 2.2, priceUnitDisplay: 'kg' })?.match(/2,20/g)).toHaveLength(1)
    expect(told({ name: 'Penne MARCA', price: null, unitPrice: null })).toBe('Penne MARCA, 500 g')
  })

  it('is cut after a word where names are long, but the title is whole', () => {
    const name = `${'Pomodori pelati 🍅 '.repeat(20)}fine`
    const head = productHead({ name })
    expect(head.title).toBe(`${name} · ${shop}`)
    expect(head.sharedTitle).toMatch(/^(Pomodori pelati 🍅 ?)+( Pomodori)?( pelati)?…$/u)
    expect(head.sharedTitle.length).toBeLessThan(100)
    expect(head.description).toMatch(/…$/)
    expect([...head.description].length).toBeLessThanOrEqual(160)
  })
})
