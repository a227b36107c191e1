import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { paymentTexts } from '@cambusa/messages/it/payments/payment'
import { paymentTypeTexts } from '@cambusa/messages/it/payments/payment-types'
import { profileTexts } from '@cambusa/messages/it/people/profile'
import { sandboxTexts } from '@cambusa/messages/it/payments/sandbox'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerBank, buyByCard, CARDS, chooseCardPayment, prepare, typeCard } from './setup/bank.ts'
import { expectAccessible, openPage, someWidth, useBrowser } from './setup/browser.ts'
import { fillCart, goToCheckout } from './setup/customer.ts'
import { shopDataDir } from './setup/our-shop.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { answerOf, dialogOn, nextStep, openCart } from './setup/steps.ts'

/** More than there are pages in the history of one payment. */
const BACK_STEPS = 12

useBrowser()
let data: ShopData
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const placed = (page: Page) => page.waitForURL(/\/profile\/orders\/\d+\?placed=1/)

describe.each(someWidth('pay'))('on a %s', (screen) => {
  test('a card refused at the authentication is tried again, and the one order is paid', async () => {
    const page = await openPage(screen)
    const login = await data.newCustomer()
    await goToCheckout(page, login)
    await chooseCardPayment(page)
    await page.getByRole('checkbox', { name: paymentTexts.remember }).waitFor()
    await expectAccessible(page, 'the checkout by card')
    await prepare(page)
    await page.getByText(paymentTexts.demoCards).click()
    await page.getByText(CARDS.challenge).waitFor()
    await expectAccessible(page, 'the payment by card')
    await buyByCard(page)
    await typeCard(page, CARDS.challenge)
    await answerBank(page, 'refuse')

    await page.waitForURL(/\/cart\/payment-error\/\d+/)
    await title(page, paymentTexts.failedTitle)
    await expectAccessible(page, 'a payment that failed')
    await page.getByText(paymentTexts.changeCard, { exact: true }).click()
    await button(page, paymentTexts.payWithThis).waitFor()
    await expectAccessible(page, 'the choice of another card')
    await page.getByText(paymentTexts.otherPayment, { exact: true }).click()
    await button(page, paymentTexts.confirmPayment).waitFor()
    await expectAccessible(page, 'the choice of another way to pay')
    await button(page, paymentTexts.retryCard).click()
    await typeCard(page, CARDS.challenge)
    await answerBank(page, 'authorise')
    await placed(page)
    await page.getByText(orderTexts.placedTitle).waitFor()
    await expectAccessible(page, 'an order that was paid')
    expect(await data.countOrdersOf(login)).toBe(1)
  })

  test('the window is closed on the bank’s page; the order is found again, and paid', async () => {
    const first = await openPage(screen)
    const login = await data.newCustomer()
    await goToCheckout(first, login)
    await chooseCardPayment(first)
    await prepare(first)
    await buyByCard(first)
    const page = await first.context().newPage()
    page.setDefaultTimeout(15_000)
    await first.close()

    await page.goto('/profile/orders')
    await page.getByText(paymentTexts.payNow).waitFor()
    await expectAccessible(page, 'orders with one that waits for its payment')
    await page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link').first().click()
    await page.getByRole('heading', { name: orderTexts.history }).waitFor()
    await expectAccessible(page, 'an order that waits for its payment')
    await page.getByRole('button', { name: /^Paga ora/ }).click()
    await page.getByLabel(sandboxTexts.number).waitFor()
    // Going back from the bank's page works too.
    await page.goBack()
    await page.getByRole('button', { name: /^Paga ora/ }).click()
    await typeCard(page, CARDS.plain)
    await placed(page)
    expect(await data.countOrdersOf(login)).toBe(1)
  })

  test('an order by bank transfer shows account and deadline, and is cancelled', async () => {
    const page = await openPage(screen)
    const login = await data.newCustomer()
    await goToCheckout(page, login)
    await page.getByRole('radio', { name: paymentTypeTexts[3].name }).click()
    await prepare(page)
    await button(page, checkoutTexts.buy).click()
    await placed(page)
    await page
      .getByText(/IBAN IT/)
      .first()
      .waitFor()
    await page.getByText(/Il bonifico deve arrivare entro/).waitFor()
    await expectAccessible(page, 'an order by transfer')

    await button(page, paymentTexts.cancel).click()
    await expectAccessible(page, 'the question before an order is cancelled')
    await answerOf(page, '/order/delete', () =>
      dialogOn(page).getByRole('button', { name: paymentTexts.cancel, exact: true }).click(),
    )
    await page.getByRole('main').getByText('Annullato').first().waitFor()
    await openCart(page)
    await button(page, cartTexts.emptyCart).waitFor()
  })

  test('a customer who has paid by card before gets from a full cart to the order in at most four taps', async () => {
    const page = await openPage(screen)
    const login = await data.newCustomer()
    await goToCheckout(page, login)
    await chooseCardPayment(page)
    await page.getByRole('checkbox', { name: paymentTexts.remember }).check()
    await prepare(page)
    await buyByCard(page)
    await typeCard(page, CARDS.plain)
    await placed(page)
    await page.goto('/profile/profile-update')
    await page.getByRole('heading', { name: profileTexts.cards }).waitFor()
    await page.getByText(/termina con 4242/).waitFor()
    await expectAccessible(page, 'the stored cards')

    await refillCart(page, login)
    let taps = 0
    const tap = async (target: Locator) => {
      taps += 1
      await target.click()
    }
    await tap(nextStep(page, cartTexts.next.checkout))
    await tap(button(page, checkoutTexts.goToPayment))
    await tap(button(page, checkoutTexts.buy))
    await placed(page)
    expect(taps).toBeLessThanOrEqual(4)
    expect(await data.countOrdersOf(login)).toBe(2)
  })
})

