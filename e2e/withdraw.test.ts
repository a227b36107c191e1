import { orderActTexts } from '@cambusa/messages/it/orders/order-life'
import { withdrawalTexts } from '@cambusa/messages/it/orders/withdrawals'
import { withdrawalMailTexts } from '@cambusa/messages/it/mails/withdrawal-mails'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyByCard, CARDS, chooseCardPayment, prepare, typeCard } from './setup/bank.ts'
import { expectAccessible, openPage, someWidth, useBrowser, type Screen } from './setup/browser.ts'
import { goToCheckout } from './setup/customer.ts'
import { pressOn } from './setup/keyboard.ts'
import { mailTo } from './setup/mails.ts'
import { runOrders } from './setup/operator.ts'
import { shopDataDir } from './setup/our-shop.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { answerOf, orderNumber } from './setup/steps.ts'

useBrowser()
let data: ShopData
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

/** A customer has an order that was paid by card and is in his hands by now; the way to withdraw from it is on screen. */
async function handedOver(screen: Screen) {
  const page = await openPage(screen)
  const login = await data.newCustomer()
  await goToCheckout(page, login)
  await chooseCardPayment(page)
  await prepare(page)
  await buyByCard(page)
  await typeCard(page, CARDS.plain)
  await page.waitForURL(/\/profile\/orders\/\d+\?placed=1/)
  const number = await orderNumber(page)
  for (const act of ['start', 'ready', 'on-the-way']) await runOrders(act, number)
  await runOrders('hand-over', number, '--age-document', 'carta-identita')
  await page.goto(new URL(page.url()).pathname)
  const way = page.getByRole('link', { name: withdrawalTexts.withdraw })
  await way.waitFor()
  return { page, login, number, way, path: new URL(page.url()).pathname }
}

const confirmed = (page: Page) => page.getByRole('heading', { name: withdrawalTexts.doneTitle })

describe.each(someWidth('withdraw'))('on a %s', (screen) => {
  test('a customer withdraws in two steps, has the receipt by mail, and the money once the goods are back', async () => {
    const { page, login, number, way, path } = await handedOver(screen)
    await way.click()
    await page.getByRole('button', { name: withdrawalTexts.all }).click()
    await expectAccessible(page, 'the goods of a withdrawal')
    await page.getByRole('button', { name: withdrawalTexts.next }).click()
    await page.getByRole('heading', { name: withdrawalTexts.check }).waitFor()
    await expectAccessible(page, 'the confirmation of a withdrawal')

    // The network is cut: what was chosen stays, and the second press declares it once.
    const confirm = page.getByRole('button', { name: withdrawalTexts.confirm })
    await page.context().setOffline(true)
    await confirm.click()
    await page.getByRole('main').getByRole('alert').first().waitFor()
    await expectAccessible(page, 'a withdrawal without network')
    await page.context().setOffline(false)
    await answerOf(page, '/order/withdraw', () => confirm.click())
    await confirmed(page).waitFor()
    await mailTo(login, ({ subject }) => subject === withdrawalMailTexts.received.subject({ number }))

    await runOrders('take-back', number, '--yes')
    await mailTo(login, ({ subject }) => subject === withdrawalMailTexts.refunded.subject({ number }))
    await page.goto(path)
    await page.getByText(withdrawalTexts.states.refunded).waitFor()
    await page
      .getByText(orderActTexts.takeBack({ by: '', reason: '', isPickup: false, receiver: '' }))
      .waitFor()
    expect(await way.count()).toBe(0)
    await expectAccessible(page, 'an order that went back')
  })
})

test('a withdrawal is declared with the keyboard alone', async () => {
  const { page, way } = await handedOver('desk')
  await pressOn(page, way)
  await pressOn(page, page.getByRole('button', { name: withdrawalTexts.all }))
  await pressOn(page, page.getByRole('button', { name: withdrawalTexts.next }))
  const check = page.getByRole('heading', { name: withdrawalTexts.check })
  await expect.poll(() => check.evaluate((heading) => heading === document.activeElement)).toBe(true)
  await pressOn(page, page.getByRole('button', { name: withdrawalTexts.confirm }))
  await confirmed(page).waitFor()
})
