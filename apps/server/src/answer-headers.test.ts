import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chosen, oneOf } from './testing/extent.ts'
import { exampleRequest } from './testing/hostile/requests.ts'
import { oddUrls } from './testing/hostile/odd-requests.ts'
import { collectRoutes, isAsset, type ServedRoute } from './testing/hostile/routes.ts'
import { fillHostileShop, newCaller, type HostileShop } from './testing/hostile/hostile-shop.ts'
import { buildTestApp, type TestApp } from './testing/test-app.ts'

type Headers = Record<string, unknown>

const routes: ServedRoute[] = []
const dataDir = mkdtempSync(join(tmpdir(), 'cambusa-headers-'))
const FEW_ASSETS = 4
const OUTSIDE = '/outside'
let shop: HostileShop
let test: TestApp
let demo: TestApp

const fortress = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(self\).*geolocation=\(self\).*microphone=\(\).*payment=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'x-frame-options': /^DENY$/,
  'content-security-policy': /frame-ancestors 'none'/,
  'strict-transport-security': /^max-age=31536000$/,
}

/** What is missing or wrong in the headers of an answer to a path; empty when all are right. */
function missing(url: string, headers: Headers): string[] {
  const sharing = /^\/(?:pictures\/|p\/wp-content\/|logo\.svg$)/.test(url) ? 'cross-origin' : 'same-origin'
  // Answers of identity providers are in the address: pages there tell nobody where they are.
  const referrer = url.startsWith('/saml2/')
    ? /^(no-referrer|strict-origin-when-cross-origin)$/
    : fortress['referrer-policy']
  const wanted = {
    ...fortress,
    'referrer-policy': referrer,
    'cross-origin-resource-policy': new RegExp(`^${sharing}$`),
  }
  return Object.entries(wanted)
    .filter(([name, pattern]) => !pattern.test(String(headers[name] ?? '')))
    .map(([name]) => `${url.slice(0, 80)}: ${name} ${String(headers[name])}`)
}

beforeAll(async () => {
  demo = await buildTestApp({ config: { mode: 'demo', dataDir }, hasStorefront: true })
  test = await buildTestApp({
    config: { mode: 'production', dataDir },
    hasStorefront: true,
    fill: async (db) => (shop = await fillHostileShop(db)),
    before: (app) => {
      collectRoutes(app, routes)
      // Answers before the headers are written, which the check must detect.
      app.addHook('onRequest', async (request, reply) => {
        if (request.url === OUTSIDE) reply.hijack().raw.end('outside')
      })
    },
  })
  await test.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** The headers of the answer to bytes on a new connection. */
function answerTo(bytes: string): Promise<{ status: number; headers: Headers }> {
  const { port } = test.app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      if (text.includes('\r\n\r\n')) socket.end()
    })
    socket.on('error', reject)
    socket.on('close', () => {
      const [first = '', ...lines] = text.split('\r\n\r\n', 1)[0]!.split('\r\n')
      const headers = lines.map((line) => /^([^:]+): ?(.*)$/.exec(line)?.slice(1) ?? ['', ''])
      const named = headers.map(([name = '', value]) => [name.toLowerCase(), value] as const)
      resolve({ status: Number(first.split(' ')[1]), headers: Object.fromEntries(named) })
    })
  })
}

