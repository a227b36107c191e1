import { authTexts } from '@cambusa/messages/it/auth'
import { cartTexts } from '@cambusa/messages/it/cart'
import { cartChangeTexts } from '@cambusa/messages/it/cart-changes'
import { checkoutTexts } from '@cambusa/messages/it/checkout'
import { deliveryTexts } from '@cambusa/messages/it/delivery'
import { frameTexts } from '@cambusa/messages/it/frame'
import { orderTexts } from '@cambusa/messages/it/orders'
import { quickOrderTexts } from '@cambusa/messages/it/quick-order'
import { timeslotTexts } from '@cambusa/messages/it/timeslots'
import { uiTexts } from '@cambusa/messages/it/ui'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { AWAY_TEXT, retryOn, takeAway, toastRetryOn } from './setup/away.ts'
import { expectAccessible, openPage, SCREENS, useBrowser, type Screen } from './setup/browser.ts'
import { askForLogin, enterAs, fillCart, goToCheckout } from './setup/customer.ts'
import { openPad, padRows, piecesOf } from './setup/pad.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import {
  answerOf,
  addDearProducts,
  dialogOn,
  freeDays,
  freeSlots,
  nextStep,
  openCart,
  signIn,
} from './setup/steps.ts'

useBrowser()
let data: ShopData
beforeAll(async () => {
  data = await openShopData(inject('shopDataDir'))
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

/** For looking at, when a folder for it is named. */
async function picture(page: Page, name: string) {
  const folder = process.env['JOURNEY_PICTURES']
  const width = page.viewportSize()?.width
  if (folder) await page.screenshot({ path: `${folder}/away-${name}-${width}.png` })
}

/** Where two things on the screen lie over each other. */
async function overlap(page: Page, one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((each) => page.locator(each).last().boundingBox()))
  if (!a || !b) return false
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

describe.each(Object.keys(SCREENS) as Screen[])('on a %s', (screen) => {
  test('a tap on the cart stays on its screen and is sent by Riprova', async () => {
    const page = await openPage(screen)
    await fillCart(page, await data.newCustomer())
    const before = Number(await firstQuantity(page).inputValue())
    const back = await takeAway(page, '/cart/update')
    await increaseFirst(page)
    await toastRetryOn(page).waitFor()
    await page.locator('[data-toasts]').getByText(cartChangeTexts.away).waitFor()
    expect([pathOf(page), await firstQuantity(page).inputValue()]).toEqual(['/cart', String(before + 1)])
    // Long after a toast without an act would have gone.
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

test('the note of an order is kept and saved by Riprova, found by keyboard', async () => {
  const page = await openPage('desk')
  await fillCart(page, await data.newCustomer())
  const note = main(page).getByRole('textbox', { name: cartTexts.orderNote })
  const back = await takeAway(page, '/cart/update-cart-info')
  await note.fill('Suonare al secondo citofono')
  await page.keyboard.press('Tab')
  await toastRetryOn(page).waitFor()
  expect(await note.inputValue()).toBe('Suonare al secondo citofono')
  await note.focus()
  await back()
  await page.keyboard.press('F6')
  await expect
    .poll(() => toastRetryOn(page).evaluate((button) => button === document.activeElement))
    .toBe(true)
  await answerOf(page, '/cart/update-cart-info', () => page.keyboard.press('Enter'))
  await page.getByText(cartTexts.saved).waitFor()
  // The focus is back where the shopper was.
  expect(await note.evaluate((field) => field === document.activeElement)).toBe(true)
  await openCart(page)
  expect(await note.inputValue()).toBe('Suonare al secondo citofono')
})

test('what is dismissed instead of tried again goes back to how it was', async () => {
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

test('a login keeps what was typed and goes on by Riprova', async () => {
  const page = await openPage('phone')
  const login = await data.newCustomer()
  await page.goto('/')
  await askForLogin(page)
  const back = await takeAway(page, '/auth/login')
  await signIn(page, login)
  await retryOn(page).waitFor()
  expect(await dialogOn(page).getByLabel(authTexts.login).inputValue()).toBe(login)
  expect(pathOf(page)).toBe('/')
  await picture(page, 'login')
  await expectAccessible(page, 'a login of a shop that is away')
  await retryOn(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => retryOn(page).getAttribute('aria-busy')).toBe(null)
  expect(await retryOn(page).evaluate((button) => button === document.activeElement)).toBe(true)
  await back()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

test('an address keeps all its fields, and a slot its choice', async () => {
  const page = await openPage('tablet')
  await enterAs(page, await data.newCustomer())
  await page.goto('/profile/addresses/manage')
  const dialog = dialogOn(page)
  const typed = [
    [deliveryTexts.name, 'Cantina'],
    [deliveryTexts.street, 'via Saragozza'],
    [deliveryTexts.streetNumber, '7'],
    [deliveryTexts.city, 'Bologna'],
    [deliveryTexts.province, 'BO'],
    [deliveryTexts.postalCode, '40123'],
  ] as const
  for (const [label, text] of typed) await dialog.getByLabel(label, { exact: true }).fill(text)
  const back = await takeAway(page, '/user-address/update')
  await dialog.getByRole('button', { name: deliveryTexts.save, exact: true }).click()
  await retryOn(page).waitFor()
  for (const [label, text] of typed)
    expect(await dialog.getByLabel(label, { exact: true }).inputValue()).toBe(text)
  expect(pathOf(page)).toBe('/profile/addresses/manage')
  await picture(page, 'address')
  await back()
  await retryOn(page).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await main(page).getByText('Cantina').waitFor()
})

test('an address and a slot that could not be chosen are chosen by Riprova, without leaving their dialogs', async () => {
  const page = await openPage('phone')
  await enterAs(page, await data.newCustomer())
  await addDearProducts(page, 2)
  await openCart(page)
  await nextStep(page, cartTexts.next.address).click()
  await dialogOn(page).getByRole('tab', { name: 'Consegna a domicilio' }).click()
  let back = await takeAway(page, '/user-address/select')
  const home = dialogOn(page).getByRole('listitem').filter({ hasText: 'Casa' }).first()
  await home.getByRole('button').first().click()
  await retryOn(page).waitFor()
  await picture(page, 'address-choice')
  await expectAccessible(page, 'an address of a shop that is away')
  await back()
  await retryOn(page).click()
  await dialogOn(page).getByRole('heading', { name: timeslotTexts.title }).waitFor()

  await freeDays(page).last().click()
  back = await takeAway(page, '/timeslot/select')
  await freeSlots(page).nth(1).click()
  await retryOn(page).waitFor()
  await picture(page, 'slot')
  await expectAccessible(page, 'a slot of a shop that is away')
  await back()
  await retryOn(page).focus()
  await answerOf(page, '/timeslot/select', () => page.keyboard.press('Enter'))
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await nextStep(page, cartTexts.next.checkout).waitFor()
})

test('a file for the quick order is sent again by Riprova without being chosen anew', async () => {
  const page = await openPage('desk')
  const [first] = await piecesOf(inject('shopUrl'))
  await openPad(page)
  const back = await takeAway(page, '/quick-order/read')
  await page.getByLabel(quickOrderTexts.file).setInputFiles({
    name: 'ordine.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`codice;quantità\n${first!.code};3\n`),
  })
  await retryOn(page).waitFor()
  await main(page).getByText(AWAY_TEXT).waitFor()
  await picture(page, 'file')
  await expectAccessible(page, 'a file of a shop that is away')
  await back()
  await retryOn(page).click()
  await expect.poll(() => padRows(page).count()).toBe(1)
})

test('preparing and buying go on by Riprova, and there is one order', async () => {
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

  // The order is written, and then the shop loses its database before it can say so.
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

test('a screen that cannot be read leads to /service-down and back; one that has something to show stays', async () => {
  const page = await openPage('desk')
  await enterAs(page, await data.newCustomer())
  const back = await takeAway(page, '/order/list')
  await page.goto('/profile/orders')
  await page.waitForURL('**/service-down?**')
  await page.getByRole('heading', { level: 1, name: frameTexts.serviceDownTitle }).waitFor()
  await back()
  await retryOn(page).click()
  await page.waitForURL('**/profile/orders')
  await page.getByRole('heading', { level: 1, name: orderTexts.title }).waitFor()

  await takeAway(page, '/cart/view')
  await page.evaluate(`window.dispatchEvent(new Event('online'))`)
  await page.waitForTimeout(500)
  expect(pathOf(page)).toBe('/profile/orders')
})

test('a failure that says nothing of coming back leads to /service-down, also from a write', async () => {
  const page = await openPage('desk')
  await fillCart(page, await data.newCustomer())
  await takeAway(page, '/cart/update-cart-info', { status: 500, headers: {} })
  await main(page).getByRole('switch', { name: cartTexts.needInvoice }).click()
  await page.waitForURL('**/service-down?**')
})

test('what stands in an address never leads out of the shop', async () => {
  const page = await openPage('desk')
  const shopUrl = inject('shopUrl')
  const left: string[] = []
  await page.route(
    (url) => url.origin !== shopUrl,
    (route) => {
      left.push(route.request().url())
      return route.abort()
    },
  )
  for (const from of [
    '/\\evil.example',
    '//evil.example',
    '/\t/evil.example',
    '/%2Fevil.example',
    'javascript:alert(1)',
  ]) {
    await page.goto(`/service-down?from=${encodeURIComponent(from)}`)
    await retryOn(page).click()
    await page.waitForURL((url) => url.pathname !== '/service-down')
    expect([from, page.url()]).toEqual([from, `${shopUrl}/`])
  }
  for (const path of ['//evil.example', '/%5Cevil.example', '/%2F%2Fevil.example', '/https://evil.example']) {
    await page.goto(`/catalog${path}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(page.url().startsWith(`${shopUrl}/`)).toBe(true)
  }
  expect(left).toEqual([])
  await page.goto(`/service-down?from=${encodeURIComponent('/category/dispensa?sort=price_asc')}`)
  await retryOn(page).click()
  await page.waitForURL(`${shopUrl}/category/dispensa?sort=price_asc`)
})
