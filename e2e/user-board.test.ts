import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { lateFrameTexts } from '@cambusa/messages/it/frame/late-frame'
import { notEnabledTexts } from '@cambusa/messages/it/people/not-enabled'
import { paymentTypeTexts } from '@cambusa/messages/it/payments/payment-types'
import { userBoardTexts } from '@cambusa/messages/it/people/user-board'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepare } from './setup/bank.ts'
import { expectAccessible, openPage, someWidth, useBrowser } from './setup/browser.ts'
import { enterAs } from './setup/customer.ts'
import { shopDataDir, shopUrl } from './setup/our-shop.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { arrangeCart, openSession } from './setup/shop-session.ts'
import { answerOf, CUSTOMERS, nextStep } from './setup/steps.ts'

useBrowser()
let data: ShopData
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

describe.each(someWidth('user board'))('on a %s', (screen) => {
  test('an administrator acts for a customer, orders on delivery, and leaves as themselves', async () => {
    const login = await data.newCustomer()
    await arrangeCart(await openSession(shopUrl, login))
    const page = await openPage(screen)
    await enterAs(page, CUSTOMERS.administrator.login)
    await page.getByRole('button', { name: frameTexts.profileMenu }).click()
    await page.getByRole('link', { name: lateFrameTexts.titleUserBoard }).click()
    await page
      .getByRole('searchbox', { name: userBoardTexts.search })
      .or(page.getByLabel(userBoardTexts.search).last())
      .first()
      .fill(login)
    await page.getByRole('button', { name: userBoardTexts.find, exact: true }).click()
    await page.getByRole('listitem').filter({ hasText: login }).waitFor()
    await expectAccessible(page, 'the user board')
    const acts = page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('button', { name: userBoardTexts.actFor({ name: 'Ada Guidi' }) }).click()
    await acts
    const banner = page.getByText(userBoardTexts.banner({ name: 'Ada Guidi' }))
    await banner.waitFor()

    await page.goto('/cart')
    await nextStep(page, cartTexts.next.checkout).click()
    await page.waitForURL('**/checkout')
    await page.getByRole('radio', { name: paymentTypeTexts[1].name }).waitFor()
    expect(await page.getByRole('radio', { name: paymentTypeTexts[2].name }).count()).toBe(0)
    await expectAccessible(page, 'the checkout of who acts for a customer')
    await prepare(page)
    await page.getByRole('button', { name: checkoutTexts.buy }).click()
    await page.waitForURL(/\/profile\/orders\/\d+\?placed=1/)
    await page
      .getByText(/per conto del cliente/)
      .first()
      .waitFor()
    expect(await data.countOrdersOf(login)).toBe(1)

    await page.goto('/profile/profile-update')
    await page.getByRole('heading', { name: notEnabledTexts.title }).waitFor()
    await answerOf(page, '/user-board/leave', () =>
      page.getByRole('button', { name: userBoardTexts.leave, exact: true }).click(),
    )
    await page.waitForURL('**/user-board')
    await page.getByRole('heading', { name: userBoardTexts.title }).waitFor()
    expect(await banner.count()).toBe(0)
  })

  test('who is no administrator gets the one dialog', async () => {
    const page = await openPage(screen)
    await enterAs(page, await data.newCustomer())
    await page.goto('/user-board')
    await page
      .getByRole('dialog', { name: notEnabledTexts.title })
      .getByRole('button', { name: notEnabledTexts.close })
      .click()
    await expect.poll(() => page.getByRole('heading', { name: notEnabledTexts.title }).count()).toBe(1)
  })
})
