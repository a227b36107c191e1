import { brotliCompressSync, gzipSync } from 'node:zlib'
import { chromium, type Browser } from 'playwright-core'
import { RETURNING_VISITOR } from '../apps/storefront/src/testing/returning-visitor.ts'
import { openShopToMeasure } from '../proofs/shop-process.ts'

/**
 * npm run bench -- bytes: bytes of JavaScript and CSS that a first visit of a screen loads in a real browser, until the
 * network is idle, including code that the screen loads later by itself. Limits are for brotli in the quality of the
 * built files (decision 057); gzip is printed too. Ends with 1 beyond a limit.
 */

const PASSWORD = 'Cambusa.2026'
/** Bytes of JavaScript, brotli (decision 185). */
const HOME_LIMIT = 129_000
const CATEGORY_LIMIT = 139_000
const PRODUCT_LIMIT = 132_000
const OTHER_LIMIT = 150_000
const PUBLIC_SCREENS: [path: string, limit: number][] = [
  ['/', HOME_LIMIT],
  ['/category', CATEGORY_LIMIT],
  ['/category/dispensa', CATEGORY_LIMIT],
  ['/search?query=pasta', OTHER_LIMIT],
  ['/cart', OTHER_LIMIT],
]

interface Bytes {
  script: number
  scriptGzip: number
  style: number
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`

async function productScreen(url: string): Promise<string> {
  const answer = await fetch(`${url}/ebsn/api/products?page_size=1`)
  const { data } = (await answer.json()) as { data: { products: { slug: string }[] } }
  return `/product/${data.products[0]?.slug ?? ''}`
}

/** A customer's session as the browser stores it, with a product in the cart. */
async function signedIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/ebsn/api/auth/login`, {
    method: 'POST',
    body: new URLSearchParams({ login: 'privato@example.com', password: PASSWORD }),
  })
  return answer.headers.get('x-ebsn-session') ?? ''
}

async function loadedBy(browser: Browser, url: string, path: string, session?: string): Promise<Bytes> {
  const context = await browser.newContext({ locale: 'it-IT' })
  await context.addInitScript(RETURNING_VISITOR)
  if (session !== undefined)
    await context.addInitScript(
      `sessionStorage.setItem('X-Ebsn-Session', '${session}'); sessionStorage.setItem('is-authenticated', 'true')`,
    )
  const page = await context.newPage()
  const bytes: Bytes = { script: 0, scriptGzip: 0, style: 0 }
  const reading: Promise<void>[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (kind !== 'script' && kind !== 'stylesheet') return
    reading.push(
      response.body().then((body) => {
        bytes[kind === 'script' ? 'script' : 'style'] += brotliCompressSync(body).length
        if (kind === 'script') bytes.scriptGzip += gzipSync(body, { level: 6 }).length
      }),
    )
  })
  await page.goto(url + path, { waitUntil: 'networkidle' })
  await Promise.all(reading)
  await context.close()
  return bytes
}

const shop = await openShopToMeasure(process.argv.slice(2))
const browser = await chromium.launch({
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})
try {
  const screens: [path: string, limit: number, session?: string][] = [
    ...PUBLIC_SCREENS,
    [await productScreen(shop.url), PRODUCT_LIMIT],
    ['/checkout', OTHER_LIMIT, await signedIn(shop.url)],
  ]
  for (const [path, limit, session] of screens) {
    const { script, scriptGzip, style } = await loadedBy(browser, shop.url, path, session)
    const ratio = (script / limit).toFixed(2)
    console.log(
      `${path.slice(0, 40).padEnd(40)} js ${kilobytes(script)} (${ratio} of ${kilobytes(limit)}; gzip ${kilobytes(scriptGzip)}), css ${kilobytes(style)}`,
    )
    if (script > limit) process.exitCode = 1
  }
} finally {
  await browser.close()
  await shop.close()
}
