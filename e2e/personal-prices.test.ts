import { listProducts, viewProduct, type ProductCard } from '@cambusa/contract/catalogue/product'
import { formatEuro, toCents } from '@cambusa/domain/money/money'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { callUrl } from '../apps/storefront/src/lib/api/request.ts'
import { shownCents } from '../apps/storefront/src/lib/format/shown-price.ts'
import { retryOn } from './setup/away.ts'
import { openPage, someWidth, useBrowser, type Screen } from './setup/browser.ts'
import { enterAs } from './setup/customer.ts'
import { requestUntilRendered } from './setup/server-rendered-page.ts'
import { shopUrl } from './setup/our-shop.ts'
import { call, openSession } from './setup/shop-session.ts'
import { CUSTOMERS } from './setup/steps.ts'

useBrowser()
/** A product whose price differs between the restaurant and a visitor. */
let agreed: { card: ProductCard; visitorsCents: number; address: string }
beforeAll(async () => {
  agreed = await findAgreed()
})

/** A product with another price for the restaurant, without a promotion. */
async function findAgreed() {
  const session = await openSession(shopUrl, CUSTOMERS.restaurant.login)
  const query = { page_size: 500, sort: 'alf_asc' } as const
  const nobody = { shopUrl, ids: { session: null, account: null } }
  const [hers, everybodys] = await Promise.all(
    [session, nobody].map(async (who) => (await call(who, listProducts, { query })).data.products),
  )
  const priceOf = new Map(everybodys?.map(({ productId, price }) => [productId, price]))
  const card = hers?.find(
    ({ productId, price, available }) =>
      available && price !== null && (priceOf.get(productId) ?? price) !== price,
  )
  if (!card) throw new Error('the demo shop has agreed no price with the restaurant')
  return { card, visitorsCents: toCents(priceOf.get(card.productId)!), address: `/product/${card.slug}` }
}

/** The visible text: hidden prices are not in it. */
const visibleText = (page: Page) => page.locator('main').evaluate((main) => (main as HTMLElement).innerText)

/** The restaurant's browser before it opens a page that was rendered for a visitor. */
async function openAsRestaurant(screen: Screen) {
  const page = await openPage(screen)
  await enterAs(page, CUSTOMERS.restaurant.login)
  const { html } = await requestUntilRendered(agreed.address)
  expect(html).toContain('<h1')
  return page
}

const calls = () => `**${callUrl(viewProduct, { slug: agreed.card.slug })}*`

/** Holds back the answers with her prices until the returned function is called. */
async function holdUp(page: Page) {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(calls(), async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: agreed.card.name })

/** Euros before the decimal comma, which is set smaller. */
const whole = (cents: number) => formatEuro(cents).split(',')[0]

async function expectHers(page: Page) {
  await expect.poll(() => visibleText(page)).toContain(whole(toCents(agreed.card.price!)))
  expect(await page.evaluate(() => document.documentElement.dataset['prices'])).toBeUndefined()
}

test.each(someWidth('own prices'))('a customer sees no price but her own (%s)', async (screen) => {
  const page = await openAsRestaurant(screen)
  const letGo = await holdUp(page)
  await page.goto(agreed.address)
  await heading(page).waitFor()
  expect(await visibleText(page)).not.toContain(formatEuro(agreed.visitorsCents))
  letGo()
  await expectHers(page)
})

test.each(someWidth('own prices away'))(
  'where her prices cannot be loaded the page says so, and loads them when it is tried again (%s)',
  async (screen) => {
    const page = await openAsRestaurant(screen)
    await page.route(calls(), (route) => route.abort())
    await page.goto(agreed.address)
    await retryOn(page).waitFor()
    expect(await visibleText(page)).not.toContain(formatEuro(agreed.visitorsCents))
    await page.unroute(calls())
    await retryOn(page).click()
    await heading(page).waitFor()
    await expectHers(page)
  },
)

test('a customer who reads prices without VAT sees her own also after switching to those with VAT', async () => {
  const page = await openAsRestaurant('desk')
  await page.goto(agreed.address)
  const prices = page.getByRole('group', { name: frameTexts.prices })
  await prices.getByRole('button', { name: frameTexts.pricesWithoutVat }).click()
  await page.goto(agreed.address)
  const { vatRate, price } = agreed.card
  await expect.poll(() => visibleText(page)).toContain(whole(shownCents(price!, vatRate, false)))
  const letGo = await holdUp(page)
  await prices.getByRole('button', { name: frameTexts.pricesWithVat }).click()
  // Long enough for stored values to be rendered.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(await visibleText(page)).not.toContain(formatEuro(agreed.visitorsCents))
  letGo()
  await expectHers(page)
})
