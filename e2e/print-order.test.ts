import { addItems } from '@cambusa/contract/cart/cart'
import { viewOrder } from '@cambusa/contract/orders/orders'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { companyNumbers } from '@cambusa/messages/it/people/company'
import { orderPaperTexts } from '@cambusa/messages/it/orders/order-paper'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { company } from '../shop.config.json'
import { openPage, useBrowser } from './setup/browser.ts'
import { fillCart } from './setup/customer.ts'
import { shopDataDir, shopUrl } from './setup/our-shop.ts'
import { piecesOf } from './setup/pad.ts'
import { pagesIn, textOf } from './setup/printed-pdf.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { call, openSession, type ShopSession } from './setup/shop-session.ts'
import { nextStep, payOnDelivery } from './setup/steps.ts'

useBrowser({ withPictures: true })
let data: ShopData
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

const LINES = 80

/** Products with the longest names and formats of the shop into the cart, until it has so many lines. */
async function addLines(session: ShopSession, count: number) {
  const goods = (await piecesOf(shopUrl))
    .toSorted((a, b) => b.name.length + b.descr.length - a.name.length - a.descr.length)
    .slice(0, count)
  expect(goods).toHaveLength(count)
  const items = goods.map(({ productId }) => ({ productId, quantity: 2 }))
  await call(session, addItems, { body: { items } })
}

const orderOn = (page: Page) => Number(/\/profile\/orders\/(\d+)/.exec(page.url())?.[1])

test('an order of 80 lines is printed on two pages, a line each, with seller, VAT of each rate and totals', async () => {
  const page = await openPage('desk')
  const login = await data.newCustomer()
  await fillCart(page, login)
  const session = await openSession(shopUrl, login)
  await addLines(session, LINES - 2)
  await page.reload()
  await nextStep(page, cartTexts.next.checkout).click()
  await page.waitForURL('**/checkout')
  await payOnDelivery(page)
  await page.getByRole('button', { name: orderTexts.print }).waitFor()
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true })

  expect(pagesIn(pdf)).toEqual([
    [595, 842],
    [595, 842],
  ])
  const { data: order } = await call(session, viewOrder, { query: { order_id: orderOn(page) } })
  expect(order.items).toHaveLength(LINES)
  const text = textOf(pdf)
  const printed = (wanted: string) => expect(text).toContain(wanted.replaceAll(/\s/g, ''))
  for (const { code, name } of order.items ?? []) {
    printed(code)
    printed(name)
  }
  printed(company.legalName)
  companyNumbers(company).forEach(printed)
  printed(orderTexts.number({ number: order.orderNumber }))
  for (const { rate } of order.vat) printed(`${rate}%`)
  printed(orderTexts.vatTable)
  const euros = (amount: number) =>
    amount
      .toFixed(2)
      .replace('.', ',')
      .replace(/(\d)(\d{3},)/, '$1.$2')
  printed(euros(order.grossTotal))
  // The heads of the columns are on both pages.
  expect(text.split(orderPaperTexts.product).length - 1).toBeGreaterThanOrEqual(2)

  // Each line is as high as the others: none is broken.
  await page.setViewportSize({ width: 703, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  const heights = await page
    .locator('article tbody')
    .first()
    .locator('tr')
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)))
  expect(heights).toHaveLength(LINES)
  expect(new Set(heights).size).toBe(1)
})
