import { formTexts } from '@cambusa/messages/it/content/forms'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../apps/storefront/src/app/navigation/paths.ts'
import { fillContact, formJourneys, LEAST_MS } from './journeys/forms.ts'
import { openPage, useBrowser } from './setup/browser.ts'
import { mailTo, openBox, treatNextMails } from './setup/mails.ts'
import { shopDataDir, shopUrl } from './setup/our-shop.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'

useBrowser()
let data: ShopData
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

formJourneys(() => shopUrl)

test('a message sent while the mail server is away is kept, and mailed when it is back', async () => {
  const sender = `ada-${Date.now()}@example.com`
  // No other mail may use up the prepared failures.
  await expect.poll(() => data.countWaitingMails(), { timeout: 60_000 }).toBe(0)
  // To the shop, and the copy to the sender.
  await treatNextMails('cutAndLost', 'cutAndLost')
  const page = await openPage('phone')
  await page.goto(paths.contact)
  const send = page.getByRole('button', { name: formTexts.send })
  await send.waitFor()
  await fillContact(page, sender)
  await page.waitForTimeout(LEAST_MS)
  await send.click()
  await page.getByRole('heading', { name: formTexts.sentTitle }).waitFor()
  await expect.poll(async () => (await openBox()).fates.length).toBe(0)
  let again = 0
  await expect.poll(async () => (again += await data.retryMails())).toBeGreaterThan(1)
  expect((await mailTo(sender)).text).toContain('Manca una cassa.')
})
