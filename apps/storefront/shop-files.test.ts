import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pictureSize } from './app-icons.ts'
import { readShopFiles } from './shop-files.ts'

const ROOT = join(import.meta.dirname, '../..')
const own = {
  ...(JSON.parse(readFileSync(join(ROOT, 'shop.config.json'), 'utf8')) as object),
  screenshots: undefined,
}
/** One point, whole. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

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
const mark = { '/shop/mark.png': PNG }

test('a logo is served under one address by its kind, and the icons of an installed shop are made of it', async () => {
  const { files, head } = await made(logo('mark.png'), mark)
  expect(files.map(({ fileName, type }) => [fileName, type])).toEqual([
    ['.vite/shop.json', 'application/json'],
    ['logo.png', 'image/png'],
    ['icon-192.png', 'image/png'],
    ['icon-512.png', 'image/png'],
    ['icon-maskable-512.png', 'image/png'],
    ['icon-apple-180.png', 'image/png'],
    ['manifest.webmanifest', 'application/manifest+json'],
  ])
  const sizes = await Promise.all(
    files.filter(({ fileName }) => fileName.startsWith('icon-')).map(({ source }) => pictureSize(source)),
  )
  expect(sizes).toEqual(['192x192', '512x512', '512x512', '180x180'])
  expect(head.find(({ attrs }) => attrs?.['rel'] === 'icon')?.attrs).toEqual({
    rel: 'icon',
    href: '/logo.png',
    type: 'image/png',
  })
})

test('the web manifest says everything that a browser needs to install the shop, with pictures of it', async () => {
  const screenshots = { narrow: 'phone.png', wide: 'desk.png' }
  const pictures = { ...mark, '/shop/phone.png': PNG, '/shop/desk.png': PNG }
  const { files } = await made({ ...logo('mark.png'), screenshots }, pictures)
  const manifest = JSON.parse(String(files.at(-1)?.source)) as object
  expect(manifest).toMatchObject({
    name: 'Cambusa',
    short_name: 'Cambusa',
    lang: 'it',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    screenshots: [
      { src: '/screenshot-narrow.png', sizes: '1x1', type: 'image/png', form_factor: 'narrow' },
      { src: '/screenshot-wide.png', sizes: '1x1', type: 'image/png', form_factor: 'wide' },
    ],
  })
})

test.each([
  [logo('gone.svg'), {}, /logo\.file nomina gone\.svg, che non si legge/],
  [logo('mark.png'), { '/shop/mark.png': '<svg/>' }, /non è un’immagine SVG o PNG/],
  [logo('mark.svg'), { '/shop/mark.svg': PNG }, /non è un’immagine SVG o PNG/],
  [logo('mark.png'), { '/shop/mark.png': PNG.subarray(0, 12) }, /non è un’immagine SVG o PNG/],
  [
    { ...logo('mark.png'), screenshots: { narrow: 'phone.png', wide: 'desk.png' } },
    { ...mark, '/shop/phone.png': PNG, '/shop/desk.png': 'x' },
    /screenshots\.wide nomina desk\.png, che non si legge come immagine/,
  ],
  [{ name: '' }, {}, /il campo name deve essere/],
])(
  'a file that is not in order ends the build (%#)',
  async (change, files: Record<string, Buffer | string>, told) => {
    await expect(made(change, files)).rejects.toThrow(told)
  },
)

test('a name is only ever text in the page', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>'
  const { head } = await made({ name: '</title><script>x', ...logo('m.svg') }, { '/shop/m.svg': svg })
  expect(head.find(({ tag }) => tag === 'title')?.children).toBe('&lt;/title>&lt;script>x')
})
