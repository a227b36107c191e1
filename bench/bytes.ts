import { brotliCompressSync, gzipSync } from 'node:zlib'
import { chromium, type Browser, type Response } from 'playwright-core'
import { PAGE_DATA_ID } from '../apps/storefront/src/lib/browser/page-marks.ts'
import { RETURNING_VISITOR } from '../apps/storefront/src/testing/returning-visitor.ts'
import { openShopToMeasure } from '../proofs/shop-process.ts'

/**
 * npm run bench -- bytes: bytes of JavaScript and CSS that a first visit of a screen, with the bar about cookies, loads in
 * a real browser, until the network is idle, including code that the screen loads later by itself. Limits are for brotli
 * in the quality of the built files (decision 057); gzip is printed too. Ends with 1 beyond a limit.
 */

const PASSWORD = 'Cambusa.2026'
/** Bytes of JavaScript, brotli (decision 185). */
const HOME_LIMIT = 129_000
const CATEGORY_LIMIT = 139_000
const PRODUCT_LIMIT = 132_000
const OTHER_LIMIT = 150_000
/** The browser renders it. */
const CART = '/cart'
const PUBLIC_SCREENS: [path: string, limit: number][] = [
  ['/', HOME_LIMIT],
  ['/category', CATEGORY_LIMIT],
  ['/category/dispensa', CATEGORY_LIMIT],
  ['/search?query=pasta', OTHER_LIMIT],
  [CART, OTHER_LIMIT],
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

const MOST_TRIES = 100
const PAUSE_MS = 100

/** The first rendering may take longer than a request waits; until it is kept, a visitor gets the plain page. */
async function untilRendered(address: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if ((await (await fetch(address)).text()).includes(`id="${PAGE_DATA_ID}"`)) return
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

async function loadedBy(browser: Browser, url: string, path: string, session?: string): Promise<Bytes> {
  const context = await browser.newContext({ locale: 'it-IT' })
  if (session !== undefined)
    await context.addInitScript(
      `sessionStorage.setItem('X-Ebsn-Session', '${session}'); sessionStorage.setItem('is-authenticated', 'true')`,
    )
  const page = await context.newPage()
  const bytes: Bytes = { script: 0, scriptGzip: 0, style: 0 }
  const reading: Promise<void>[] = []
  const read = (response: Response) => {
    const kind = response.request().resourceType()
    if (kind !== 'script' && kind !== 'stylesheet') return
    reading.push(
      response.body().then((body) => {
        bytes[kind === 'script' ? 'script' : 'style'] += brotliCompressSync(body).length
        if (kind === 'script') bytes.scriptGzip += gzipSync(body, { level: 6 }).length
      }),
    )
  }
  page.on('response', read)
  // What the browser renders is seen by who has answered; elsewhere the bar stands in the page.
  if (session !== undefined || path === CART) await context.addInitScript(RETURNING_VISITOR)
  else await untilRendered(url + path)
  await page.goto(url + path, { waitUntil: 'networkidle' })
  await Promise.all(reading)
  // A file that arrives later could not be read: its page is closed.
  page.off('response', read)
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
