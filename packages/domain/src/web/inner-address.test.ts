import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { innerAddress, innerPage, linkAddress } from './inner-address.ts'

const SHOP = 'https://negozio.example'

/** Known tricks to leave a shop by an address that looks like its own. */
const TRICKS = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' /cart',
  '/cart ',
  '\u00a0/cart',
  '/\u0000/evil.example',
  '/%2F/evil.example',
  '/%2F%2Fevil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/%5c%5cevil.example',
  '/%252F%252Fevil.example',
  '/%255Cevil.example',
  '/%09/evil.example',
  '/%0D%0ALocation:%20https://evil.example',
  '/\u2215evil.example',
  '/\u2044evil.example',
  '/\uff0fevil.example',
  '/%EF%BC%8Fevil.example',
  '/\u29f8evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  '/a/%2e%2e/%2Fevil.example',
  '/a/..%2f..%2f/evil.example',
  '/..%2f',
  '/\u202eevil.example',
  '/\u200b/evil.example',
  '/%zz',
  'https://evil.example',
  'HTTPS://evil.example/cart',
  'https:evil.example',
  'https:/evil.example',
  'http://negozio.example@evil.example',
  'negozio.example@evil.example',
  '@evil.example',
  'evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'cart',
  '?from=/cart',
  '#x',
  '.',
  '',
]

const GOOD = [
  '/',
  '/cart',
  '/category/dispensa/pasta?page=2&filter=brand:a',
  '/search?query=acqua%2F1l%20//%5C',
  '/search?query=50%25',
  '/product/caff%C3%A8-%26-co#prezzo',
  '/profile/orders/7?placed=1',
  '/advanced-search?name=a@b.it',
  '/checkout#https://evil.example',
]

/** Where a browser on a page of the shop would go. */
const reached = (address: string) => new URL(address, `${SHOP}/service-down`)

/** Random strings made of the pieces of such tricks. */
const crafted = fc
  .array(
    fc.constantFrom(
      '/',
      '\\',
      '%2F',
      '%5C',
      '%252F',
      '%2e',
      '.',
      '..',
      '@',
      ':',
      '?',
      '#',
      '\t',
      '\n',
      ' ',
      '\u0000',
      '\u2215',
      '\uff0f',
      'https:',
      'javascript:',
      'evil.example',
      'cart',
      '%',
    ),
    { maxLength: 10 },
  )
  .map((pieces) => pieces.join(''))
const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  crafted,
  crafted.map((text) => `/${text}`),
)

/** Whether every parser, even one that decodes the path once too often, stays within the shop. */
function staysInside(address: string): boolean {
  const url = reached(address)
  const decodedOnce = decodeURIComponent(url.pathname)
  return (
    url.origin === SHOP &&
    reached(url.pathname).origin === SHOP &&
    reached(decodedOnce).origin === SHOP &&
    reached(decodedOnce.normalize('NFKC')).origin === SHOP
  )
}

const isInside = (decide: (text: string) => string | undefined) =>
  fc.property(anything, (text) => {
    const address = decide(text)
    return address === undefined || staysInside(address)
  })

describe('an address within the shop', () => {
  it('never leads elsewhere, whatever it consists of', () => {
    expect(fc.check(isInside(innerAddress), { numRuns: 20_000 }).counterexample).toBeNull()
    expect(fc.check(isInside(innerPage), { numRuns: 5000 }).counterexample).toBeNull()
  })

  it('is not recognised by its first characters only: the property finds the fault of such a rule', () => {
    const naive = (text: string) => (text.startsWith('/') ? text : undefined)
    const lessNaive = (text: string) => (text.startsWith('/') && !text.startsWith('//') ? text : undefined)
    expect(fc.check(isInside(naive), { numRuns: 20_000 }).failed).toBe(true)
    expect(fc.check(isInside(lessNaive), { numRuns: 20_000 }).failed).toBe(true)
  })

  it('is refused for each known trick', () => {
    expect(TRICKS.filter((text) => innerAddress(text) !== undefined)).toEqual([])
    for (const value of [undefined, null, 7, {}, ['/cart']]) expect(innerAddress(value)).toBeUndefined()
  })

  it('may have any query and hash, and keeps them', () => {
    for (const text of GOOD) expect(innerAddress(text)).toBe(text)
    expect(innerAddress('/a/../cart')).toBe('/cart')
  })

  it('does not change when checked again', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const once = innerAddress(text)
        expect(once === undefined ? once : innerAddress(once)).toBe(once)
      }),
    )
  })
})

describe('a page to continue at', () => {
  it('is a screen, never a call, a file of the server, or an error screen', () => {
    for (const text of GOOD) expect(innerPage(text)).toBe(text)
    const none = [
      '/ebsn/api/auth/logout',
      '/EBSN/api/cart/view',
      '/saml2/login',
      '/dev/mail',
      '/p/wp-json',
      '/pictures/a.png',
      '/version.json',
      '/sw.js',
      '/sw-off',
      '/manifest.webmanifest',
      '/.well-known/assetlinks.json',
      '/policy-reports',
      '/service-down?from=/cart',
      '/service-down',
      '/%73ervice-down',
      '/%2573ervice-down',
      '/not-found',
      '/a/../ebsn/api',
    ]
    expect(none.filter((text) => innerPage(text) !== undefined)).toEqual([])
    expect(innerPage('/page/cookie-policy')).toBe('/page/cookie-policy')
    expect(innerPage('/product/dev')).toBe('/product/dev')
  })
})

describe('a link from other people’s data', () => {
  it('leads into the shop or to an https address', () => {
    expect(linkAddress('/category/dispensa')).toBe('/category/dispensa')
    expect(linkAddress('https://fornitore.example/scheda.pdf')).toBe('https://fornitore.example/scheda.pdf')
  })

  it('never runs a script and never hides its target', () => {
    const refused = TRICKS.filter((text) => !/^https:\/\/evil\.example/i.test(text))
    expect(refused.filter((text) => linkAddress(text) !== undefined)).toEqual([])
    for (const text of [
      'https://negozio.example@evil.example',
      'https://a@b:1@evil.example/',
      'https:\\\\evil.example',
      'https:///x',
      'https://',
    ])
      expect(linkAddress(text)).toBeUndefined()
    fc.assert(
      fc.property(anything, (text) => {
        const address = linkAddress(text)
        return address === undefined || reached(address).protocol === 'https:'
      }),
    )
  })
})
