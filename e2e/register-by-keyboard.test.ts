import { confirmationTexts } from '@cambusa/messages/it/people/confirmation'
import { consentTexts } from '@cambusa/messages/it/people/consents'
import { passwordTexts } from '@cambusa/messages/it/people/password'
import { registrationTexts as texts } from '@cambusa/messages/it/people/registration'
import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage, useBrowser } from './setup/browser.ts'
import { pressOn, tabTo, typeInto } from './setup/keyboard.ts'
import { linkIn, mailTo } from './setup/mails.ts'
import { shopDataDir } from './setup/our-shop.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'

const PASSWORD = 'Mare-9-vento'
/** A card of the company whose cards the tests create. */
const VAT_NUMBER = '01234567897'

let data: ShopData
useBrowser()
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true }).waitFor()
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const label = (page: Page, name: string) => main(page).getByLabel(name, { exact: true })
const newLogin = () => `nuovo-${randomBytes(6).toString('hex')}@example.com`

/** The last step, and the link of its mail; ends on the final screen. */
async function makeAccount(page: Page, login: string) {
  await heading(page, texts.accountTitle)
  await typeInto(page, label(page, texts.username), login)
  await typeInto(page, label(page, texts.password), PASSWORD)
  await typeInto(page, label(page, texts.repeatPassword), PASSWORD)
  await pressOn(page, main(page).getByLabel(consentTexts.privacy), 'Space')
  await pressOn(page, main(page).getByLabel(consentTexts.terms), 'Space')
  await pressOn(page, button(page, texts.submit))
  await heading(page, confirmationTexts.pendingTitle)
  await page.goto(linkIn(await mailTo(login), 'registration/confirm'))
  await heading(page, confirmationTexts.title)
  await pressOn(page, button(page, confirmationTexts.confirm))
}

test('a customer without a card registers by keyboard, from the question for the card to the confirmed e-mail', async () => {
  const page = await openPage('desk')
  await page.goto('/registration-user')
  await pressOn(page, main(page).getByRole('switch', { name: texts.hasCard }), 'Space')
  // A radio group is one tab stop; the arrows choose.
  await tabTo(page, main(page).getByRole('radio', { checked: true }))
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => main(page).getByRole('radio', { name: texts.private }).isChecked()).toBe(true)
  await typeInto(page, label(page, texts.firstName), 'Ada')
  await typeInto(page, label(page, texts.lastName), 'Guidi')
  await typeInto(page, main(page).getByRole('textbox', { name: texts.personalTaxCode }), 'RSSMRA85T10A562S')
  await tabTo(page, main(page).getByRole('combobox', { name: texts.store }))
  await page.keyboard.press('ArrowDown')
  await pressOn(page, button(page, texts.proceed))
  await makeAccount(page, newLogin())
  await page.waitForURL('**/registration-completed')
})

test('the holder of a card registers with it by keyboard; an empty form leads to its first field at once', async () => {
  const page = await openPage('desk')
  await page.goto('/registration-user')
  await pressOn(page, button(page, texts.verify))
  const cardCode = main(page).getByRole('textbox', { name: texts.cardCode })
  await expect.poll(() => cardCode.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type(await data.newCard())
  await typeInto(page, main(page).getByRole('textbox', { name: texts.vatOrTaxCode }), VAT_NUMBER)
  // Enter in a field submits the step.
  await page.keyboard.press('Enter')
  await heading(page, texts.dataTitle)
  await typeInto(page, label(page, texts.firstName), 'Ada')
  await typeInto(page, label(page, texts.lastName), 'Guidi')
  await pressOn(page, button(page, texts.proceed))
  await makeAccount(page, newLogin())
  await page.waitForURL('**/registration-confirmed')
})

test('a forgotten password is reset by keyboard', async () => {
  const page = await openPage('desk')
  const login = await data.newCustomer()
  await page.goto('/reset-password-request')
  await typeInto(page, main(page).getByLabel(passwordTexts.email), login)
  await page.keyboard.press('Enter')
  await heading(page, passwordTexts.sentTitle)
  await page.goto(linkIn(await mailTo(login), 'reset-password'))
  await typeInto(page, label(page, passwordTexts.password), PASSWORD)
  await typeInto(page, label(page, passwordTexts.repeatPassword), PASSWORD)
  await pressOn(page, button(page, passwordTexts.save))
  await page.waitForURL('**/reset-password-completed')
})
