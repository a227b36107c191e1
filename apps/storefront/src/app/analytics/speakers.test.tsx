import type { Service } from '@cambusa/contract/shop/analytics'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetScripts } from '../../testing/measured.ts'
import { fbq } from './fbq.ts'
import { matomo } from './matomo.ts'
import type { Item, ShopEvent } from './shop-event.ts'

const page = 'https://negozio.test/product/penne'
const penne: Item = {
  item_id: 'C1',
  item_name: 'Penne',
  item_brand: 'Marca',
  item_category: 'Dispensa',
  item_variant: '500 g',
  price: 1.2,
  quantity: 2,
}
const goods = { currency: 'EUR' as const, value: 2.4, items: [penne] }
const service: Service = { kind: 'matomo', script: 'https://misure.test/m/matomo.js', id: '7', origins: [] }
const queues = globalThis as { _paq?: unknown[][]; fbq?: { queue: unknown[][] } }

beforeEach(() => {
  delete queues._paq
  forgetScripts()
})
afterEach(() => {
  window.history.replaceState(null, '', '/')
  delete queues._paq
  forgetScripts()
})

/** The commands of Matomo for an event, without those that say which screen it is. */
function matomoToldOf(event: ShopEvent): unknown[][] {
  matomo.send(service, event)
  const told = (queues._paq ?? []).filter(
    ([name]) => !/^set(CustomUrl|DocumentTitle|ReferrerUrl)$/.test(String(name)),
  )
  delete queues._paq
  return told
}

test('Matomo is told where it collects, and by consent only', () => {
  matomo.begin(service, page)
  const told = queues._paq ?? []
  expect(told).toEqual(
    expect.arrayContaining([
      ['requireConsent'],
      ['setConsentGiven'],
      ['setTrackerUrl', 'https://misure.test/m/matomo.php'],
      ['setSiteId', '7'],
      ['setCustomUrl', page],
    ]),
  )
  matomo.end(service)
  expect(told.slice(-2)).toEqual([['forgetConsentGiven'], ['deleteCookies']])
})

test('Matomo is told of products, carts and orders in its own words', () => {
  expect(matomoToldOf({ name: 'page_view', params: {}, page })).toEqual([])
  expect(matomoToldOf({ name: 'view_item', params: goods, page })).toEqual([
    ['setEcommerceView', 'C1', 'Penne', ['Dispensa'], 1.2],
    ['trackPageView'],
  ])
  const line = ['addEcommerceItem', 'C1', 'Penne', ['Dispensa'], 1.2, 2]
  expect(matomoToldOf({ name: 'add_to_cart', params: goods, page, cart: goods })).toEqual([
    ['clearEcommerceCart'],
    line,
    ['trackEcommerceCartUpdate', 2.4],
  ])
  const params = { ...goods, transaction_id: '2026-1', value: 7.3, tax: 0.28, shipping: 4.9 }
  expect(matomoToldOf({ name: 'purchase', params, page })).toEqual([
    ['clearEcommerceCart'],
    line,
    ['trackEcommerceOrder', '2026-1', 7.3, undefined, 0.28, 4.9, false],
  ])
})

test('the pixel is told nothing on a screen whose address holds something typed', () => {
  const view: ShopEvent = { name: 'view_item', params: goods, page }
  window.history.replaceState(null, '', '/search?query=ada%40example.com')
  fbq.begin({ ...service, kind: 'fbq' }, page)
  fbq.send(service, view)
  const tracked = () => queues.fbq?.queue.filter(([command]) => command === 'track')
  expect(tracked()).toEqual([])
  window.history.replaceState(null, '', '/search?query=penne&page=2')
  fbq.send(service, view)
  expect(tracked()).toEqual([
    [
      'track',
      'ViewContent',
      {
        content_type: 'product',
        content_ids: ['C1'],
        contents: [{ id: 'C1', quantity: 2 }],
        num_items: 1,
        currency: 'EUR',
        value: 2.4,
      },
      {},
    ],
  ])
})

test('the policy for scripts makes the addresses of configured services, and no other', async () => {
  const made: { name: string; createScriptURL: (address: string) => string }[] = []
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: (typeof made)[number]) => {
      made.push({ ...rules, name })
      return rules
    },
  })
  vi.spyOn(document.head, 'append').mockImplementation(() => undefined)
  vi.resetModules()
  const { loadScript } = await import('./load-script.ts')
  void loadScript('https://misure.test/m/matomo.js')
  void loadScript('https://pixel.test/events.js')
  expect(made.map(({ name }) => name)).toEqual(['shop-analytics'])
  const { createScriptURL } = made[0]!
  expect(createScriptURL('https://pixel.test/events.js')).toBe('https://pixel.test/events.js')
  for (const other of [
    'https://altrove.test/a.js',
    'https://pixel.test/events.js?x',
    '//pixel.test/events.js',
  ])
    expect(() => createScriptURL(other)).toThrow(other)
})
