import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { lateFrameTexts } from '@cambusa/messages/it/frame/late-frame'
import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import type { ListedProduct } from '@cambusa/contract/catalogue/listed-product'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneTestIn } from '../apps/server/src/testing/extent.ts'
import { paths } from '../apps/storefront/src/app/navigation/paths.ts'
import { takeAway, toastRetryOn } from './setup/away.ts'
import { prepare } from './setup/bank.ts'
import { expectAccessible, openPage, useBrowser } from './setup/browser.ts'
import { goToCheckout } from './setup/customer.ts'
import { holdCode } from './setup/held-code.ts'
import { shopDataDir, shopUrl } from './setup/our-shop.ts'
import { openPad, padField, padRows, piecesOf } from './setup/pad.ts'
import { requestUntilRendered } from './setup/server-rendered-page.ts'
import { findProduct } from './setup/shop-api.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { dialogOn, nextStep } from './setup/steps.ts'

const someTest = oneTestIn(2, 'small windows')

/** 1280 x 900 at 400%, as WCAG 1.4.10 requires, in a window as high as a laptop's. */
const ZOOMED = { width: 320, height: 225 }
/** The height of the progress line. */
const LINE_PX = 4

useBrowser({ withPictures: true })
let data: ShopData
let food: ListedProduct
beforeAll(async () => {
  data = await openShopData(shopDataDir)
  food = await findProduct(shopUrl, ({ available, minAge }) => available && minAge === undefined)
})
afterAll(() => data.close())

/** Elements other than dialogs that stay in place while the page scrolls, by class and height. */
const fixedParts = (page: Page) =>
  page.evaluate(
    ([line]) =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter(
          (each) => ['fixed', 'sticky'].includes(getComputedStyle(each).position) && each.checkVisibility(),
        )
        .filter((each) => !each.matches('[role=dialog], [role=presentation], [data-toasts]'))
        .filter((each) => !each.querySelector('[role=dialog]') && each.getBoundingClientRect().height > line)
        .map((each) => `${each.className} ${each.getBoundingClientRect().height}px`),
    [LINE_PX] as const,
  )

const sidewaysWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** No bar is fixed, and no text needs horizontal scrolling. */
async function expectRoom(page: Page, what: string) {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(await fixedParts(page), what).toEqual([])
  expect(await sidewaysWidth(page), what).toBe(ZOOMED.width)
}

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox()
  if (!box) throw new Error(`${place} is not on screen`)
  return box
}

someTest('in a low window no bar is fixed on any screen, and a toast takes a quarter of it', async () => {
  const page = await openPage('desk')
  await goToCheckout(page, await data.newCustomer())
  await page.setViewportSize(ZOOMED)
  await expectRoom(page, paths.checkout)
  await prepare(page)
  await expectRoom(page, paths.payment)
  for (const path of [
    paths.cart,
    paths.home,
    paths.categories,
    '/category/dispensa?view=list',
    '/category/dispensa?view=large-grid',
    food.itemUrl,
    paths.productHistory.replace('$slug', food.slug),
    '/search?query=olio',
    paths.advancedSearch,
    '/fast-search?q=olio',
    paths.quickOrder,
    paths.orders,
    paths.purchases,
    paths.lists,
    '/images',
    '/images/carrello',
    paths.addresses,
    paths.registration,
    paths.resetPasswordRequest,
    paths.notFound,
  ]) {
    await page.goto(path)
    await expectRoom(page, path)
  }

  await page.goto(paths.newAddress)
  await dialogOn(page).getByRole('button', { name: deliveryTexts.save }).waitFor()
  expect(await fixedParts(page), 'the form of an address').toEqual([])
  await page.goto(food.itemUrl)
  await page.getByRole('banner').getByRole('button', { name: frameTexts.openMenu }).click()
  await dialogOn(page).getByRole('link', { name: frameTexts.departments }).waitFor()
  expect(await fixedParts(page), 'the menu').toEqual([])
  await page.keyboard.press('Escape')

  await takeAway(page, '/cart/add')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Aggiungi/ })
    .first()
    .click()
  await toastRetryOn(page).waitFor()
  const toast = await boxOf(page.locator('[data-toasts]'))
  expect(toast.height).toBeLessThanOrEqual(ZOOMED.height / 4)
})