const CART_ADD = 'POST /ebsn/api/cart/add HTTP/1.1\r\nHost: x\r\nContent-Type: application/json'
const broken: readonly (readonly [what: string, status: number, bytes: string])[] = [
  ['bytes that are no request', 400, 'garbage\r\n\r\n'],
  ['another version of HTTP', 400, 'GET / HTTP/9.9\r\n\r\n'],
  ['a header without a name', 400, 'GET / HTTP/1.1\r\nHost: x\r\nbad header\r\n\r\n'],
  ['no Host', 400, 'GET /version.json HTTP/1.1\r\n\r\n'],
  ['headers of 40 kB', 431, `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`],
  ['an unknown Expect', 417, 'GET /version.json HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\n\r\n'],
  ['an escape that is none', 400, 'GET /%E0%A4%A HTTP/1.1\r\nHost: x\r\n\r\n'],
  [
    'a part of a path that is too long',
    414,
    `GET /ebsn/api/products/${'x'.repeat(3_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  ],
  ['a path of other bytes', 400, 'GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['OPTIONS of everything', 404, 'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['an odd method', 404, 'TRACE / HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a sound request', 200, 'GET /version.json HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a body that is too large', 413, `${CART_ADD}\r\nContent-Length: 99999999\r\n\r\n`],
  ['a body that is no JSON', 400, `${CART_ADD}\r\nContent-Length: 1\r\n\r\n{`],
]

describe('the security headers', () => {
  it('are on the answer of every route, valid or not, with login or without', async () => {
    const wrong: string[] = []
    const isChosen = oneOf(3, 'headers of routes')
    const others = routes.filter((route) => !isAsset(route) && isChosen(`${route.method} ${route.url}`))
    for (const route of [...others, ...chosen('headers of assets', routes.filter(isAsset), FEW_ASSETS)]) {
      for (const who of ['visitor', 'customer'] as const) {
        const { caller, known } = await newCaller(test, shop, who, route)
        const { path, query, body } = exampleRequest(route, known)
        const url = `${path()}?${new URLSearchParams(query).toString()}`
        const method = route.method as 'GET'
        const headers = await caller.headers()
        for (const ask of [url, path(), `${path()}?page=x&${'a=1&'.repeat(50)}`]) {
          const payload = body as object | undefined
          const reply = await test.app.inject({ method, url: ask, headers, ...(payload && { payload }) })
          wrong.push(...missing(path(), reply.headers))
        }
      }
    }
    expect(wrong).toEqual([])
    expect(routes.length).toBeGreaterThan(60)
  })

  it('are on answers to unknown paths and other methods', async () => {
    const paths = ['/', '/cart', '/assets/gone.js', '/robots.txt', '/logo.svg', '/ebsn/api/none', ...oddUrls]
    const isChosen = oneOf(4, 'headers of paths')
    for (const url of paths.filter((path) => path.startsWith('/ebsn') || isChosen(path))) {
      for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'DELETE'] as const) {
        const reply = await test.app.inject({ method, url })
        const path = url.split('?', 1)[0] ?? ''
        expect([method, missing(path, reply.headers)]).toEqual([method, []])
      }
    }
  })

  it.each(broken)('are on the answer to %s: %i', async (_what, status, bytes) => {
    const reply = await answerTo(bytes)
    expect(reply.status).toBe(status)
    expect(missing('', reply.headers)).toEqual([])
  })

  it('are missing when a hook answers too early: the same check detects it', async () => {
    const reply = await test.app.inject({ url: OUTSIDE })
    expect(reply.body).toBe('outside')
    expect(missing(OUTSIDE, reply.headers)).toHaveLength(Object.keys(fortress).length + 1)
  })

  it('require https in production only, and for subdomains only if configured', async () => {
    expect((await demo.app.inject({ url: '/version.json' })).headers).not.toHaveProperty(
      'strict-transport-security',
    )
    const wide = await buildTestApp({ config: { mode: 'production', hstsSubdomains: true } })
    const { headers } = await wide.app.inject({ url: '/' })
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })
})

describe('the page of the API', () => {
  const pages = ['/ebsn/api/docs', '/ebsn/api/docs/openapi.json']
  const statusesOf = async ({ app }: TestApp) =>
    Promise.all(pages.map(async (url) => (await app.inject({ url })).statusCode))

  it('is available in a trial shop, and an unknown path in production', async () => {
    expect(await statusesOf(demo)).toEqual([200, 200])
    expect(await statusesOf(test)).toEqual([404, 404])
    const [closed, unknown] = await Promise.all(
      ['/ebsn/api/docs', '/ebsn/api/nothing'].map(async (url) => (await test.app.inject({ url })).body),
    )
    expect(closed).toBe(unknown)
  })

  it('is switched on and off by the configuration', async () => {
    const opened = await buildTestApp({ config: { mode: 'production', apiDocs: true } })
    expect(await statusesOf(opened)).toEqual([200, 200])
    const closed = await buildTestApp({ config: { mode: 'demo', apiDocs: false } })
    expect(await statusesOf(closed)).toEqual([404, 404])
  })
})
