import { orderActTexts } from '@cambusa/messages/it/orders/order-life'
import { withdrawalTexts } from '@cambusa/messages/it/orders/withdrawals'
import { withdrawalMailTexts } from '@cambusa/messages/it/mails/withdrawal-mails'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, openPage, someWidth, useBrowser, type Screen } from './setup/browser.ts'
import { goToCheckout } from './setup/customer.ts'
import { pressOn, typeInto } from './setup/keyboard.ts'
import { mailTo } from './setup/mails.ts'
import { runOrders } from './setup/operator.ts'
import { shopDataDir } from './setup/our-shop.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { answerOf, payOnDelivery } from './setup/steps.ts'

useBrowser()
let data: ShopData
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

const IBAN = 'IT60X0542811101000000123456'

/** A customer has an order that he paid at the door; the way to withdraw from it is on screen. */
async function handedOver(screen: Screen) {
  const page = await openPage(screen)
  const login = await data.newCustomer()
  await goToCheckout(page, login)
  const number = await payOnDelivery(page)
  for (const act of ['start', 'ready', 'on-the-way']) await runOrders(act, number)
  await runOrders('hand-over', number, '--age-document', 'carta-identita')
  await page.goto(new URL(page.url()).pathname)
  const way = page.getByRole('link', { name: withdrawalTexts.withdraw })
  await way.waitFor()
  return { page, login, number, way, path: new URL(page.url()).pathname }
}

const confirmed = (page: Page) => page.getByRole('heading', { name: withdrawalTexts.doneTitle })

describe.each(someWidth('withdraw'))('on a %s', (screen) => {
  test('a customer withdraws in two steps with the keyboard alone, has the receipt by mail, and sees that the goods are back', async () => {
    const { page, login, number, way, path } = await handedOver(screen)
    await pressOn(page, way)
    await pressOn(page, page.getByRole('button', { name: withdrawalTexts.all }))
    await expectAccessible(page, 'the goods of a withdrawal')
    await pressOn(page, page.getByRole('button', { name: withdrawalTexts.next }))
    const check = page.getByRole('heading', { name: withdrawalTexts.check })
    await expect.poll(() => check.evaluate((heading) => heading === document.activeElement)).toBe(true)
    await expectAccessible(page, 'the confirmation of a withdrawal')

    await typeInto(page, page.getByLabel(withdrawalTexts.iban), IBAN)
    await typeInto(page, page.getByLabel(withdrawalTexts.holder), 'Ada Guidi')
    // The network is cut: what was chosen stays, and the second press declares it once.
    const confirm = page.getByRole('button', { name: withdrawalTexts.confirm })
    await page.context().setOffline(true)
    await pressOn(page, confirm)
    await page.getByRole('main').getByRole('alert').first().waitFor()
    await expectAccessible(page, 'a withdrawal without network')
    await page.context().setOffline(false)
    await answerOf(page, '/order/withdraw', () => pressOn(page, confirm))
    await confirmed(page).waitFor()
    await mailTo(login, ({ subject }) => subject === withdrawalMailTexts.received.subject({ number }))

    await runOrders('take-back', number, '--yes')
    await page.goto(path)
    await page.getByText(withdrawalTexts.states.returned).waitFor()
    await page
      .getByText(orderActTexts.takeBack({ by: '', reason: '', isPickup: false, receiver: '' }))
      .waitFor()
    expect(await way.count()).toBe(0)
    await expectAccessible(page, 'an order that went back')
  })
})
