import { addItems, viewCart } from '@cambusa/contract/cart/cart'
import type { ListedProduct } from '@cambusa/contract/catalogue/listed-product'
import { listOrders } from '@cambusa/contract/orders/orders'
import { orderShareTexts } from '@cambusa/messages/it/orders/order-shares'
import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { cookieTexts } from '@cambusa/messages/it/people/cookies'
import { ANALYTICS_POLICY } from '@cambusa/domain/analytics/analytics-policy'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { APP, takeDevice, type Device } from './setup/app-shell.ts'
import { useBrowser } from './setup/browser.ts'
import { askForLogin } from './setup/customer.ts'
import { shopUrl } from './setup/our-shop.ts'
import { padField, padRows, piecesOf } from './setup/pad.ts'
import { watchPolicy } from './setup/policy-violations.ts'
import { call, openSession } from './setup/shop-session.ts'
import { CUSTOMERS, dialogOn, signIn } from './setup/steps.ts'
import { buildApp } from './setup/tested-builds.ts'

// Not in a hook: on a busy machine it takes longer than one may.
await buildApp()
useBrowser()
let products: ListedProduct[]
beforeAll(async () => {
  products = await piecesOf(shopUrl)
})

const TOKEN = 'capacitor-storage_X-Ebsn-Account'
const HALF_AN_HOUR = 31 * 60_000

/** The restaurant's telephone, signed in by its secure storage, with goods in the cart. */
async function customersDevice(): Promise<{ device: Device; orderId: number }> {
  const device = await takeDevice()
  const session = await openSession(shopUrl, CUSTOMERS.restaurant.login)
  const { productId } = products[0]!
  await call(session, addItems, { body: { items: [{ productId, quantity: 1 }] } })
  const { orders } = (await call(session, listOrders)).data
  device.secure.set(TOKEN, session.ids.account!)
  return { device, orderId: orders[0]!.orderId }
}

const start = async ({ page }: Device, path = '/') => {
  await page.goto(APP + path)
  await page.getByRole('banner').first().waitFor()
}

test('links to the shop open their screen, whether the app is running or not; links of others open nothing', async () => {
  const { device, orderId } = await customersDevice()
  const { page } = device
  const screens = [
    '/profile/orders',
    '/checkout',
    '/search?query=pasta',
    `/product/${products[0]!.slug}`,
    '/category/dispensa',
    `/profile/orders/${orderId}`,
  ]
  await start(device)
  for (const screen of screens) {
    const opened = page.waitForURL(`${APP}${screen}`)
    await device.tell('App', 'appUrlOpen', { url: `https://shop.example.com${screen}` })
    await opened
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  }
  for (const url of ['https://evil.example/cart', 'other://shop.example.com/cart', 'cambusa://evil/cart'])
    await device.tell('App', 'appUrlOpen', { url })
  await device.tell('App', 'appUrlOpen', { url: 'cambusa://shop.example.com/category' })
  await page.waitForURL(`${APP}/category`)
  // A start by a link tells of it twice, and again after a reload.
  for (const screen of screens) {
    await page.evaluate(() => sessionStorage.removeItem('cambusa.launched'))
    device.answers.set('App.getLaunchUrl', { url: `https://shop.example.com${screen}` })
    const opened = page.waitForURL(`${APP}${screen}`)
    await start(device)
    await opened
  }
  await start(device)
  await page.waitForTimeout(500)
  expect(page.url()).toBe(`${APP}/`)
})

test('back closes the dialog, then goes to the screen before, then puts the app away', async () => {
  const device = await takeDevice()
  const { page } = device
  await start(device)
  await expect.poll(() => device.count('SplashScreen.hide')).toBe(1)
  expect(await page.getByRole('region', { name: cookieTexts.bar }).count()).toBe(0)
  await device.tell('App', 'appUrlOpen', { url: 'cambusa://shop.example.com/category' })
  await page.waitForURL(`${APP}/category`)
  await askForLogin(page)
  await device.tell('App', 'backButton', { canGoBack: true })
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(page.url()).toBe(`${APP}/category`)
  await device.tell('App', 'backButton', { canGoBack: true })
  await page.waitForURL(`${APP}/`)
  expect(device.count('App.minimizeApp')).toBe(0)
  await device.tell('App', 'backButton', { canGoBack: false })
  await expect.poll(() => device.count('App.minimizeApp')).toBe(1)
  expect(device.count('ScreenOrientation.lock')).toBe(0)
})

test('after half an hour away the app is loaded anew, but not on the cart, which is read again', async () => {
  const { device } = await customersDevice()
  const { page } = device
  await start(device, '/cart')
  await page.waitForLoadState('networkidle')
  const away = async () => {
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await device.tell('App', 'pause')
    await device.advance(HALF_AN_HOUR)
    await device.tell('App', 'resume')
  }
  const isSamePage = () => page.evaluate(() => 'isSamePage' in window)
  const readAgain = page.waitForRequest((request) => request.url().includes(viewCart.url))
  await away()
  const headers = await (await readAgain).allHeaders()
  expect([headers['origin'], headers['x-ebsn-client']]).toEqual([APP, 'app-android'])
  expect(await isSamePage()).toBe(true)
  await start(device, '/category')
  await page.waitForLoadState('networkidle')
  await away()
  await expect.poll(isSamePage).toBe(false)
})

