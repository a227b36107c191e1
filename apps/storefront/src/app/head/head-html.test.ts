import { expect, describe, it } from 'vitest'
import { cutAtWord } from './cut-at-word.ts'
import { headHtml, withHead } from './head-html.ts'
import type { PageHead } from './page-head.ts'

const plain: PageHead = {
  title: 'Negozio',
  sharedTitle: 'Negozio',
  description: 'Spesa',
  canonical: undefined,
  robots: undefined,
  type: 'website',
  shop: 'Negozio',
  images: [],
  jsonLd: [],
}

describe('the tags of a head', () => {
  it('escape text in attributes and elements', () => {
    const evil = `"><script>alert('1')</script>&amp; 🍝`
    const html = headHtml({
      ...plain,
      title: `</title>${evil}`,
      sharedTitle: evil,
      description: evil,
      canonical: 'https://shop.example/product/a"b',
      shop: evil,
      images: [{ address: 'https://shop.example/a"b.webp', alt: evil }],
    })
    expect(html).not.toMatch(/<script|<\/script/)
    expect(html.match(/<\/title>/g)).toHaveLength(1)
    const tags = /^(?:<title>[^<>"']*<\/title>|<(?:meta|link)(?: [a-z-]+(?:="[^<>"']*")?)+>)*$/
    expect(html).toMatch(tags)
    expect(html).toContain('&amp;amp; 🍝')
  })

  it('escape data so that it cannot close its script element, and parse to the same data', () => {
    const name = '</script><!-- \u2028\u2029 "è" 🍝'
    const html = headHtml({ ...plain, jsonLd: [{ name }] })
    const [, text = ''] = /<script type="application\/ld\+json" data-head>(.*?)<\/script>$/.exec(html) ?? []
    expect(text).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(text)).toEqual({ name })
  })

  it('describe the shared page by title, address and picture', () => {
    const html = headHtml({
      ...plain,
      type: 'product',
      canonical: 'https://shop.example/product/penne',
      robots: 'noindex,follow',
      images: [
        { address: 'https://shop.example/pictures/m/1280.webp', alt: 'Penne' },
        { address: 'https://shop.example/pictures/r/1280.webp', alt: 'Penne', width: 640 },
      ],
    })
    for (const tag of [
      '<title>Negozio</title>',
      '<meta name="description" content="Spesa" data-head>',
      '<link rel="canonical" href="https://shop.example/product/penne" data-head>',
      '<meta name="robots" content="noindex,follow" data-head>',
      '<meta property="og:type" content="product" data-head>',
      '<meta property="og:locale" content="it_IT" data-head>',
      '<meta property="og:url" content="https://shop.example/product/penne" data-head>',
      '<meta property="og:image" content="https://shop.example/pictures/m/1280.webp" data-head>',
      '<meta property="og:image:width" content="1280" data-head>',
      '<meta property="og:image:alt" content="Penne" data-head>',
      '<meta property="og:image" content="https://shop.example/pictures/r/1280.webp" data-head><meta property="og:image:width" content="640" data-head>',
      '<meta name="twitter:card" content="summary_large_image" data-head>',
    ])
      expect(html).toContain(tag)
    const bare = headHtml(plain)
    expect(bare).not.toMatch(/canonical|robots|og:image|og:url/)
    expect(bare).toContain('content="summary"')
  })
})

describe('the built page with the head of a screen', () => {
  const template = `<!doctype html><html lang="it"><head>
    <meta charset="utf-8" />
    <title>Negozio</title>
    <meta name="description" content="Negozio: 5 > 4 &amp; sempre">
    <meta name="theme-color" content="#002c6c">
    <link rel="icon" href="/logo.svg"></head><body></body></html>`

  it('has one title and one description, and keeps everything else', () => {
    const page = withHead(template, '<title>$& Pasta</title><meta name="description" content="x">')
    expect(page.match(/<title>.*?<\/title>/g)).toEqual(['<title>$& Pasta</title>'])
    expect(page.match(/name="description"/g)).toHaveLength(1)
    expect(page).not.toContain('5 > 4')
    for (const kept of [
      '<meta charset="utf-8" />',
      'theme-color',
      '<link rel="icon" href="/logo.svg"></head>',
    ])
      expect(page).toContain(kept)
  })

  it('has them also where the built page has none', () => {
    expect(withHead('<head><meta charset="utf-8"></head>', '<title>x</title>')).toBe(
      '<head><meta charset="utf-8"><title>x</title></head>',
    )
  })
})

describe('a text that is too long', () => {
  it('is cut after a word, without trailing punctuation', () => {
    expect(cutAtWord('pasta di grano', 14)).toBe('pasta di grano')
    expect(cutAtWord('pasta  di\ngrano duro', 15)).toBe('pasta di grano…')
    expect(cutAtWord('pasta di grano duro', 17)).toBe('pasta di grano…')
    expect(cutAtWord('pasta, riso, orzo', 13)).toBe('pasta, riso…')
    expect(cutAtWord('pasta, riso, orzo', 7)).toBe('pasta…')
  })

  it('is cut within a word only where it must be, and never within a character', () => {
    expect(cutAtWord('precipitevolissimevolmente', 10)).toBe('precipite…')
    expect(cutAtWord('👩‍🍳'.repeat(5), 3)).toBe('👩‍🍳👩‍🍳…')
    expect(cutAtWord('👩‍🍳'.repeat(5), 5)).toBe('👩‍🍳'.repeat(5))
  })
})
