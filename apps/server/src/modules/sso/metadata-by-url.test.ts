import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beginSso, listIdentityProviders } from '@cambusa/contract/people/sso'
import { beforeEach, expect, it, vi } from 'vitest'
import { atTheEnd } from '../../testing/at-the-end.ts'
import {
  begin,
  buildSamlShop,
  IDP,
  keys,
  metadataOf,
  post,
  rightAnswer,
  written,
} from '../../testing/saml/saml-shop.ts'

const ADDRESS = 'https://idp.catena.example/metadata'
const HOUR = 3_600_000
const AGAIN = 30_000

/** What the provider's server answers; undefined: it cannot be reached. */
let served: { status?: number; text?: string; location?: string } | undefined
let asked = 0

const server = createServer((_request, reply) => {
  asked += 1
  const { status = 200, text = '', location } = served!
  reply.writeHead(status, location === undefined ? {} : { location }).end(text)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
atTheEnd(() => server.close())
const local = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metadata`
const { fetch } = globalThis

// The settings take https only: the network leads to the server of this test.
beforeEach(() => {
  asked = 0
  vi.stubGlobal('fetch', (url: string, options: RequestInit) => {
    if (url !== ADDRESS) return fetch(url, options)
    return served === undefined ? Promise.reject(new TypeError('fetch failed')) : fetch(local, options)
  })
})

const signedBy = (...by: (typeof keys.old)[]) => ({ text: metadataOf(IDP, by) })
const shop = await buildSamlShop({ metadataUrl: ADDRESS })

/** The status of an answer that is signed by a key. */
async function answeredBy(test: typeof shop, key: typeof keys.old) {
  const begun = await begin(test, 'both')
  return (await post(test, written(begun, rightAnswer(test, begun), key))).statusCode
}

it('are asked for once an hour: a changed certificate holds from then on, the old one no longer', async () => {
  served = signedBy(keys.old)
  expect([await answeredBy(shop, keys.old), await answeredBy(shop, keys.new), asked]).toEqual([303, 403, 1])
  served = signedBy(keys.new)
  shop.time.advance(HOUR - 1)
  expect([await answeredBy(shop, keys.old), asked]).toEqual([303, 1])
  shop.time.advance(1)
  expect([await answeredBy(shop, keys.new), await answeredBy(shop, keys.old), asked]).toEqual([303, 403, 2])
})

it('hold while their server is away or answers something else, which is asked again every 30 seconds', async () => {
  served = signedBy(keys.new)
  shop.time.advance(HOUR)
  expect(await answeredBy(shop, keys.new)).toBe(303)
  shop.time.advance(HOUR)
  for (const wrong of [
    undefined,
    { status: 500, text: metadataOf(IDP) },
    { status: 302, location: `${local}/elsewhere` },
    { text: `${metadataOf(IDP)}${' '.repeat(1_000_000)}` },
    { text: '<html/>' },
  ]) {
    served = wrong
    asked = 0
    expect([await answeredBy(shop, keys.new), await answeredBy(shop, keys.old)]).toEqual([303, 403])
    expect(asked).toBe(wrong === undefined ? 0 : 1)
    shop.time.advance(AGAIN)
  }
  served = signedBy(keys.old)
  expect(await answeredBy(shop, keys.old)).toBe(303)
})

it('that cannot be had when the shop starts hinder the sign-ins of their provider alone, until they can', async () => {
  served = undefined
  const started = await shop.again()
  const beginAt = (provider: string) => started.shopper('10.32.0.1').call(beginSso, { query: { provider } })
  const { data } = await started.shopper('10.32.0.1').call(listIdentityProviders)
  expect(data?.providers.map(({ id }) => id)).toEqual(['both', 'lean', 'development'])
  const refused = await beginAt('both')
  expect([refused.httpStatus, refused.codes]).toEqual([503, ['server.unavailable']])
  expect((await beginAt('lean')).codes).toEqual([])
  served = signedBy(keys.old)
  expect([(await beginAt('both')).codes, asked]).toEqual([['server.unavailable'], 0])
  started.time.advance(AGAIN)
  expect([(await beginAt('both')).codes, asked]).toEqual([[], 1])
  expect(await answeredBy(started, keys.old)).toBe(303)
})
