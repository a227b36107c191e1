import { viewCart } from '@cambusa/contract/cart/cart'
import { viewCategories } from '@cambusa/contract/catalogue/catalogue'
import { listProducts, viewProduct, type ProductCard } from '@cambusa/contract/catalogue/product'
import { errorScreenTexts } from '@cambusa/messages/it/frame/error-screens'
import { plainPageTexts } from '@cambusa/messages/it/frame/plain-page'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { chosen } from '../apps/server/src/testing/extent.ts'
import { paths } from '../apps/storefront/src/app/navigation/paths.ts'
import { callUrl } from '../apps/storefront/src/lib/api/request.ts'
import { openPage, SCREENS, someWidth, useBrowser } from './setup/browser.ts'
import { enterAs } from './setup/customer.ts'
import { requestUntilRendered, isServerRendered } from './setup/server-rendered-page.ts'
import { shopUrl } from './setup/our-shop.ts'
import { findProduct } from './setup/shop-api.ts'
import { call, openSession } from './setup/shop-session.ts'
import { CUSTOMERS } from './setup/steps.ts'

useBrowser({ withPictures: true })
let promoted: ProductCard
beforeAll(async () => {
  promoted = await findProduct(
    shopUrl,
    ({ warehousePromo, available }) => available && warehousePromo !== null,
  )
})

/** Public addresses, each with a text in its HTML. */
const rendered = (): readonly [address: string, text: string][] => [
  [paths.home, 'In offerta'],
  ['/nowhere/at/all', 'In offerta'],
  [paths.categories, 'Dispensa'],
  ['/category/dispensa', 'Dispensa'],
  ['/category/dispensa?page=2&promo=true', 'Dispensa'],
  ['/search?query=latte', 'latte'],
  ['/search?query=qqqqxyz', 'qqqqxyz'],
  [paths.advancedSearch, 'Ricerca avanzata'],
  ['/advanced-search?name=farina', 'arina'],
  ['/fast-search?q=latte&q=olio', 'latte'],
  [`/product/${promoted.slug}`, promoted.name],
  [`/product-history/${promoted.slug}`, promoted.name],
  ['/page/privacy', 'privacy'],
  [paths.faq, 'Domande frequenti'],
  ['/product/there-is-none', errorScreenTexts.notFoundTitle],
  ['/category/there-is-none', errorScreenTexts.notFoundTitle],
]
/** Of the addresses, of which each takes three seconds, for each kind of shopper. */
const SOME_ADDRESSES = 6
const some = (who: string) => chosen(`first view of ${who}`, rendered(), SOME_ADDRESSES)

/** Errors and warnings of the console, hydration ones above all, and the calls of the page. */
function watch(page: Page) {
  const complaints: string[] = []
  const calls: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (said) => {
    const isOfStatus = /status of 404/.test(said.text())
    if (['error', 'warning'].includes(said.type()) && !isOfStatus) complaints.push(said.text())
  })
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(?:ebsn|p)\//.test(pathname)) calls.push(pathname)
  })
  return { complaints, calls }
}

/** On a machine where shops are built beside, a page and all that it loads may take longer than an act. */
const BUSY_MS = 45_000

/** Waits for the end of hydration, when the page has requested its cart. */
const hydrate = (page: Page, address: string) =>
  Promise.all([
    page.waitForResponse((answer) => answer.url().includes(callUrl(viewCart)), { timeout: BUSY_MS }),
    page.goto(address, { waitUntil: 'networkidle', timeout: BUSY_MS }),
  ])

const CATALOGUE_CALLS = [viewCategories, listProducts].map((endpoint) => callUrl(endpoint))

