import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { homeTexts } from '@cambusa/messages/it/frame/home'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { listTexts } from '@cambusa/messages/it/catalogue/product-lists'
import { searchTexts } from '@cambusa/messages/it/catalogue/search'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import type { ListedProduct } from '@cambusa/contract/catalogue/listed-product'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '../apps/storefront/src/app/navigation/paths.ts'
import { VIRTUAL_FROM } from '../apps/storefront/src/ui/layout/virtual-from.ts'
import { publicScreens, servedPage } from '../apps/storefront/src/testing/public-screens.ts'
import { buyByCard, CARDS, chooseCardPayment, prepare, typeCard } from './setup/bank.ts'
import { openPage, useBrowser } from './setup/browser.ts'
import { enterAs, goToCheckout } from './setup/customer.ts'
import { shopDataDir, shopUrl } from './setup/our-shop.ts'
import { chosen, oneTestIn } from '../apps/server/src/testing/extent.ts'
import { watchPolicy } from './setup/policy-violations.ts'
import { findProduct } from './setup/shop-api.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { addDearProducts, answerOf, CUSTOMERS, dialogOn, openCart } from './setup/steps.ts'

const someTest = oneTestIn(2, 'page policy')

useBrowser({ withPictures: true })
let data: ShopData
let food: ListedProduct
beforeAll(async () => {
  data = await openShopData(shopDataDir)
  food = await findProduct(shopUrl, ({ available, minAge }) => available && minAge === undefined)
})
afterAll(() => data.close())

/** Further pages of cards, up to a hundred products. */
const CARD_PAGES = 4
async function scrollThrough(page: Page, windows: number) {
  for (let scrolled = 0; scrolled < windows; scrolled += 1) {
    await page.mouse.wheel(0, 900)
    await page.waitForTimeout(100)
  }
}

async function leaveDialog(page: Page) {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Menu, suggestions of the search field, carousel. */
async function walkHome(page: Page, isPhone: boolean) {
  await page.goto(paths.home)
  await page.getByRole('heading', { level: 1, name: homeTexts.title }).waitFor()
  await scrollThrough(page, 4)
  await page.mouse.wheel(0, -9_000)
  if (isPhone) {
    await page.getByRole('banner').getByRole('button', { name: frameTexts.openMenu }).click()
    await dialogOn(page).getByRole('link', { name: frameTexts.departments }).waitFor()
    await leaveDialog(page)
  } else {
    await page.getByRole('banner').getByRole('button', { name: frameTexts.allProducts }).click()
    await page.getByRole('region', { name: /^Categorie di/ }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: uiTexts.nextSlide }).first().click()
  }
  const field = page.getByRole('combobox', { name: searchTexts.label })
  await page.getByRole('banner').getByRole('textbox').or(field).first().click()
  await field.fill('pas')
  await page.getByRole('rowgroup', { name: searchTexts.words }).getByRole('row').first().waitFor()
  await page.keyboard.press('Escape')
}

/** Adds pages until only the rows near the window are rendered, and scrolls through them. */
async function growBeyond(page: Page, rows: Locator, pages: number) {
  await rows.first().waitFor()
  await page.waitForLoadState('networkidle')
  for (let turned = 0; turned < pages; turned += 1) {
    await answerOf(page, '/products?', () => page.getByRole('button', { name: listTexts.showMore }).click())
    await page.waitForLoadState('networkidle')
  }
  await page.locator('main [data-index]').first().waitFor()
  await page.evaluate(() => window.scrollTo(0, 0))
  await scrollThrough(page, 6)
  expect(await rows.count()).toBeLessThan(VIRTUAL_FROM)
}

/** The list with its selects, the list of a hundred rows, the product with its zoom and its history. */
async function walkCatalogue(page: Page) {
  await page.goto('/category/dispensa')
  await page.getByRole('main').getByRole('article').first().waitFor()
  await page.getByRole('combobox', { name: listTexts.sort }).selectOption({ index: 1 })
  await page.getByRole('main').getByRole('article').first().waitFor()
  await page.goto('/category/dispensa?view=list')
  await growBeyond(page, page.locator('[data-product-row]'), 1)
  await page.goto('/category/dispensa')
  await growBeyond(page, page.getByRole('main').getByRole('article'), CARD_PAGES)
  await page.goto(food.itemUrl)
  await page.getByRole('heading', { level: 1, name: food.name }).waitFor()
  await scrollThrough(page, 3)
  await page.goto(`/product-history/${food.slug}`)
  await page.getByRole('slider').waitFor()
}

