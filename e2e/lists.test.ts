import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { lateFrameTexts } from '@cambusa/messages/it/frame/late-frame'
import { homeTexts } from '@cambusa/messages/it/frame/home'
import { listTexts } from '@cambusa/messages/it/catalogue/product-lists'
import { wholesaleTexts } from '@cambusa/messages/it/catalogue/wholesale-list'
import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { pagesTexts } from '@cambusa/messages/it/frame/pages'
import { paths } from '../apps/storefront/src/app/navigation/paths.ts'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopDataDir } from './setup/our-shop.ts'
import { openPage, useBrowser } from './setup/browser.ts'
import { enterAs, goToCheckout } from './setup/customer.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { answerOf, CUSTOMERS, openCart, signIn } from './setup/steps.ts'

useBrowser()
let data: ShopData
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

/** Records the calls of a path from now on. */
function countCalls(page: Page, path: RegExp) {
  const calls: string[] = []
  page.on('request', (request) => path.test(request.url()) && calls.push(request.url()))
  return calls
}

const cardLinks = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link')
const scrollOf = (page: Page) => page.evaluate(() => window.scrollY)
const promotions = (page: Page) => page.getByRole('main').getByRole('checkbox', { name: listTexts.onlyPromo })

test('a department tapped far down is shown from its top while it loads, and going back leads to where the tap was', async () => {
  const page = await openPage('phone')
  await page.goto(paths.home)
  await page.waitForLoadState('networkidle')
  const department = page.getByRole('main').locator('a[href^="/category/"]').last()
  // Coming back up from the end.
  await page.keyboard.press('End')
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(1000)
  // Where the tap is: what still loads above may have moved the page since the link was brought into view.
  const tapped = department.evaluate(
    (link) => new Promise<number>((done) => link.addEventListener('click', () => done(window.scrollY), true)),
  )
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/ebsn/api/products?**', (route) => answered.then(() => route.continue()))
  await department.click()
  const before = await tapped
  expect(before).toBeGreaterThan(100)
  await page.waitForURL('**/category/**')
  await expect.poll(() => scrollOf(page)).toBe(0)
  answer()
  await page.getByRole('main').getByRole('article').first().waitFor()
  await page.goBack()
  await expect.poll(() => scrollOf(page)).toBe(before)
})

test('going back from a product shows the list at the same scroll position, without fetching it again', async () => {
  const page = await openPage('phone')
  await page.goto('/category/dispensa')
  await answerOf(page, '/products?', () => page.getByRole('button', { name: listTexts.showMore }).click())
  // The second page is rendered, not only requested.
  await page.waitForLoadState('networkidle')
  const product = cardLinks(page).nth(30)
  await product.waitFor()
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

test('filters are in the address, survive a reload and going back, and start again from the first page', async () => {
  const page = await openPage('desk')
  await page.goto('/category/dispensa?page=2')
  await page.getByRole('link', { name: pagesTexts.previousPage }).waitFor()
  await answerOf(page, '/products?', () => promotions(page).check())
  await page.waitForURL((url) => url.searchParams.has('promo') && !url.searchParams.has('page'))

  await page.reload()
  await promotions(page).waitFor()
  await expect.poll(() => promotions(page).isChecked()).toBe(true)

  const brand = page.getByRole('group', { name: 'Marca' }).getByRole('checkbox', { disabled: false }).first()
  await answerOf(page, '/products?', () => brand.check())
  await page.waitForURL((url) =>
    url.searchParams.getAll('filter').some((filter) => filter.includes('brand:')),
  )
  await page.goBack()
  await page.waitForURL((url) => !url.searchParams.has('filter'))
  await expect.poll(() => promotions(page).isChecked()).toBe(true)
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
  // Clicks within the page: from outside, a busy machine lets far more time pass between two of them.
  await plus.evaluate(async (button) => {
    for (let tap = 1; tap < 10; tap += 1) {
      ;(button as HTMLButtonElement).click()
      await new Promise((done) => setTimeout(done, 20))
    }
  })
  const wanted = String(before + 10 * step)
  await expect.poll(() => quantity.inputValue()).toBe(wanted)
  await page.waitForResponse((answer) => answer.url().includes('/cart/update'))
  await page.waitForLoadState('networkidle')
  expect(calls.length).toBeLessThanOrEqual(3)

  await openCart(page)
  const line = page.getByRole('main').getByRole('listitem').getByRole('group').getByRole('textbox').first()
  await expect.poll(() => line.inputValue()).toBe(wanted)
})

/** The text of the rows of the wholesale list: code, price and last order among others. */
const rowsOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('[data-product-row]')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('[role=cell]')].map((cell) => cell.textContent)),
    )

