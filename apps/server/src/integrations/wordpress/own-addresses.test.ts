import { expect, it } from 'vitest'
import { ownAddresses } from './own-addresses.ts'

it('leads to the shop what leads to WordPress, and leaves every other address as it is', () => {
  const own = ownAddresses(new URL('https://cms.example.it/'))
  const led: [string, string][] = [
    ['https://cms.example.it/privacy/', '/page/privacy'],
    ['http://cms.example.it/chi-siamo/storia/?a=1#b', '/page/storia?a=1#b'],
    ['https://cms.example.it/', '/'],
    ['https://cms.example.it/volantini/natale/', '/volantini/natale'],
    ['https://cms.example.it/faq/consegna/', '/faq/consegna'],
    [
      'https://cms.example.it/wp-content/uploads/2026/11/a%20b.jpg',
      '/p/wp-content/uploads/2026/11/a%20b.jpg',
    ],
    ['/wp-content/uploads/a.pdf', '/p/wp-content/uploads/a.pdf'],
  ]
  for (const [address, shown] of led) expect(own(address)).toBe(shown)
  const kept = [
    '/category/vini',
    '#quali-dati',
    'mailto:a@b.it',
    'https://cms.example.it.altro.it/privacy/',
    'javascript:alert(1)',
  ]
  for (const address of [...kept, 'https://altro.it/wp-content/uploads/a.jpg', '', 'https://'])
    expect(own(address)).toBe(address)

  const below = ownAddresses(new URL('https://www.example.it/blog'))
  expect(below('https://www.example.it/blog/privacy/')).toBe('/page/privacy')
  expect(below('/blog/wp-content/uploads/a.png')).toBe('/p/wp-content/uploads/a.png')
  expect(below('https://www.example.it/negozio')).toBe('https://www.example.it/negozio')
})
