import { authTexts } from '@cambusa/messages/it/people/auth'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { listTexts } from '@cambusa/messages/it/catalogue/product-lists'
import { searchTexts } from '@cambusa/messages/it/catalogue/search'
import { shortcutTexts } from '@cambusa/messages/it/frame/shortcuts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage, useBrowser } from './setup/browser.ts'
import { hasFocus, pressOn, tabTo } from './setup/keyboard.ts'
import { shopDataDir } from './setup/our-shop.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { PASSWORD } from './setup/shop-session.ts'
import { answerOf, dialogOn, freeDays, freeSlots } from './setup/steps.ts'

useBrowser()
let data: ShopData
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

const fields = (page: Page) => page.getByRole('table').getByRole('textbox')

/**
 * Presses the shortcut to the first quantity of the visible list, and again if the previous rows were replaced and took
 * the focus away.
 */
async function goToProducts(page: Page) {
  await page.waitForLoadState('networkidle')
  const isThere = () => hasFocus(fields(page).first())
  await expect
    .poll(async () => {
      if (!(await isThere())) await page.keyboard.press('p')
      return isThere()
    })
    .toBe(true)
}

/** Types a quantity and moves to the next row; returns the accepted quantity. */
async function order(page: Page, row: number, quantity: string) {
  await expect.poll(() => hasFocus(fields(page).nth(row))).toBe(true)
  await page.keyboard.type(quantity)
  await page.keyboard.press('Enter')
  await expect.poll(() => hasFocus(fields(page).nth(row + 1))).toBe(true)
  return Number(await fields(page).nth(row).inputValue())
}

async function signInByKeys(page: Page, login: string) {
  await expect.poll(() => hasFocus(dialogOn(page).getByLabel(authTexts.login))).toBe(true)
  await page.keyboard.type(login)
  await tabTo(page, dialogOn(page).getByLabel(authTexts.password, { exact: true }))
  await page.keyboard.type(PASSWORD)
  await answerOf(page, '/auth/login', () => page.keyboard.press('Enter'))
}

async function chooseWhereAndWhen(page: Page) {
  await pressOn(page, dialogOn(page).getByRole('button', { name: cartTexts.next.address }))
  const home = dialogOn(page).getByRole('listitem').filter({ hasText: 'Casa' }).getByRole('button').first()
  await tabTo(page, home)
  await answerOf(page, '/user-address/select', () => page.keyboard.press('Enter'))
  await freeDays(page).last().waitFor()
  await tabTo(page, dialogOn(page).getByRole('tab', { selected: true }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await tabTo(page, freeSlots(page).first())
  await answerOf(page, '/timeslot/select', () => page.keyboard.press('Enter'))
}

test('a wholesale round is made by keyboard alone, from the list to the order', async () => {
  const page = await openPage('desk')
  await page.goto('/category/dispensa')
  await page.getByRole('main').getByRole('article').first().waitFor()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: shortcutTexts.title }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  // The list, three quantities from row to row, one of them no number at first.
  await answerOf(page, '/products?', () => page.keyboard.press('e'))
  await fields(page).first().waitFor()
  await goToProducts(page)
  expect(await order(page, 0, '24')).toBeGreaterThan(0)
  await page.keyboard.type('dodici')
  await page.keyboard.press('Enter')
  await expect.poll(() => fields(page).nth(1).getAttribute('aria-invalid')).toBe('true')
  await page.keyboard.press('Escape')
  expect(await order(page, 1, '12')).toBeGreaterThan(0)
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => hasFocus(fields(page).nth(1))).toBe(true)

  // A filter, and the filtered list. In a quantity field a letter is typed text, not a shortcut.
  await page.keyboard.press('Tab')
  await page.keyboard.press('f')
  await expect
    .poll(() => hasFocus(page.getByRole('main').getByRole('checkbox', { name: listTexts.onlyPromo })))
    .toBe(true)
  await answerOf(page, '/products?', () => page.keyboard.press('Space'))
  await page.waitForURL((url) => url.searchParams.has('promo'))
  await goToProducts(page)
  expect(await order(page, 0, '12')).toBeGreaterThan(0)

  // A search, whose list works in the same way.
  await page.keyboard.press('Tab')
  await page.keyboard.press('/')
  await expect
    .poll(() => hasFocus(page.getByRole('banner').getByRole('combobox', { name: searchTexts.label })))
    .toBe(true)
  await page.keyboard.type('riso')
  await answerOf(page, '/products?', () => page.keyboard.press('Enter'))
  await page.waitForURL('**/search?**')
  await fields(page).first().waitFor()
  await page.keyboard.press('Tab')
  await goToProducts(page)
  await answerOf(page, '/cart/add', () => order(page, 0, '12'))

  // The cart, a changed quantity, and the order.
  await page.keyboard.press('Tab')
  await page.keyboard.press('c')
  await signInByKeys(page, await data.newCustomer())
  const line = dialogOn(page).getByRole('group').getByRole('textbox').first()
  await tabTo(page, line)
  await page.keyboard.type('36')
  await answerOf(page, '/cart/update', () => page.keyboard.press('Enter'))
  await chooseWhereAndWhen(page)
  await pressOn(page, dialogOn(page).getByRole('button', { name: cartTexts.next.checkout }))
  await page.waitForURL('**/checkout')
  await tabTo(page, page.getByRole('button', { name: checkoutTexts.goToPayment }))
  await answerOf(page, '/checkout/prepare', () => page.keyboard.press('Enter'))
  await page.waitForURL('**/payment')
  await tabTo(page, page.getByRole('button', { name: checkoutTexts.buy }))
  await answerOf(page, '/checkout/buy', () => page.keyboard.press('Enter'))
  await page.waitForURL(/\/profile\/orders\/\d+\?placed=1/)
})
