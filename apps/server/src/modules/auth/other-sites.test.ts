import { allEndpoints } from '@cambusa/contract/endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildShop } from '../../testing/factories/delivery.ts'
import { buildUser, TEST_PASSWORD, type TestUser } from '../../testing/factories/users.ts'
import { buildTestApp } from '../../testing/test-app.ts'

const shop = await buildTestApp({ fill: buildShop, config: { mode: 'production' } })
let user: TestUser
beforeAll(async () => {
  user = await buildUser(shop.db)
})

describe('a page of another site', () => {
  const FOREIGN = [
    { origin: 'https://altro.example' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
  ] as const
  const post = (url: string, headers: Record<string, string>, payload = '') =>
    shop.app.inject({ method: 'POST', url, headers, payload, remoteAddress: '198.51.100.1' })
  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  it('uses up nobody’s attempts: its posts are refused before they are counted', async () => {
    const wrong = `login=${encodeURIComponent(user.login)}&password=sbagliata`
    for (let guess = 0; guess < 60; guess += 1) {
      const headers = { ...form, ...FOREIGN[guess % FOREIGN.length] }
      const reply = await post('/ebsn/api/auth/login', headers, wrong)
      expect([reply.statusCode, reply.json().response.errors[0].code]).toEqual([403, 'request.crossSite'])
      expect(reply.headers['x-ebsn-session']).toBeUndefined()
    }
    const own = { ...form, origin: shop.services.config.shopUrl, 'sec-fetch-site': 'same-origin' }
    const right = wrong.replace('sbagliata', TEST_PASSWORD)
    expect((await post('/ebsn/api/auth/login', own, right)).json().response.status).toBe(0)
  })

  it('is refused by every call that changes something, the older GET forms included, and may still read', async () => {
    const writes = allEndpoints.filter(({ method, writes }) => method !== 'GET' || writes === true)
    expect(writes.some(({ method }) => method === 'GET')).toBe(true)
    const asked = [
      ...writes.map(({ method, url }) => ({ method, url: `/ebsn/api${url.replaceAll(/:\w+/g, '1')}` })),
      ...['/policy-reports', '/payment/notification/stripe'].map((url) => ({ method: 'POST' as const, url })),
    ]
    for (const { method, url } of asked)
      for (const headers of FOREIGN) {
        const reply = await shop.app.inject({ method, url, headers, remoteAddress: '198.51.100.1' })
        expect([method, url, headers, reply.statusCode]).toEqual([method, url, headers, 403])
      }
    const reading = { method: 'GET', url: '/ebsn/api/category', headers: FOREIGN[1] } as const
    expect((await shop.app.inject(reading)).statusCode).toBe(200)
  })
})
