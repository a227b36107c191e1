import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { editedOrderTexts } from '@cambusa/messages/it/cart/edited-order'
import { editingTexts } from '@cambusa/messages/it/orders/editing'
import { paymentFailureTexts } from '@cambusa/messages/it/payments/payment-failures'
import { orderLifeTexts } from '@cambusa/messages/it/orders/order-life'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { sandboxTexts } from '@cambusa/messages/it/payments/sandbox'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyByCard, CARDS, chooseCardPayment, prepare, typeCard } from './setup/bank.ts'
import { expectAccessible, openPage, someWidth, useBrowser } from './setup/browser.ts'
import { goToCheckout } from './setup/customer.ts'
import { shiftsOn, watchShifts } from './setup/layout-shifts.ts'
import { shopDataDir } from './setup/our-shop.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { answerOf, dialogOn, nextStep, payOnDelivery } from './setup/steps.ts'

useBrowser()
let data: ShopData
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

const placed = (page: Page) => page.waitForURL(/\/profile\/orders\/\d+\?placed=1/)
const banner = (page: Page) => page.getByRole('region', { name: editingTexts.banner })
const orderOf = (page: Page) => /\/profile\/orders\/\d+/.exec(page.url())?.[0] ?? ''

/** The total of the order on screen. */
async function totalOf(page: Page): Promise<string> {
  const row = page.getByText(orderTexts.total, { exact: true }).first().locator('xpath=..')
  return (await row.innerText()).replaceAll(/\s+/g, ' ')
}

/** Opens the order on screen for changes. */
async function modify(page: Page) {
  await page.getByRole('button', { name: editingTexts.modify, exact: true }).waitFor()
  await expectAccessible(page, 'an order that can be changed')
  await page.getByRole('button', { name: editingTexts.modify, exact: true }).click()
  await page.waitForURL('**/cart')
  await banner(page).waitFor()
}

/** From the changed cart to the bank's page. */
async function confirmAtBank(page: Page, before?: () => Promise<void>) {
  await nextStep(page, editedOrderTexts.save).click()
  await page.waitForURL('**/checkout')
  const age = page.getByRole('checkbox', { name: /Dichiaro di avere almeno/ })
  if (await age.isVisible()) await age.check()
  await before?.()
  await answerOf(page, '/checkout/prepare', () =>
    page.getByRole('button', { name: editedOrderTexts.review }).click(),
  )
  await page.waitForURL('**/payment')
  await page.getByRole('button', { name: editingTexts.confirmAndPay }).click()
  await page.getByLabel(sandboxTexts.number).waitFor()
}

/** One more of the first line, in the cart. */
const addOneMore = (page: Page) =>
  answerOf(page, '/cart/', () =>
    page
      .getByRole('main')
      .getByRole('button', { name: uiTexts.increaseNamed({ name: '' }).trim() })
      .first()
      .click(),
  )

describe.each(someWidth('modify'))('on a %s', (screen) => {
  test('an order paid by card gets more goods: refused it stands as it was, and it changes once the higher amount is paid', async () => {
    const page = await openPage(screen)
    const login = await data.newCustomer()
    await goToCheckout(page, login)
    await chooseCardPayment(page)
    await prepare(page)
    await buyByCard(page)
    await typeCard(page, CARDS.plain)
    await placed(page)
    const order = orderOf(page)
    const total = await totalOf(page)

    await modify(page)
    await addOneMore(page)
    await page.getByText(editedOrderTexts.before, { exact: true }).waitFor()
    await expectAccessible(page, 'the cart of an order that is edited')
    await confirmAtBank(page, () => expectAccessible(page, 'the checkout of a changed order'))
    await typeCard(page, CARDS.refused)

    // The bank refuses the higher amount: the screen says so, and the order stands as it was.
    const reason = paymentFailureTexts.refused
    await page.waitForURL('**/cart')
    await page.locator('[data-toasts]').getByText(editingTexts.failed({ reason })).waitFor()
    await page.getByText(editedOrderTexts.before, { exact: true }).waitFor()
    await banner(page).waitFor()
    const other = await page.context().newPage()
    await other.goto(order)
    await other.getByRole('heading', { name: orderTexts.history }).waitFor()
    expect(await totalOf(other)).toBe(total)
    await other.close()

    await confirmAtBank(page)
    await typeCard(page, CARDS.plain)

    await placed(page)
    expect(orderOf(page)).toBe(order)
    await page.getByRole('heading', { level: 1, name: editingTexts.changedTitle }).waitFor()
    await page.getByRole('heading', { name: orderLifeTexts.versions }).waitFor()
    await banner(page).waitFor({ state: 'detached' })
    await expectAccessible(page, 'an order that was changed')
    expect(await data.countOrdersOf(login)).toBe(1)
  })

  test('changes that are not confirmed by the cut-off leave the order as it was', async () => {
    const page = await openPage(screen)
    const login = await data.newCustomer()
    await goToCheckout(page, login)
    await payOnDelivery(page)
    const order = orderOf(page)
    const total = await totalOf(page)

    await modify(page)
    await addOneMore(page)
    await data.passCutoffOf(login)
    await page.reload()
    await banner(page).waitFor({ state: 'detached' })
    await page.goto(order)
    await page.getByText(/Il termine per modificare questo ordine è passato/).waitFor()
    expect(await totalOf(page)).toBe(total)
    expect(await data.countOrdersOf(login)).toBe(1)
  })
})

test('the bar of an order that is edited moves nothing, and gives the changes up after a question', async () => {
  const page = await openPage('phone')
  await goToCheckout(page, await data.newCustomer())
  await payOnDelivery(page)
  await modify(page)
  await watchShifts(page)
  await page.goto('/category/dispensa')
  await banner(page).waitFor()
  expect(await shiftsOn(page)).toEqual([])
  await page.evaluate(() => window.scrollTo(0, 0))
  await banner(page).getByRole('button', { name: editingTexts.undo }).click()
  await expectAccessible(page, 'the question before changes are given up')
  await answerOf(page, '/order/modify-undo', () =>
    dialogOn(page).getByRole('button', { name: editingTexts.undo, exact: true }).click(),
  )
  await banner(page).waitFor({ state: 'detached' })
  expect(await page.getByRole('button', { name: checkoutTexts.buy }).count()).toBe(0)
})
