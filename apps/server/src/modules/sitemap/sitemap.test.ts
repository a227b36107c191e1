import { gunzipSync } from 'node:zlib'
import { viewCategories } from '@cambusa/contract/catalogue/catalogue'
import { formParametersUrl } from '@cambusa/contract/content/form-urls'
import { viewProduct } from '@cambusa/contract/catalogue/product'
import { beforeAll, describe, expect, it } from 'vitest'
import { viewStore } from '@cambusa/contract/delivery/stores'
import { buildProductOnSale, buildTreeCategory } from '../../testing/factories/catalogue.ts'
import { buildShop } from '../../testing/factories/delivery.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

const shopUrl = 'https://negozio.example'
const A_PART = 40_000
const AT_ONCE = 4_000

let test: TestApp

beforeAll(async () => {
  test = await buildTestApp({
    config: { shopUrl, storeId: 5 },
    fill: async (db) => {
      await buildShop(db)
      const pasta = await buildTreeCategory(db, { slug: 'dispensa', name: 'Dispensa' })
      const shortId = await buildTreeCategory(db, { slug: 'dispensa/caffè', name: 'Caffè', parentId: pasta })
      await buildTreeCategory(db, { slug: 'vuota', name: 'Vuota' })
      await buildTreeCategory(db, { slug: 'timeslot-selector', name: 'Testi', categoryTypeId: 2 })
      const product = (slug: string, more: object = {}) =>
        buildProductOnSale(db, { name: slug, slug, categoryId: shortId, priceCents: 100, ...more })
      await product('moka', { updatedAt: new Date('2026-11-01T23:30:00Z') })
      await product("l'oro & co", { stock: { 1: 0 } })
      await product('solo-a-modena', { priceCents: { 2: 100 } })
      await product('senza-prezzo', { priceCents: {} })
      await product('tolto', { isActive: false })
    },
  })
})

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  test.app.inject({ method, url, headers: { host: 'altro.example', ...headers } })

/** Entries of a file that contains only elements of the protocol, in the right order. */
function entriesOf(xml: string, root: 'urlset' | 'sitemapindex') {
  const each = root === 'urlset' ? 'url' : 'sitemap'
  const entry = new RegExp(
    `^<${each}><loc>(?:[^<>&"' ]|&(?:amp|lt|gt|quot|#39);)+</loc>(?:<lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>)?</${each}>$`,
  )
  const [declared, opened, ...entries] = xml.split('\n')
  expect([declared, opened, entries.pop(), entries.pop()]).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    '',
    `</${root}>`,
  ])
  expect(entries.filter((line) => !entry.test(line))).toEqual([])
  return [...xml.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map(
    ([, address = '', day]) => ({
      address: address.replaceAll('&#39;', "'").replaceAll('&amp;', '&'),
      day,
    }),
  )
}

const readPart = async (address: string) =>
  entriesOf((await get(address.slice(shopUrl.length))).body, 'urlset')

/** Puts a number of products on sale, in batches, because statements have a short time limit. */
async function addMany(count: number) {
  for (let from = 1; from <= count; from += AT_ONCE)
    await test.database.pool.query(
      `with fresh as (
         insert into products (code, slug, name, category_id, kind, vat_rate, media_key)
         select 'X' || n, 'x-' || n, 'X ' || n, (select min(id) from categories), 'Pezzo', 10, ''
         from generate_series($1::int, $2::int) n order by n returning id)
       insert into prices (price_list_id, product_id, price_cents) select 1, id, 100 from fresh`,
      [from, Math.min(from + AT_ONCE - 1, count)],
    )
}

/** Every page in the sitemap, found through its index. */
async function allPages() {
  const index = entriesOf((await get('/sitemap.xml')).body, 'sitemapindex')
  return (await Promise.all(index.map(({ address }) => readPart(address)))).flat()
}

const FORMS = ['/test1', '/moduli/richiedi-informazioni', '/moduli/reclamo-prodotto']
/** Without the locker. */
const STORES = ['/store-locator', '/store-locator/5', '/store-locator/6']