/** Records every text that the screen shows from now on, even for a moment. */
const watchTexts = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seenTexts: seen })
    const look = () =>
      document.querySelectorAll('[data-product-row], article').forEach((each) => {
        if (each.checkVisibility()) seen.push(each.textContent)
      })
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
  })
const textsSeen = (page: Page) =>
  page.evaluate(() => (window as unknown as { seenTexts: string[] }).seenTexts)

test('prices and orders of a company are never shown, even for a moment, to the next user of the same tab', async () => {
  const page = await openPage('desk')
  const before = CUSTOMERS.restaurant.login
  await enterAs(page, before)
  await page.goto('/category/dispensa?view=list')
  await page.getByText(wholesaleTexts.columns.last).waitFor()
  const CODE = 0
  const PRICE = 4
  await expect.poll(async () => (await rowsOf(page)).length).toBeGreaterThan(20)
  const own = new Map((await rowsOf(page)).map((cells) => [cells[CODE], cells[PRICE]]))

  // The company's session ends, and the session check is answered for another user.
  const after = await data.newCustomer()
  await data.endSessionsOf(before)
  await watchTexts(page)
  await answerOf(page, '/cart/', () =>
    page
      .getByRole('main')
      .getByRole('button', { name: uiTexts.increaseNamed({ name: '' }).trim() })
      .first()
      .click(),
  )
  await signIn(page, after)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const seenBefore = (await textsSeen(page)).length
  await expect.poll(async () => (await rowsOf(page)).length).toBeGreaterThan(20)
  await page
    .getByRole('link', { name: frameTexts.homeLink({ shop: 'Cambusa' }) })
    .first()
    .click()
  await page.getByRole('heading', { name: homeTexts.news }).waitFor()
  await page.goBack()
  await expect.poll(async () => (await rowsOf(page)).length).toBeGreaterThan(20)

  const others = new Map((await rowsOf(page)).map((cells) => [cells[CODE], cells[PRICE]]))
  const dearer = [...own].filter(([code, price]) => others.has(code) && others.get(code) !== price)
  expect(dearer.length, 'products that the company pays less for').toBeGreaterThan(0)
  const seen = (await textsSeen(page)).slice(seenBefore)
  expect(seen.length).toBeGreaterThan(0)
  for (const [code, price] of dearer) {
    expect(seen.filter((text) => text.includes(code!) && text.includes(price!))).toEqual([])
  }
})

test('after a logout the back button shows no page of the customer', async () => {
  const page = await openPage('desk')
  await enterAs(page, CUSTOMERS.restaurant.login)
  await page.goto('/category/dispensa')
  await cardLinks(page).first().waitFor()
  await page.getByRole('banner').getByRole('button', { name: frameTexts.profileMenu }).click()
  await page.getByRole('banner').getByRole('button', { name: lateFrameTexts.logout }).click()
  await page.getByRole('banner').getByRole('button', { name: frameTexts.login, exact: true }).waitFor()
  await page.goBack()
  await page.getByRole('banner').getByRole('button', { name: frameTexts.login, exact: true }).waitFor()
  expect(await page.getByText(CUSTOMERS.restaurant.lastName).count()).toBe(0)
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
