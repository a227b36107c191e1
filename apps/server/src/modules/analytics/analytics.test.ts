import { viewAnalytics } from '@cambusa/contract/shop/analytics'
import type { ServiceConfig } from '@cambusa/contract/shop/analytics-config'
import { describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { readConfig } from '../../config.ts'
import { askedServices } from './analytics.ts'

const { shop: testShop } = readConfig({ env: {}, args: [] })
const JSON_ONLY = { accept: 'application/json' }
const ROUTES = ['/dev/analytics', '/dev/analytics/gtag.js', '/dev/analytics/fbq.js'] as const
const COLLECT = '/dev/analytics/collect'
const analytics = {
  kind: 'gtag' as const,
  script: 'https://www.misure.esempio.it/gtag/js',
  hosts: ['raccolta.misure.esempio.it', 'www.misure.esempio.it'],
  id: 'G-ABC1234567',
  trustedTypes: ['goog#html'],
} satisfies ServiceConfig
const ORIGINS = ['https://www.misure.esempio.it', 'https://raccolta.misure.esempio.it']

const told = async ({ app }: TestApp) =>
  (await app.inject({ url: `/ebsn/api${viewAnalytics.url}` })).json<{ data: unknown }>().data
const received = async ({ app }: TestApp) =>
  (await app.inject({ url: '/dev/analytics', headers: JSON_ONLY })).json<Record<string, unknown>[]>()
const send = ({ app }: TestApp, payload: object | string) =>
  app.inject({ method: 'POST', url: COLLECT, payload, headers: { 'content-type': 'application/json' } })
const event = (name: string, params = {}) => ({ kind: 'gtag', id: 'G-SANDBOX01', name, params })

describe('the services that measure', () => {
  it('are those of the sandbox in a demo whose file names none, and none in production', async () => {
    const demo = await buildTestApp({ config: { mode: 'demo' } })
    expect(await told(demo)).toMatchObject({
      analytics: { kind: 'gtag', script: '/dev/analytics/gtag.js', origins: [] },
      pixel: { kind: 'fbq', script: '/dev/analytics/fbq.js', origins: [] },
    })
    const production = await buildTestApp({ config: { mode: 'production' } })
    expect(await told(production)).toMatchObject({ analytics: null, pixel: null })
  })

  it('are those of the shop’s file, with exactly their hosts, in every mode', async () => {
    for (const mode of ['demo', 'production'] as const) {
      const shop = { ...testShop, analytics, pictureHosts: ['img.esempio.it'] }
      expect(await told(await buildTestApp({ config: { mode, shop } }))).toEqual({
        analytics: { kind: 'gtag', script: analytics.script, id: analytics.id, origins: ORIGINS },
        pixel: null,
        pictures: ["'self'", 'data:', 'blob:', 'https://img.esempio.it'],
      })
      expect(askedServices({ mode, shop })).toEqual({ origins: ORIGINS, trustedTypes: ['goog#html'] })
    }
    expect(askedServices({ mode: 'production', shop: testShop })).toBeUndefined()
  })
})

describe('the sandbox', () => {
  it('lists the events that it received, newest first, for programs and for people', async () => {
    const test = await buildTestApp({ config: { mode: 'demo' } })
    expect(await received(test)).toEqual([])
    expect((await send(test, event('view_item', { value: 1.5 }))).statusCode).toBe(204)
    await send(test, event('<script>alert(1)</script>'))
    expect((await received(test)).map(({ number, name }) => [number, name])).toEqual([
      [2, '<script>alert(1)</script>'],
      [1, 'view_item'],
    ])
    const { headers, body } = await test.app.inject({
      url: '/dev/analytics',
      headers: { accept: 'text/html' },
    })
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
    expect(body).toContain('view_item')
    expect(body).not.toContain('<script')
  })

  it('refuses with a sentence what is no event, and keeps 500', async () => {
    const test = await buildTestApp({ config: { mode: 'demo' } })
    const wrong = [
      {},
      [],
      'null',
      { ...event('x'), kind: 'other' },
      { ...event('x'), more: 1 },
      event('x'.repeat(41)),
    ]
    for (const payload of wrong) {
      const reply = await send(test, payload)
      expect([payload, reply.statusCode]).toEqual([payload, 400])
      expect(reply.json()).toMatchObject({ response: { status: expect.any(Number) as number } })
    }
    expect((await send(test, event('big', { text: 'x'.repeat(200_000) }))).statusCode).toBe(413)
    for (let count = 0; count < 505; count += 1) await send(test, event('page_view'))
    expect(await received(test)).toHaveLength(500)
    for (let count = 0; count < 100; count += 1) await send(test, event('page_view'))
    expect((await send(test, event('page_view'))).statusCode).toBe(429)
  })

  it('does not exist in production', async () => {
    const { app } = await buildTestApp({ config: { mode: 'production' } })
    for (const url of ROUTES) expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 404])
    const reply = await app.inject({ method: 'POST', url: COLLECT, payload: event('x') })
    expect(reply.statusCode).toBe(404)
  })
})
