import { authTexts } from '@cambusa/messages/it/people/auth'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { lateFrameTexts } from '@cambusa/messages/it/frame/late-frame'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shopDataDir } from './setup/our-shop.ts'
import { openPage, someWidth, useBrowser } from './setup/browser.ts'
import { askForLogin, fillCart } from './setup/customer.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { answerOf, dialogOn, nextStep, openCart, payOnDelivery, signIn } from './setup/steps.ts'

useBrowser()
let data: ShopData
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

const MARKERS = ['is-authenticated', 'X-Ebsn-Session', 'X-Ebsn-Account'] as const

/** The login markers in the browser. */
async function markersOf(page: Page): Promise<string[]> {
  const has = await page.evaluate(
    ([tab, session, account]) => [
      sessionStorage.getItem(tab) !== null,
      sessionStorage.getItem(session) !== null,
      localStorage.getItem(account) !== null,
    ],
    MARKERS,
  )
  return MARKERS.filter((_, index) => has[index])
}

/** The quantities of the cart on the screen, in their order. */
const quantitiesOn = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('textbox', { name: uiTexts.quantityNamed({ name: '' }).trim() })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))

/** A toast on the screen; behind a dialog it is visible but has no role. */
const toldOn = (page: Page, text: string) => page.locator('[data-toasts] li').filter({ hasText: text })

const increaseFirst = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: uiTexts.increaseNamed({ name: '' }).trim() })
    .first()
    .click()

describe.each(someWidth('session'))('on a %s', (screen) => {
  test('a session that ends is reported once; after a new login the tap counts and the order continues', async () => {
    const page = await openPage(screen)
    const login = await data.newCustomer()
    await data.restock()
    await fillCart(page, login)
    const [before, ...others] = await quantitiesOn(page)
    expect(await markersOf(page)).toEqual([...MARKERS])

    await data.endSessionsOf(login)
    const lost = await answerOf(page, '/cart/update', () => increaseFirst(page))
    expect(lost.status()).toBe(419)
    await dialogOn(page).getByLabel(authTexts.login).waitFor()
    expect(await toldOn(page, uiTexts.sessionExpired).count()).toBe(1)
    expect(await markersOf(page)).toEqual([])

    const sentAgain = await answerOf(page, '/cart/update', () => signIn(page, login))
    expect(await sentAgain.json()).toMatchObject({ response: { status: 0, errors: [] } })
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => quantitiesOn(page)).toEqual([String(Number(before) + 1), ...others])
    await openCart(page)
    await nextStep(page, cartTexts.next.checkout).waitFor()
    expect(await quantitiesOn(page)).toEqual([String(Number(before) + 1), ...others])

    await nextStep(page, cartTexts.next.checkout).click()
    await payOnDelivery(page)
    expect(await data.countOrdersOf(login)).toBe(1)
  })
})

test('a session unknown to the shop is a lost one: reported once, one login, and the tap counts once', async () => {
  const page = await openPage('desk')
  const login = await data.newCustomer()
  await data.restock()
  await fillCart(page, login)
  const [before, ...others] = await quantitiesOn(page)
  await page.evaluate(([, session, account]) => {
    sessionStorage.setItem(session, 'x'.repeat(43))
    localStorage.removeItem(account)
  }, MARKERS)
  await increaseFirst(page)
  await dialogOn(page).getByLabel(authTexts.login).waitFor()
  expect(await page.locator('[data-toasts] li').count()).toBe(1)
  expect(await toldOn(page, uiTexts.sessionExpired).count()).toBe(1)

  await answerOf(page, '/cart/update', () => signIn(page, login))
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => quantitiesOn(page)).toEqual([String(Number(before) + 1), ...others])
  await openCart(page)
  await nextStep(page, cartTexts.next.checkout).waitFor()
  expect(await quantitiesOn(page)).toEqual([String(Number(before) + 1), ...others])
})

test('a login that is not remembered leaves nothing beyond the tab, and is asked again when it ends in the checkout', async () => {
  const page = await openPage('desk')
  const login = await data.newCustomer()
  await page.goto('/')
  await askForLogin(page)
  await dialogOn(page).getByRole('checkbox', { name: authTexts.rememberMe }).uncheck()
  await signIn(page, login)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await markersOf(page)).toEqual(['is-authenticated', 'X-Ebsn-Session'])

  // A screen without background calls: the click makes the first call after the end of the session.
  await page.goto('/cart')
  await page.waitForLoadState('networkidle')
  await data.endSessionsOf(login)
  await page.getByRole('banner').getByRole('button', { name: frameTexts.profileMenu }).click()
  await page.getByRole('banner').getByRole('link', { name: frameTexts.titleOrders }).click()
  await toldOn(page, uiTexts.sessionExpired).waitFor()
  await dialogOn(page).getByLabel(authTexts.login).waitFor()
  await signIn(page, login)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.waitForURL('**/profile/orders')
  await page.getByText(orderTexts.emptyTitle).waitFor()
})

test('a visitor at a customer’s address goes home, is asked to sign in, and then goes there', async () => {
  const page = await openPage('phone')
  await page.goto('/profile/orders')
  await page.waitForURL((url) => url.pathname === '/')
  await dialogOn(page).getByLabel(authTexts.login).waitFor()
  await signIn(page, await data.newCustomer())
  await page.waitForURL('**/profile/orders')
  await page.getByText(orderTexts.emptyTitle).waitFor()
})

test('a visitor who declines to sign in stays at home', async () => {
  const page = await openPage('desk')
  await page.goto('/profile/addresses')
  await dialogOn(page).getByLabel(authTexts.login).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/')
})

test('a logout removes the markers and the cart, and customer screens require a login again', async () => {
  const page = await openPage('desk')
  const login = await data.newCustomer()
  await fillCart(page, login)
  await page.getByRole('banner').getByRole('button', { name: frameTexts.profileMenu }).click()
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('banner').getByRole('button', { name: lateFrameTexts.logout }).click(),
  ])
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await markersOf(page)).toEqual([])
  await openCart(page)
  await page.getByText(cartTexts.emptyTitle).waitFor()
  await page.goto('/checkout')
  await page.waitForURL((url) => url.pathname === '/')
})