test('who signs in stays so by the secure storage alone', async () => {
  const device = await takeDevice()
  const { page } = device
  await start(device)
  await askForLogin(page)
  await signIn(page, CUSTOMERS.private.login)
  await dialogOn(page).waitFor({ state: 'detached' })
  await expect.poll(() => device.secure.has(TOKEN)).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('X-Ebsn-Account'))).toBeNull()
  await page.evaluate(() => sessionStorage.clear())
  await start(device)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Profilo/ })
    .waitFor()
})

test('the device’s scanner adds a line for each code until it is closed', async () => {
  const device = await takeDevice()
  const { page } = device
  const [first, second] = products as [ListedProduct, ListedProduct]
  const closed = new Error('OS-PLUG-BARC-0006')
  device.answers.set('CapacitorBarcodeScanner.scanBarcode', [
    { ScanResult: first.barcode },
    { ScanResult: second.barcode },
    closed,
  ])
  await start(device, '/quick-order')
  await padField(page).waitFor()
  await page.getByRole('button', { name: quickOrderTexts.scan }).tap()
  await dialogOn(page).getByText(second.name).waitFor()
  await dialogOn(page).getByRole('button', { name: quickOrderTexts.scanDone }).tap()
  await expect.poll(() => padRows(page).count()).toBe(2)
})

test('the app’s page may load its own files and call the shop, and nothing else', async () => {
  const { device, orderId } = await customersDevice()
  const { page } = device
  const violations = await watchPolicy(page)
  for (const path of ['/', '/category/dispensa', `/product/${products[0]!.slug}`, '/cart', '/checkout']) {
    await start(device, path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
  }
  await start(device, `/profile/orders/${orderId}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  // A demo's server tells of the sandbox's services, which the shop's file does not name.
  expect((await violations()).filter((text) => !text.includes(ANALYTICS_POLICY))).toEqual([])
  const reached = await page.evaluate(async () => {
    document.body.append(Object.assign(new Image(), { src: 'https://altrove.example/a.png' }))
    try {
      document.body.innerHTML = '<b>testo</b>'
    } catch {
      // Told by the violation.
    }
    return fetch('https://altrove.example/', { mode: 'no-cors' }).then(
      () => 'reached',
      () => 'refused',
    )
  })
  expect(reached).toBe('refused')
  for (const directive of ['connect-src', 'img-src', 'require-trusted-types-for'])
    await expect.poll(async () => (await violations()).join('\n')).toContain(directive)
})

test('the network is what the device says: the shop tells at once when there is none', async () => {
  const device = await takeDevice()
  const { page } = device
  await start(device)
  await page.mouse.move(10, 10)
  const told = page.getByText(frameTexts.offline).locator('visible=true').first()
  await device.tell('Network', 'networkStatusChange', { connected: false })
  await told.waitFor()
  await device.tell('Network', 'networkStatusChange', { connected: true })
  await told.waitFor({ state: 'hidden' })
})

test('an order is sent, as a link and as a file, by the share sheet of the device', async () => {
  const { device, orderId } = await customersDevice()
  const { page } = device
  const uri = 'file:///cache/ordine.pdf'
  device.answers.set('Filesystem.writeFile', { uri })
  const tap = (name: string | RegExp) => page.getByRole('button', { name }).first().tap()
  const sent = () => device.calls.filter(({ call }) => call === 'Share.share').map(({ options }) => options)
  await start(device, `/profile/orders/${orderId}`)
  await tap(orderShareTexts.share)
  await tap(orderShareTexts.make)
  await tap(new RegExp(`^${orderShareTexts.sendOf({ when: '' })}`))
  await expect
    .poll(sent)
    .toMatchObject([{ url: expect.stringMatching(/^https:\/\/shop\.example\.com\//) as string }])
  await tap(orderShareTexts.sendFile)
  await expect.poll(() => sent().length).toBe(2)
  expect(sent()[1]).toMatchObject({ files: [uri] })
  const written = device.calls.find(({ call }) => call === 'Filesystem.writeFile')!.options
  expect(written).toMatchObject({ directory: 'CACHE' })
  expect([written['path'], atob(String(written['data'])).slice(0, 5)]).toEqual([
    expect.stringMatching(/^ordine-.*\.pdf$/),
    '%PDF-',
  ])
})

test('nothing of the app is in the files of browsers', () => {
  const assets = join(import.meta.dirname, '../apps/storefront/dist/assets')
  const native = /SecureStorage|CapacitorBarcodeScanner|nativePromise|SplashScreen|minimizeApp|SystemBars/
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(50)
  expect(scripts.filter((name) => native.test(readFileSync(join(assets, name), 'utf8')))).toEqual([])
})

const hasTools = existsSync(join(import.meta.dirname, '../apps/mobile/node_modules/@capacitor/cli'))
const where = hasTools
  ? {}
  : { skip: true, meta: { missingProgram: 'Capacitor with Node 22 (npm run mobile -- sync installs them)' } }

test('npm run mobile -- sync brings the pages into both projects', where, () => {
  const mobile = join(import.meta.dirname, '../scripts/mobile.mjs')
  const told = execFileSync(process.execPath, [mobile, 'sync', '--if-possible'], { encoding: 'utf8' })
  if (told.includes('cap sync is skipped')) return
  for (const project of ['android/app/src/main/assets', 'ios/App/App'])
    expect(existsSync(join(import.meta.dirname, '../apps/mobile', project, 'public/index.html'))).toBe(true)
})
