import { describe, expect, test } from 'vitest'
import { isFromAnotherSite } from './cross-site.ts'

const SHOP = { shopUrl: 'https://negozio.example', host: 'negozio.example' }
const INSIDE = { shopUrl: 'https://negozio.example', host: '10.0.0.7:8080' }
const DEMO = { shopUrl: 'http://127.0.0.1:8080', host: 'localhost:8080' }

describe('a call', () => {
  test.each([
    ['a program, which says nothing', {}, SHOP],
    ['the shop’s own page', { origin: 'https://negozio.example', fetchSite: 'same-origin' }, SHOP],
    ['the same behind a proxy that keeps the name to itself', { origin: 'https://negozio.example' }, INSIDE],
    ['the shop under another of its names', { origin: 'http://localhost:8080' }, DEMO],
    [
      'the shop behind the server of a developer',
      { origin: 'http://127.0.0.1:5173' },
      { ...DEMO, host: '127.0.0.1:5173' },
    ],
    [
      'a name with the port that goes without saying',
      { origin: 'https://negozio.example' },
      { ...SHOP, host: 'negozio.example:443' },
    ],
    ['the shop in capitals', { origin: 'HTTPS://Negozio.example' }, SHOP],
    ['the shopper herself', { fetchSite: 'none' }, SHOP],
    ['a page of the shop that names no origin', { origin: 'null', fetchSite: 'same-origin' }, SHOP],
  ])('from %s is the shop’s', (_, caller, shop) => expect(isFromAnotherSite(caller, shop)).toBe(false))

  test.each([
    ['another site', { origin: 'https://altro.example' }, SHOP],
    ['another site as browsers say it', { fetchSite: 'cross-site' }, SHOP],
    ['another site that hides its name', { origin: 'null' }, SHOP],
    ['a frame without an origin', { origin: 'null', fetchSite: 'cross-site' }, SHOP],
    [
      'another site, whatever it says besides',
      { origin: 'https://altro.example', fetchSite: 'same-origin' },
      SHOP,
    ],
    [
      'a neighbour under the same domain',
      { origin: 'https://blog.negozio.example', fetchSite: 'same-site' },
      SHOP,
    ],
    ['a name that begins with the shop’s', { origin: 'https://negozio.example.altro.it' }, SHOP],
    ['the shop’s name with something before it', { origin: 'https://negozio.example@altro.it' }, SHOP],
    ['the shop’s name at another port', { origin: 'https://negozio.example:8443' }, SHOP],
    ['the shop’s name without https', { origin: 'http://negozio.example' }, SHOP],
    ['the same at home', { origin: 'http://localhost:3000' }, DEMO],
    ['two origins at once', { origin: 'https://negozio.example, https://altro.example' }, SHOP],
    ['what is no origin', { origin: 'negozio.example' }, SHOP],
    ['an empty origin', { origin: '' }, SHOP],
    ['two words at once', { fetchSite: 'same-origin, Cross-Site' }, SHOP],
    [
      'another site where the name asked for is none',
      { origin: 'https://altro.example' },
      { ...SHOP, host: 'a b' },
    ],
  ])('from %s is not', (_, caller, shop) => expect(isFromAnotherSite(caller, shop)).toBe(true))
})
