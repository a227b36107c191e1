import { authTexts } from '@cambusa/messages/it/people/auth'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { postalTexts } from '@cambusa/messages/it/delivery/postal-address'
import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { timeslotTexts } from '@cambusa/messages/it/delivery/timeslots'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopDataDir, shopUrl } from './setup/our-shop.ts'
import { AWAY_TEXT, picture, retryOn, takeAway } from './setup/away.ts'
import { expectAccessible, openPage, useBrowser } from './setup/browser.ts'
import { askForLogin, enterAs } from './setup/customer.ts'
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
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

const main = (page: Page) => page.getByRole('main')
const pathOf = (page: Page) => new URL(page.url()).pathname

test('a login keeps the typed text and continues with Riprova', async () => {
  const page = await openPage('phone')
  const login = await data.newCustomer()
  await page.goto('/')
  await askForLogin(page)
  const back = await takeAway(page, '/auth/login')
  await signIn(page, login)
  await retryOn(page).waitFor()
  await expect.poll(() => dialogOn(page).getByLabel(authTexts.login).inputValue()).toBe(login)
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

test('an address keeps all its fields, and a slot stays chosen', async () => {
  const page = await openPage('tablet')
  await enterAs(page, await data.newCustomer())
  await page.goto('/profile/addresses/manage')
  const dialog = dialogOn(page)
  const typed = [
    [deliveryTexts.name, 'Cantina'],
    [postalTexts.street, 'via Saragozza'],
    [postalTexts.streetNumber, '7'],
    [postalTexts.city, 'Bologna'],
    [postalTexts.province, 'BO'],
    [postalTexts.postalCode, '40123'],
  ] as const
  for (const [label, text] of typed) await dialog.getByLabel(label, { exact: true }).fill(text)
  const back = await takeAway(page, '/user-address/update')
  await dialog.getByRole('button', { name: deliveryTexts.save, exact: true }).click()
  await retryOn(page).waitFor()
  for (const [label, text] of typed)
    await expect.poll(() => dialog.getByLabel(label, { exact: true }).inputValue()).toBe(text)
  expect(pathOf(page)).toBe('/profile/addresses/manage')
  await picture(page, 'address')
  await back()
  await retryOn(page).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await main(page).getByText('Cantina').waitFor()
})

test('an address and a slot that could not be saved are saved by Riprova, without leaving their dialogs', async () => {
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

test('a file for the quick order is sent again by Riprova without choosing it again', async () => {
  const page = await openPage('desk')
  const [first] = await piecesOf(shopUrl)
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
