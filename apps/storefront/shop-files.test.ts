import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readShopFiles } from './shop-files.ts'

const ROOT = join(import.meta.dirname, '../..')
const own = JSON.parse(readFileSync(join(ROOT, 'shop.config.json'), 'utf8')) as object
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])

/** What is made of a shop that differs from the demo's, its files being these. */
function made(change: object, files: Record<string, Buffer | string>) {
  const all: Record<string, Buffer | string> = {
    '/shop/bottega.json': JSON.stringify({ ...own, ...change }),
    ...files,
  }
  return readShopFiles('/shop/bottega.json', (path) => {
    const content = all[path]
    if (content === undefined) throw new Error('ENOENT')
    return Buffer.from(content)
  })
}

const logo = (file: string) => ({ logo: { file, alt: '' } })

test('a logo is served under one address by its kind, and named by icon and manifest', () => {
  const { files, head } = made(logo('mark.png'), { '/shop/mark.png': PNG })
  expect(files.map(({ fileName, type }) => [fileName, type])).toEqual([
    ['.vite/shop.json', 'application/json'],
    ['logo.png', 'image/png'],
    ['site.webmanifest', 'application/manifest+json'],
  ])
  expect(head.find(({ attrs }) => attrs?.['rel'] === 'icon')?.attrs).toEqual({
    rel: 'icon',
    href: '/logo.png',
    type: 'image/png',
  })
})

test.each([
  [logo('gone.svg'), {}, /logo\.file nomina gone\.svg, che non si legge/],
  [logo('mark.png'), { '/shop/mark.png': '<svg/>' }, /non è un’immagine SVG o PNG/],
  [logo('mark.svg'), { '/shop/mark.svg': PNG }, /non è un’immagine SVG o PNG/],
  [{ name: '' }, {}, /il campo name deve essere/],
])(
  'a file that is not in order ends the build (%#)',
  (change, files: Record<string, Buffer | string>, told) => {
    expect(() => made(change, files)).toThrow(told)
  },
)

test('a name is only ever text in the page', () => {
  const { head } = made({ name: '</title><script>x', ...logo('m.svg') }, { '/shop/m.svg': '<svg />' })
  expect(head.find(({ tag }) => tag === 'title')?.children).toBe('&lt;/title>&lt;script>x')
})
