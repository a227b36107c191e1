import { viewCart } from '@cambusa/contract/cart/cart'
import { addAllFromList, previewAddAllFromList } from '@cambusa/contract/lists/list-to-cart'
import { createList } from '@cambusa/contract/lists/lists'
import { listDrafts, setStandingOrder } from '@cambusa/contract/lists/standing-orders'
import { isoWeekday } from '@cambusa/domain/delivery/usual-timeslot'
import { addDaysIso, romeDate } from '@cambusa/domain/time/dates'
import { reorderTexts } from '@cambusa/messages/it/cart/reorder'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { listRefusalTexts } from '@cambusa/messages/it/lists/list-refusals'
import { oneListTexts } from '@cambusa/messages/it/lists/one-list'
import { standingOrderTexts } from '@cambusa/messages/it/lists/standing-orders'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { expectAccessible, openPage, someWidth, useBrowser, type Screen } from './setup/browser.ts'
import { enterAs } from './setup/customer.ts'
import { shopDataDir, shopUrl } from './setup/our-shop.ts'
import { listProducts } from './setup/shop-api.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { call, openSession } from './setup/shop-session.ts'
import { answerOf, dialogOn } from './setup/steps.ts'

const MOST_LINES = 500
const PLACES = 40
const LEAD_DAYS = 7
const SUNDAY = 7
/** The catalogue follows a change within moments. */
const FOLLOWS_MS = 60_000
const JOB_MS = 60_000
const BUSY_MS = 60_000
const ADD = `**${addAllFromList.url}`

useBrowser()
let data: ShopData
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

/** A list of a holder, with the lines of so many products. */
async function holderWithList(name: string, count: number) {
  const company = await data.newCompany()
  const session = await openSession(shopUrl, company.holder)
  const products: { productId: number }[] = []
  for (let page = 1; products.length < count; page += 1)
    products.push(...(await listProducts(shopUrl, { page: String(page), sort: 'alf_desc' })).products)
  const items = products.slice(0, count).map(({ productId }) => ({ productId }))
  const { list } = (await call(session, createList, { body: { name, items } })).data
  return { company, session, list, items }
}

/** A day of delivery whose draft is due, whatever the hour. */
function deliveryDay(): string {
  const day = addDaysIso(romeDate(new Date()), 2)
  return isoWeekday(day) === SUNDAY ? addDaysIso(day, 1) : day
}

/** Names of the products in the sheet that come in as it is: not those for which something must be chosen first. */
const comingIn = async (sheet: Locator) => {
  const { gone, choose } = reorderTexts.groups
  const rows = sheet.locator(`section:not([aria-label="${gone}"], [aria-label="${choose}"]) [data-row]`)
  const words = await rows.filter({ hasNotText: reorderTexts.noPlace }).allInnerTexts()
  return words.map((text) => text.split('\n')[0])
}

test.each(someWidth('standing order'))(
  'of the 500 lines of a draft the sheet says which 40 come into the cart, also after a failure, on a %s',
  async (screen: Screen) => {
    const { company, session, list } = await holderWithList('Dispensa intera', MOST_LINES)
    await data.limitCarts(company.name, PLACES)
    const weekdays = [isoWeekday(deliveryDay())]
    const body = { list_id: list.listId, weekdays, lead_days: LEAD_DAYS }
    await call(session, setStandingOrder, { body })
    await data.prepareDrafts()
    const page = await openPage(screen)
    await enterAs(page, company.holder)
    // The job runs when the server has time.
    const drafts = async () => (await call(session, listDrafts)).data.drafts.length
    await expect.poll(drafts, { timeout: JOB_MS }).toBe(1)
    await page.goto('/profile/lists')
    await page
      .getByRole('region', { name: standingOrderTexts.drafts })
      .getByRole('link', { name: list.name })
      .click()
    await page.waitForURL(/\/profile\/lists\/\d+$/)
    // Its code, and five hundred products.
    await page.getByRole('heading', { level: 1, name: list.name }).waitFor({ timeout: BUSY_MS })
    await page.getByText(/^Per la consegna di/).waitFor()

    await page.getByRole('button', { name: oneListTexts.addAllNamed({ name: list.name }) }).click()
    const sheet = dialogOn(page)
    await sheet.getByText(new RegExp(`c’è posto per ${PLACES} prodotti su \\d{3}: entrano i primi`)).waitFor()
    const names = await comingIn(sheet)
    expect(names).toHaveLength(PLACES)
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true)

    // Without network nothing is lost: the same tap works again afterwards.
    await page.route(ADD, (route) => route.abort())
    await sheet.getByRole('button', { name: reorderTexts.add({ count: PLACES }) }).click()
    const again = sheet.getByRole('alert').getByRole('button', { name: uiTexts.retry })
    await again.waitFor()
    expect((await call(session, viewCart, { query: {} })).data.cartItems).toHaveLength(0)
    await page.unroute(ADD)
    await answerOf(page, addAllFromList.url, () => again.click())
    await sheet.waitFor({ state: 'detached' })
    await page.getByText(standingOrderTexts.added).waitFor()
    const { cartItems } = (await call(session, viewCart, { query: {} })).data
    expect(cartItems).toHaveLength(PLACES)
    expect(new Set(cartItems.map(({ product }) => product.name))).toEqual(new Set(names))
  },
  // Waits for a job.
  180_000,
)

test('a list whose last product is taken off sale meanwhile is refused in the sheet, with what to do', async () => {
  const page = await openPage('phone')
  const { company, session, list, items } = await holderWithList('Ultima riga', 2)
  const [gone, dearer] = items
  const query = { list_id: list.listId }
  await enterAs(page, company.holder)
  await page.goto(`/profile/lists/${list.listId}`)
  await page.getByRole('button', { name: oneListTexts.addAllNamed({ name: list.name }) }).click()
  const sheet = dialogOn(page)
  await sheet.getByRole('checkbox').last().uncheck()
  onTestFinished(await data.changeGoods(gone!.productId, dearer!.productId))
  const isGone = async () =>
    (await call(session, previewAddAllFromList, { query })).data.lines.some(({ now }) => now === null)
  await expect.poll(isGone, { timeout: FOLLOWS_MS }).toBe(true)
  await sheet.getByRole('button', { name: reorderTexts.add({ count: 1 }) }).click()
  await sheet.getByText(listRefusalTexts['errors.errorAddingProductFromList']).waitFor()
  await expectAccessible(page, 'the sheet of a list that was refused')
})