/** The cart with its toast, its drawer, its confirmation and its link to the checkout. */
async function walkCart(page: Page, isPhone: boolean) {
  await enterAs(page, await data.newCustomer())
  await addDearProducts(page, 1)
  if (!isPhone) {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Carrello/ })
      .click()
    await dialogOn(page).getByText(cartTexts.fullCart).waitFor()
    await leaveDialog(page)
  }
  await openCart(page)
  await page.getByRole('button', { name: cartTexts.emptyCart }).click()
  await page.getByRole('dialog', { name: cartTexts.emptyConfirmTitle }).waitFor()
  await leaveDialog(page)
  await page.context().setOffline(true)
  await page.getByText(frameTexts.offline).first().waitFor()
  await page.context().setOffline(false)
  await page.locator('[data-toasts] li').first().waitFor()
}

describe.each(chosen('page policy', ['phone', 'desk'] as const, 1))('on a %s', (screen) => {
  const isPhone = screen === 'phone'

  someTest('nothing that a shopper does violates the content security policy', async () => {
    const page = await openPage(screen, undefined, { hasWorker: true })
    const violations = await watchPolicy(page)
    await walkHome(page, isPhone)
    await walkCatalogue(page)
    await walkCart(page, isPhone)
    expect(await violations()).toEqual([])
  })

  someTest('no step of an order does, from the checkout to its payment by card', async () => {
    const page = await openPage(screen, undefined, { hasWorker: true })
    const violations = await watchPolicy(page)
    await goToCheckout(page, await data.newCustomer())
    await chooseCardPayment(page)
    await prepare(page)
    await buyByCard(page)
    await typeCard(page, CARDS.plain)
    await page.waitForURL(/\/profile\/orders\/\d+\?placed=1/)
    await page.getByText(orderTexts.placedTitle).waitFor()
    expect(await violations()).toEqual([])
  })

  someTest('no screen of customers does', async () => {
    const page = await openPage(screen, undefined, { hasWorker: true })
    const violations = await watchPolicy(page)
    await enterAs(page, CUSTOMERS.restaurant.login)
    for (const path of [paths.orders, paths.profileUpdate, paths.addresses, paths.newAddress, paths.cart]) {
      await page.goto(path)
      await page.getByRole('heading').first().waitFor()
      await page.waitForLoadState('networkidle')
    }
    expect(await violations()).toEqual([])
  })
})

/** Of all public screens in a short run. */
const SOME_SCREENS = 12

someTest('no public screen violates it', async () => {
  const page = await openPage('phone', undefined, { hasWorker: true })
  const violations = await watchPolicy(page)
  for (const { at } of chosen('page policy, public screens', Object.values(publicScreens), SOME_SCREENS)) {
    await page.goto(at.replace(servedPage.slug, food.slug))
    await page.locator('main :is(h1, h2, form, [role="status"])').first().waitFor()
    await page.waitForLoadState('networkidle')
  }
  expect(await violations()).toEqual([])
})

// The control of the others, in every run.
test('a violation is refused, found by these tests, and reported to the shop', async () => {
  const page = await openPage('desk', undefined, { hasWorker: true })
  const violations = await watchPolicy(page)
  await page.goto(paths.notFound)
  await page.getByRole('heading').first().waitFor()
  const before = await page
    .getByRole('heading')
    .first()
    .evaluate((heading) => heading.getBoundingClientRect().top)
  await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'h1 { margin-top: 500px }'
    document.head.append(style)
    document.querySelector('h1')!.setAttribute('style', 'margin-top: 500px')
    document.body.append(Object.assign(new Image(), { src: 'https://altrove.example/a.png' }))
    try {
      document.querySelector('h1')!.innerHTML = '<b data-made-of-text>testo</b>'
    } catch {
      // It is also reported.
    }
  })
  expect(await page.locator('[data-made-of-text]').count()).toBe(0)
  await expect.poll(async () => (await violations()).filter((text) => / on \//.test(text))).toHaveLength(4)
  const found = (await violations()).join('\n')
  for (const directive of ['style-src-elem', 'style-src-attr', 'img-src', 'require-trusted-types-for'])
    expect(found).toContain(directive)
  expect(
    await page
      .getByRole('heading')
      .first()
      .evaluate((heading) => heading.getBoundingClientRect().top),
  ).toBe(before)
  const log = () => readFileSync(join(shopDataDir, 'server.log'), 'utf8').split('\n')
  await expect
    .poll(() =>
      log().filter((line) => line.includes('"policy violation"') && line.includes('altrove.example')),
    )
    .toHaveLength(1)
})
