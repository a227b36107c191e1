import { authTexts } from '@cambusa/messages/it/people/auth'
import { companyTexts } from '@cambusa/messages/it/people/companies'
import { confirmationTexts } from '@cambusa/messages/it/people/confirmation'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { lateFrameTexts } from '@cambusa/messages/it/frame/late-frame'
import { profileTexts } from '@cambusa/messages/it/people/profile'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage, useBrowser } from './setup/browser.ts'
import { enterAs } from './setup/customer.ts'
import { hasFocus, pressOn, tabTo, typeInto } from './setup/keyboard.ts'
import { linkIn, mailTo } from './setup/mails.ts'
import { shopDataDir } from './setup/our-shop.ts'
import { openProfile } from './setup/profile.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { PASSWORD } from './setup/shop-session.ts'
import { CUSTOMERS, dialogOn } from './setup/steps.ts'

let data: ShopData
useBrowser()
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

test('a change of e-mail is requested and confirmed by keyboard', async () => {
  const page = await openPage('desk')
  const login = await data.newCustomer()
  const wanted = `nuova-${login}`
  await enterAs(page, login)
  await page.goto('/profile/profile-update')
  const main = page.getByRole('main')
  await pressOn(page, main.getByRole('button', { name: profileTexts.changeEmail }))
  const field = main.getByLabel(profileTexts.newEmail)
  await expect.poll(() => hasFocus(field)).toBe(true)
  await page.keyboard.type(wanted)
  await tabTo(page, main.getByLabel(profileTexts.oldPassword, { exact: true }))
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByText(profileTexts.pendingEmail({ email: wanted })).waitFor()
  await page.goto(linkIn(await mailTo(wanted), 'confirm'))
  await pressOn(page, main.getByRole('button', { name: confirmationTexts.confirm }))
  await page.waitForURL('**/email-confirmed')
})

/** Chooses the other of two companies with an arrow key; returns its name. */
async function chooseByArrow(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: companyTexts.title })
  const select = dialog.getByLabel(companyTexts.company)
  await select.waitFor()
  if (!(await hasFocus(select))) await tabTo(page, select)
  const isFirst = await dialog
    .locator('option')
    .first()
    .evaluate((option: HTMLOptionElement) => option.selected)
  await page.keyboard.press(isFirst ? 'ArrowDown' : 'ArrowUp')
  const name = await dialog.locator('option:checked').innerText()
  await pressOn(page, dialog.getByRole('button', { name: companyTexts.go }))
  await dialog.waitFor({ state: 'detached' })
  return name
}

test('a customer with two companies chooses and changes by keyboard', async () => {
  const page = await openPage('desk')
  const { login, lastName } = CUSTOMERS.restaurant
  const banner = page.getByRole('banner')
  await page.goto('/')
  await pressOn(page, banner.getByRole('button', { name: frameTexts.login, exact: true }))
  const field = dialogOn(page).getByLabel(authTexts.login)
  await expect.poll(() => hasFocus(field)).toBe(true)
  await page.keyboard.type(login)
  await typeInto(page, dialogOn(page).getByLabel(authTexts.password, { exact: true }), PASSWORD)
  await page.keyboard.press('Enter')
  const chosen = await chooseByArrow(page)
  expect((await openProfile(page, lastName)).company?.name).toBe(chosen)

  await pressOn(page, banner.getByRole('button', { name: frameTexts.profileMenu }))
  await pressOn(page, banner.getByRole('button', { name: lateFrameTexts.changeCompany }))
  const changed = await chooseByArrow(page)
  await page.waitForURL((url) => url.pathname === '/')
  expect(changed).not.toBe(chosen)
  expect((await openProfile(page, lastName)).company?.name).toBe(changed)
})
