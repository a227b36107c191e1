import { postsUrl } from '@cambusa/contract/content/content-urls'
import { beforeAll, expect, it } from 'vitest'
import { makeRenderingStorefront, PLAIN_PAGE } from '../../testing/rendering-storefront.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { asJson, startStandIn } from '../../testing/wordpress/stand-in.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atTheEnd } from '../../testing/at-the-end.ts'

let shop: TestApp
const pages = postsUrl('pages', { slug: 'resi' })
const address = `/page/resi?call=${encodeURIComponent(pages)}`

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cambusa-away-'))
  atTheEnd(() => rmSync(dataDir, { recursive: true, force: true }))
  const wordpress = await startStandIn({ '/wp-json/wp/v2/faq': asJson([]) })
  wordpress.answers.set('/wp-json/wp/v2/pages', { status: 502 })
  const storefrontDir = makeRenderingStorefront()
  shop = await buildTestApp({ config: { storefrontDir, dataDir, contentUrl: wordpress.url } })
  await shop.services.content.opened()
})

const ask = async (url: string) => {
  const { statusCode, headers, body } = await shop.app.inject({ method: 'GET', url })
  return { statusCode, retryAfter: headers['retry-after'], body }
}

it('a page of a content service that does not answer is 503 with Retry-After, never a 404 that search engines keep', async () => {
  expect(await ask(pages)).toEqual({ statusCode: 503, retryAfter: '30', body: '[]' })
  // The browser shows that the content does not answer, and offers another try.
  expect(await ask(address)).toEqual({ statusCode: 503, retryAfter: '30', body: PLAIN_PAGE })
})

it('what the service has answered, with nothing in it, is no outage', async () => {
  expect((await ask(postsUrl('faq'))).statusCode).toBe(200)
  expect((await ask(`/?call=${encodeURIComponent(postsUrl('faq'))}`)).statusCode).toBe(200)
})
