import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildProductOnSale, buildTreeCategory } from '../../testing/factories/catalogue.ts'
import { buildShop } from '../../testing/factories/delivery.ts'
import {
  isServerRendered,
  makeRenderingStorefront,
  PLAIN_PAGE as INDEX,
} from '../../testing/rendering-storefront.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

const MINUTE_MS = 60_000
const dist = makeRenderingStorefront()

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({
    config: { storefrontDir: dist, shopUrl: 'https://shop.example' },
    fill: async (db) => {
      await buildShop(db)
      const categoryId = await buildTreeCategory(db, { slug: 'olio' })
      const stock = { 1: 100 }
      await buildProductOnSale(db, { name: 'Olio di prova', categoryId, priceCents: 500, stock })
    },
  })
})
// The thread has started: its start time is not under test here.
beforeEach(() => renderedAt('/ready'))

const ask = (url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ method: 'GET', url, headers })

/** The page once it is server-rendered: a first request may get the plain one. */
async function renderedAt(url: string) {
  for (;;) {
    const answer = await ask(url)
    if (isServerRendered(answer.body)) return answer
  }
}

describe('a server-rendered page', () => {
  test('has its title, styles and code in the head, the rendered HTML in the root and its data after it', async () => {
    const { body, statusCode, headers } = await renderedAt('/whole')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(body).toContain(
      '<head><title>Plain</title><meta name="rendered"><link rel="preload" href="/p.webp">' +
        '<link rel="stylesheet" crossorigin href="/assets/cards.css"><link rel="stylesheet" crossorigin href="/assets/late.css">' +
        '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/cards.js"><link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/late.js">' +
        '</head>',
    )
    expect(body).toContain('<div id="root"><p>/whole ')
    const [, data = ''] = /id="page-data">(.*?)<\/script>/.exec(body) ?? []
    expect(JSON.parse(data)).toEqual({
      now: app.time.now().toISOString(),
      origin: 'https://shop.example',
      warehouseId: 1,
      text: '</script><b>\u2028',
    })
    expect(data).not.toContain('\u2028')
  })

  test('consists of what the shop’s own calls answer to a visitor', async () => {
    const { body } = await renderedAt(`/calls?call=${encodeURIComponent('/ebsn/api/products?page_size=1')}`)
    expect(body).toContain('"userId":-1')
    expect(body).toContain('Olio di prova')
  })

  test('is cached, sent compressed, and not sent again to a browser that has it', async () => {
    const first = await renderedAt('/kept')
    const { etag } = first.headers
    const again = await ask('/kept')
    expect([again.body, again.headers.etag]).toEqual([first.body, etag])
    const zipped = await ask('/kept', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(first.body)
    expect((await ask('/kept', { 'accept-encoding': 'gzip' })).rawPayload).toEqual(zipped.rawPayload)
    const small = await ask('/kept', { 'accept-encoding': 'gzip, br' })
    expect(small.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(first.body)
    const refused = await ask('/kept', { 'accept-encoding': 'gzip;q=0, br;q=0.0' })
    expect([refused.headers['content-encoding'], refused.body]).toEqual([undefined, first.body])
    const known = await ask('/kept', { 'if-none-match': String(etag) })
    expect([known.statusCode, known.body]).toEqual([304, ''])
    const head = await app.app.inject({ method: 'HEAD', url: '/kept' })
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', etag])
  })

  test('is rendered again when the catalogue changes, on another day, and half a minute after the stock has changed', async () => {
    const before = (await renderedAt('/changing')).body
    await app.db.execute(sql`update products set name = 'Olio nuovo'`)
    await app.catalogue.refresh()
    const renamed = (await renderedAt('/changing')).body
    expect(renamed).not.toBe(before)
    app.time.advance(24 * 60 * MINUTE_MS)
    const tomorrow = (await renderedAt('/changing')).body
    expect(tomorrow).not.toBe(renamed)
    app.time.advance(MINUTE_MS)
    expect((await renderedAt('/changing')).body).toBe(tomorrow)
    await app.db.execute(sql`update stock set quantity = 0`)
    await expect.poll(async () => (await ask('/changing')).body).not.toBe(tomorrow)
    const soldOut = (await renderedAt('/changing')).body
    await app.db.execute(sql`update stock set quantity = 100`)
    // Goods are back: shown within half a minute, not with every single sale.
    app.time.advance(MINUTE_MS / 3)
    expect((await renderedAt('/changing')).body).toBe(soldOut)
    app.time.advance(MINUTE_MS / 3)
    await expect.poll(async () => (await ask('/changing')).body).not.toBe(soldOut)
    const late = (await renderedAt('/changing')).body
    app.time.advance(16 * MINUTE_MS)
    await expect.poll(async () => (await ask('/changing')).body).not.toBe(late)
  })

  test('is rendered again when the content changes', async () => {
    const before = (await renderedAt('/content')).headers.etag
    expect((await ask('/content')).headers.etag).toBe(before)
    app.time.advance(1_000)
    vi.spyOn(app.services.content, 'version').mockReturnValue('another')
    expect((await renderedAt('/content')).headers.etag).not.toBe(before)
  })

  test('is never sent to a request with a session', async () => {
    await renderedAt('/for-all')
    for (const header of ['x-ebsn-session', 'x-ebsn-account'])
      expect((await ask('/for-all', { [header]: 'some' })).body).toBe(INDEX)
  })

  test('is marked as not found if unknown, and is left to the browser if that should render it', async () => {
    await expect.poll(async () => (await ask('/left?act=leave')).headers['x-robots-tag']).toBe('noindex')
    expect((await ask('/left?act=leave')).body).toBe(INDEX)
    expect((await renderedAt('/none?act=unknown')).statusCode).toBe(404)
  })
})

describe('when rendering fails', () => {
  test.each(['refuse', 'throw'])('the browser renders the page (%s)', async (act) => {
    const { body, statusCode } = await ask(`/fails?act=${act}`)
    expect([statusCode, body]).toEqual([200, INDEX])
  })

  test('no request waits for a slow page, and the next one gets it', async () => {
    expect((await ask('/late?act=slow')).body).toBe(INDEX)
    await expect
      .poll(async () => isServerRendered((await ask('/late?act=slow')).body), { timeout: 5_000 })
      .toBe(true)
  })

  test('pages with a chunk that never arrives are logged, and do not prevent others from being rendered', async () => {
    const warn = vi.spyOn(app.services.log, 'warn')
    const hung = await Promise.all(Array.from({ length: 6 }, (_, n) => ask(`/hung?act=hang&n=${n}`)))
    expect(new Set(hung.map(({ body }) => body))).toEqual(new Set([INDEX]))
    await expect
      .poll(async () => isServerRendered((await ask('/beside-hung')).body), { timeout: 10_000 })
      .toBe(true)
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ address: expect.stringContaining('act=hang') }),
      'rendering of a page hung, it was given up',
    )
  })

  test('the shop keeps running, and renders again after a while', async () => {
    // A catalogue that is rebuilt in between, as after the changes above, requires another version of it: then once
    // more.
    const isKept = async () => {
      await renderedAt('/before-the-end')
      expect((await ask('/ends?act=exit')).body).toBe(INDEX)
      return isServerRendered((await ask('/before-the-end')).body)
    }
    await expect.poll(isKept, { timeout: 30_000 }).toBe(true)
    await expect
      .poll(async () => isServerRendered((await ask('/after-the-end')).body), {
        timeout: 20_000,
        interval: 500,
      })
      .toBe(true)
  })

  test('an address longer than any link is rendered by the browser', async () => {
    expect((await ask(`/long?x=${'a'.repeat(3_000)}`)).body).toBe(INDEX)
  })
})
