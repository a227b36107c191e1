import { beforeAll, describe, expect, test } from 'vitest'
import { buildProductOnSale, buildTreeCategory } from '../../testing/factories/catalogue.ts'
import { buildShop } from '../../testing/factories/delivery.ts'
import { isServerRendered, makeRenderingStorefront, PLAIN_PAGE } from '../../testing/rendering-storefront.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

const WITHOUT = '<noscript><p>Senza script</p></noscript>'
const INDEX = PLAIN_PAGE.replace('</body>', `${WITHOUT}</body>`)

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({
    config: { storefrontDir: makeRenderingStorefront(INDEX) },
    fill: async (db) => {
      await buildShop(db)
      const categoryId = await buildTreeCategory(db, { slug: 'olio' })
      const stock = { 1: 100 }
      await buildProductOnSale(db, { name: 'Olio "di <prova>"', categoryId, priceCents: 1_250, stock })
    },
  })
})

const ask = (url: string) => app.app.inject({ method: 'GET', url })
const reloadIn = (body: string) =>
  /<noscript><meta http-equiv="refresh" content="1;url=([^"]+)"><\/noscript><\/head>/.exec(body)?.[1]

/** The address that a browser without scripts loads next. */
async function reloadOf(url: string) {
  const { body, headers } = await ask(url)
  expect(headers['cache-control']).toBe('no-store')
  return reloadIn(body)?.replaceAll('&amp;', '&')
}

describe('a page that is not rendered in time', () => {
  test('is loaded again by browsers without scripts, and shows the products of a search', async () => {
    const reload = await reloadOf('/search?query=olio&act=slow&n=1')
    expect(reload).toBe('/search?query=olio&act=slow&n=1&senza-script=1')
    const { body } = await ask(reload!)
    expect(reloadIn(body)).toBeUndefined()
    const list = body.slice(body.indexOf('<noscript>'))
    expect(list).toContain('<h1>Risultati per «olio»</h1>')
    expect(list.replaceAll(/\s/g, ' ')).toMatch(
      /<li><a href="\/product\/[\w-]+">Olio &quot;di &lt;prova&gt;&quot;<\/a>.* · 12,50 €<\/li>/,
    )
    expect(list).toContain('<p>Senza script</p>')
  })

  test('comes rendered once it is, under the address that was meant', async () => {
    await ask('/search?query=olio&act=slow&n=2')
    const marked = '/search?query=olio&act=slow&n=2&senza-script=1'
    await expect.poll(async () => isServerRendered((await ask(marked)).body), { timeout: 5_000 }).toBe(true)
    expect((await ask(marked)).body).not.toContain('senza-script')
  })

  test('that is no search is tried again', async () => {
    expect(await reloadOf('/product/olio?act=refuse')).toBe('/product/olio?act=refuse&senza-script=1')
    expect(await reloadOf('/product/olio?act=refuse&senza-script=1')).toBe(
      '/product/olio?act=refuse&senza-script=1',
    )
    expect(await reloadOf('/?act=refuse')).toBe('/?act=refuse&senza-script=1')
  })

  test('that only browsers with scripts can show is not', async () => {
    await expect.poll(async () => (await ask('/left?act=leave')).headers['x-robots-tag']).toBe('noindex')
    const { body } = await ask('/left?act=leave')
    expect(body).toBe(INDEX)
  })
})
