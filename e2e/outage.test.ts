import { cartNoticeTexts } from '@cambusa/messages/it/cart/cart-notices'
import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { rm } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { oneTestIn } from '../apps/server/src/testing/extent.ts'
import { expectAccessible, openPage, useBrowser } from './setup/browser.ts'
import { fillCart, goToCheckout } from './setup/customer.ts'
import { filledFolder } from './setup/filled-shop.ts'
import { freePort } from './setup/free-port.ts'
import { BUILT, openShop, type Shop } from './setup/shop.ts'
import { openShopData } from './setup/shop-data.ts'
import { answerOf, openCart, orderNumber } from './setup/steps.ts'

const someTest = oneTestIn(2, 'outages')

/** The app retries by itself within seconds; the shop takes longer to start. */
const BACK_AGAIN_MS = 60_000

useBrowser()
let shop: Shop
beforeAll(async () => {
  shop = await openShop(await freePort(), await filledFolder('outage'), { program: BUILT })
})
afterAll(async () => {
  // The process that starts the shop also stops its database.
  await reopen()
  await shop.stop()
  await rm(shop.dataDir, { recursive: true, force: true })
})

const isOpen = () =>
  fetch(`${shop.url}/version.json`).then(
    ({ ok }) => ok,
    () => false,
  )

const reopen = async () => {
  if (await isOpen()) return
  shop = await openShop(shop.port, shop.dataDir, { program: BUILT })
}

/** Queries the database of this file's shop, which is another process after every restart. */
async function withData<Answer>(ask: (data: Awaited<ReturnType<typeof openShopData>>) => Promise<Answer>) {
  const data = await openShopData(shop.dataDir)
  try {
    return await ask(data)
  } finally {
    await data.close()
  }
}

const firstQuantity = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('textbox', { name: uiTexts.quantityNamed({ name: '' }).trim() })
    .first()

const increaseFirst = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: uiTexts.increaseNamed({ name: '' }).trim() })
    .first()
    .click()

/** From the checkout to the button that buys. */
async function prepare(page: Page) {
  await answerOf(page, '/checkout/prepare', () =>
    page.getByRole('button', { name: checkoutTexts.goToPayment }).click(),
  )
  return page.getByRole('button', { name: checkoutTexts.buy })
}

// A failed test leaves a running shop to the next one.
beforeEach(reopen)

someTest(
  'while the shop is down the cart is readable and editable, and changes are sent when it is back',
  async () => {
    const page = await openPage('phone', shop.url)
    await fillCart(page, await withData((data) => data.newCustomer()))
    const before = Number(await firstQuantity(page).inputValue())

    await shop.kill()
    await increaseFirst(page)
    await page.getByText(uiTexts.errorText).first().waitFor()
    await expect.poll(() => firstQuantity(page).inputValue()).toBe(String(before + 1))
    await increaseFirst(page)
    await expect.poll(() => firstQuantity(page).inputValue()).toBe(String(before + 2))
    await expectAccessible(page, 'the cart without the shop')

    const sent = page.waitForResponse((answer) => answer.url().includes('/cart/update') && answer.ok(), {
      timeout: BACK_AGAIN_MS,
    })
    // Together: where the shop does not open, nobody would wait for what is sent.
    await Promise.all([sent, reopen()])
    await page.getByText(cartNoticeTexts.sentLater).first().waitFor()
    await openCart(page)
    await expect.poll(() => firstQuantity(page).inputValue()).toBe(String(before + 2))
  },
)

someTest('a screen opened while the shop is down says so, stays, and loads by its own button', async () => {
  const page = await openPage('desk', shop.url)
  await page.goto('/')
  const department = page.getByRole('main').getByRole('link', { name: 'Dispensa' }).first()
  await department.waitFor()
  await shop.kill()
  await department.click()
  const again = page.getByRole('button', { name: uiTexts.retry })
  await again.waitFor()
  await expectAccessible(page, 'a category without the shop')
  await again.click()
  await again.waitFor()
  await reopen()
  await again.click()
  await page.getByRole('heading', { level: 1, name: 'Dispensa' }).waitFor()
})

someTest('a purchase whose answer is lost by a crash becomes exactly one order', async () => {
  const page = await openPage('desk', shop.url)
  const login = await withData((data) => data.newCustomer())
  await goToCheckout(page, login)
  const buy = await prepare(page)
  await page.route(
    '**/checkout/buy**',
    async (route) => {
      // The shop has stored the order; the shopper gets no answer.
      await route.fetch()
      await shop.kill()
      await route.abort()
    },
    { times: 1 },
  )
  await buy.click()
  await page.getByText(checkoutTexts.lostTitle).waitFor()
  await expectAccessible(page, 'a purchase without an answer')
  await reopen()
  expect(await withData((data) => data.countOrdersOf(login))).toBe(1)

  await answerOf(page, '/checkout/buy', () =>
    page.getByRole('button', { name: checkoutTexts.act.retry, exact: true }).click(),
  )
  await page.waitForURL(/\/profile\/orders\/\d+\?placed=1/)
  await orderNumber(page)
  expect(await withData((data) => data.countOrdersOf(login))).toBe(1)
})

someTest('a shop killed during the purchase leaves one order after trying again', async () => {
  const page = await openPage('desk', shop.url)
  const login = await withData((data) => data.newCustomer())
  await goToCheckout(page, login)
  const buy = await prepare(page)
  const asked = page.waitForRequest('**/checkout/buy**')
  await buy.click()
  await asked
  await shop.kill()
  await reopen()

  // Either the answer has come, or the app has retried by itself, or the shopper must do so.
  const retry = page.getByRole('button', { name: checkoutTexts.act.retry, exact: true })
  await expect
    .poll(
      async () => {
        if (await retry.isVisible()) await retry.click()
        return page.url()
      },
      { timeout: BACK_AGAIN_MS },
    )
    .toMatch(/\/profile\/orders\/\d+\?placed=1/)
  expect(await withData((data) => data.countOrdersOf(login))).toBe(1)
})
