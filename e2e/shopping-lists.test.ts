import { createList, deleteList, viewList } from '@cambusa/contract/lists/lists'
import { listOrders } from '@cambusa/contract/orders/orders'
import { addAllQuestions } from '@cambusa/messages/it/cart/reorder'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { addToListTexts } from '@cambusa/messages/it/lists/add-to-list'
import { myListsTexts } from '@cambusa/messages/it/lists/my-lists'
import { oneListTexts } from '@cambusa/messages/it/lists/one-list'
import { standingOrderTexts } from '@cambusa/messages/it/lists/standing-orders'
import type { Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { expectAccessible, openPage, someWidth, useBrowser } from './setup/browser.ts'
import { enterAs } from './setup/customer.ts'
import { shopUrl } from './setup/our-shop.ts'
import { listProducts } from './setup/shop-api.ts'
import { call, openSession } from './setup/shop-session.ts'
import { answerOf, CUSTOMERS, dialogOn } from './setup/steps.ts'

useBrowser()

const { login } = CUSTOMERS.restaurant
/** A list as long as it may be. */
const MOST_LINES = 500
/** Height of a row of a list of work on a phone, and of a window through which a long list is seen. */
const MOST_ROW_PX = 88

const rowsOf = (page: Page, name: string) =>
  page.getByRole('list', { name: oneListTexts.lines({ name }) }).getByRole('listitem')
const handlesOf = (page: Page) => page.locator('[data-handle]')
const namesOn = (page: Page) =>
  handlesOf(page).evaluateAll((all) => all.map((handle) => handle.getAttribute('aria-label') ?? ''))
const fitsOn = (page: Page) => page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')

/** A list of the restaurant with so many products, deleted after the test. */
async function listWith(name: string, count: number) {
  const session = await openSession(shopUrl, login)
  const { products } = await listProducts(shopUrl, { page_size: String(count), sort: 'alf_asc' })
  const items = products.map(({ productId }) => ({ productId }))
  const { list } = (await call(session, createList, { body: { name, items } })).data
  onTestFinished(async () => {
    await call(session, deleteList, { body: { list_id: list.listId } })
  })
  const orderNow = async () =>
    (await call(session, viewList, { query: { list_id: list.listId } })).data.list.items.map(
      (item) => item.product?.name ?? item.name,
    )
  return { session, list, orderNow }
}

describe.each(someWidth('shopping lists'))('on a %s', (screen) => {
  test('an order becomes a list, which is shared, repeated and put into the cart', async () => {
    const page = await openPage(screen)
    const session = await openSession(shopUrl, login)
    const { orders } = (await call(session, listOrders, { query: { page_size: 1 } })).data
    const [order] = orders
    if (!order) throw new Error('the restaurant has no orders')
    await enterAs(page, login)
    await page.goto(`/profile/orders/${order.orderId}`)
    await page.getByRole('button', { name: addToListTexts.saveOrder({ number: order.orderNumber }) }).click()
    await dialogOn(page).getByRole('button', { name: myListsTexts.createYes }).waitFor()
    await expectAccessible(page, 'the dialog that saves in a list')
    await dialogOn(page).getByRole('button', { name: myListsTexts.createYes }).click()
    await page.getByRole('button', { name: addToListTexts.show }).click()
    await page.waitForURL(/\/profile\/lists\/\d+$/)
    const name = addToListTexts.orderName({ number: order.orderNumber })
    await page.getByRole('heading', { level: 1, name }).waitFor()
    const listId = Number(page.url().split('/').at(-1))
    onTestFinished(async () => {
      await call(session, deleteList, { body: { list_id: listId } })
    })
    await rowsOf(page, name).first().waitFor()
    await expectAccessible(page, 'a list')
    expect(await fitsOn(page)).toBe(true)

    await answerOf(page, '/wishlist/update', () =>
      page.getByRole('switch', { name: oneListTexts.share }).click(),
    )
    await page.getByRole('button', { name: standingOrderTexts.set }).click()
    await dialogOn(page)
      .getByRole('checkbox', { name: standingOrderTexts.weekday({ weekday: 4 }) })
      .check()
    await expectAccessible(page, 'the days of a standing order')
    await dialogOn(page).getByRole('button', { name: standingOrderTexts.save }).click()
    await page.getByRole('heading', { name: standingOrderTexts.title }).waitFor()

    await page.getByRole('button', { name: oneListTexts.addAllNamed({ name }) }).click()
    await dialogOn(page).getByText(addAllQuestions['message.addAllToList']).waitFor()
    const add = dialogOn(page).getByRole('button', { name: /^Aggiungi \d/ })
    await answerOf(page, '/cart/add-all-from-wishlist', () => add.click())
    await dialogOn(page).waitFor({ state: 'detached' })

    await page.goto('/profile/lists')
    await page.getByRole('link', { name, exact: true }).waitFor()
    await page.getByText(myListsTexts.isShared).first().waitFor()
    await expectAccessible(page, 'the lists')
    expect(await fitsOn(page)).toBe(true)
  })

  test('a row is dragged to another place and moved by keys, and the shop keeps the order', async () => {
    const page = await openPage(screen)
    const { list, orderNow } = await listWith(`Da ordinare ${screen}`, 6)
    await enterAs(page, login)
    await page.goto(`/profile/lists/${list.listId}`)
    await handlesOf(page).first().waitFor()
    const before = await namesOn(page)
    const heights = await page
      .locator('[data-list-row]')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThanOrEqual(MOST_ROW_PX)

    const middle = async (place: number) => {
      const box = await handlesOf(page).nth(place).boundingBox()
      if (!box) throw new Error('no handle there')
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }
    await handlesOf(page)
      .nth(1)
      .evaluate((handle) => handle.scrollIntoView({ block: 'center' }))
    const [from, to] = [await middle(0), await middle(2)]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x, from.y + 10)
    await page.mouse.move(to.x, to.y + 10, { steps: 8 })
    const dragged = [before[1], before[2], before[0], ...before.slice(3)]
    await expect.poll(() => namesOn(page)).toEqual(dragged)
    await answerOf(page, '/wishlist/move-item', () => page.mouse.up())

    await handlesOf(page).nth(5).focus()
    await page.keyboard.press('Space')
    await expectAccessible(page, 'a row that is being moved')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await answerOf(page, '/wishlist/move-item', () => page.keyboard.press('Enter'))
    const moved = [dragged[0], dragged[5], ...dragged.slice(1, 5)]
    expect(await namesOn(page)).toEqual(moved)
    expect((await orderNow()).map((name) => oneListTexts.handle({ name }))).toEqual(moved)
  })
})

