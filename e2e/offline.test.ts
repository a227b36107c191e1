import { authTexts } from '@cambusa/messages/it/people/auth'
import { catalogueTexts } from '@cambusa/messages/it/catalogue/catalogue'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../apps/storefront/src/app/navigation/paths.ts'
import { fileOfScreen } from './setup/build-files.ts'
import { shopDataDir, shopUrl } from './setup/our-shop.ts'
import { expectAccessible, openPage, useBrowser } from './setup/browser.ts'
import { enterAs } from './setup/customer.ts'
import { findProduct } from './setup/shop-api.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { dialogOn } from './setup/steps.ts'

useBrowser({ withPictures: true })
let data: ShopData
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

const main = (page: Page) => page.getByRole('main')

/** Navigates like a link, without loading the page. */
const goTo = (page: Page, address: string) =>
  page.evaluate((to) => window.history.pushState({}, '', to), address)

/** Marks this page, to notice a reload. */
const markPage = (page: Page) => page.evaluate(() => void Object.assign(window, { isSamePage: true }))
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window)

/** Addresses without a missing screen: home is loaded, the others only redirect. */
const LEADING_ON: readonly string[] = [paths.home, paths.catalogue, paths.profile, paths.cart]
const everyScreen = Object.values(paths)
  .filter((path) => !LEADING_ON.includes(path))
  .map(
    (path) =>
      path.replace(/\/\{-\$\w+\}/, '').replace(/\$\w*/, '7') + (path === paths.fastSearch ? '?q=latte' : ''),
  )

test('without a network every screen whose code is missing says so in its place, with a way back and no reload', async () => {
  const page = await openPage('phone')
  await enterAs(page, await data.newCustomer())
  await page.waitForLoadState('networkidle')
  await markPage(page)
  await page.context().setOffline(true)
  expect(everyScreen.length).toBeGreaterThan(25)
  for (const address of everyScreen) {
    await goTo(page, address)
    await page.waitForURL(`**${address}`)
    await main(page).getByRole('heading', { level: 1, name: frameTexts.missingTitle }).waitFor()
    expect(await main(page).getByRole('button').allInnerTexts(), address).toEqual([frameTexts.back])
    await expect.poll(() => main(page).locator('[aria-busy=true]').count(), { message: address }).toBe(0)
  }
  await expectAccessible(page, 'a screen that is not there')

  await goTo(page, paths.categories)
  await main(page).getByRole('button', { name: frameTexts.back }).click()
  await goTo(page, paths.categories)
  await main(page).getByText(uiTexts.missingOffline).waitFor()
  await page.context().setOffline(false)
  await main(page).getByRole('heading', { level: 1, name: catalogueTexts.departments }).waitFor()
  expect(await page.getByRole('button', { name: frameTexts.brokenReload }).count()).toBe(0)
  expect(await isSamePage(page)).toBe(true)
})

test('a product that cannot be loaded says so, the previous one is still there, and it loads when the network is back', async () => {
  const page = await openPage('desk')
  const one = await findProduct(shopUrl, ({ available }) => available)
  const other = await findProduct(shopUrl, ({ productId }) => productId !== one.productId)
  await page.goto(`/product/${one.slug}`)
  const title = (name: string) => main(page).getByRole('heading', { level: 1, name })
  await title(one.name).waitFor()
  await page.waitForLoadState('networkidle')
  await markPage(page)
  await page.context().setOffline(true)
  await goTo(page, `/product/${other.slug}`)
  await main(page).getByText(uiTexts.missingOffline).waitFor()
  await main(page).getByRole('button', { name: frameTexts.back }).click()
  await title(one.name).waitFor()
  await goTo(page, `/product/${other.slug}`)
  await main(page).getByText(uiTexts.missingOffline).waitFor()
  await page.context().setOffline(false)
  await title(other.name).waitFor()
  expect(await isSamePage(page)).toBe(true)
})

test('a dialog, a drawer and a menu whose code is missing say so, can be closed, and open when the network is back', async () => {
  const page = await openPage('phone')
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  const burger = page.getByRole('button', { name: frameTexts.openMenu })
  await burger.click()
  await dialogOn(page).getByText(uiTexts.missingOffline).waitFor()
  await expectAccessible(page, 'a drawer that is not there')
  await dialogOn(page).getByRole('button', { name: uiTexts.close }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await burger.evaluate((button) => button === document.activeElement)).toBe(true)

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: frameTexts.allProducts }).click()
  await page.getByRole('navigation').getByText(uiTexts.missingOffline).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('button', { name: frameTexts.login, exact: true }).click()
  await dialogOn(page).getByText(uiTexts.missingOffline).waitFor()
  await page.context().setOffline(false)
  await dialogOn(page).getByLabel(authTexts.login).waitFor()
})

test('after a first event the cart can be opened without a network', async () => {
  const page = await openPage('phone')
  await page.goto('/')
  await page.getByRole('main').hover()
  await page.waitForResponse((answer) => answer.url().endsWith(fileOfScreen('cart')))
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await goTo(page, paths.cart)
  await main(page).getByText(cartTexts.emptyTitle).waitFor()
  expect(await main(page).getByText(frameTexts.missingTitle).count()).toBe(0)
})
