import { buyCart, prepareCheckout } from '@cambusa/contract/orders/checkout'
import { deleteOrder } from '@cambusa/contract/payments/payments'
import { endOwnSession } from '@cambusa/contract/people/sessions'
import { keepAccount, requestDeletion } from '@cambusa/contract/people/account-deletion'
import { authTexts } from '@cambusa/messages/it/people/auth'
import { mailTexts } from '@cambusa/messages/it/mails/mail'
import { errorTexts } from '@cambusa/messages/it/errors'
import { deletionTexts, sessionTexts } from '@cambusa/messages/it/people/own-account'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopDataDir } from './setup/our-shop.ts'
import { expectAccessible, openPage, someWidth, useBrowser } from './setup/browser.ts'
import { askForLogin, enterAs } from './setup/customer.ts'
import { mailTo } from './setup/mails.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { arrangeCart, call, openSession, PASSWORD } from './setup/shop-session.ts'
import { answerOf, dialogOn } from './setup/steps.ts'

let data: ShopData
useBrowser()
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Opens a screen under the security part of the profile by its link. */
async function openFromProfile(page: Page, title: string) {
  await page.goto('/profile/profile-update')
  await page.getByRole('main').getByRole('link', { name: title }).click()
  await heading(page, title).waitFor()
}

test.each(someWidth('end a session'))(
  'a customer sees another device and signs it out: it has to sign in again, on a %s',
  async (screen) => {
    const [page, other] = [await openPage(screen), await openPage('desk')]
    const login = await data.newCustomer()
    await enterAs(other, login)
    await enterAs(page, login)
    await openFromProfile(page, sessionTexts.title)
    await page.getByText(sessionTexts.this).waitFor()
    await expectAccessible(page, 'sessions')
    const end = page.getByRole('button', { name: /^Disconnetti (?!tutti)/ })
    await expect.poll(() => end.count()).toBe(1)
    await answerOf(page, endOwnSession.url, () => end.click())
    await page.getByText(sessionTexts.onlyThis).waitFor()

    // The other browser learns it with its next call, and is asked to sign in.
    await other.goto('/profile/orders')
    await dialogOn(other).getByLabel(authTexts.login).waitFor()
  },
)

test.each(someWidth('delete an account'))(
  'a customer settles an order, has the account deleted, keeps it, and leaves: the order stays without a name, on a %s',
  async (screen) => {
    const page = await openPage(screen)
    const login = await data.newCustomer()
    await data.restock()
    await enterAs(page, login)
    const session = await openSession(new URL(page.url()).origin, login)
    await arrangeCart(session)
    await call(session, prepareCheckout)
    const payment_data = JSON.stringify({ age_declared: 'true' })
    const bought = await call(session, buyCart, { query: { payment_type_id: 1, payment_data } })
    const { orderId, orderNumber } = bought.data

    await openFromProfile(page, deletionTexts.title)
    await page.getByText(deletionTexts.hindrances.openOrders({ count: 1, amount: '' })).waitFor()
    await expectAccessible(page, 'what has to be settled')
    expect(await page.getByLabel(deletionTexts.password).count()).toBe(0)
    await call(session, deleteOrder, { body: { order_id: orderId } })

    const ask = async () => {
      await page.goto('/profile/delete-account')
      await page.getByLabel(deletionTexts.password, { exact: true }).fill(PASSWORD)
      await answerOf(page, requestDeletion.url, () =>
        page.getByRole('main').getByRole('button', { name: deletionTexts.ask }).click(),
      )
    }
    await ask()
    await page.getByText(deletionTexts.askedText).waitFor()
    await expectAccessible(page, 'asked')
    await page.goto('/')
    const bar = page.getByRole('region', { name: deletionTexts.title })
    await answerOf(page, keepAccount.url, () => bar.getByRole('button', { name: deletionTexts.keep }).click())
    await bar.waitFor({ state: 'detached' })

    await ask()
    await page.getByText(deletionTexts.askedText).waitFor()
    await data.passDeletionOf(login)
    await expect
      .poll(() => data.customerOf(orderNumber), { timeout: 40_000 })
      .toMatchObject({ login: expect.stringMatching(/^released-/), name: '', street: '' })
    await mailTo(login, ({ subject }) => subject === mailTexts.accountDeleted.subject)

    const again = await openPage('desk')
    await again.goto('/')
    await askForLogin(again)
    const dialog = dialogOn(again)
    await dialog.getByLabel(authTexts.login).fill(login)
    await dialog.getByLabel(authTexts.password, { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: authTexts.submit, exact: true }).click()
    await dialog.getByText(errorTexts['auth.wrongCredentials']).waitFor()
  },
  150_000,
)

test.each(someWidth('screens of the account'))('both screens fit a %s', async (screen) => {
  const page = await openPage(screen)
  await enterAs(page, await data.newCustomer())
  for (const [path, title] of [
    ['/profile/sessions', sessionTexts.title],
    ['/profile/delete-account', deletionTexts.title],
  ] as const) {
    await page.goto(path)
    await heading(page, title).waitFor()
    await page
      .getByRole('main')
      .getByRole('button')
      .or(page.getByText(sessionTexts.onlyThis))
      .first()
      .waitFor()
    await expectAccessible(page, path, { always: true })
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wider).toBeLessThanOrEqual(0)
  }
})