describe('the sitemap', () => {
  it('contains, with the shop’s own address, home, the tree, categories with products, forms, stores, and what the default store sells', async () => {
    expect((await allPages()).map(({ address }) => address)).toEqual(
      [
        '/',
        '/category',
        '/category/dispensa',
        '/category/dispensa/caff%C3%A8',
        ...FORMS,
        ...STORES,
        '/product/moka',
        "/product/l'oro%20%26%20co",
      ].map((path) => shopUrl + path),
    )
  })

  it('contains the day in Rome on which a product was last changed', async () => {
    const days = new Map((await allPages()).map(({ address, day }) => [address, day]))
    expect(days.get(`${shopUrl}/product/moka`)).toBe('2026-11-02')
    expect(days.get(`${shopUrl}/category`)).toBeUndefined()
  })

  it('contains only pages that the shop answers', async () => {
    const shopper = test.shopper()
    const pages = (await allPages()).map(({ address }) =>
      new URL(address).pathname.split('/').slice(1).map(decodeURIComponent),
    )
    for (const [kind, ...path] of pages.filter(([, slug]) => slug !== undefined)) {
      const slug = path.join('/')
      if (kind === 'moduli') {
        expect(await get(formParametersUrl(slug))).toMatchObject({
          statusCode: 200,
          body: expect.stringContaining('nonce'),
        })
        continue
      }
      if (kind === 'store-locator') {
        const store = await shopper.call(viewStore, { query: { store_id: Number(slug) } })
        expect([slug, store.httpStatus]).toEqual([slug, 200])
        continue
      }
      const answer =
        kind === 'product'
          ? await shopper.call(viewProduct, { params: { slug } })
          : await shopper.call(viewCategories, { query: { slug } })
      expect([slug, answer.httpStatus, answer.codes]).toEqual([slug, 200, []])
    }
  })

  it('is sent compressed if accepted, supports 304, and has the same length for HEAD', async () => {
    const plain = await get('/sitemaps/products-1.xml')
    expect(plain.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    })
    const small = await get('/sitemaps/products-1.xml', { 'accept-encoding': 'gzip' })
    expect(small.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(small.rawPayload).toString()).toBe(plain.body)
    const head = await get('/sitemaps/products-1.xml', { 'accept-encoding': 'gzip' }, 'HEAD')
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      String(small.rawPayload.length),
    ])
    const again = await get('/sitemaps/products-1.xml', { 'if-none-match': String(plain.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('has no part that is empty, unknown, or differently named', async () => {
    for (const part of [
      'products-2.xml',
      'products-0.xml',
      'products-1',
      'products-01.xml',
      'x.xml',
      '__proto__.xml',
    ])
      expect([part, (await get(`/sitemaps/${part}`)).statusCode]).toEqual([part, 404])
  })

  it('is rebuilt when the catalogue has changed, and split when one part cannot hold it', async () => {
    const before = (await get('/sitemap.xml')).headers.etag
    await addMany(A_PART)
    await test.catalogue.refresh()
    const reply = await get('/sitemap.xml')
    expect(reply.headers.etag).not.toBe(before)
    const parts = entriesOf(reply.body, 'sitemapindex')
    expect(parts.map(({ address }) => address)).toEqual(
      ['categories', 'products-1', 'products-2'].map((name) => `${shopUrl}/sitemaps/${name}.xml`),
    )
    expect((await readPart(parts[1]!.address)).length).toBe(A_PART)
    expect((await readPart(parts[2]!.address)).map(({ address }) => address)).toEqual([
      `${shopUrl}/product/x-${A_PART - 1}`,
      `${shopUrl}/product/x-${A_PART}`,
    ])
    expect(new Set((await allPages()).map(({ address }) => address)).size).toBe(
      A_PART + 6 + FORMS.length + STORES.length,
    )
  }, 60_000)
})

describe('robots.txt', () => {
  it('contains the sitemap and disallows what is no page, but not pages with noindex', async () => {
    const reply = await get('/robots.txt')
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(reply.body).toContain(`\nSitemap: ${shopUrl}/sitemap.xml\n`)
    const shut = [...reply.body.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path)
    const isShut = (path: string) => shut.some((beginning) => path.startsWith(beginning))
    for (const path of [
      '/ebsn/api/cart',
      '/p/wp-json/x',
      '/cart',
      '/checkout',
      '/payment',
      '/profile/orders',
      '/dev/mail',
    ])
      expect([path, isShut(path)]).toEqual([path, true])
    const open = ['/', '/category/pasta', '/product/penne', '/search?query=pasta', '/category/pasta?filter=b:x', '/pictures/1/320.webp', '/assets/a.js', '/sitemap.xml'] // prettier-ignore
    for (const path of open) expect([path, isShut(path)]).toEqual([path, false])
  })
})
