import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { cookieTexts } from '@cambusa/messages/it/people/cookies'
import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { paymentTypeTexts } from '@cambusa/messages/it/payments/payment-types'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authTexts } from '@cambusa/messages/it/people/auth'
import { TOUR_SEEN } from '../apps/storefront/src/testing/returning-visitor.ts'
import { openFirstVisit, useBrowser } from './setup/browser.ts'
import { shopDataDir, shopUrl } from './setup/our-shop.ts'
import { watchPolicy } from './setup/policy-violations.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import {
  addDearProducts,
  answerOf,
  chooseAddress,
  chooseSlot,
  dialogOn,
  nextStep,
  openCart,
  payOnDelivery,
  signIn,
} from './setup/steps.ts'

useBrowser()
let data: ShopData
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

interface Received {
  number: number
  kind: string
  name: string
  params: Record<string, unknown> & { transaction_id?: string; items?: unknown[] }
}

/** What the sandbox of the shop received, oldest first. */
async function received(after = 0): Promise<Received[]> {
  const answer = await fetch(`${shopUrl}/dev/analytics`, { headers: { accept: 'application/json' } })
  return ((await answer.json()) as Received[]).filter(({ number }) => number > after).toReversed()
}
const lastNumber = async () => (await received()).at(-1)?.number ?? 0
const purchasesOf = (events: Received[], kind: string) =>
  events.filter((event) => event.kind === kind && /^purchase$/i.test(event.name))

/** A visitor who accepts, fills a cart, signs in, and chooses address and slot: on the checkout page. */
async function goToTill(page: Page, login: string) {
  await page.context().addInitScript(TOUR_SEEN)
  await page.goto('/')
  const bar = page.getByRole('region', { name: cookieTexts.bar })
  await bar.getByRole('button', { name: cookieTexts.accept }).click()
  await bar.waitFor({ state: 'hidden' })
  await addDearProducts(page, 3)
  await openCart(page)
  await nextStep(page, cartTexts.next.login).click()
  await dialogOn(page).getByLabel(authTexts.login).waitFor()
  await signIn(page, login)
  await dialogOn(page).getByRole('tab').first().waitFor()
  await chooseAddress(page, 'Casa', 'Consegna a domicilio')
  await dialogOn(page).getByRole('tab').first().waitFor()
  await chooseSlot(page)
  await nextStep(page, cartTexts.next.checkout).click()
  await page.waitForURL('**/checkout')
}

test('a whole purchase is measured step by step, once, and says nothing about the person', async () => {
  const start = await lastNumber()
  const login = await data.newCustomer()
  const page = await openFirstVisit('desk')
  const violations = await watchPolicy(page)
  await goToTill(page, login)
  const number = await payOnDelivery(page)
  await expect.poll(async () => purchasesOf(await received(start), 'gtag').length).toBe(1)
  const order = page.url()

  await page.reload()
  await page.waitForLoadState('networkidle')
  await page.goto(`/search?query=${encodeURIComponent(login)}`)
  await page.getByRole('heading').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.goBack()
  await page.waitForLoadState('networkidle')
  const other = await page.context().newPage()
  await Promise.all([page.goto(order), other.goto(order)])
  await Promise.all([page.waitForLoadState('networkidle'), other.waitForLoadState('networkidle')])
  await page.waitForTimeout(1_000)

  const events = await received(start)
  expect(purchasesOf(events, 'gtag').map(({ params }) => params.transaction_id)).toEqual([number])
  expect(purchasesOf(events, 'fbq')).toHaveLength(1)
  const names = new Set(events.filter(({ kind }) => kind === 'gtag').map(({ name }) => name))
  for (const name of [
    'page_view',
    'view_item_list',
    'add_to_cart',
    'add_shipping_info',
    'begin_checkout',
    'add_payment_info',
  ])
    expect([name, names.has(name)]).toEqual([name, true])
  expect(events.filter(({ kind, name }) => kind === 'gtag' && name === 'add_to_cart')).toHaveLength(3)
  const [purchase] = purchasesOf(events, 'gtag')
  for (const name of ['value', 'tax', 'shipping']) {
    const amount = Number(purchase?.params[name])
    expect([name, Math.round(amount * 100) / 100]).toEqual([name, amount])
  }
  expect(purchase?.params).toMatchObject({ currency: 'EUR' })
  expect(purchase?.params.items).toHaveLength(3)

  const customer = (await data.customerOf(number))!
  const everything = JSON.stringify(events).toLowerCase()
  for (const text of [customer.login, customer.street.toLowerCase(), '@', '%40'])
    expect([text, everything.includes(text)]).toEqual([text, false])
  // As whole words: names of products may hold the letters of a short name.
  const words = new Set(everything.split(/[^\p{L}]+/u))
  for (const name of customer.name.toLowerCase().split(' '))
    expect([name, words.has(name)]).toEqual([name, false])
  expect(await violations()).toEqual([])
})

test('a purchase whose answer is lost, and whose order is then opened in two tabs at once, is told once', async () => {
  const start = await lastNumber()
  const page = await openFirstVisit('phone')
  await goToTill(page, await data.newCustomer())
  // The service is away while the order is bought: it is still to be told.
  await page.context().route('**/dev/analytics/*.js*', (route) => route.abort())
  await page.reload()
  let lost = 0
  await page.route('**/checkout/buy?*', async (route) => {
    lost += 1
    if (lost > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  const age = page.getByRole('checkbox', { name: /Dichiaro di avere almeno/ })
  await page.getByRole('radio', { name: paymentTypeTexts[1].name }).check()
  if (await age.isVisible()) await age.check()
  await answerOf(page, '/checkout/prepare', () =>
    page.getByRole('button', { name: checkoutTexts.goToPayment }).click(),
  )
  await page.getByRole('button', { name: checkoutTexts.buy }).click()
  await page.waitForURL(/\/profile\/orders\/\d+\?placed=1/)
  expect(lost).toBeGreaterThan(1)
  expect(purchasesOf(await received(start), 'gtag')).toEqual([])

  await page.context().unroute('**/dev/analytics/*.js*')
  const other = await page.context().newPage()
  await Promise.all([page.reload(), other.goto(page.url())])
  await expect.poll(async () => purchasesOf(await received(start), 'gtag').length).toBe(1)
  await page.waitForTimeout(2_000)
  expect(purchasesOf(await received(start), 'gtag')).toHaveLength(1)
  expect(purchasesOf(await received(start), 'fbq')).toHaveLength(1)
})
