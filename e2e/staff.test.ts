import { authTexts } from '@cambusa/messages/it/people/auth'
import { secondFactorTexts as texts } from '@cambusa/messages/it/people/second-factor'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appCode } from '../apps/server/src/testing/app-code.ts'
import { expectAccessible, openPage, someWidth, useBrowser } from './setup/browser.ts'
import { askForLogin } from './setup/customer.ts'
import { shopDataDir } from './setup/our-shop.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { PASSWORD } from './setup/shop-session.ts'
import { dialogOn } from './setup/steps.ts'

let data: ShopData
useBrowser()
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

const NEXT_CODE_MS = 30_000
const press = (page: Page, name: string) => dialogOn(page).getByRole('button', { name, exact: true }).click()
const write = (page: Page, label: string, text: string) =>
  dialogOn(page).getByLabel(label, { exact: true }).fill(text)
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()
const isIn = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^Profilo/ })
    .waitFor()

async function typePassword(page: Page, login: string) {
  await page.goto('/')
  await askForLogin(page)
  await dialogOn(page).getByLabel(authTexts.login).fill(login)
  await write(page, authTexts.password, PASSWORD)
  await press(page, authTexts.submit)
}

describe.each(someWidth('staff'))('on a %s', (screen) => {
  test('staff connect an app, sign in with its code, and without the phone with a recovery code', async () => {
    const login = await data.newOperator()
    const first = await openPage(screen)
    await typePassword(first, login)
    await heading(first, texts.connectTitle)
    await press(first, texts.begin)
    const link = dialogOn(first).getByRole('link', { name: texts.openApp })
    const secret = new URL((await link.getAttribute('href'))!).searchParams.get('secret')!
    await expectAccessible(first, 'the key of the app')
    await write(first, texts.firstCode, appCode(secret, new Date()))
    await press(first, texts.connect)
    await heading(first, texts.codesTitle)
    await expectAccessible(first, 'the recovery codes')
    const codes = await dialogOn(first)
      .getByRole('listitem')
      .filter({ hasText: /^\w{4}-/ })
      .allInnerTexts()
    expect(codes).toHaveLength(10)
    await press(first, texts.saved)
    await isIn(first)

    const second = await openPage(screen)
    await typePassword(second, login)
    await heading(second, texts.codeTitle)
    await expectAccessible(second, 'the code')
    // The app's clock may be fast: the first code of this half minute is used up.
    await write(second, texts.code, appCode(secret, new Date(Date.now() + NEXT_CODE_MS)))
    await press(second, texts.enter)
    await isIn(second)

    const third = await openPage(screen)
    await typePassword(third, login)
    await press(third, texts.useRecovery)
    await write(third, texts.recovery, codes[0]!.toLowerCase())
    await press(third, texts.enter)
    await isIn(third)
    await third.goto('/profile/profile-update')
    await third.getByText(texts.ownText({ left: 9 })).waitFor()
    await expectAccessible(third, 'the second factor in the profile')
    const main = third.getByRole('main')
    await main.getByRole('button', { name: texts.newCodes, exact: true }).click()
    await main.getByLabel(texts.code).fill(codes[1]!)
    await main.getByRole('button', { name: texts.makeCodes, exact: true }).click()
    await heading(third, texts.codesTitle)
    expect(await main.getByText(codes[2]!).count()).toBe(0)
    await main.getByRole('button', { name: texts.saved, exact: true }).click()
    await third.getByText(texts.ownText({ left: 10 })).waitFor()
  })
})
