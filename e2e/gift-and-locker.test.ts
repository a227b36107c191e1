import { addItems } from '@cambusa/contract/cart/cart'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { giftCardTexts } from '@cambusa/messages/it/checkout/gift-cards'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { paymentTypeTexts } from '@cambusa/messages/it/payments/payment-types'
import { timeslotTexts } from '@cambusa/messages/it/delivery/timeslots'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepare } from './setup/bank.ts'
import { expectAccessible, openPage, someWidth, useBrowser } from './setup/browser.ts'
import { enterAs, goToCheckout } from './setup/customer.ts'
import { shopDataDir, shopUrl } from './setup/our-shop.ts'
import { piecesOf } from './setup/pad.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { call, openSession } from './setup/shop-session.ts'
import { answerOf, dialogOn, nextStep, openCart } from './setup/steps.ts'

useBrowser()
let data: ShopData
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

/** The smallest locker of the demo, and more goods than fit into it. */
const SMALL_LOCKER = 'Locker Rimini Marina'
const KINDS = 25
const OF_EACH = 30

async function buyBulkyGoods(login: string) {
  const goods = (await piecesOf(shopUrl)).slice(-KINDS)
  const items = goods.map(({ productId }) => ({ productId, quantity: OF_EACH }))
  await call(await openSession(shopUrl, login), addItems, { body: { items } })
}

const openLockers = async (page: Page) => {
  await openCart(page)
  await nextStep(page, cartTexts.next.address).click()
  await dialogOn(page).getByRole('tab', { name: deliveryTexts.service[4]! }).click()
}

describe.each(someWidth('gift and locker'))('on a %s', (screen) => {
  test('a gift code that covers the total leaves nothing to pay, and the order is placed', async () => {
    const page = await openPage(screen)
    const login = await data.newCustomer()
    const code = await data.newGiftCode(100_000)
    await goToCheckout(page, login)
    // The cart stays mounted, hidden, and has the same field.
    await page.getByText(giftCardTexts.ask).filter({ visible: true }).click()
    await page.getByRole('textbox', { name: giftCardTexts.code }).fill(code.toLowerCase())
    await answerOf(page, '/cart-giftcertificate/add_code', () =>
      page.getByRole('button', { name: giftCardTexts.add, exact: true }).click(),
    )
    await page.getByRole('radio', { name: paymentTypeTexts[6].name }).waitFor()
    await expectAccessible(page, 'the till with a gift code')
    await prepare(page)
    await page.getByRole('button', { name: checkoutTexts.buy }).click()
    await page.waitForURL(/\/profile\/orders\/\d+\?placed=1/)
    await page.getByText(orderTexts.placedTitle).waitFor()
    const totals = page.getByRole('region', { name: orderTexts.totals })
    await totals.getByText(orderTexts.giftCode({ hint: code.slice(-4) })).waitFor()
    await expectAccessible(page, 'an order that a gift code has paid')
    expect(await data.countOrdersOf(login)).toBe(1)
  })

  test('a locker that is too small says so, with a link to another address', async () => {
    const page = await openPage(screen)
    const login = await data.newCustomer()
    await enterAs(page, login)
    await buyBulkyGoods(login)
    await openLockers(page)
    const row = dialogOn(page).getByRole('listitem').filter({ hasText: SMALL_LOCKER }).first()
    await answerOf(page, '/user-address/select', () => row.getByRole('button').first().click())
    await dialogOn(page).getByText(timeslotTexts.lockerSmallAllDay).waitFor()
    await expectAccessible(page, 'a locker that is too small')
    await dialogOn(page).getByRole('button', { name: timeslotTexts.changeLocker }).click()
    await dialogOn(page).getByRole('tab', { name: deliveryTexts.service[2]! }).waitFor()
  })
})
