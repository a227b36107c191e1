import { authTexts } from '@cambusa/messages/it/people/auth'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { shopDataDir } from './setup/our-shop.ts'
import { expectAccessible, openPage, someWidth, useBrowser } from './setup/browser.ts'
import {
  addDearProducts,
  chooseAddress,
  chooseSlot,
  dialogOn,
  nextStep,
  openCart,
  payOnDelivery,
  signIn,
} from './setup/steps.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'

useBrowser()
let data: ShopData
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

describe.each(someWidth('buy'))('on a %s', (screen) => {
  test('a new visitor fills a cart, signs in, chooses address and slot, orders and sees the order', async () => {
    const page = await openPage(screen)
    await page.goto('/')
    await expectAccessible(page, 'home')
    await addDearProducts(page, 3)
    await expectAccessible(page, 'a category with steppers')

    await openCart(page)
    await expectAccessible(page, 'the cart of a visitor')
    await nextStep(page, cartTexts.next.login).click()
    await dialogOn(page).getByLabel(authTexts.login).waitFor()
    await expectAccessible(page, 'the login dialog')
    await signIn(page, await data.newCustomer())

    await dialogOn(page).getByRole('tab').first().waitFor()
    await expectAccessible(page, 'the address selector')
    await chooseAddress(page, 'Casa', 'Consegna a domicilio')
    await dialogOn(page).getByRole('tab').first().waitFor()
    await expectAccessible(page, 'the slot selector')
    await chooseSlot(page)

    await nextStep(page, cartTexts.next.checkout).click()
    await page.waitForURL('**/checkout')
    await page.getByRole('radio').first().waitFor()
    await expectAccessible(page, 'the checkout')
    const number = await payOnDelivery(page)
    await expectAccessible(page, 'the placed order')

    await page.goto('/profile/orders')
    await page.getByText(orderTexts.number({ number })).first().waitFor()
    await expectAccessible(page, 'the orders')
    await openCart(page)
    await page.getByText(cartTexts.emptyTitle).waitFor()
  })
})
