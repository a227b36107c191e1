import { listTexts } from '@cambusa/messages/it/product-lists'
import { checkoutTexts } from '@cambusa/messages/it/checkout'
import { uiTexts } from '@cambusa/messages/it/ui'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openPage, useBrowser } from './setup/browser.ts'
import { goToCheckout } from './setup/customer.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { answerOf, openCart } from './setup/steps.ts'

useBrowser()
let data: ShopData
beforeAll(async () => {
  data = await openShopData(inject('shopDataDir'))
})
afterAll(() => data.close())

/** Counts the calls of a path from now on. */
function countCalls(page: Page, path: RegExp) {
  const calls: string[] = []
  page.on('request', (request) => path.test(request.url()) && calls.push(request.url()))
  return calls
}

const cardLinks = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link')
const scrollOf = (page: Page) => page.evaluate(() => window.scrollY)
const promotions = (page: Page) => page.getByRole('main').getByRole('checkbox', { name: listTexts.onlyPromo })

test('going back from a product shows the list where it was left, without asking for it again', async () => {
  const page = await openPage('phone')
  await page.goto('/category/dispensa')
  await answerOf(page, '/products?', () => page.getByRole('button', { name: listTexts.showMore }).click())
  const product = cardLinks(page).nth(30)
  await product.scrollIntoViewIfNeeded()
  const name = await product.innerText()
  const left = await scrollOf(page)
  expect(left).toBeGreaterThan(1000)
  await product.click()
  await page.getByRole('heading', { level: 1, name }).waitFor()

  const asked = countCalls(page, /\/ebsn\/api\/(products\?|category)/)
  await page.goBack()
  await cardLinks(page).nth(30).waitFor()
  await expect.poll(async () => Math.abs((await scrollOf(page)) - left)).toBeLessThan(50)
  expect(asked).toEqual([])
})

test('filters live in the address, survive a reload and the way back, and start again from the first page', async () => {
  const page = await openPage('desk')
  await page.goto('/category/dispensa?page=2')
  await page.getByRole('link', { name: uiTexts.previousPage }).waitFor()
  await answerOf(page, '/products?', () => promotions(page).check())
  await page.waitForURL((url) => url.searchParams.has('promo') && !url.searchParams.has('page'))

  await page.reload()
  await promotions(page).waitFor()
  expect(await promotions(page).isChecked()).toBe(true)

  const brand = page.getByRole('group', { name: 'Marca' }).getByRole('checkbox', { disabled: false }).first()
  await answerOf(page, '/products?', () => brand.check())
  await page.waitForURL((url) =>
    url.searchParams.getAll('filter').some((filter) => filter.includes('brand:')),
  )
  await page.goBack()
  await page.waitForURL((url) => !url.searchParams.has('filter'))
  expect(await promotions(page).isChecked()).toBe(true)
})

test('many fast taps on + become few calls and the right quantity', async () => {
  const page = await openPage('desk')
  await page.goto('/category/dispensa')
  const add = page.getByRole('button', { name: /^Aggiungi (?!un |nota)/ }).first()
  await answerOf(page, '/cart/add', () => add.click())
  const stepper = page.getByRole('main').getByRole('article').getByRole('group').first()
  const quantity = stepper.getByRole('textbox')
  const plus = stepper.getByRole('button').last()
  const before = Number(await quantity.inputValue())
  await plus.click()
  const step = Number(await quantity.inputValue()) - before

  const calls = countCalls(page, /\/cart\/update/)
  for (let tap = 1; tap < 10; tap += 1) await plus.click({ delay: 0 })
  const wanted = String(before + 10 * step)
  expect(await quantity.inputValue()).toBe(wanted)
  await page.waitForResponse((answer) => answer.url().includes('/cart/update'))
  await page.waitForLoadState('networkidle')
  expect(calls.length).toBeLessThanOrEqual(3)

  await openCart(page)
  const line = page.getByRole('main').getByRole('listitem').getByRole('group').getByRole('textbox').first()
  expect(await line.inputValue()).toBe(wanted)
})

test('two taps on the button that buys make one order', async () => {
  const page = await openPage('desk')
  const login = await data.newCustomer()
  await goToCheckout(page, login)
  await answerOf(page, '/checkout/prepare', () =>
    page.getByRole('button', { name: checkoutTexts.goToPayment }).click(),
  )
  const calls = countCalls(page, /\/checkout\/buy/)
  await page.getByRole('button', { name: checkoutTexts.buy }).dblclick()
  await page.waitForURL(/\/profile\/orders\/\d+\?placed=1/)
  expect(calls.length).toBe(1)
  expect(await data.countOrdersOf(login)).toBe(1)
})
