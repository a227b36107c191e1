import { passwordTexts } from '@cambusa/messages/it/people/password'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage, useBrowser } from './setup/browser.ts'
import { keptFor, linkIn, mailTo, openBox, treatNextMails } from './setup/mails.ts'
import { shopDataDir } from './setup/our-shop.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'

const NEW_PASSWORD = 'Vento-9-mare'

let data: ShopData
useBrowser()
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

/** Waits until the mail server has handled the next mail, and ends the pause before the shop's next try. */
async function passTry(fatesLeft: number) {
  await expect.poll(async () => (await openBox()).fates.length).toBe(fatesLeft)
  await expect.poll(() => data.retryMails()).toBe(1)
}

test('a password reset succeeds although the mail server first delays its mail and then drops the connection after the text', async () => {
  const login = await data.newCustomer()
  const page = await openPage('phone')
  const main = page.getByRole('main')
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  // No other mail may use up the prepared failures.
  await expect.poll(() => data.countWaitingMails(), { timeout: 60_000 }).toBe(0)
  await treatNextMails('later', 'cutAndKept')
  await page.goto('/reset-password-request')
  await main.getByLabel(passwordTexts.email).fill(login)
  await button(passwordTexts.send).click()
  await main.getByRole('heading', { name: passwordTexts.sentTitle, exact: true }).waitFor()
  await passTry(1)
  await passTry(0)

  // The server had received the text of the second try, which the shop cannot know: the third has the same Message-ID.
  await expect.poll(async () => (await keptFor(login)).length).toBe(2)
  const kept = await keptFor(login)
  expect(new Set(kept.map(({ messageId }) => messageId)).size).toBe(1)
  expect(kept.map(({ wasEncrypted }) => wasEncrypted)).toEqual([true, true])

  await page.goto(linkIn(await mailTo(login), 'reset-password'))
  await main.getByLabel(passwordTexts.password, { exact: true }).fill(NEW_PASSWORD)
  await main.getByLabel(passwordTexts.repeatPassword).fill(NEW_PASSWORD)
  await button(passwordTexts.save).click()
  await page.waitForURL('**/reset-password-completed')
})
