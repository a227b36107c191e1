import { authTexts } from '@cambusa/messages/it/people/auth'
import { confirmationTexts } from '@cambusa/messages/it/people/confirmation'
import { consentTexts } from '@cambusa/messages/it/people/consents'
import { passwordTexts } from '@cambusa/messages/it/people/password'
import { registrationTexts as texts } from '@cambusa/messages/it/people/registration'
import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shopDataDir } from './setup/our-shop.ts'
import { expectAccessible, openPage, someWidth, useBrowser } from './setup/browser.ts'
import { askForLogin } from './setup/customer.ts'
import { linkIn, mailTo } from './setup/mails.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { dialogOn } from './setup/steps.ts'

/** The holder of the card; the demo shop offers one to new customers. */
const HOLDER = { vatNumber: '01234567897', name: 'Osteria del Canale' }
const PASSWORD = 'Mare-9-vento'
const CHANGED = 'Vento-9-mare'

let data: ShopData
useBrowser()
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

const newLogin = () => `nuovo-${randomBytes(6).toString('hex')}@example.com`
const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true }).waitFor()
const write = (page: Page, label: string, text: string) =>
  main(page).getByRole('textbox', { name: label }).first().fill(text)

async function makeAccount(page: Page, login: string) {
  await heading(page, texts.accountTitle)
  await expectAccessible(page, 'the account')
  await main(page).getByLabel(texts.username, { exact: true }).fill(login)
  await main(page).getByLabel(texts.password, { exact: true }).fill(PASSWORD)
  await main(page).getByLabel(texts.repeatPassword, { exact: true }).fill(PASSWORD)
  await main(page).getByLabel(consentTexts.privacy).check()
  await main(page).getByLabel(consentTexts.terms).check()
  await press(page, texts.submit)
  await heading(page, confirmationTexts.pendingTitle)
  await expectAccessible(page, 'the wait for the mail')
}

/** Opens the link of the mail and presses the button; returns the next address. */
async function confirm(page: Page, login: string) {
  const mail = await mailTo(login)
  await page.goto(linkIn(mail, 'registration/confirm'))
  await heading(page, confirmationTexts.title)
  expect(new URL(page.url()).search).toBe('')
  await expectAccessible(page, 'the link of the mail')
  await press(page, confirmationTexts.confirm)
  await page.waitForURL(/registration-(?:confirmed|completed)$/)
  return new URL(page.url()).pathname
}

/** Signs in from a final screen. */
async function enter(page: Page, login: string, password: string) {
  await press(page, authTexts.title)
  await dialogOn(page).getByLabel(authTexts.login).fill(login)
  await dialogOn(page).getByLabel(authTexts.password, { exact: true }).fill(password)
  await dialogOn(page).getByRole('button', { name: authTexts.submit, exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

describe.each(someWidth('register'))('on a %s', (screen) => {
  test('the holder of a card registers with it', async () => {
    const page = await openPage(screen)
    const login = newLogin()
    await page.goto('/')
    await askForLogin(page)
    await dialogOn(page).getByRole('link', { name: authTexts.register }).click()
    await heading(page, texts.cardTitle)
    await write(page, texts.cardCode, await data.newCard())
    await write(page, texts.vatOrTaxCode, HOLDER.vatNumber)
    await press(page, texts.verify)
    await heading(page, texts.dataTitle)
    await expect.poll(() => main(page).getByLabel(texts.companyName).inputValue()).toContain(HOLDER.name)
    // To the mail program and back: the page was discarded meanwhile.
    await main(page).getByLabel(texts.firstName, { exact: true }).fill('Ada')
    await page.reload()
    await expect.poll(() => main(page).getByLabel(texts.firstName, { exact: true }).inputValue()).toBe('Ada')
    await main(page).getByLabel(texts.lastName, { exact: true }).fill('Guidi')
    await expectAccessible(page, 'the data of the card')
    await press(page, texts.proceed)
    await makeAccount(page, login)
    expect(await confirm(page, login)).toBe('/registration-confirmed')
    await enter(page, login, PASSWORD)
  })

  test('a family registers without a card, and resets the password', async () => {
    const page = await openPage(screen)
    const login = newLogin()
    await page.goto('/registration-user')
    await main(page).getByRole('switch', { name: texts.hasCard }).click()
    await main(page).getByRole('radio', { name: texts.private }).click()
    await press(page, texts.proceed)
    await expectAccessible(page, 'the request for a card with mistakes')
    await main(page).getByLabel(texts.firstName, { exact: true }).fill('Ada')
    await main(page).getByLabel(texts.lastName, { exact: true }).fill('Guidi')
    await write(page, texts.personalTaxCode, 'RSSMRA85T10A562S')
    await main(page).getByRole('combobox', { name: texts.store }).selectOption({ index: 1 })
    await press(page, texts.proceed)
    await makeAccount(page, login)
    expect(await confirm(page, login)).toBe('/registration-completed')
    await main(page).getByText(confirmationTexts.cardPending).waitFor()
    await expectAccessible(page, 'the end of the registration')

    await page.goto('/reset-password-request')
    await main(page).getByLabel(passwordTexts.email).fill(login)
    await press(page, passwordTexts.send)
    await heading(page, passwordTexts.sentTitle)
    const mail = await mailTo(login, ({ text }) => text.includes('reset_token'))
    await page.goto(linkIn(mail, 'reset-password'))
    await heading(page, passwordTexts.resetTitle)
    expect(new URL(page.url()).search).toBe('')
    await expectAccessible(page, 'the new password')
    await main(page).getByLabel(passwordTexts.password, { exact: true }).fill(CHANGED)
    await main(page).getByLabel(passwordTexts.repeatPassword).fill(CHANGED)
    await press(page, passwordTexts.save)
    await page.waitForURL('**/reset-password-completed')
    await enter(page, login, CHANGED)
  })
})
