import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { paymentTypeTexts } from '@cambusa/messages/it/payments/payment-types'
import { sandboxTexts } from '@cambusa/messages/it/payments/sandbox'
import type { Page } from 'playwright-core'
import { answerOf } from './steps.ts'

/** Cards of the demo gateway by their effect. */
export const CARDS = {
  plain: '4242 4242 4242 4242',
  challenge: '4000 0025 0000 3155',
  refused: '4000 0000 0000 0002',
  late: '5105 1051 0510 5100',
} as const

const CODE = '123456'

/** Chooses payment by card on /checkout. */
export const chooseCardPayment = (page: Page) =>
  page.getByRole('radio', { name: paymentTypeTexts[2].name }).click()

/** Goes from /checkout to the button that buys. */
export async function prepare(page: Page) {
  await answerOf(page, '/checkout/prepare', () =>
    page.getByRole('button', { name: checkoutTexts.goToPayment }).click(),
  )
  await page.waitForURL('**/payment')
}

/** Buys the prepared cart by card: the bank's page opens in the same window. */
export async function buyByCard(page: Page) {
  await page.getByRole('button', { name: checkoutTexts.buy }).click()
  await page.getByLabel(sandboxTexts.number).waitFor()
}

/** Types a card on the bank's page and submits it. */
export async function typeCard(page: Page, number: string) {
  await page.getByLabel(sandboxTexts.number).fill(number)
  await page.getByLabel(sandboxTexts.expiry).fill('12/30')
  await page.getByLabel(sandboxTexts.cvc).fill('123')
  await page.getByLabel(sandboxTexts.holder).fill('Ada Guidi')
  // The name of the button depends on whether the amount is blocked now or the day before delivery.
  await page.getByRole('button', { name: /^(Paga|Registra)/ }).click()
}

/** Confirms or refuses the authentication at the bank. */
export async function answerBank(page: Page, act: 'authorise' | 'refuse') {
  await page.getByLabel(sandboxTexts.code).fill(CODE)
  await page.getByRole('button', { name: sandboxTexts[act], exact: true }).click()
}
