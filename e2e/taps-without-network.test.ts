import { addItems, viewCart } from '@cambusa/contract/cart/cart'
import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { ruleFromInfos } from '@cambusa/domain/quantity/quantity-rule'
import { increaseQuantity } from '@cambusa/domain/quantity/quantity-step'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useBrowser } from './setup/browser.ts'
import { enterAs } from './setup/customer.ts'
import { shopDataDir, shopUrl } from './setup/our-shop.ts'
import { listProducts } from './setup/shop-api.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { call, openSession } from './setup/shop-session.ts'
import { openWithWorker, untilKept, untilRendered } from './setup/worker.ts'

useBrowser()
const SEARCH = { path: '/search?query=passata', query: 'passata' }
const TAPPED = 3
/** 2G, and no limit. */
const SLOWEST = { offline: false, latency: 800, downloadThroughput: 30_000, uploadThroughput: 12_000 }
const FREE = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
let data: ShopData
beforeAll(async () => {
  data = await openShopData(shopDataDir)
  await untilRendered('/')
})
afterAll(() => data.close())

const oneMore = ({ productInfos, minAcq }: ProductCard, quantity: number) =>
  increaseQuantity(ruleFromInfos(productInfos, minAcq), quantity)

test('forty taps while the network goes, stays away over a reload, is as slow as 2G and flaps are in the cart as tapped, beside the lines of another device', async () => {
  const login = await data.newCustomer()
  const { products } = await listProducts(shopUrl, { query: SEARCH.query })
  const goods = products.filter(({ available, minAge }) => available && minAge === undefined)
  const [chosen, other] = [goods.slice(0, TAPPED), goods[TAPPED]]
  if (!other) throw new Error('the demo sells too few')
  const wanted = new Map<number, number>()
  const page = await openWithWorker()
  const network = page.context()

  /** Taps the products one after the other, adding each where it is not in the cart yet. */
  async function tap(page: Page, times: number) {
    for (let tapped = 0; tapped < times; tapped += 1) {
      const product = chosen[tapped % TAPPED]!
      const { productId, name } = product
      const before = wanted.get(productId) ?? 0
      const text = before === 0 ? uiTexts.addNamed({ name }) : uiTexts.increaseNamed({ name })
      await page.getByRole('main').getByRole('button', { name: text, exact: true }).first().click()
      wanted.set(productId, oneMore(product, before))
    }
  }

  await enterAs(page, login)
  await untilKept(page)
  await page.goto(SEARCH.path)
  await page.waitForLoadState('networkidle')
  await tap(page, 8)
  await network.setOffline(true)
  await tap(page, 8)
  // Meanwhile at another device.
  const session = await openSession(shopUrl, login)
  await call(session, addItems, {
    body: { items: [{ productId: other.productId, quantity: oneMore(other, 0) }] },
  })
  await page.reload()
  await page.mouse.move(10, 20)
  for (const { name, productId } of chosen)
    await expect
      .poll(() =>
        page
          .getByRole('main')
          .getByRole('textbox', { name: uiTexts.quantityNamed({ name }) })
          .first()
          .inputValue(),
      )
      .toContain(String(wanted.get(productId)))
  await network.setOffline(false)
  const devtools = await network.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', SLOWEST)
  await tap(page, 12)
  await devtools.send('Network.emulateNetworkConditions', FREE)
  for (let turn = 0; turn < 6; turn += 1) {
    await network.setOffline(turn % 2 === 0)
    await tap(page, 2)
    await page.waitForTimeout(300)
  }
  await network.setOffline(false)

  const held = async () => {
    const { cartItems } = (await call(session, viewCart)).data
    return Object.fromEntries(cartItems.map(({ productId, quantity }) => [productId, quantity]))
  }
  await expect
    .poll(held, { timeout: 30_000 })
    .toEqual({ ...Object.fromEntries(wanted), [other.productId]: oneMore(other, 0) })
})