test.each([paths.cart, paths.checkout])(
  'at 400% the shapes of %s and what is known before the code need no sideways scroll',
  async (path) => {
    const page = await openPage('desk')
    await goToCheckout(page, await data.newCustomer())
    await page.setViewportSize(ZOOMED)
    const letGo = await holdCode(page)
    await requestUntilRendered(path)
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByRole('main').getByText('€').first().waitFor()
    expect(await sidewaysWidth(page)).toBe(ZOOMED.width)
    letGo()
    await page.getByRole('main').getByRole('button').first().waitFor()
  },
)

someTest('in a low window the totals of the cart drawer scroll with its content', async () => {
  const page = await openPage('desk')
  await goToCheckout(page, await data.newCustomer())
  await page.goto(paths.home)
  await page.setViewportSize({ width: 1440, height: 320 })
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Carrello/ })
    .click()
  await dialogOn(page).getByText(cartTexts.fullCart).waitFor()
  expect(await fixedParts(page)).toEqual([])
})

someTest(
  'on a phone one bar has price and next step, and the checkout has no bottom navigation',
  async () => {
    const page = await openPage('phone')
    const navigation = page.getByRole('navigation', { name: frameTexts.shortcuts })
    const { height = 0 } = page.viewportSize() ?? {}
    const bar = page.locator('main [data-bar]:visible')

    /** The bar with its one button is visible, at the lower edge or above the navigation. */
    async function expectBar(button: Locator) {
      await button.waitFor()
      await page.mouse.wheel(0, 500)
      const { y } = await boxOf(button)
      const below = await navigation.isVisible()
      expect(y).toBeGreaterThan(height - (below ? 150 : 80))
      await expect.poll(() => bar.count()).toBe(1)
      // Nothing of the page overlaps it.
      await button.click({ trial: true })
      // A customer's own price replaces the server-rendered one later.
      await expect.poll(() => bar.innerText()).toContain('€')
      return below
    }

    await goToCheckout(page, await data.newCustomer())
    expect(await expectBar(page.getByRole('button', { name: checkoutTexts.goToPayment }))).toBe(false)
    await prepare(page)
    expect(await expectBar(page.getByRole('button', { name: checkoutTexts.buy }))).toBe(false)
    await page.goto(paths.cart)
    expect(await expectBar(nextStep(page, cartTexts.next.checkout))).toBe(true)
    await page.goto(food.itemUrl)
    expect(await expectBar(bar.getByRole('button'))).toBe(true)

    // Day and hour of the slot are fully visible above it.
    const strip = page
      .getByRole('region', { name: frameTexts.service })
      .getByText(/^\S+ \d+ \S+, [\d:]+-[\d:]+$/)
    expect(await strip.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true)
  },
)

someTest(
  'on a phone the top bar is one row after scrolling, and a row of a list is at most 96 px high',
  async () => {
    const page = await openPage('phone')
    await page.goto('/category/dispensa?view=list')
    const rows = page.locator('[data-product-row]')
    await rows.first().waitFor()
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(10)
    expect(Math.max(...heights)).toBeLessThanOrEqual(96)
    await page.mouse.wheel(0, 800)
    await expect
      .poll(async () => {
        const banner = await boxOf(page.getByRole('banner'))
        return banner.y + banner.height
      })
      .toBe(56)
  },
)

someTest('the button to the top is in the top bar, like the back button at every width', async () => {
  const page = await openPage('desk')
  // A link that is followed before hydration opens a new page, whose way back is the browser's.
  await page.goto(paths.home, { waitUntil: 'networkidle' })
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await page.waitForURL('**/product/**')
  const banner = page.getByRole('banner')
  const upwards = banner.getByRole('button', { name: lateFrameTexts.backToTop })
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 600)
      return upwards.isVisible()
    })
    .toBe(true)
  const back = banner.getByRole('button', { name: frameTexts.back, exact: true })
  for (const width of [1440, 960, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    // Visible, and not covered by the bar.
    await back.click({ trial: true })
    await banner.getByRole('combobox').or(banner.getByRole('textbox')).click({ trial: true })
  }
  await back.click()
  await expect.poll(() => new URL(page.url()).pathname).toBe(paths.home)
})

someTest('the controls of eighty quick order lines are large enough for a thumb', async () => {
  const page = await openPage('phone')
  const pieces = (await piecesOf(shopUrl)).slice(0, 80)
  await openPad(page)
  await padField(page).fill(pieces.map(({ name }, index) => `${index + 1} ${name}`).join('\n'))
  await page.getByRole('button', { name: quickOrderTexts.add }).click()
  await expect.poll(() => padRows(page).count()).toBeGreaterThan(70)
  await expectAccessible(page, 'a long quick order')
})
