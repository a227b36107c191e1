import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { paymentTexts } from '@cambusa/messages/it/payments/payment'
import { paymentTypeTexts } from '@cambusa/messages/it/payments/payment-types'
import { sandboxTexts } from '@cambusa/messages/it/payments/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CARDS } from './setup/bank.ts'
import { openPage, useBrowser } from './setup/browser.ts'
import { goToCheckout } from './setup/customer.ts'
import { tabTo } from './setup/keyboard.ts'
import { shopDataDir } from './setup/our-shop.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { answerOf } from './setup/steps.ts'

useBrowser()
let data: ShopData
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

test('an order is paid by card with the keyboard, also after a refusal of the bank', async () => {
  const page = await openPage('desk')
  const login = await data.newCustomer()
  const press = (name: string) => tabTo(page, page.getByRole('button', { name, exact: true }))
  const typeCard = async (number: string) => {
    const fields = [
      [sandboxTexts.number, number],
      [sandboxTexts.expiry, '12/30'],
      [sandboxTexts.cvc, '123'],
      [sandboxTexts.holder, 'Ada Guidi'],
    ] as const
    for (const [label, value] of fields) {
      await tabTo(page, page.getByLabel(label))
      await page.keyboard.type(value)
    }
    await page.keyboard.press('Enter')
  }
  await goToCheckout(page, login)
  await tabTo(page, page.getByRole('radio', { checked: true }))
  await page.keyboard.press('ArrowDown')
  const card = page.getByRole('radio', { name: paymentTypeTexts[2].name })
  await expect.poll(() => card.isChecked()).toBe(true)
  await tabTo(page, page.getByRole('checkbox', { name: paymentTexts.remember }))
  await page.keyboard.press('Space')
  await press(checkoutTexts.goToPayment)
  await answerOf(page, '/checkout/prepare', () => page.keyboard.press('Enter'))
  await page.waitForURL('**/payment')
  await press(checkoutTexts.buy)
  await page.keyboard.press('Enter')
  await typeCard(CARDS.refused)

  await page.waitForURL(/\/cart\/payment-error\/\d+/)
  await press(paymentTexts.retryCard)
  await page.keyboard.press('Enter')
  await typeCard(CARDS.plain)
  await page.waitForURL(/\/profile\/orders\/\d+\?placed=1/)
  expect(await data.countOrdersOf(login)).toBe(1)
})
