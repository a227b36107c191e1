import { logoPath, type ShopConfig } from '@cambusa/contract/shop/shop-config'
import { readShopConfigText } from '@cambusa/contract/shop/shop-config-text'
import {
  HASH_NOT_RELOAD,
  RELOAD_AFTER_MS,
  SEARCHED_WORD_DAYS,
  VERSION_CHECK_MS,
} from '@cambusa/domain/constants'
import { brandTokens, PAGE_GROUND } from '@cambusa/domain/web/shop-colours'
import { headTexts } from '@cambusa/messages/it/frame/head'
import { plainPageTexts } from '@cambusa/messages/it/frame/plain-page'
import { shopConfigSentence, shopConfigTexts } from '@cambusa/messages/it/shop-config'
import { basename, dirname, extname, join } from 'node:path'
import { APP_ICONS, APPLE_ICON, drawIcon, pictureSize } from './app-icons.ts'

const MANIFEST = 'manifest.webmanifest'
/** Of a file without these fields, which sources import. */
const COOKIES_BY_DEFAULT: NonNullable<ShopConfig['cookies']> = { inApp: 'assumed' }
const TIMES_BY_DEFAULT = {
  reloadAfterMillis: RELOAD_AFTER_MS,
  hashNotReload: HASH_NOT_RELOAD,
  checkVersionInterval: VERSION_CHECK_MS,
  dayWordsSaved: SEARCHED_WORD_DAYS,
}
/** What stands in index.html for the value of that field. */
const COOKIES_IN_APP = 'cookies.inApp'
/** Not served: the server compares it with its own file. */
const BUILT_FOR = '.vite/shop.json'
const PNG_BEGINS = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const SVG = /<svg[\s>]/
const TYPES = { svg: 'image/svg+xml', png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' }
/** By their field in the file, as the web manifest names them. */
const SCREENSHOTS = ['narrow', 'wide'] as const

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** What a browser without scripts can do on every page, also on one that needs them. */
const WITHOUT_SCRIPTS = [
  `<p>${plainPageTexts.withoutScripts}</p>`,
  `<form action="/search"><label>${plainPageTexts.search} <input type="search" name="query"></label> `,
  `<button type="submit">${plainPageTexts.find}</button></form>`,
  `<p><a href="/category">${plainPageTexts.departments}</a></p>`,
].join('')

/**
 * What the build makes of a retailer's file, its logo and its pictures. Rejects with an Error whose sentence names what is
 * wrong.
 */
export async function readShopFiles(file: string, read: (path: string) => Buffer) {
  const shop = readConfig(file, read)
  const { name, claim, colours } = shop
  const logo = readLogo(file, shop.logo.file, read)
  const logoHref = logoPath(shop.logo)
  const icons = await drawIcons(file, shop.logo.file, logo.bytes)
  const screenshots = await readScreenshots(file, shop, read)
  const manifest = {
    name,
    short_name: name,
    description: claim === '' ? undefined : claim,
    lang: 'it',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAGE_GROUND,
    theme_color: colours.primary,
    icons: APP_ICONS.map(({ fileName, size, purpose }) => ({
      src: `/${fileName}`,
      sizes: `${size}x${size}`,
      type: TYPES.png,
      purpose,
    })),
    screenshots: screenshots.map(({ fileName, type, sizes, form }) => ({
      src: `/${fileName}`,
      sizes,
      type,
      form_factor: form,
    })),
  }
  // After the charset, which has to be near the beginning.
  const tag = (name: string, attrs?: Record<string, string>, children?: string) =>
    ({ tag: name, attrs, children, injectTo: 'head' }) as const
  return {
    file,
    logo,
    module: Object.entries({ map: undefined, cookies: COOKIES_BY_DEFAULT, ...TIMES_BY_DEFAULT, ...shop })
      .map(([field, value]) => `export const ${field} = ${JSON.stringify(value)}`)
      .join('\n'),
    style: `:root {${Object.entries(brandTokens(colours))
      .map(([token, value]) => `--color-${token}:${value};`)
      .join('')}}`,
    page: (html: string) => html.replace(COOKIES_IN_APP, (shop.cookies ?? COOKIES_BY_DEFAULT).inApp),
    head: [
      tag('title', undefined, escapeText(name)),
      tag('meta', { name: 'description', content: headTexts.description({ shop: name, claim }) }),
      tag('meta', { name: 'theme-color', content: colours.primary }),
      tag('link', { rel: 'icon', href: logoHref, type: logo.type }),
      tag('link', { rel: 'apple-touch-icon', href: `/${APPLE_ICON.fileName}` }),
      tag('link', { rel: 'manifest', href: `/${MANIFEST}` }),
      { tag: 'noscript', children: WITHOUT_SCRIPTS, injectTo: 'body' } as const,
    ],
    files: [
      { fileName: BUILT_FOR, type: 'application/json', source: Buffer.from(JSON.stringify(shop)) },
      { fileName: logoHref.slice(1), type: logo.type, source: logo.bytes },
      ...icons,
      ...screenshots.map(({ fileName, type, source }) => ({ fileName, type, source })),
      {
        fileName: MANIFEST,
        type: 'application/manifest+json',
        source: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`),
      },
    ],
  }
}

function readConfig(file: string, read: (path: string) => Buffer) {
  let text: string
  try {
    text = read(file).toString('utf8')
  } catch (cause) {
    throw new Error(shopConfigTexts.missingFile({ file }), { cause })
  }
  const result = readShopConfigText(text)
  if ('problem' in result) throw new Error(shopConfigSentence(result.problem, file))
  return result.shop
}

/** The logo beside the file, which is the picture that its name says. */
function readLogo(file: string, logo: string, read: (path: string) => Buffer) {
  const path = join(dirname(file), logo)
  const told = { file: basename(file), logo }
  const kind = logo.endsWith('.png') ? 'png' : 'svg'
  let bytes: Buffer
  try {
    bytes = read(path)
  } catch (cause) {
    throw new Error(shopConfigTexts.logoMissing(told), { cause })
  }
  const isRight = kind === 'png' ? bytes.subarray(0, 8).equals(PNG_BEGINS) : SVG.test(bytes.toString('utf8'))
  if (!isRight) throw new Error(shopConfigTexts.logoWrong(told))
  return { path, bytes, type: TYPES[kind] }
}

/** The icons of an installed shop, made of its logo. */
async function drawIcons(file: string, logo: string, bytes: Buffer) {
  try {
    return await Promise.all(
      [...APP_ICONS, APPLE_ICON].map(async (icon) => ({
        fileName: icon.fileName,
        type: TYPES.png,
        source: await drawIcon(bytes, icon),
      })),
    )
  } catch (cause) {
    throw new Error(shopConfigTexts.logoWrong({ file: basename(file), logo }), { cause })
  }
}

/** The pictures of the shop that its file names. */
async function readScreenshots(file: string, { screenshots }: ShopConfig, read: (path: string) => Buffer) {
  if (screenshots === undefined) return []
  return Promise.all(
    SCREENSHOTS.map(async (form) => {
      const picture = screenshots[form]
      const ending = extname(picture)
      try {
        const source = read(join(dirname(file), picture))
        const sizes = await pictureSize(source)
        const type = TYPES[ending.slice(1) as keyof typeof TYPES]
        return { fileName: `screenshot-${form}${ending}`, type, sizes, form, source }
      } catch (cause) {
        const told = { file: basename(file), field: `screenshots.${form}`, picture }
        throw new Error(shopConfigTexts.screenshotWrong(told), { cause })
      }
    }),
  )
}