/** The same customer in the same browser, with goods, address and slot once more. */
async function refillCart(page: Page, login: string) {
  const choices = await page.evaluate(() => Object.entries(localStorage))
  await fillCart(page, login)
  // Arranging a cart through the API starts with an empty browser, so the stored checkout choices are restored.
  await page.evaluate(
    (entries) =>
      entries
        .filter(([key]) => key === 'cambusa.checkout' || key === 'cambusa.card')
        .forEach(([key, value]) => localStorage.setItem(key, value)),
    choices,
  )
  await page.reload()
  await nextStep(page, cartTexts.next.checkout).waitFor()
}

test('a late confirmation is awaited, and the shopper can leave meanwhile', async () => {
  const page = await openPage('phone')
  await goToCheckout(page, await data.newCustomer())
  await chooseCardPayment(page)
  await prepare(page)
  await buyByCard(page)
  await page.goBack()
  await title(page, paymentTexts.unfinishedTitle)
  await expectAccessible(page, 'a payment that was left at the bank')
  await button(page, paymentTexts.backToBank).click()
  await typeCard(page, CARDS.late)
  await answerBank(page, 'authorise')
  await title(page, paymentTexts.waitingTitle)
  await expectAccessible(page, 'the waiting for the bank')
  await page.getByRole('link', { name: paymentTexts.toOrders }).click()
  await page.getByText('In attesa di pagamento').waitFor()
})

test('back in the browser’s history no try that is over can be paid, nor the order twice', async () => {
  const page = await openPage('phone')
  const login = await data.newCustomer()
  await goToCheckout(page, login)
  await chooseCardPayment(page)
  await prepare(page)
  await buyByCard(page)
  await typeCard(page, CARDS.refused)
  await title(page, paymentTexts.failedTitle)

  const form = page.getByLabel(sandboxTexts.number)
  await page.goBack()
  await title(page, sandboxTexts.overTitle)
  expect(await form.count()).toBe(0)
  await page.getByRole('link', { name: sandboxTexts.back }).click()
  await title(page, paymentTexts.failedTitle)
  await button(page, paymentTexts.retryCard).click()
  await typeCard(page, CARDS.plain)
  await placed(page)

  // Back to the beginning: nowhere can the paid order be paid again.
  const seen: string[] = []
  for (let steps = 0; steps < BACK_STEPS && !page.url().endsWith('/checkout'); steps += 1) {
    if ((await page.goBack()) === null && page.url() === 'about:blank') break
    await page.waitForLoadState('networkidle')
    seen.push(new URL(page.url()).pathname)
    expect([page.url(), await form.count()]).toEqual([page.url(), 0])
    for (const pay of [paymentTexts.retryCard, paymentTexts.payNow, checkoutTexts.buy])
      expect([page.url(), await page.getByRole('button', { name: pay }).count()]).toEqual([page.url(), 0])
  }
  expect(seen.filter((path) => path.startsWith('/dev/gateway/'))).not.toEqual([])
  expect(await data.countOrdersOf(login)).toBe(1)
  expect(await data.countPaymentsOf(login)).toBe(1)
})

test('an unpaid order is cancelled, and its products are in the cart again', async () => {
  const page = await openPage('desk')
  await goToCheckout(page, await data.newCustomer())
  await chooseCardPayment(page)
  await prepare(page)
  await buyByCard(page)
  await typeCard(page, CARDS.refused)
  await title(page, paymentTexts.failedTitle)
  await button(page, paymentTexts.cancel).click()
  await dialogOn(page).getByRole('button', { name: paymentTexts.cancel, exact: true }).click()
  await title(page, paymentTexts.givenUpTitle)
  await expectAccessible(page, 'an order that was given up')
  await page.getByRole('link', { name: paymentTexts.toCart }).click()
  await page.getByRole('heading', { level: 1, name: cartTexts.title }).waitFor()
  await button(page, cartTexts.emptyCart).waitFor()
})
