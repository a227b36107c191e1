import { addItems } from '@cambusa/contract/cart/cart'
import { increaseQuantity, ruleFromInfos } from '@cambusa/domain/quantity/quantity-step'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { listTexts } from '@cambusa/messages/it/catalogue/product-lists'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { VIRTUAL_FROM } from '../apps/storefront/src/ui/layout/virtual-from.ts'
import { SESSION_KEY, VISITOR_KEY } from '../apps/storefront/src/lib/session/session.ts'
import { openPage, useBrowser } from './setup/browser.ts'
import { enterAs } from './setup/customer.ts'
import { shopUrl } from './setup/our-shop.ts'
import { findCategoryId, listProducts } from './setup/shop-api.ts'
import { call } from './setup/shop-session.ts'
import { answerOf, CUSTOMERS, openCart } from './setup/steps.ts'

useBrowser()

test('opening and closing the cart moves nothing of a long list: its head stays under the bar, its rows in place', async () => {
  const page = await openPage('desk')
  await enterAs(page, CUSTOMERS.restaurant.login)
  await page.goto('/category/dispensa?view=list')
  // Enough products to virtualise the list.
  await answerOf(page, '/products?', () => page.getByRole('button', { name: listTexts.showMore }).click())
  await expect
    .poll(async () => Number(await page.getByRole('table').getAttribute('aria-rowcount')))
    .toBeGreaterThan(VIRTUAL_FROM + 1)
  await page.mouse.wheel(0, 3000)
  await page.waitForLoadState('networkidle')
  /** The tops of the column names and of the visible rows. */
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[role=columnheader], [data-product-row]')]
        .map((part) => Math.round(part.getBoundingClientRect().top))
        .filter((top) => top >= 0 && top < window.innerHeight),
    )
  // Rows above grow when they are measured, which may follow the last answer.
  let last: number[] = []
  const haveSettled = async () => {
    const now = await places()
    const isSame = now.join() === last.join()
    last = now
    return isSame
  }
  await expect.poll(haveSettled, { interval: 500 }).toBe(true)
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(2000)
  const before = last
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${frameTexts.cart}`) })
    .click()
  await page.getByRole('dialog', { name: frameTexts.cart }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await places()).toEqual(before)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await places()).toEqual(before)
})

test.for([
  ['desk', 56],
  ['phone', 88],
] as const)(
  'a long cart on a %s has rows of %i px, and the heading of a department stays in view',
  async ([screen, height]) => {
    const page = await openPage(screen)
    const parent_category_id = await findCategoryId(shopUrl, 'dispensa')
    const { products } = await listProducts(shopUrl, { parent_category_id })
    const plain = products.filter(({ available, selectOptions }) => available && !selectOptions)
    const items = plain.map(({ productId, productInfos, minAcq }) => ({
      productId,
      quantity: increaseQuantity(ruleFromInfos(productInfos, minAcq), 0),
    }))
    const { headers } = await call({ shopUrl, ids: { session: null, account: null } }, addItems, {
      body: { items },
    })
    const visitor = { token: headers.get(SESSION_KEY), savedAt: Date.now() }
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      VISITOR_KEY,
      JSON.stringify(visitor),
    ] as const)
    await openCart(page)
    const rows = page.getByRole('main').getByRole('listitem')
    await expect.poll(() => rows.count()).toBe(items.length)
    await page.waitForLoadState('networkidle')
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
    expect([...new Set(heights)]).toEqual([height])

    const placeOf = async (row: Locator) => (await row.boundingBox())!.y
    const late = rows.nth(items.length - 4)
    await late.scrollIntoViewIfNeeded()
    const heading = page.getByRole('heading', { level: 2 }).first()
    expect(await placeOf(heading)).toBeLessThan(await placeOf(late))
    expect(await placeOf(heading)).toBeGreaterThan(40)
    const before = await placeOf(late)
    await answerOf(page, '/cart/update', () => late.getByRole('button', { name: /^Aumenta/ }).click())
    expect(await placeOf(late)).toBe(before)
  },
)
