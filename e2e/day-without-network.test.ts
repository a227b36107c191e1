import { addItems, updateCartInfo, updateItems, viewCart } from '@cambusa/contract/cart/cart'
import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { addToList, updateListItem } from '@cambusa/contract/lists/list-items'
import { createList, viewList } from '@cambusa/contract/lists/lists'
import { ruleFromInfos } from '@cambusa/domain/quantity/quantity-rule'
import { increaseQuantity } from '@cambusa/domain/quantity/quantity-step'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { cartNoticeTexts } from '@cambusa/messages/it/cart/cart-notices'
import { unsentNoteTexts } from '@cambusa/messages/it/cart/unsent-notes'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { oneListTexts } from '@cambusa/messages/it/lists/one-list'
import { authTexts } from '@cambusa/messages/it/people/auth'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../apps/storefront/src/app/navigation/paths.ts'
import { useBrowser } from './setup/browser.ts'
import { enterAs } from './setup/customer.ts'
import { shopDataDir, shopUrl } from './setup/our-shop.ts'
import { listProducts } from './setup/shop-api.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { call, openSession } from './setup/shop-session.ts'
import { dialogOn, signIn } from './setup/steps.ts'
import { openWithWorker, untilKept, untilRendered } from './setup/worker.ts'

useBrowser({ withPictures: true })
const SEARCH = { path: '/search?query=passata', query: 'passata' }
const NOTE = 'Suonare due volte'
const OTHER_NOTE = 'Il citofono è rotto'
const DAY_MS = 86_400_000
let data: ShopData
beforeAll(async () => {
  data = await openShopData(shopDataDir)
  await untilRendered('/')
})
afterAll(() => data.close())

const least = ({ productInfos, minAcq }: ProductCard) =>
  increaseQuantity(ruleFromInfos(productInfos, minAcq), 0)
const oneMore = ({ productInfos, minAcq }: ProductCard, quantity: number) =>
  increaseQuantity(ruleFromInfos(productInfos, minAcq), quantity)
const main = (page: Page) => page.getByRole('main')
const fieldOf = (page: Page, { name }: ProductCard) =>
  main(page)
    .getByRole('textbox', { name: uiTexts.quantityNamed({ name }) })
    .first()
const plusOf = (page: Page, { name }: ProductCard) =>
  main(page)
    .getByRole('button', { name: uiTexts.increaseNamed({ name }), exact: true })
    .first()
const noteOn = (page: Page) => main(page).getByLabel(new RegExp(cartTexts.orderNote))
/** A customer with a product in the cart and a list of two, whose phone has shown both, and another device of theirs. */
async function shopperWithTwoDevices() {
  const login = await data.newCustomer()
  const session = await openSession(shopUrl, login)
  const { products } = await listProducts(shopUrl, { query: SEARCH.query })
  const goods = products.filter(({ available, minAge }) => available && minAge === undefined)
  const [both, own, others] = goods
  if (!both || !own || !others) throw new Error('the demo sells too few')
  await call(session, addItems, { body: { items: [{ productId: both.productId, quantity: least(both) }] } })
  const items = [both, own].map((product) => ({ productId: product.productId, quantity: least(product) }))
  const { list } = (await call(session, createList, { body: { name: 'Dispensa', items } })).data
  const listPath = `${paths.lists}/${list.listId}`

  const phone = await openWithWorker()
  await enterAs(phone, login)
  await untilKept(phone)
  for (const path of [SEARCH.path, paths.cart, listPath]) {
    await phone.goto(path)
    await fieldOf(phone, both).waitFor()
    await phone.waitForLoadState('networkidle')
  }
  const cartNow = async (of = session) => {
    const { cartItems } = (await call(of, viewCart)).data
    return Object.fromEntries(cartItems.map(({ productId, quantity }) => [productId, quantity]))
  }
  const listNow = async (of = session) => {
    const answer = await call(of, viewList, { query: { list_id: list.listId } })
    return answer.data.list.items.map(({ productId, quantity }) => [productId, quantity])
  }
  return { login, session, phone, list, listPath, both, own, others, cartNow, listNow }
}
type Shopper = Awaited<ReturnType<typeof shopperWithTwoDevices>>

/** Until the phone has kept what was written, with this word in it: with the first event the code for it is loaded. */
const untilStored = (page: Page, kind: string, word: string) =>
  expect
    .poll(() =>
      page.evaluate(
        (begins) =>
          Object.entries(localStorage)
            .filter(([key]) => key.startsWith(begins))
            .map(([, value]) => String(value))
            .join(),
        `cambusa.unsent.${kind}.`,
      ),
    )
    .toContain(word)

/**
 * In the cellar: a note for the order, one more of what the cart has, a new product, and in the list a quantity and the
 * order. The tab is closed.
 */
async function writeWithoutNetwork({ phone, both, own, listPath }: Shopper) {
  await phone.context().setOffline(true)
  await phone.goto(paths.cart)
  await noteOn(phone).fill(NOTE)
  await noteOn(phone).blur()
  await untilStored(phone, 'infos', NOTE)
  await phone.goto(SEARCH.path)
  await plusOf(phone, both).click()
  await main(phone)
    .getByRole('button', { name: uiTexts.addNamed({ name: own.name }), exact: true })
    .first()
    .click()
  await untilStored(phone, 'cart', own.name)
  await phone.goto(listPath)
  await plusOf(phone, both).click()
  const handle = main(phone).getByRole('button', { name: oneListTexts.handle({ name: own.name }) })
  await handle.focus()
  for (const key of ['Space', 'Home', 'Enter']) await phone.keyboard.press(key)
  await untilStored(phone, 'lists', own.name)
  await phone.close()
}

