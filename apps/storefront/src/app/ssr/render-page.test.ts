import { PAGES, postsUrl } from '@cambusa/contract/content/content-urls'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { errorScreenTexts } from '@cambusa/messages/it/frame/error-screens'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { VISITOR, answerContent, fetchFromTest, resetNetwork } from '../../testing/network.ts'
import { publicScreens, servePublicShop } from '../../testing/public-screens.ts'
import { buildPost, treeOf } from '../../testing/served-content.ts'
import type * as Render from './render-page.tsx'
import { EARLY_ROW } from '../../lib/browser/page-marks.ts'
import { paths } from '../navigation/paths.ts'
import { HOME_FLYERS, screenFiles, shapedScreens } from './screen-files.ts'

const NOW = new Date('2026-11-21T09:00:00Z')
const READING_MS = 60_000

let renderPage: typeof Render.renderPage
beforeAll(async () => {
  ;({ renderPage } = await import('./render-page.tsx'))
  return () => vi.unstubAllGlobals()
}, READING_MS)
beforeEach(() => {
  vi.stubGlobal('fetch', fetchFromTest)
  resetNetwork()
  servePublicShop()
})

/** From now on calls of this path fail with a status. */
function failWith(status: number, path: RegExp) {
  const failure = { response: { status: 1, errors: [], warnings: [], infos: [] }, user: VISITOR }
  const fail = (address: string) =>
    path.test(address) ? Promise.resolve(Response.json(failure, { status })) : fetchFromTest(address)
  vi.stubGlobal('fetch', fail)
}

const render = (address: string, { signal } = new AbortController()) =>
  renderPage({ address, now: NOW, origin: 'https://shop.example', warehouseId: 7, signal })
async function rendered(address: string) {
  const page = await render(address)
  if (!('body' in page)) throw new Error(JSON.stringify(page))
  return page
}

/** Public screens that the server does not render: forms, and what is this shopper's alone. */
const LEFT_TO_THE_BROWSER = [
  '/catalog/$',
  '/quick-order',
  '/service-down',
  '/registration-user',
  '/registration-completed',
  '/registration-confirmed',
  '/registration/confirm',
  '/registration/not-me',
  '/colleague-invitation',
  '/email-confirmed',
  '/reset-password-request',
  '/reset-password-sent',
  '/reset-password',
  '/reset-password-completed',
  // Its address holds the token of a link.
  '/orders/shared/$token',
  '/sso-login',
  '/tech-login',
]
const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '')

describe('the server renders', () => {
  test('every public screen, or it is said here that the browser does', () => {
    const told = [...Object.keys(screenFiles).map(withoutSlash), paths.cart, ...LEFT_TO_THE_BROWSER]
    expect(told.toSorted()).toEqual(Object.keys(publicScreens).toSorted())
  })

  const shown = Object.keys(screenFiles).flatMap((id) => {
    const screen = publicScreens[withoutSlash(id)]!
    return 'shows' in screen ? [[screen.at, screen.shows] as const] : []
  })
  test.each(shown)(
    '%s with what it is about, and with the answers that the browser goes on with',
    async (at, text) => {
      const { body, data, screens } = await rendered(at)
      expect(body).toContain(text)
      expect(data).toMatchObject({
        now: NOW.toISOString(),
        scope: { warehouseId: 7, date: null, timeslotId: 0, companyId: 0 },
      })
      expect(screens.length).toBeGreaterThan(0)
      // Nothing of anybody, and nothing that a script would have to put into its place.
      expect(JSON.stringify(data.answers)).not.toContain('cartItems')
      expect(body).not.toMatch(/<script|<template/)
    },
  )

  test.each([
    ['/cart', cartTexts.title],
    ['/checkout', checkoutTexts.title],
  ])('%s as shapes, the same for everybody, from no answer of a cart', async (at, title) => {
    const { body, data, screens, head } = await rendered(at)
    expect(body).toContain(title)
    expect(body).toContain(`${Object.keys(EARLY_ROW)[0]}=`)
    expect(body.slice(body.indexOf('<main'), body.indexOf('</main>'))).not.toMatch(/\d,\d\d\s*€/)
    expect(data).toMatchObject({ hasShapes: true })
    expect(data.answers.map(([key]) => key.slice(0, 2))).toEqual([
      ['content', 'menu'],
      ['content', 'menu'],
    ])
    expect(screens).toEqual(shapedScreens[at])
    expect(head).toContain('noindex')
  })

  test('home with its stores for search engines, and without them where they do not come', async () => {
    const { head, data } = await rendered('/')
    expect(head).toContain('"@type":"GroceryStore"')
    expect(head).toContain('Forlì Porto')
    expect(JSON.stringify(data)).not.toContain('Forlì Porto')
    failWith(500, /\/store\/list/)
    expect((await rendered('/')).head).not.toContain('GroceryStore')
  })

  test('home with the running flyers that its page asks for, and without them where they do not come', async () => {
    answerContent(postsUrl(PAGES, { slug: 'home' }), [
      buildPost('home', 'Home', treeOf(), { sections: ['flyers'] }),
    ])
    const { body, late } = await rendered('/')
    expect(body).toContain('Settimana della pasta')
    expect(late).toEqual([HOME_FLYERS])
    failWith(500, /\/flyers/)
    expect((await rendered('/')).late).toEqual([])
  })

  test('the footer with every page', async () => {
    expect((await rendered('/')).body).toContain('<footer')
  })

  test('the screen of what does not exist, with its status, at its own address', async () => {
    failWith(404, /\/products\//)
    const { body, status, data } = await rendered('/product/none')
    expect(body).toContain(errorScreenTexts.notFoundTitle)
    expect([status, data.at]).toEqual([404, '/not-found'])
    // The frame's menus are there, nothing of a product.
    expect(data.answers.map(([key]) => key.slice(0, 2))).toEqual([
      ['content', 'menu'],
      ['content', 'menu'],
    ])
    expect((await rendered('/nowhere')).status).toBe(404)
    expect((await rendered('/store-locator/777')).status).toBe(404)
  })

  test('nothing where it leads elsewhere, where a call failed, and for who must be known', async () => {
    for (const address of [
      '/catalog/search?query=olio',
      '/fast-search',
      '/profile/orders',
      '/images/carrello',
    ])
      expect([address, await render(address)]).toEqual([address, { isForBrowser: true }])
    failWith(500, /\/products\?/)
    expect(await render('/search?query=olio')).toMatchObject({
      notRendered: expect.stringContaining('server'),
    })
  })

  test('no longer at a page that is given up while an answer does not come', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    const givingUp = new AbortController()
    const page = render('/search?query=olio', givingUp)
    givingUp.abort(new Error('given up'))
    await expect(page).rejects.toThrow('given up')
  })
})
