import { login } from '@cambusa/contract/people/auth'
import { beforeAll, expect, test } from 'vitest'
import { buildUser, TEST_PASSWORD } from '../../testing/factories/users.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { APP_ORIGINS } from './app-origins.ts'

let shop: TestApp
let withoutApp: TestApp
let name: string

beforeAll(async () => {
  shop = await buildTestApp({
    fill: async (db) => ({ login: name } = await buildUser(db)),
  })
  const { mobile: _mobile, ...others } = shop.services.config.shop
  withoutApp = await buildTestApp({ config: { shop: others } })
})

const CART = '/ebsn/api/cart/view'
const CORS = /^access-control-/

const ask = async (
  origin: string | undefined,
  { url = CART, method = 'GET' as 'GET' | 'OPTIONS' | 'POST', of = shop } = {},
) => {
  const asks = method === 'OPTIONS' ? { 'access-control-request-method': 'POST' } : {}
  const site = origin === undefined ? {} : { origin, 'sec-fetch-site': 'cross-site' }
  return of.app.inject({ method, url, headers: { ...site, ...asks } })
}
const corsOf = (headers: object) => Object.entries(headers).filter(([name]) => CORS.test(name))

test('the app may call the shop from its own origins, before and with its ids, and reads what it needs', async () => {
  for (const origin of APP_ORIGINS) {
    const preflight = await ask(origin, { method: 'OPTIONS' })
    expect([preflight.statusCode, preflight.body]).toEqual([204, ''])
    expect(Object.fromEntries(corsOf(preflight.headers))).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers': expect.stringMatching(
        /^Content-Type, X-Ebsn-Client, X-Ebsn-Version, X-Ebsn-Session, X-Ebsn-Account, X-Ebsn-Request$/,
      ),
    })
    expect(preflight.headers.vary).toMatch(/\borigin\b/)
    expect(preflight.headers).not.toHaveProperty('x-ebsn-session')
    const headers = { origin, 'sec-fetch-site': 'cross-site' }
    const body = { login: name, password: TEST_PASSWORD, remember_me: true }
    const entered = await shop.shopper().call(login, { body, headers })
    expect(entered.codes).toEqual([])
    expect(Object.fromEntries(corsOf(entered.headers))).toEqual({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'X-Ebsn-Session, X-Ebsn-Account, Retry-After, Content-Disposition',
    })
    expect(entered.headers).toMatchObject({
      'x-ebsn-session': expect.any(String),
      'x-ebsn-account': expect.any(String),
    })
  }
})

test('refusals, long lists, content and the version can be read too, and say that they differ by origin', async () => {
  const [origin] = APP_ORIGINS
  const urls = [
    '/ebsn/api/products',
    '/ebsn/api/nowhere',
    '/ebsn/api/order/list',
    '/version.json',
    '/p/wp-json/wp/v2/pages',
  ]
  for (const url of urls) {
    const { headers } = await ask(origin, { url })
    expect([url, headers['access-control-allow-origin']]).toEqual([url, origin])
    expect([url, String(headers.vary)]).toEqual([url, expect.stringMatching(/\borigin\b/)])
    expect([url, String((await ask(undefined, { url })).headers.vary)]).toEqual([
      url,
      expect.stringMatching(/\borigin\b/),
    ])
  }
})

test('any other origin gets no such header, and writes nothing', async () => {
  const others = [
    'null',
    'https://localhost.evil.example',
    'https://localhost:8443',
    'https://localhost/',
    'https://LOCALHOST',
    'http://localhost',
    'https://evil-localhost',
    'https://localhost https://evil.example',
    'capacitor://localhost.evil',
    'capacitor://localhost:1',
    'ionic://localhost',
    'https://evil.example',
    'https://shop.example.com',
    '',
  ]
  for (const origin of others) {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const { headers } = await ask(origin, { method })
      expect([origin, corsOf(headers)]).toEqual([origin, []])
    }
    const written = await ask(origin, { method: 'POST', url: '/ebsn/api/cart/empty' })
    if (origin !== '') expect([origin, written.statusCode]).toEqual([origin, 403])
    expect([origin, corsOf(written.headers)]).toEqual([origin, []])
  }
})

test('nothing but the calls of the app answers its origin', async () => {
  for (const url of [
    '/',
    '/cart',
    '/saml2/metadata',
    '/dev/mail',
    '/pages',
    '/payment/notification/stripe',
    '/healthz',
  ])
    for (const method of ['GET', 'OPTIONS'] as const)
      expect([url, corsOf((await ask(APP_ORIGINS[0], { url, method })).headers)]).toEqual([url, []])
})

test('a shop without an app lets no other origin in', async () => {
  for (const origin of APP_ORIGINS) {
    expect(corsOf((await ask(origin, { of: withoutApp, method: 'OPTIONS' })).headers)).toEqual([])
    const written = await ask(origin, { of: withoutApp, method: 'POST', url: '/ebsn/api/cart/empty' })
    expect([written.statusCode, corsOf(written.headers)]).toEqual([403, []])
  }
})
