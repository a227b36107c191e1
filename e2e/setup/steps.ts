import { authTexts } from '@cambusa/messages/it/people/auth'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { companyTexts } from '@cambusa/messages/it/people/companies'
import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { paymentTypeTexts } from '@cambusa/messages/it/payments/payment-types'
import { timeslotTexts } from '@cambusa/messages/it/delivery/timeslots'
import type { Locator, Page, Response } from 'playwright-core'
import { expect } from 'vitest'
import { PASSWORD } from './shop-session.ts'

/** The demo shop's customers, all with the same password. */
export const CUSTOMERS = {
  restaurant: { login: 'ristorante@example.com', lastName: 'Bernardoni' },
  private: { login: 'privato@example.com' },
  newcomer: { login: 'nuovo@example.com' },
  administrator: { login: 'admin@example.com' },
} as const

/** The topmost dialog. */
export const dialogOn = (page: Page): Locator => page.getByRole('dialog').last()

/**
 * Resolves when the shop has answered a call of this path, to the last byte: leaving the page earlier would abort the
 * call. A call aborted by a screen that is left is not the awaited answer.
 */
export async function answerOf(page: Page, path: string, act: () => Promise<unknown>): Promise<Response> {
  const ended = page.waitForEvent('requestfinished', (request) => request.url().includes(path))
  const [request] = await Promise.all([ended, act()])
  const answer = await request.response()
  if (answer === null) throw new Error(`no answer to ${path}`)
  return answer
}

/** Opens a department with its most expensive products first and adds some to the cart: above any minimum order. */
export async function addDearProducts(page: Page, count: number, category = 'dispensa') {
  await page.goto(`/category/${category}?sort=price_desc`)
  for (let added = 0; added < count; added += 1) {
    // The button of an added product becomes its stepper, so the first button is always the next product's.
    await answerOf(page, '/cart/add', () =>
      page
        .getByRole('button', { name: /^Aggiungi (?!un |nota)/ })
        .first()
        .click(),
    )
  }
}

/** Fills in the open login form. */
export async function signIn(page: Page, login: string) {
  const dialog = dialogOn(page)
  await dialog.getByLabel(authTexts.login).fill(login)
  await dialog.getByLabel(authTexts.password, { exact: true }).fill(PASSWORD)
  await answerOf(page, '/auth/login', () =>
    dialog.getByRole('button', { name: authTexts.submit, exact: true }).click(),
  )
  // The restaurant buys for two companies, and continues with the first.
  if (login === CUSTOMERS.restaurant.login)
    await page
      .getByRole('dialog', { name: companyTexts.title })
      .getByRole('button', { name: companyTexts.go })
      .click()
}

/** Chooses an address of the open selector by a part of its name; the slot selector follows. */
export async function chooseAddress(page: Page, name: string | RegExp, service?: string) {
  if (service !== undefined) await dialogOn(page).getByRole('tab', { name: service }).click()
  const row = dialogOn(page).getByRole('listitem').filter({ hasText: name }).first()
  await answerOf(page, '/user-address/select', () => row.getByRole('button').first().click())
  await dialogOn(page).getByRole('heading', { name: timeslotTexts.title }).waitFor()
}

/** Free slots of the day shown in the open selector. */
export const freeSlots = (page: Page): Locator =>
  dialogOn(page).getByRole('button', { name: /^\d\d:\d\d - \d\d:\d\d (Disponibile|Ultim)/ })

/** Days of the open selector that still have a free slot. */
export const freeDays = (page: Page): Locator =>
  dialogOn(page)
    .getByRole('tab')
    .filter({ hasNotText: timeslotTexts.full })
    .filter({ hasNotText: timeslotTexts.closed })

/** Chooses a free slot of the last day that has one; returns its name. */
export async function chooseSlot(page: Page, place = 0): Promise<string> {
  await freeDays(page).last().click()
  const slot = freeSlots(page).nth(place)
  const name = await slot.innerText()
  await answerOf(page, '/timeslot/select', () => slot.click())
  return name
}

/** From the checkout page to the placed order: prepare, read the summary, buy. Returns the order's number. */
export async function payOnDelivery(page: Page): Promise<string> {
  await declareAge(page)
  // A customer with earlier orders has a payment type proposed.
  await page.getByRole('radio', { name: paymentTypeTexts[1].name }).check()
  await answerOf(page, '/checkout/prepare', () =>
    page.getByRole('button', { name: checkoutTexts.goToPayment }).click(),
  )
  await page.waitForURL('**/payment')
  await answerOf(page, '/checkout/buy', () => page.getByRole('button', { name: checkoutTexts.buy }).click())
  await page.waitForURL(/\/profile\/orders\/\d+\?placed=1/)
  return orderNumber(page)
}

async function declareAge(page: Page) {
  const age = page.getByRole('checkbox', { name: /Dichiaro di avere almeno/ })
  if (await age.isVisible()) await age.check()
}

/** The order number on the page. */
export async function orderNumber(page: Page): Promise<string> {
  const text = await page.getByText(/registrato con il numero/).innerText()
  const number = /numero (\S+?)\.?$/.exec(text)?.[1]
  expect(number, text).toBeDefined()
  return number ?? ''
}

/** Opens the cart page by its address and waits for its lines. */
export async function openCart(page: Page) {
  await page.goto('/cart')
  await page.getByRole('heading', { level: 1, name: cartTexts.title }).waitFor()
}

/** The next step named by the cart page. */
export const nextStep = (page: Page, name: string): Locator =>
  page
    .locator('main')
    .getByRole('button', { name })
    .or(page.locator('main').getByRole('link', { name }))
    .last()
