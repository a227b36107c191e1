import { addItems, viewCart } from '@cambusa/contract/cart/cart'
import type { ListedProduct } from '@cambusa/contract/catalogue/listed-product'
import { previewReorder } from '@cambusa/contract/cart/reorder'
import { buyCart, prepareCheckout } from '@cambusa/contract/orders/checkout'
import { reorderTexts } from '@cambusa/messages/it/cart/reorder'
import { infoText } from '@cambusa/messages/it/errors'
import { ruleFromInfos } from '@cambusa/domain/quantity/quantity-rule'
import { increaseQuantity } from '@cambusa/domain/quantity/quantity-step'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { expectAccessible, openPage, someWidth, useBrowser } from './setup/browser.ts'
import { enterAs } from './setup/customer.ts'
import { shopDataDir, shopUrl } from './setup/our-shop.ts'
import { findCategoryId, listProducts } from './setup/shop-api.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { arrangeCart, call, openSession } from './setup/shop-session.ts'
import { dialogOn } from './setup/steps.ts'

const LINES = 12
/** Height of a row of a list of work on a phone. */
const MOST_ROW_PX = 88
/** The catalogue follows a change within moments. */
const FOLLOWS_MS = 60_000

useBrowser()
let data: ShopData
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

/**
 * Customers so far: each buys other products, so that none sees the changes for another. There are at most this many, tries
 * that failed included.
 */
let customers = 0
const MOST_CUSTOMERS = 8

/** A customer who has bought a dozen products, of which one is gone and one dearer by now. */
async function boughtBefore(login: string) {
  const session = await openSession(shopUrl, login)
  const parent_category_id = await findCategoryId(shopUrl, 'dispensa')
  const products: ListedProduct[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = await listProducts(shopUrl, { parent_category_id, sort: 'alf_asc', page: String(page) })
    products.push(...list.products)
    pages = list.page.totPages
  }
  const sold = products.flatMap((product) => {
    const {
      productId,
      productInfos,
      minAcq,
      available,
      selectOptions,
      minAge,
      dailyMaximum,
      warehousePromo,
    } = product
    const quantity = increaseQuantity(ruleFromInfos(productInfos, minAcq), 0)
    const isPlain = available && !selectOptions && !minAge && !dailyMaximum && !warehousePromo
    return isPlain && quantity === 1 ? [{ productId, quantity }] : []
  })
  // Products of like names go to different customers: a replacement is one that was not ordered.
  const items = sold.filter((_, index) => index % MOST_CUSTOMERS === customers).slice(0, LINES)
  customers += 1
  expect(items).toHaveLength(LINES)
  await call(session, addItems, { body: { items } })
  await arrangeCart(session)
  await call(session, prepareCheckout)
  const { data: order } = await call(session, buyCart, { query: { payment_type_id: 1 } })
  const undo = await data.changeGoods(items[0]!.productId, items[1]!.productId)
  onTestFinished(undo)
  const query = { order_id: order.orderId }
  const changes = async () => {
    const { lines } = (await call(session, previewReorder, { query })).data
    return ['gone', 'dearer'].every((change) => lines.some((line) => line.changes.includes(change as 'gone')))
  }
  await expect.poll(changes, { timeout: FOLLOWS_MS }).toBe(true)
  // The order may have bought the last piece of another product, too.
  const { lines } = (await call(session, previewReorder, { query })).data
  const addable = lines.filter(({ now }) => now !== null && now.quantity > 0).length
  expect(addable).toBeGreaterThanOrEqual(LINES - 2)
  return { session, order, addable }
}

describe.each(someWidth('reorder'))('on a %s', (screen) => {
  test('an order is ordered again by three taps, which explain what has changed and replace what is gone', async () => {
    const page = await openPage(screen)
    const login = await data.newCustomer()
    const { session, order, addable } = await boughtBefore(login)
    await enterAs(page, login)
    await page.goto('/profile/orders')

    // One.
    await page
      .getByRole('button', { name: reorderTexts.againNumbered({ number: order.orderNumber }) })
      .click()
    const sheet = dialogOn(page)
    const { groups } = reorderTexts
    const gone = sheet.getByRole('region', { name: groups.gone })
    await gone.getByText(reorderTexts.goneNow).waitFor()
    await sheet
      .getByRole('region', { name: groups.price })
      .getByText(/^salito da/)
      .waitFor()
    await expectAccessible(page, 'the sheet of ordering again')
    const heights = await sheet
      .locator('[data-row]')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThanOrEqual(MOST_ROW_PX)
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true)

    // Two: a product instead of the one that is gone.
    const instead = gone.getByRole('button').first()
    await instead.click()
    expect(await instead.getAttribute('aria-pressed')).toBe('true')

    // Three.
    const count = addable + 1
    await sheet.getByRole('button', { name: reorderTexts.add({ count }) }).click()
    await sheet.waitFor({ state: 'detached' })
    await page.getByText(infoText('cart.productsAddFromOrder', { count })).first().waitFor()
    const { data: cart } = await call(session, viewCart, { query: {} })
    expect(cart.totalItems).toBe(count)
  })
})

test('ordering again works by keyboard alone, and the focus returns to its button', async () => {
  const page = await openPage('desk')
  const login = await data.newCustomer()
  const { order, addable } = await boughtBefore(login)
  await enterAs(page, login)
  await page.goto(`/profile/orders/${order.orderId}`)
  const again = page.getByRole('button', { name: reorderTexts.againNumbered({ number: order.orderNumber }) })
  await again.focus()
  await page.keyboard.press('Enter')
  const sheet = dialogOn(page)
  await sheet.getByRole('checkbox').first().focus()
  await page.keyboard.press('Space')
  const add = sheet.getByRole('button', { name: reorderTexts.add({ count: addable - 1 }) })
  await add.waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await expect.poll(() => again.evaluate((button) => button === document.activeElement)).toBe(true)
})
