import { addItems } from '@cambusa/contract/cart/cart'
import { createList } from '@cambusa/contract/lists/lists'
import { WORKER_FILE } from '@cambusa/contract/shop/worker'
import { homeTexts } from '@cambusa/messages/it/frame/home'
import { newVersionTexts } from '@cambusa/messages/it/frame/new-version'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { lateFrameTexts } from '@cambusa/messages/it/frame/late-frame'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { paths } from '../apps/storefront/src/app/navigation/paths.ts'
import { launch, openFirstVisit, openPage, useBrowser } from './setup/browser.ts'
import { openCountingProxy } from './setup/counting-proxy.ts'
import { enterAs } from './setup/customer.ts'
import { shopDataDir, shopUrl } from './setup/our-shop.ts'
import { findProduct } from './setup/shop-api.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { call, openSession } from './setup/shop-session.ts'
import { dialogOn } from './setup/steps.ts'
import { keptTexts, openWithWorker, untilKept, untilRendered } from './setup/worker.ts'

useBrowser({ withPictures: true })
let data: ShopData
beforeAll(async () => {
  data = await openShopData(shopDataDir)
  // A page that is rendered for the first time may come too late to be kept.
  for (const path of [paths.home, CATEGORY]) await untilRendered(path)
})
afterAll(() => data.close())

const main = (page: Page) => page.getByRole('main')
const CATEGORY = '/category/dispensa'
/** A word that nothing of the shop has. */
const MARKER = 'Zibaldone'

/** A customer with a line in the cart and a list of that name. */
async function customerWithList() {
  const login = await data.newCustomer()
  const session = await openSession(shopUrl, login)
  const product = await findProduct(shopUrl, ({ available, minAge }) => available && minAge === undefined)
  const { productId, name } = product
  await call(session, addItems, { body: { items: [{ productId, quantity: 1 }] } })
  const body = { name: MARKER, items: [{ productId }] }
  const { list } = (await call(session, createList, { body })).data
  return { login, name, listPath: `${paths.lists}/${list.listId}` }
}

test('what a customer has seen is there without a network: home, a category, cart, lists and orders', async () => {
  const { login, name, listPath } = await customerWithList()
  const page = await openWithWorker()
  await enterAs(page, login)
  await untilKept(page)
  const screens: [path: string, shown: string][] = [
    [paths.home, homeTexts.title],
    [CATEGORY, 'Dispensa'],
    [paths.cart, name],
    [paths.lists, MARKER],
    [listPath, name],
    [paths.orders, orderTexts.title],
  ]
  const openAll = async () => {
    for (const [path, shown] of screens) {
      await page.goto(path)
      await main(page).getByText(shown).first().waitFor()
      await page.waitForLoadState('networkidle')
    }
  }
  await openAll()
  await page.context().setOffline(true)
  await openAll()
  // The next tab is the same customer's: by the remembered account.
  const tab = await page.context().newPage()
  await tab.goto(listPath)
  await main(tab).getByText(name).first().waitFor()
  expect(await tab.evaluate(() => navigator.onLine)).toBe(false)
})

test('on a shared computer nothing of a customer is left after the logout', async () => {
  const { login, name, listPath } = await customerWithList()
  const page = await openPage('desk', undefined, { hasWorker: true })
  await enterAs(page, login)
  await untilKept(page)
  for (const path of [paths.cart, listPath]) {
    await page.goto(path)
    await main(page).getByText(name).first().waitFor()
    await page.waitForLoadState('networkidle')
  }
  await expect.poll(() => keptTexts(page)).toContain(MARKER)
  await page.getByRole('banner').getByRole('button', { name: frameTexts.profileMenu }).click()
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('banner').getByRole('button', { name: lateFrameTexts.logout }).click(),
  ])
  await expect.poll(() => keptTexts(page)).not.toContain(MARKER)
  expect(await keptTexts(page)).not.toContain(login)
  await page.context().setOffline(true)
  await page.goto(paths.home)
  expect(await keptTexts(page)).not.toContain(MARKER)
})

test('each file of a release comes over the network once, and the first visit loads none that the page does not need', async () => {
  const proxy = await openCountingProxy(shopUrl)
  const own = await launch(proxy.url)
  onTestFinished(async () => {
    await own.close()
    await proxy.close()
  })
  const page = await openFirstVisit('phone', shopUrl, { own, hasWorker: true })
  await page.goto(paths.home)
  await untilKept(page)
  await page.waitForLoadState('networkidle')
  // The page notes a file when it has come, the proxy when it is asked for.
  await expect
    .poll(async () => {
      const come = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      )
      return [...proxy.files().keys()].filter((file) => !come.includes(file))
    })
    .toEqual([])
  for (const path of [CATEGORY, paths.home, paths.cart]) {
    await page.goto(path)
    await page.mouse.move(20, 30)
    await page.waitForLoadState('networkidle')
  }
  // The second visit fetches the rest of the release, one file after the other.
  await expect
    .poll(
      async () => {
        const before = proxy.files().size
        // The page may not have listened yet when the mouse was moved for the first time.
        await page.mouse.move(20, 30, { steps: 2 })
        await page.waitForTimeout(1000)
        // A pause before the first ones is not the end.
        return before > 100 && proxy.files().size === before
      },
      { timeout: 60_000 },
    )
    .toBe(true)
  expect([...proxy.files()].filter(([, count]) => count > 1)).toEqual([])
})

test('a browser finds the shop installable', async () => {
  const page = await openWithWorker()
  await page.goto(paths.home)
  await untilKept(page)
  const browser = await page.context().newCDPSession(page)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // Pages of tests are private ones, in which nothing is installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})

test('when the worker of another release takes over, the page tells of the new version and comes back by its button', async () => {
  const page = await openWithWorker()
  await page.goto(paths.home)
  await untilKept(page)
  const [worker] = page.context().serviceWorkers()
  await worker?.evaluate(async () => {
    const { clients } = globalThis as unknown as {
      clients: { matchAll(): Promise<{ postMessage(told: unknown): void }[]> }
    }
    for (const each of await clients.matchAll())
      each.postMessage({ type: 'release', release: '/assets/index-another.js' })
  })
  await dialogOn(page).getByText(newVersionTexts.updateText).waitFor()
  await Promise.all([
    page.waitForEvent('load'),
    dialogOn(page).getByRole('button', { name: newVersionTexts.updateReload }).click(),
  ])
  await main(page).getByRole('heading', { level: 1, name: homeTexts.title }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('a shop that switches the worker off is without it at the next page, with nothing kept', async () => {
  const page = await openWithWorker()
  await page.goto(paths.home)
  await untilKept(page)
  const off = join(shopDataDir, 'worker-off')
  writeFileSync(off, '')
  onTestFinished(() => rmSync(off))
  await page.goto(CATEGORY)
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ])
  await expect.poll(left).toEqual([0, 0])
  const ending = await (await fetch(shopUrl + WORKER_FILE)).text()
  expect(ending).toContain('unregister')
  await page.goto(paths.home)
  await main(page).getByRole('heading', { level: 1, name: homeTexts.title }).waitFor()
})
