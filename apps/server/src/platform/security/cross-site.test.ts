import Fastify from 'fastify'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { refuseCrossSiteWrites } from './cross-site.ts'
import { answerFailures } from '../http/failures.ts'

test('only exceptions may be written from other sites; refusals are logged at a limited rate', async () => {
  const app = Fastify()
  const log = pino({ level: 'silent' })
  const warn = vi.spyOn(log, 'warn')
  answerFailures(app)
  const exceptions = [
    { origin: '*', route: '/saml2/acs' },
    { origin: 'app://shell', route: '*' },
  ]
  refuseCrossSiteWrites(app, { config: { shopUrl: 'https://negozio.example', shop: {} }, log }, exceptions)
  app.post('/saml2/acs', () => 'done')
  app.post('/cart', () => 'done')
  const statusOf = async (url: string, origin: string) =>
    (await app.inject({ method: 'POST', url, headers: { origin, 'sec-fetch-site': 'cross-site' } }))
      .statusCode
  expect(await statusOf('/saml2/acs', 'https://identity.example')).toBe(200)
  expect(await statusOf('/cart', 'app://shell')).toBe(200)
  expect(warn).not.toHaveBeenCalled()
  for (const [url, origin] of [
    ['/cart', 'https://identity.example'],
    ['/cart', 'app://shell.altro'],
    ['/nowhere', 'https://identity.example'],
  ] as const)
    expect([url, origin, await statusOf(url, origin)]).toEqual([url, origin, 403])
  expect(warn).toHaveBeenCalledOnce()
})
