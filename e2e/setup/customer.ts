import { authTexts } from '@cambusa/messages/it/auth'
import { cartTexts } from '@cambusa/messages/it/cart'
import { frameTexts } from '@cambusa/messages/it/frame'
import type { Page } from 'playwright-core'
import { addDearProducts, chooseAddress, chooseSlot, dialogOn, nextStep, openCart, signIn } from './steps.ts'

/** Opens the login from the bar on top. */
export async function askForLogin(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: frameTexts.login, exact: true }).click()
  await dialogOn(page).getByLabel(authTexts.login).waitFor()
}

/** Signs a customer in from the home page. */
export async function enterAs(page: Page, login: string) {
  await page.goto('/')
  await askForLogin(page)
  await signIn(page, login)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** A signed-in customer whose cart has goods, address and slot, on the cart page. */
export async function fillCart(page: Page, login: string) {
  await enterAs(page, login)
  await addDearProducts(page, 2)
  await openCart(page)
  await nextStep(page, cartTexts.next.address).click()
  await chooseAddress(page, 'Casa', 'Consegna a domicilio')
  await chooseSlot(page)
  await nextStep(page, cartTexts.next.checkout).waitFor()
}

/** The same customer, one step further. */
export async function goToCheckout(page: Page, login: string) {
  await fillCart(page, login)
  await nextStep(page, cartTexts.next.checkout).click()
  await page.waitForURL('**/checkout')
}
