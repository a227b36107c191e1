import { euroText } from '@cambusa/domain/money/money'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { expect, test } from 'vitest'
import { shopUrl } from './setup/our-shop.ts'
import { openPage, someWidth, useBrowser } from './setup/browser.ts'
import { enterAs } from './setup/customer.ts'
import { findProduct } from './setup/shop-api.ts'
import { answerOf, CUSTOMERS } from './setup/steps.ts'

useBrowser()

/** Buttons whose text is cut. */
const cutButtons = () =>
  [...document.querySelectorAll('main article button')]
    .filter((button) => button.scrollWidth > button.clientWidth || button.scrollHeight > button.clientHeight)
    .map((button) => button.textContent)

test('the text of every button fits on a phone, and the tap does what it says without a toast', async () => {
  const product = await findProduct(
    shopUrl,
    ({ productInfos, available, price }) =>
      available && Number(productInfos.QTY_MULT) > 1 && Number(price) > 2,
  )
  const page = await openPage('phone')
  await page.goto(`/search?query=${product.code}`)
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /^Aggiungi \d+ · / })
    .first()
  const price = /[\d.,]+\s€/.exec((await add.textContent()) ?? '')?.[0]
  const answer = await answerOf(page, '/cart/add', () => add.click())
  // The total of the products; a deposit for a crate may be added in the bar.
  const { data } = (await answer.json()) as { data: { itemsTotal: number } }
  expect(euroText(data.itemsTotal)).toBe(price)
  expect(await page.locator('[data-toasts] li').count()).toBe(0)
  await page
    .getByRole('navigation', { name: frameTexts.shortcuts })
    .getByText(/^[\d.,]+\s€$/)
    .waitFor()

  for (const query of ['prosciutto', 'panna', 'formaggio']) {
    await page.goto(`/search?query=${query}`)
    await page.getByRole('main').getByRole('article').first().waitFor()
    expect(await page.evaluate(cutButtons), query).toEqual([])
  }
})

test.each(someWidth('prices with VAT'))(
  'the pressed button of prices with and without VAT keeps the focus (%s)',
  async (screen) => {
    const page = await openPage(screen)
    await enterAs(page, CUSTOMERS.restaurant.login)
    const prices = page.getByRole('group', { name: frameTexts.prices })
    const pressed = prices.getByRole('button', { pressed: true })
    const hasFocus = () => pressed.evaluate((button) => button === document.activeElement)
    await pressed.focus()
    await page.keyboard.press('Enter')
    await pressed.getByText(frameTexts.pricesWithoutVat).waitFor()
    expect(await pressed.isVisible()).toBe(true)
    expect(await hasFocus()).toBe(true)
    await page.keyboard.press('Enter')
    await pressed.getByText(frameTexts.pricesWithVat).waitFor()
    expect(await hasFocus()).toBe(true)
  },
)