/** The shop on the same phone a day later, still without a network. */
async function openNextDay(network: BrowserContext, path: string): Promise<Page> {
  const page = await network.newPage()
  await page.clock.install({ time: Date.now() + DAY_MS })
  await page.addInitScript(() => {
    const told = new Set<string>()
    Object.assign(window, { told })
    const note = () =>
      document.querySelectorAll('[data-toasts] li p').forEach((text) => told.add(text.textContent))
    new MutationObserver(note).observe(document, { childList: true, subtree: true })
  })
  await page.goto(path)
  return page
}

/** Every message since the page was loaded: most go by themselves. */
const toldOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { told: Set<string> }).told])

/** What is shown without a network of what was written: in the cart, and of the list its order. */
async function expectWritten(page: Page, { both, own, listPath }: Shopper) {
  await expect.poll(() => fieldOf(page, both).inputValue()).toContain(String(oneMore(both, least(both))))
  await fieldOf(page, own).waitFor()
  await expect.poll(() => noteOn(page).inputValue()).toBe(NOTE)
  await page.goto(listPath)
  await expect
    .poll(() => page.locator('[data-handle]').evaluateAll((all) => all.map((each) => each.ariaLabel)))
    .toEqual([own, both].map(({ name }) => oneListTexts.handle({ name })))
  await expect.poll(() => fieldOf(page, both).inputValue()).toContain(String(oneMore(both, least(both))))
}

test('after a day without a network both sets of lines are there, of the phone and of another device, and who changed the same is told', async () => {
  const shopper = await shopperWithTwoDevices()
  const { session, phone, both, own, others, list, cartNow, listNow } = shopper
  const network = phone.context()
  await writeWithoutNetwork(shopper)

  const { productId } = others
  const items = [{ productId, quantity: least(others) }]
  const cart = (await call(session, addItems, { body: { items } })).data
  const line = cart.cartItems.find((item) => item.productId === both.productId)!
  const much = oneMore(both, oneMore(both, oneMore(both, least(both))))
  await call(session, updateItems, { body: { items: [{ itemId: line.itemId, quantity: much }] } })
  await call(session, updateCartInfo, { body: { property: 'order_note', value: OTHER_NOTE } })
  const added = { list_id: list.listId, product_id: productId, quantity: least(others) }
  await call(session, addToList, { body: added })
  const [first] = list.items
  await call(session, updateListItem, { body: { item_id: first!.itemId, quantity: much } })

  const page = await openNextDay(network, paths.cart)
  await expectWritten(page, shopper)
  await network.setOffline(false)
  const wanted = oneMore(both, least(both))
  await expect
    .poll(cartNow)
    .toEqual({ [both.productId]: wanted, [own.productId]: least(own), [productId]: least(others) })
  await expect.poll(listNow).toEqual([
    [own.productId, least(own)],
    [both.productId, wanted],
    [productId, least(others)],
  ])
  const { name } = both
  await expect.poll(() => toldOn(page)).toContain(cartNoticeTexts.changedMeanwhile({ name }))
  await expect.poll(() => toldOn(page)).toContain(unsentNoteTexts.orderNoteChanged({ before: OTHER_NOTE }))
  expect((await call(session, viewCart)).data.cartInfos['order_note']).toBe(NOTE)
  await expect.poll(() => toldOn(page)).toContain(oneListTexts.changedMeanwhile({ name }))
})

test('where the login has ended meanwhile nothing is sent for anybody, and everything is once the same customer has signed in', async () => {
  const shopper = await shopperWithTwoDevices()
  const { login, phone, both, own, cartNow, listNow } = shopper
  const network = phone.context()
  await writeWithoutNetwork(shopper)
  await data.endSessionsOf(login)
  const page = await openNextDay(network, paths.cart)
  await fieldOf(page, own).waitFor()
  const written: string[] = []
  const isWrite = /\/(?:cart|wishlist)\/(?!view|list|of)/
  page.on(
    'request',
    (asked) => isWrite.test(asked.url()) && asked.method() === 'POST' && written.push(asked.url()),
  )

  await network.setOffline(false)
  await dialogOn(page).getByLabel(authTexts.login).waitFor()
  expect(await toldOn(page)).toContain(uiTexts.sessionExpired)
  const later = await openSession(shopUrl, login)
  expect(await cartNow(later)).toEqual({ [both.productId]: least(both) })
  expect(written).toEqual([])

  await signIn(page, login)
  const wanted = oneMore(both, least(both))
  await expect.poll(() => cartNow(later)).toEqual({ [both.productId]: wanted, [own.productId]: least(own) })
  const noteNow = async () => (await call(later, viewCart)).data.cartInfos['order_note']
  await expect.poll(noteNow).toBe(NOTE)
  await expect
    .poll(() => listNow(later))
    .toEqual([
      [own.productId, least(own)],
      [both.productId, wanted],
    ])
})
