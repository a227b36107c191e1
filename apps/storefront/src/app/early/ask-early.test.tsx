import { viewCart } from '@cambusa/contract/cart/cart'
import { listTimeslots } from '@cambusa/contract/delivery/timeslots'
import { listPaymentTypes } from '@cambusa/contract/orders/checkout'
import { listLastBought } from '@cambusa/contract/orders/orders'
import { screen, waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { callUrl } from '../../lib/api/request.ts'
import { ACCOUNT_KEY, SESSION_KEY } from '../../lib/session/session.ts'
import { buildCart } from '../../lib/testing/test-cart.ts'
import { cardOf } from '../../lib/testing/test-list.ts'
import { buildProduct } from '../../lib/testing/test-product.ts'
import { answer, enterAs, sessionOf } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { servePublicShop } from '../../testing/public-screens.ts'
import { beSignedIn, CUSTOMER } from '../../testing/signed-in.ts'
import { buildLine } from '../../testing/served-cart.ts'
import { askEarly } from './ask-early.ts'

const product = buildProduct(1, { name: 'Spaghetti di Gragnano' })
const cartUrl = callUrl(viewCart)

/** The addresses of all calls, in order. */
const called = (): string[] => vi.mocked(fetch).mock.calls.map(([url]) => String(url))
const timesOf = (url: string) => called().filter((one) => one === url).length
const early = (address: string) => (globalThis.asked = askEarly(new URL(address, 'http://shop.test')))

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn(globalThis.fetch))
  servePublicShop()
  answer(viewCart, () => buildCart({ cartItems: [buildLine(product, 2)], totalItems: 1, user: CUSTOMER }))
  const last = {
    code: product.code,
    name: product.name,
    quantity: 3,
    price: 1.1,
    lastBoughtAt: '2026-11-01T08:00:00Z',
  }
  answer(listLastBought, () => ({ products: [last], cards: [cardOf(product)] }))
  answer(listPaymentTypes, () => ({ paymentTypes: [] }))
  answer(listTimeslots, () => ({ days: [] }))
})
afterEach(() => {
  globalThis.asked = undefined
  vi.unstubAllGlobals()
})

describe('what a customer’s screen needs is asked before its code is loaded', () => {
  test.each([
    ['/checkout', 2],
    ['/cart', 1],
    ['/', 5],
    ['/category/dispensa', 3],
    ['/category/dispensa?page=2&sort=price_asc&promo=true&filter=brand:Rummo', 3],
    ['/search?query=spaghetti', 2],
    [`/product/${product.slug}`, 4],
  ])(
    '%s: every call is made once, by the page or by its screen, and none for nothing',
    async (address, count) => {
      beSignedIn()
      localStorage.setItem('cambusa.app', JSON.stringify({ sort: 'price_desc', view: 'list' }))
      early(address)
      await waitFor(() => expect(called()).toHaveLength(count))
      const asked = called()
      await openShop(address)
      await screen.findByRole('heading', { level: 1 })
      await waitFor(() => expect(Object.keys(globalThis.asked?.calls ?? {})).toEqual([]))
      expect(asked.map((url) => [url, timesOf(url)])).toEqual(asked.map((url) => [url, 1]))
    },
  )

  test('a visitor who has chosen nothing asks for nothing but the cart on its own screen', () => {
    expect([early('/'), early('/category/dispensa'), called()]).toEqual([undefined, undefined, []])
    early('/cart')
    expect(called()).toEqual([cartUrl])
  })
})

describe('whose answers they are', () => {
  test('a remembered account opens one session, which is kept at once and asks for the rest', async () => {
    localStorage.setItem(ACCOUNT_KEY, 'old account')
    enterAs(CUSTOMER)
    const answered = vi.mocked(fetch).getMockImplementation()!
    vi.mocked(fetch).mockImplementation(async (url, init) => {
      const come = await answered(url, init)
      if (url === cartUrl) come.headers.set(ACCOUNT_KEY, 'new account')
      return come
    })
    early('/search?query=spaghetti')
    expect(called()).toEqual([cartUrl])
    await waitFor(() => expect(called()).toHaveLength(2))
    expect([sessionStorage.getItem(SESSION_KEY), localStorage.getItem(ACCOUNT_KEY)]).toEqual([
      sessionOf(CUSTOMER),
      'new account',
    ])
    const sent = new Headers(vi.mocked(fetch).mock.calls[1]![1]?.headers)
    expect([sent.get(SESSION_KEY), sent.get(ACCOUNT_KEY)]).toEqual([sessionOf(CUSTOMER), 'new account'])
    await openShop('/search?query=spaghetti')
    await screen.findAllByText(product.name)
    expect(timesOf(cartUrl)).toBe(1)
  })

  test('an answer asked for one customer is not taken by the next one on the same device', async () => {
    beSignedIn()
    early('/cart')
    sessionStorage.setItem(SESSION_KEY, 'of another customer')
    await openShop('/cart')
    await screen.findAllByText(product.name)
    expect(timesOf(cartUrl)).toBe(2)
    const sent = new Headers(vi.mocked(fetch).mock.calls.findLast(([url]) => url === cartUrl)![1]?.headers)
    expect(sent.get(SESSION_KEY)).toBe('of another customer')
  })

  test.each(['refused', 'lost'])('a session that is over (%s) leaves a visitor’s screen', async (how) => {
    beSignedIn()
    enterAs({ userId: -1 })
    if (how === 'lost') vi.mocked(fetch).mockRejectedValueOnce(new TypeError('no network'))
    early('/search?query=spaghetti')
    await openShop('/search?query=spaghetti')
    await screen.findAllByText(product.name)
    expect(sessionStorage.getItem(SESSION_KEY)).toBeNull()
  })
})
