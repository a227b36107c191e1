import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { cartNoticeTexts } from '@cambusa/messages/it/cart/cart-notices'
import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { errorScreenTexts } from '@cambusa/messages/it/frame/error-screens'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shopDataDir } from './setup/our-shop.ts'
import { AWAY_TEXT, picture, retryOn, takeAway, toastRetryOn } from './setup/away.ts'
import { expectAccessible, openPage, someWidth, useBrowser } from './setup/browser.ts'
import { enterAs, fillCart, goToCheckout } from './setup/customer.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { answerOf, openCart } from './setup/steps.ts'

useBrowser()
let data: ShopData
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

const main = (page: Page) => page.getByRole('main')
const firstQuantity = (page: Page) =>
  main(page)
    .getByRole('textbox', { name: uiTexts.quantityNamed({ name: '' }).trim() })
    .first()
const increaseFirst = (page: Page) =>
  main(page)
    .getByRole('button', { name: uiTexts.increaseNamed({ name: '' }).trim() })
    .first()
    .click()
const pathOf = (page: Page) => new URL(page.url()).pathname

/** Whether two elements on the screen overlap. */
async function overlap(page: Page, one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((each) => page.locator(each).last().boundingBox()))
  if (!a || !b) return false
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

describe.each(someWidth('away'))('on a %s', (screen) => {
  test('a tap on the cart page stays on its screen and is sent by Riprova', async () => {
    const page = await openPage(screen)
    await fillCart(page, await data.newCustomer())
    const before = Number(await firstQuantity(page).inputValue())
    const back = await takeAway(page, '/cart/update')
    await increaseFirst(page)
    await toastRetryOn(page).waitFor()
    await page.locator('[data-toasts]').getByText(cartNoticeTexts.away).waitFor()
    expect([pathOf(page), await firstQuantity(page).inputValue()]).toEqual(['/cart', String(before + 1)])
    // Long after a toast without an action would have gone.
    await page.waitForTimeout(4000)
    expect(await toastRetryOn(page).isVisible()).toBe(true)
    expect(
      await overlap(page, '[data-toasts] li', `main :is(a, button):has-text("${cartTexts.next.checkout}")`),
    ).toBe(false)
    await picture(page, 'cart')
    await expectAccessible(page, 'the cart of a shop that is away')

    await back()
    await answerOf(page, '/cart/update', () => toastRetryOn(page).click())
    await toastRetryOn(page).waitFor({ state: 'detached' })
    await page.reload()
    await expect.poll(() => firstQuantity(page).inputValue()).toBe(String(before + 1))
  })
})

test('the note of an order is kept and saved by Riprova, reached by keyboard', async () => {
  const page = await openPage('desk')
  await fillCart(page, await data.newCustomer())
  const note = main(page).getByRole('textbox', { name: cartTexts.orderNote })
  const back = await takeAway(page, '/cart/update-cart-info')
  await note.fill('Suonare al secondo citofono')
  await page.keyboard.press('Tab')
  await toastRetryOn(page).waitFor()
  await expect.poll(() => note.inputValue()).toBe('Suonare al secondo citofono')
  await note.focus()
  await back()
  await page.keyboard.press('F6')
  await expect
    .poll(() => toastRetryOn(page).evaluate((button) => button === document.activeElement))
    .toBe(true)
  await answerOf(page, '/cart/update-cart-info', () => page.keyboard.press('Enter'))
  await page.getByText(cartTexts.saved).waitFor()
  // The focus is back where it was before.
  expect(await note.evaluate((field) => field === document.activeElement)).toBe(true)
  await openCart(page)
  await expect.poll(() => note.inputValue()).toBe('Suonare al secondo citofono')
})

test('a change that is dismissed instead of repeated is undone', async () => {
  const page = await openPage('desk')
  await fillCart(page, await data.newCustomer())
  const invoice = main(page).getByRole('switch', { name: cartTexts.needInvoice })
  await takeAway(page, '/cart/update-cart-info')
  await takeAway(page, '/cart/view')
  await invoice.click()
  await toastRetryOn(page).waitFor()
  expect(await invoice.isChecked()).toBe(true)
  await page
    .locator('[data-toasts] li')
    .filter({ hasText: AWAY_TEXT })
    .getByRole('button', { name: uiTexts.close })
    .click()
  await expect.poll(() => invoice.isChecked()).toBe(false)
  expect(pathOf(page)).toBe('/cart')
})

test('preparing and buying continue with Riprova, and there is one order', async () => {
  const page = await openPage('desk')
  const login = await data.newCustomer()
  await goToCheckout(page, login)
  let back = await takeAway(page, '/checkout/prepare')
  const alsoBack = await takeAway(page, '/cart/view')
  await page.getByRole('button', { name: checkoutTexts.goToPayment }).click()
  await retryOn(page).waitFor()
  expect(pathOf(page)).toBe('/checkout')
  await picture(page, 'checkout')
  await back()
  await alsoBack()
  await answerOf(page, '/checkout/prepare', () => retryOn(page).click())
  await page.waitForURL('**/payment')

  // The order is stored, and then the shop loses its database before it can answer.
  let bought = 0
  await page.route('**/checkout/buy**', async (route) => {
    bought += 1
    await route.fetch()
    await route.fulfill({ status: 503, headers: { 'Retry-After': '1' }, json: {} })
  })
  back = () => page.unroute('**/checkout/buy**')
  await page.getByRole('button', { name: checkoutTexts.buy }).click()
  await retryOn(page).waitFor()
  await page.getByText(checkoutTexts.awayText).waitFor()
  await picture(page, 'buy')
  await retryOn(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => bought).toBe(2)
  await retryOn(page).waitFor()
  await back()
  await answerOf(page, '/checkout/buy', () => retryOn(page).click())
  await page.waitForURL(/\/profile\/orders\/\d+\?placed=1/)
  expect(await data.countOrdersOf(login)).toBe(1)
})

test('a screen without data leads to /service-down and back; one with older data stays', async () => {
  const page = await openPage('desk')
  await enterAs(page, await data.newCustomer())
  const back = await takeAway(page, '/order/list')
  await page.goto('/profile/orders')
  await page.waitForURL('**/service-down?**')
  await page.getByRole('heading', { level: 1, name: errorScreenTexts.serviceDownTitle }).waitFor()
  await back()
  await retryOn(page).click()
  await page.waitForURL('**/profile/orders')
  await page.getByRole('heading', { level: 1, name: orderTexts.title }).waitFor()

  await takeAway(page, '/cart/view')
  await page.evaluate(`window.dispatchEvent(new Event('online'))`)
  await page.waitForTimeout(500)
  expect(pathOf(page)).toBe('/profile/orders')
})

test('a failure without Retry-After leads to /service-down, also for a write', async () => {
  const page = await openPage('desk')
  await fillCart(page, await data.newCustomer())
  await takeAway(page, '/cart/update-cart-info', { status: 500, headers: {} })
  await main(page).getByRole('switch', { name: cartTexts.needInvoice }).click()
  await page.waitForURL('**/service-down?**')
})