describe('the first view', () => {
  test.each(someWidth('rendered addresses'))(
    'is server-rendered on every public address, and hydrated without repeating calls (%s)',
    async (screen) => {
      for (const [address, text] of some('a visitor')) {
        const { html } = await requestUntilRendered(address)
        expect(html, address).toContain(text.replaceAll('&', '&amp;'))
        const page = await openPage(screen)
        const { complaints, calls } = watch(page)
        await hydrate(page, address)
        expect([address, complaints]).toEqual([address, []])
        const again = calls.filter(
          (path) => CATALOGUE_CALLS.includes(path) || path === callUrl(viewProduct, { slug: promoted.slug }),
        )
        expect([address, again]).toEqual([address, []])
        await page.context().close()
      }
    },
  )

  test.each(someWidth('what the browser keeps'))(
    'is hydrated whatever storage and clock of the browser say (%s)',
    async (screen) => {
      const page = await openPage(screen)
      await page.clock.setFixedTime(Date.now() + 2 * 86_400_000)
      await page.addInitScript(() =>
        localStorage.setItem(
          'cambusa.app',
          JSON.stringify({ withVat: false, view: 'list', sort: 'price_desc' }),
        ),
      )
      const { complaints } = watch(page)
      for (const [address] of some('another clock')) {
        await requestUntilRendered(address)
        await hydrate(page, address)
        expect([address, complaints]).toEqual([address, []])
      }
      await page.reload({ waitUntil: 'networkidle' })
      expect(complaints).toEqual([])
    },
  )

  test.each(someWidth('first view of a customer'))('is hydrated for a customer (%s)', async (screen) => {
    const page = await openPage(screen)
    await enterAs(page, CUSTOMERS.restaurant.login)
    const { complaints } = watch(page)
    for (const [address] of some('a customer')) {
      await requestUntilRendered(address)
      await hydrate(page, address)
      expect([address, complaints]).toEqual([address, []])
    }
  })

  test('is the same for everybody: it contains no data of a customer, whatever the request sends', async () => {
    const session = await openSession(shopUrl, CUSTOMERS.restaurant.login)
    const cart = (await call(session, viewCart)).data
    for (const [address] of rendered()) {
      const { html: nobodys } = await requestUntilRendered(address)
      const ids = { 'X-Ebsn-Session': session.ids.session!, 'X-Ebsn-Account': session.ids.account! }
      const customers = await fetch(shopUrl + address, { headers: ids })
      const html = await customers.text()
      expect([address, isServerRendered(html)]).toEqual([address, false])
      for (const text of [html, nobodys]) {
        expect(text).not.toContain(CUSTOMERS.restaurant.lastName)
        expect(text).not.toContain(String(session.ids.session))
        expect(text).not.toContain(`"cartId":${cart.cartId}`)
      }
      expect((await requestUntilRendered(address)).html).toBe(nobodys)
    }
  })

  test('has the status of its content', async () => {
    const statusOf = async (address: string) => (await requestUntilRendered(address)).status
    expect(await statusOf('/')).toBe(200)
    expect(await statusOf('/product/there-is-none')).toBe(404)
    expect(await statusOf('/category/there-is-none')).toBe(404)
    expect(await statusOf('/nowhere')).toBe(404)
  })

  test('is not sent again to a browser that has it', async () => {
    const first = await requestUntilRendered('/category/dispensa')
    const again = await fetch(`${shopUrl}/category/dispensa`, {
      headers: { 'if-none-match': first.etag },
    })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })
})

/** Searches that nobody made before, more than are rendered at once. */
const MANY = 150

describe('without scripts', () => {
  async function openStill() {
    const page = await openPage('phone')
    const still = await page
      .context()
      .browser()!
      .newContext({ javaScriptEnabled: false, viewport: SCREENS.phone })
    return still.newPage()
  }

  test('a search shows its products although the shop has no time to render it', async () => {
    const page = await openStill()
    const load = Array.from({ length: MANY }, (_, turn) => fetch(`${shopUrl}/search?query=pane+${turn}`))
    await page.goto(`${shopUrl}/search?query=latte+fresco`)
    const product = page.locator('a[href^="/product/"]').first()
    await product.waitFor()
    await Promise.all((await Promise.all(load)).map((answer) => answer.text()))
    await page.goto(`${shopUrl}/cart`)
    // Playwright finds neither texts nor roles in a noscript element.
    await expect.poll(() => page.locator('body').innerText()).toContain(plainPageTexts.withoutScripts)
    await page.locator('noscript input[name="query"]').fill('latte')
    await page.locator('noscript button').click()
    await page.waitForURL(/\/search\?query=latte/)
    await product.waitFor()
    await page.context().close()
  })

  test('home, a category, its second page, a product and the search can be read and left by their links', async () => {
    const page = await openStill()
    const go = (address: string) => page.goto(shopUrl + address)
    for (const [address] of rendered()) await requestUntilRendered(address)
    await go('/')
    await page.getByRole('link', { name: 'Dispensa' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Dispensa' }).waitFor()
    await requestUntilRendered('/category/dispensa?page=2')
    await page.getByRole('link', { name: 'Pagina successiva' }).click()
    await page.waitForURL(/page=2/)
    const card = page.getByRole('article').first()
    await card.waitFor()
    // Controls that need scripts are hidden.
    for (const control of ['combobox', 'checkbox', 'button'] as const)
      expect(await page.getByRole('main').getByRole(control).count(), control).toBe(0)
    await go('/')
    const field = page.getByRole('banner').locator('input[name="query"]')
    await field.fill('latte')
    await field.press('Enter')
    await page.waitForURL(/\/search\?query=latte/)
    const product = page.getByRole('article').first().getByRole('link').first()
    await requestUntilRendered((await product.getAttribute('href')) ?? '')
    await product.click()
    await page.waitForURL(/\/product\//)
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByRole('main').getByRole('img', { name }).waitFor()
    await page.getByRole('contentinfo').waitFor()
    await page.context().close()
  })
})
