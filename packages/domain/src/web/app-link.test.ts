import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkedPage } from './app-link.ts'

const own = { host: 'shop.example.com', scheme: 'cambusa' }

test('links of the own host and the own scheme open their screen', () => {
  for (const begin of [
    'https://shop.example.com',
    'cambusa://shop.example.com',
    'HTTPS://Shop.Example.com',
  ]) {
    expect(linkedPage(`${begin}/profile/orders/12?x=1#y`, own)).toBe('/profile/orders/12?x=1#y')
    expect(linkedPage(begin, own)).toBe('/')
    expect(linkedPage(`${begin}?x=1`, own)).toBe('/?x=1')
  }
})

test('links of others, and addresses that are no screen, open nothing', () => {
  for (const link of [
    'http://shop.example.com/cart',
    'https://shop.example.com.evil.example/cart',
    'https://shop.example.com:8443/cart',
    'https://shop.example.com@evil.example/cart',
    'https://evil.example/https://shop.example.com/cart',
    'https://user@shop.example.com/cart',
    'cambusa:///cart',
    'cambusa://cart',
    'other://shop.example.com/cart',
    'javascript:alert(1)',
    'https://shop.example.com//evil.example/cart',
    'https://shop.example.com/\\evil.example',
    'https://shop.example.com/ebsn/api/cart/view',
    'cambusa://shop.example.com/product/../dev/mail',
    '',
  ])
    expect([link, linkedPage(link, own)]).toEqual([link, undefined])
})

test('whatever the link, the screen is one of the shop', () => {
  const links = fc.oneof(
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.string().map((rest) => `https://shop.example.com${rest}`),
    fc.string().map((rest) => `cambusa://shop.example.com${rest}`),
  )
  fc.assert(
    fc.property(links, (link) => {
      const page = linkedPage(link, own)
      if (page === undefined) return
      expect([page[0], new URL(page, 'https://shop.example.com').host]).toEqual(['/', 'shop.example.com'])
    }),
  )
})
