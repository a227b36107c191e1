import { countersTexts } from '@cambusa/messages/it/catalogue/counters'
import { homeTexts } from '@cambusa/messages/it/frame/home'
import { productTexts } from '@cambusa/messages/it/catalogue/product'
import { historyTexts } from '@cambusa/messages/it/catalogue/product-history'
import { proposalTexts } from '@cambusa/messages/it/catalogue/proposals'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shopUrl } from './setup/our-shop.ts'
import { expectAccessible, openPage, someWidth, useBrowser } from './setup/browser.ts'
import { requestUntilRendered } from './setup/server-rendered-page.ts'
import { enterAs } from './setup/customer.ts'
import { findProduct } from './setup/shop-api.ts'
import { CUSTOMERS } from './setup/steps.ts'

useBrowser({ withPictures: true })

const main = (page: Page) => page.getByRole('main')
const historyLink = (page: Page) => main(page).getByRole('link', { name: historyTexts.openHistory })
const chart = (page: Page) => main(page).getByRole('slider')
const readout = (page: Page) => chart(page).getAttribute('aria-valuetext')

/** A food with allergens, sold by the piece, whose price has changed. */
const aFood = () =>
  findProduct(shopUrl, ({ available, name }) => available && name.startsWith('Tagliatelle all’uovo'), {
    q: 'tagliatelle all’uovo',
  })

/** Scrolls until content that waits to be near is rendered. */
async function scrollTo(page: Page, text: string) {
  const place = page.getByText(text).first()
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 400)
      return place.isVisible()
    })
    .toBe(true)
}

test('a product page has all facts before the purchase, for people and for search engines', async () => {
  const { slug, code } = await aFood()
  const page = await openPage('desk')
  const refused: string[] = []
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
  await page.goto(`/product/${slug}`)
  const ladder = main(page).getByRole('list', { name: productTexts.ladder })
  await expect
    .poll(() => ladder.getByRole('listitem').allInnerTexts())
    .toEqual([
      expect.stringMatching(/^Pezzo[\s\S]*€/),
      expect.stringMatching(/^Collo[\s\S]*€/),
      expect.stringMatching(/^Pallet[\s\S]*€/),
    ])
  const ingredients = main(page).locator('section', {
    has: page.getByRole('heading', { name: productTexts.ingredients }),
  })
  await expect.poll(() => ingredients.last().locator('strong').allInnerTexts()).toEqual(['GRANO', 'UOVA'])

  const { html } = await requestUntilRendered(`/product/${slug}`)
  const [, told = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(told)).toMatchObject({
    '@type': 'Product',
    sku: code,
    offers: { priceCurrency: 'EUR' },
  })
  expect(refused).toEqual([])

  const sheet = main(page).getByRole('link', { name: productTexts.datasheet })
  // Like a browser that opens a link: without any header of ours.
  const answer = await fetch(new URL((await sheet.getAttribute('href')) ?? '', shopUrl))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect((await answer.text()).startsWith('%PDF-1.7')).toBe(true)
})

test('a product page has the price of the year and products that others order with it, ready to be added', async () => {
  const { slug } = await aFood()
  const page = await openPage('phone')
  await page.goto(`/product/${slug}`)
  await scrollTo(page, historyTexts.prices)
  await chart(page).waitFor()
  await scrollTo(page, productTexts.boughtTogether)
  const together = main(page).getByRole('region', { name: productTexts.boughtTogether })
  await together
    .getByRole('button', { name: /^Aggiungi/ })
    .first()
    .click()
  await together.getByRole('textbox').first().waitFor()
  await historyLink(page).click()
  await page.getByRole('heading', { level: 1, name: /^Storia di / }).waitFor()
})

test('the history is read by arrow keys, and its table has the values of its chart', async () => {
  const { slug } = await aFood()
  const page = await openPage('desk')
  await page.goto(`/product-history/${slug}`)
  await page.getByRole('button', { name: historyTexts.ranges.all, exact: true }).click()
  await chart(page).focus()
  const today = await readout(page)
  expect(today).toContain('a oggi')
  await page.keyboard.press('ArrowLeft')
  const before = (await readout(page)) ?? ''
  expect(before).not.toBe(today)
  await page.keyboard.press('ArrowRight')
  expect(await readout(page)).toBe(today)
  const [price = '', day = ''] = /^(.+?) dal (\S+)/.exec(before)?.slice(1) ?? []
  const table = main(page).getByRole('table', { name: historyTexts.priceTable })
  await table.getByRole('row', { name: new RegExp(`${day}.*${price.slice(0, 4)}`) }).waitFor()
})

test('customers see when and at which price they bought a product; nobody else does', async () => {
  const page = await openPage('desk')
  await enterAs(page, CUSTOMERS.restaurant.login)
  const bought = main(page).getByRole('region', { name: homeTexts.again })
  await bought.getByRole('listitem').getByRole('link').first().click()
  const last = main(page).getByRole('link', { name: /^Ordinato l’ultima volta/ })
  await last.click()
  const purchases = main(page).getByRole('region', { name: historyTexts.purchases }).getByRole('table')
  const order = purchases.getByRole('link', { name: /^\d{4}-\d{6}$/ }).first()
  await order.waitFor()
  const address = page.url()
  await order.click()
  await page.waitForURL('**/profile/orders/*')

  const visitor = await openPage('desk')
  await visitor.goto(address)
  await main(visitor).getByText(historyTexts.purchasesVisitor).waitFor()
  expect(
    await main(visitor)
      .getByRole('link', { name: /^\d{4}-\d{6}$/ })
      .count(),
  ).toBe(0)
})

test('a department shows proposals until its list is filtered', async () => {
  const page = await openPage('desk')
  await page.goto('/category/dispensa')
  const proposals = main(page).getByRole('region', { name: proposalTexts.title({ name: 'Dispensa' }) })
  await expect.poll(() => proposals.getByRole('article').count()).toBe(8)
  await page.goto('/category/dispensa?promo=true')
  await main(page).getByRole('article').first().waitFor()
  expect(await proposals.count()).toBe(0)
})

test('the shop shows its figures on home and category root, and their failure is no error', async () => {
  const page = await openPage('tablet')
  for (const path of ['/', '/category']) {
    await page.goto(path)
    await scrollTo(page, countersTexts.brands({ count: 2 }))
    const counters = main(page).getByRole('region', { name: countersTexts.title }).getByRole('listitem')
    expect((await counters.allInnerTexts()).join(' ')).toMatch(
      /3\.000\s+prodotti .*categorie .*marche .*aziende/s,
    )
  }
  await page.route('**/theone-counter/**', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/')
  for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(0, 600)
  await page.waitForLoadState('networkidle')
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await main(page).getByRole('region', { name: countersTexts.title }).count()).toBe(0)
})

test('product and history are accessible, and fit at 400%', async () => {
  const { slug } = await aFood()
  for (const screen of someWidth('product and history')) {
    const page = await openPage(screen)
    for (const path of [`/product/${slug}`, `/product-history/${slug}`]) {
      await page.goto(path)
      await expectAccessible(page, `${path} on ${screen}`, { always: true })
    }
    await page.context().close()
  }
  const page = await openPage('desk')
  await page.setViewportSize({ width: 320, height: 256 })
  for (const path of [`/product/${slug}`, `/product-history/${slug}`]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)
  }
})
