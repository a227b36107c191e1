import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageHeaders } from '../security/page-policy.ts'
import { hardenAnswers, serveStorefront } from './storefront.ts'

const dist = mkdtempSync(join(tmpdir(), 'cambusa-dist-'))
const page = '<!doctype html><title>Negozio</title><script>start()</script><script src="/a.js"></script>'
const code = 'console.log(1)\n'.repeat(200)
let app: FastifyInstance

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'))
  mkdirSync(join(dist, '.vite'))
  writeFileSync(join(dist, 'index.html'), page)
  writeFileSync(join(dist, '.vite/manifest.json'), '{}')
  writeFileSync(join(dist, 'robots.txt'), 'User-agent: *')
  writeFileSync(join(dist, 'assets/app-1a2b.js'), code)
  writeFileSync(join(dist, 'assets/app-1a2b.js.br'), brotliCompressSync(code))
  app = Fastify()
  hardenAnswers(app)
  await serveStorefront(app, dist, { pictureHosts: ['img.esempio.it'], isHttps: true })
})
afterAll(async () => {
  await app.close()
  rmSync(dist, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers })

describe('the built storefront', () => {
  it('sends its page for every path that may be a screen, always revalidated by caches', async () => {
    for (const path of ['/', '/category/dispensa/pasta?page=2', '/product/olio-1.5-l', '/profile/orders/7']) {
      const reply = await get(path)
      expect([path, reply.statusCode, reply.body]).toEqual([path, 200, page])
      expect(reply.headers['cache-control']).toBe('no-cache')
    }
  })

  it('lets files named by their content be cached for ever, and sends them compressed', async () => {
    const plain = await get('/assets/app-1a2b.js')
    expect(plain.body).toBe(code)
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const small = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' })
    expect(small.headers['content-encoding']).toBe('br')
    expect(small.headers['content-type']).toContain('javascript')
    expect(small.headers.vary).toMatch(/accept-encoding/i)
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(code)
  })

  it('lets no cache store the answer to a call: it may contain a customer’s prices', async () => {
    expect((await get('/ebsn/api/nothing')).headers['cache-control']).toBe('no-store')
  })

  it('answers 404 for unknown assets, calls and pictures, and never a page', async () => {
    for (const path of [
      '/assets/gone-9z.js',
      '/ebsn/api/nothing',
      '/p/wp-json/x',
      '/pictures/x/320.webp',
      '/ebsn',
      '/policy-reports',
      '/.vite/../assets/none',
    ]) {
      const reply = await get(path)
      expect([path, reply.statusCode]).toEqual([path, 404])
      expect(reply.json()).toMatchObject({ response: { status: 1 }, user: { userId: -1 } })
    }
    expect((await app.inject({ method: 'POST', url: '/cart' })).statusCode).toBe(404)
    expect((await get('/.vite/manifest.json')).body).not.toBe('{}')
  })

  it('lets its pages load only their own files, and lets no site frame them', async () => {
    const { headers } = await get('/')
    expect(headers).toMatchObject(pageHeaders(page, { pictureHosts: ['img.esempio.it'], isHttps: true }))
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  })

  it('tells nobody of an address with the token of a link, and keeps its page in no cache', async () => {
    const { headers, statusCode } = await get('/orders/shared/anything')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    expect(headers['x-robots-tag']).toContain('noindex')
  })
})