test('a list of 500 lines has only the rows near the window, and a row goes to its end by one key', async () => {
  const page = await openPage('desk')
  const { list, orderNow } = await listWith('Tutto il magazzino', MOST_LINES)
  await enterAs(page, login)
  await page.goto(`/profile/lists/${list.listId}`)
  await handlesOf(page).first().waitFor()
  await expect.poll(() => handlesOf(page).count()).toBeLessThan(60)
  const [first] = await namesOn(page)
  await handlesOf(page).first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(first)
  await answerOf(page, '/wishlist/move-item', () => page.keyboard.press('Enter'))
  const names = await orderNow()
  expect(oneListTexts.handle({ name: names.at(-1) ?? '' })).toBe(first)
})

test('a product of a card is saved in a new list by two taps and a name', async () => {
  const page = await openPage('phone')
  await enterAs(page, login)
  await page.goto('/category/dispensa')
  const card = page.getByRole('article').first()
  const product = (await card.getByRole('heading').innerText()).trim()
  await card.getByRole('button', { name: frameTexts.saveToList({ name: product }) }).click()
  await dialogOn(page).getByLabel(addToListTexts.newList).fill('Dal telefono')
  await dialogOn(page).getByRole('button', { name: myListsTexts.createYes }).click()
  await page
    .getByText(addToListTexts.added({ name: product, list: 'Dal telefono' }))
    .first()
    .waitFor()
  await page.getByRole('link', { name: frameTexts.lists, exact: true }).last().click()
  await page.getByRole('link', { name: 'Dal telefono', exact: true }).first().click()
  await page.getByRole('button', { name: oneListTexts.remove }).click()
  await page.waitForURL('**/profile/lists')
})
