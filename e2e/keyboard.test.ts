import { authTexts } from '@cambusa/messages/it/people/auth'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { searchTexts } from '@cambusa/messages/it/catalogue/search'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopDataDir, shopUrl } from './setup/our-shop.ts'
import { openPage, useBrowser } from './setup/browser.ts'
import { hasFocus, tabTo } from './setup/keyboard.ts'
import { findProduct } from './setup/shop-api.ts'
import { PASSWORD } from './setup/shop-session.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { answerOf, dialogOn, freeDays, freeSlots } from './setup/steps.ts'

useBrowser()
let data: ShopData
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

const isFocusInDialog = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)

test('a whole purchase is made by keyboard', async () => {
  const page = await openPage('desk')
  const product = await findProduct(
    shopUrl,
    ({ available, price, minAge }) => available && Number(price) > 100 && minAge === undefined,
  )
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.keyboard.press('/')
  const field = page.getByRole('banner').getByRole('combobox', { name: searchTexts.label })
  await field.waitFor()
  await page.keyboard.type(product.name)
  await page.getByRole('row', { name: product.name }).first().waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?**')

  const card = page.getByRole('main').getByRole('article').getByRole('link', { name: product.name }).first()
  await tabTo(page, card)
  await answerOf(page, '/cart/add', () => page.keyboard.press('+'))

  const cart = page.getByRole('banner').getByRole('button', { name: /^Carrello/ })
  await tabTo(page, cart, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await dialogOn(page).getByLabel(authTexts.login).waitFor()
  await expect.poll(() => hasFocus(dialogOn(page).getByLabel(authTexts.login))).toBe(true)
  for (let presses = 0; presses < 15; presses += 1) {
    await page.keyboard.press('Tab')
    // At the end of the dialog the focus wraps around, a moment after the key.
    await expect.poll(() => isFocusInDialog(page)).toBe(true)
  }
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => hasFocus(cart)).toBe(true)

  await page.keyboard.press('Enter')
  await expect.poll(() => hasFocus(dialogOn(page).getByLabel(authTexts.login))).toBe(true)
  await page.keyboard.type(await data.newCustomer())
  await tabTo(page, dialogOn(page).getByLabel(authTexts.password, { exact: true }))
  await page.keyboard.type(PASSWORD)
  await answerOf(page, '/auth/login', () => page.keyboard.press('Enter'))

  await tabTo(page, dialogOn(page).getByRole('button', { name: cartTexts.next.address }))
  await page.keyboard.press('Enter')
  const home = dialogOn(page).getByRole('listitem').filter({ hasText: 'Casa' }).getByRole('button').first()
  await tabTo(page, home)
  await answerOf(page, '/user-address/select', () => page.keyboard.press('Enter'))
  await freeDays(page).last().waitFor()
  await tabTo(page, dialogOn(page).getByRole('tab', { selected: true }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await tabTo(page, freeSlots(page).first())
  await answerOf(page, '/timeslot/select', () => page.keyboard.press('Enter'))

  await tabTo(page, dialogOn(page).getByRole('button', { name: cartTexts.next.checkout }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/checkout')
  await tabTo(page, page.getByRole('button', { name: checkoutTexts.goToPayment }))
  await answerOf(page, '/checkout/prepare', () => page.keyboard.press('Enter'))
  await page.waitForURL('**/payment')
  await tabTo(page, page.getByRole('button', { name: checkoutTexts.buy }))
  await answerOf(page, '/checkout/buy', () => page.keyboard.press('Enter'))
  await page.waitForURL(/\/profile\/orders\/\d+\?placed=1/)
})

test('a confirmation is answered or closed by keyboard, and the focus returns to its button', async () => {
  const page = await openPage('desk')
  await page.goto('/category/dispensa')
  await answerOf(page, '/cart/add', () =>
    page
      .getByRole('button', { name: /^Aggiungi (?!un |nota)/ })
      .first()
      .click(),
  )
  await page.goto('/cart')
  const empty = page.getByRole('button', { name: cartTexts.emptyCart })
  await empty.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: cartTexts.emptyConfirmTitle }).waitFor()
  await expect.poll(() => isFocusInDialog(page)).toBe(true)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => hasFocus(empty)).toBe(true)
})
