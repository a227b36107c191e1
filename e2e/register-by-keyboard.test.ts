import { confirmationTexts } from '@cambusa/messages/it/confirmation'
import { consentTexts } from '@cambusa/messages/it/consents'
import { registrationTexts as texts } from '@cambusa/messages/it/registration'
import { randomBytes } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, useBrowser } from './setup/browser.ts'
import { tabTo } from './setup/keyboard.ts'
import { linkIn, mailTo } from './setup/mails.ts'
import { shopUrl } from './setup/our-shop.ts'

useBrowser()

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true }).waitFor()

async function type(page: Page, field: Locator, text: string) {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

test('somebody registers without a mouse, from the question for the card to the confirmed e-mail', async () => {
  const page = await openPage('desk')
  const login = `nuovo-${randomBytes(6).toString('hex')}@example.com`
  const button = (name: string) => main(page).getByRole('button', { name, exact: true })
  const label = (name: string) => main(page).getByLabel(name, { exact: true })
  await page.goto('/registration-user')
  await press(page, main(page).getByRole('switch', { name: texts.hasCard }), 'Space')
  // A group of choices is one stop; the arrows choose.
  await tabTo(page, main(page).getByRole('radio', { checked: true }))
  await page.keyboard.press('ArrowDown')
  expect(await main(page).getByRole('radio', { name: texts.private }).isChecked()).toBe(true)
  await type(page, label(texts.firstName), 'Ada')
  await type(page, label(texts.lastName), 'Guidi')
  await type(page, main(page).getByRole('textbox', { name: texts.personalTaxCode }), 'RSSMRA85T10A562S')
  const store = main(page).getByRole('combobox', { name: texts.store })
  await tabTo(page, store)
  await page.keyboard.press('ArrowDown')
  await press(page, button(texts.proceed), 'Enter')

  await heading(page, texts.accountTitle)
  await type(page, label(texts.username), login)
  await type(page, label(texts.password), 'Mare-9-vento')
  await type(page, label(texts.repeatPassword), 'Mare-9-vento')
  await press(page, main(page).getByLabel(consentTexts.privacy), 'Space')
  await press(page, main(page).getByLabel(consentTexts.terms), 'Space')
  await press(page, button(texts.submit), 'Enter')
  await heading(page, confirmationTexts.pendingTitle)

  await page.goto(linkIn(await mailTo(shopUrl, login), 'registration/confirm'))
  await heading(page, confirmationTexts.title)
  await press(page, button(confirmationTexts.confirm), 'Enter')
  await page.waitForURL('**/registration-completed')
})
