import { authTexts } from '@cambusa/messages/it/people/auth'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import type { Page } from 'playwright-core'
import { AUTHENTICATED_KEY, ACCOUNT_KEY, SESSION_KEY } from '../../apps/storefront/src/lib/session/session.ts'
import { arrangeCart, openSession, type ShopSession } from './shop-session.ts'
import { dialogOn, nextStep, openCart } from './steps.ts'

/** An address of the shop's origin that runs none of its code, to set its storage. */
const STILL = '/still'

/** Opens the login from the top bar. */
export async function askForLogin(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: frameTexts.login, exact: true }).click()
  await dialogOn(page).getByLabel(authTexts.login).waitFor()
}

/** Signs a customer in and opens the home page. */
export async function enterAs(page: Page, login: string) {
  await becomeCustomer(page, login)
  await page.goto('/')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Profilo/ })
    .waitFor()
}

/** A signed-in customer whose cart has goods, address and slot, on the cart page. */
export async function fillCart(page: Page, login: string) {
  await arrangeCart(await becomeCustomer(page, login))
  await openCart(page)
  await nextStep(page, cartTexts.next.checkout).waitFor()
}

/** The same customer, on the checkout page. */
export async function goToCheckout(page: Page, login: string) {
  await fillCart(page, login)
  await nextStep(page, cartTexts.next.checkout).click()
  await page.waitForURL('**/checkout')
}

/** Stores the login markers in the browser like the login form. */
async function becomeCustomer(page: Page, login: string): Promise<ShopSession> {
  await page.route(`**${STILL}`, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(STILL)
  await page.unroute(`**${STILL}`)
  const session = await openSession(new URL(page.url()).origin, login)
  const { ids } = session
  await page.evaluate(
    ([tab, local]) => {
      localStorage.clear()
      for (const [key, value] of tab) sessionStorage.setItem(key, value)
      for (const [key, value] of local) localStorage.setItem(key, value)
    },
    [
      [
        [AUTHENTICATED_KEY, 'true'],
        [SESSION_KEY, ids.session ?? ''],
      ],
      [[ACCOUNT_KEY, ids.account ?? '']],
    ] as const,
  )
  return session
}
