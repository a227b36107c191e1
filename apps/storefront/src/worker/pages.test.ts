import { beforeEach, expect, test, vi } from 'vitest'
import { fakeCaches } from '../testing/fake-caches.ts'
import { keepPage, keepShell, offlinePage } from './pages.ts'

const RELEASE = '/assets/index-aaaaaaa.js'
const OTHER = '/assets/index-bbbbbbb.js'
const address = (path: string) => `https://shop.invalid${path}`
const always = () => true
let stored: ReturnType<typeof fakeCaches>

/** A page of a release, as the browser got it. */
function page(text: string, { release = RELEASE, cacheControl = 'no-cache', redirected = false } = {}) {
  const html = `<script src="${release}"></script><script id="page-data">{}</script>${text}`
  const answer = new Response(html, { headers: { 'cache-control': cacheControl } })
  return Object.defineProperties(answer, { type: { value: 'basic' }, redirected: { value: redirected } })
}

const shown = async (path: string) => (await offlinePage(RELEASE, address(path))).text()

beforeEach(async () => {
  stored = fakeCaches()
  vi.stubGlobal('caches', stored.caches)
  vi.stubGlobal('fetch', async () => new Response(`plain <link href="${RELEASE}">`))
  await keepShell(RELEASE)
})

test('without a network an address shows its own page of this release, else the plain one', async () => {
  await keepPage(RELEASE, address('/category/dispensa#pasta'), page('pasta'), always)
  expect(await shown('/category/dispensa')).toContain('pasta')
  expect(await shown('/cart')).toContain('plain')
})

test('a page of another release, of somebody’s link or of a redirect is not kept, nor one that comes after a logout', async () => {
  const linked = new Response(`plain ${RELEASE}`, { headers: { 'cache-control': 'no-cache' } })
  const others: [Response, () => boolean][] = [
    [page('older', { release: OTHER }), always],
    [page('for one', { cacheControl: 'no-store' }), always],
    [page('moved', { redirected: true }), always],
    [Object.defineProperty(linked, 'type', { value: 'basic' }), always],
    [page('late'), () => false],
  ]
  for (const [answer, isCurrent] of others) await keepPage(RELEASE, address('/x'), answer, isCurrent)
  expect(stored.names()).not.toContain(`cambusa.pages.${RELEASE}`)
})

test('a worker is not installed beside the plain page of another release', async () => {
  vi.stubGlobal('fetch', async () => new Response(`plain ${OTHER}`))
  await expect(keepShell(RELEASE)).rejects.toThrow('another release')
})
