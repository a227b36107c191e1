import { readFile } from 'node:fs/promises'
import { shareOrder, sharedOrderDocument, unshareOrder } from '@cambusa/contract/orders/order-shares'
import { buyCart, prepareCheckout } from '@cambusa/contract/orders/checkout'
import { viewOrder } from '@cambusa/contract/orders/orders'
import { orderDocumentTexts } from '@cambusa/messages/it/orders/order-documents'
import { orderShareTexts as texts } from '@cambusa/messages/it/orders/order-shares'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfRuns } from '../apps/server/src/testing/files/pdf-text.ts'
import {
  expectAccessible,
  expectAccessibleNow,
  openPage,
  someWidth,
  useBrowser,
  type Screen,
} from './setup/browser.ts'
import { enterAs } from './setup/customer.ts'
import { pressOn } from './setup/keyboard.ts'
import { shiftsOn, watchShifts } from './setup/layout-shifts.ts'
import { shopDataDir, shopUrl } from './setup/our-shop.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { arrangeCart, call, openSession } from './setup/shop-session.ts'
import { answerOf, dialogOn } from './setup/steps.ts'

let data: ShopData
useBrowser()
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const WITHDRAW = new RegExp(`^${texts.withdraw}`)

/** The page of a customer's new order. */
async function openOrder(screen: Screen) {
  const page = await openPage(screen)
  const login = await data.newCustomer()
  await data.restock()
  await enterAs(page, login)
  const session = await openSession(shopUrl, login)
  await arrangeCart(session)
  await call(session, prepareCheckout)
  const payment_data = JSON.stringify({ age_declared: 'true' })
  const bought = await call(session, buyCart, { query: { payment_type_id: 1, payment_data } })
  const { orderId } = bought.data
  const { data: order } = await call(session, viewOrder, { query: { order_id: orderId } })
  await page.goto(`/profile/orders/${orderId}`)
  await button(page, texts.share).waitFor()
  return { page, order, login }
}

const wordsOf = (file: Buffer) =>
  pdfRuns(file)
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, '')

test.each(someWidth('share an order'))(
  'an order is shared by a link that a visitor opens and downloads as PDF, until it is withdrawn, on a %s',
  async (screen) => {
    const { page, order, login } = await openOrder(screen)
    await button(page, texts.share).click()
    await button(page, texts.make).waitFor()
    await answerOf(page, shareOrder.url, () => button(page, texts.make).click())
    const address = await dialogOn(page).getByLabel(texts.address).inputValue()
    await expectAccessibleNow(page, 'the links to an order')

    const visitor = await openPage(screen)
    await watchShifts(visitor)
    await visitor.goto(address)
    await visitor.getByRole('heading', { level: 1, name: order.orderNumber }).waitFor()
    expect(await shiftsOn(visitor)).toEqual([])
    await expectAccessible(visitor, 'a shared order')
    expect(await visitor.getByRole('main').textContent()).not.toContain(login)
    const [file] = await Promise.all([
      visitor.waitForEvent('download'),
      answerOf(visitor, sharedOrderDocument.url, () =>
        button(visitor, orderDocumentTexts.download.order).click(),
      ),
    ])
    expect(file.suggestedFilename()).toBe(`ordine-${order.orderNumber}.pdf`)
    const words = wordsOf(await readFile(await file.path()))
    for (const { name } of order.items ?? []) expect(words).toContain(name.replace(/\s+/g, ''))

    await answerOf(page, unshareOrder.url, () => button(page, WITHDRAW).click())
    await dialogOn(page).getByText(texts.none).waitFor()
    await visitor.reload()
    await visitor.getByRole('heading', { level: 1, name: texts.dead }).waitFor()
    expect(await shiftsOn(visitor)).toEqual([])
    await expectAccessible(visitor, 'a withdrawn link')
  },
  120_000,
)

test('an order is shared, its link withdrawn and its file saved with the keyboard', async () => {
  const { page } = await openOrder('desk')
  await pressOn(page, button(page, texts.share))
  await pressOn(page, button(page, texts.make))
  await pressOn(page, button(page, WITHDRAW))
  await dialogOn(page).getByText(texts.none).waitFor()
  await expect
    .poll(() => button(page, texts.make).evaluate((one) => one === document.activeElement))
    .toBe(true)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    pressOn(page, button(page, orderDocumentTexts.download.order)),
  ])
  expect(file.suggestedFilename()).toMatch(/^ordine-.*\.pdf$/)
})
