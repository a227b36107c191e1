import { logout } from '@cambusa/contract/people/auth'
import { registerDevice, unregisterDevice } from '@cambusa/contract/people/push'
import { lateFrameTexts } from '@cambusa/messages/it/frame/late-frame'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { pushChoiceTexts, pushInFrontTexts, pushOfferTexts } from '@cambusa/messages/it/people/push'
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../apps/storefront/src/app/navigation/paths.ts'
import { APP, takeDevice, type Device } from './setup/app-shell.ts'
import { useBrowser } from './setup/browser.ts'
import { askForLogin, enterAs } from './setup/customer.ts'
import { shopDataDir, shopUrl } from './setup/our-shop.ts'
import { openDevices } from './setup/push-devices.ts'
import { reachWorker, untilListening, watchListening } from './setup/pushed-worker.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { arrangeCart, openSession } from './setup/shop-session.ts'
import { payOnDelivery, signIn } from './setup/steps.ts'
import { buildApp } from './setup/tested-builds.ts'
import { openWithWorker, untilKept } from './setup/worker.ts'

// Not in a hook: on a busy machine it takes longer than one may.
await buildApp()
useBrowser()
let data: ShopData
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

const TOKEN = 'capacitor-storage_X-Ebsn-Account'
const PERMISSION = 'PushNotifications.requestPermissions'
const PUSH = { title: 'La spesa è pronta', body: 'Ordine di prova' }
const TARGET = '/profile/orders'
const FOREIGN = ['https://evil.example/', '//evil.example', 'javascript:alert(1)']

interface Phone extends Device {
  uuid: string
  token: string
}

/** A phone whose app may get pushes; its system asks the customer, who agrees. */
async function takePhone(receive: 'prompt' | 'granted' = 'prompt'): Promise<Phone> {
  const device = await takeDevice()
  const [uuid, token] = [randomUUID(), `token:${randomUUID()}`]
  const { answers } = device
  const allow = (to: 'prompt' | 'granted') =>
    answers.set('PushNotifications.checkPermissions', { receive: to })
  allow(receive)
  answers.set(PERMISSION, () => {
    allow('granted')
    return { receive: 'granted' }
  })
  answers.set('PushNotifications.register', () => {
    void device.tell('PushNotifications', 'registration', { value: token })
  })
  answers.set('Device.getId', { identifier: uuid })
  answers.set('Device.getInfo', { osVersion: '16', model: 'Pixel 10', manufacturer: 'Google' })
  return Object.assign(device, { uuid, token })
}

/** Opens the app as somebody who is signed in, and does something, as shoppers do. */
async function startAs({ page, secure }: Device, login: string, path = '/') {
  const session = await openSession(shopUrl, login)
  secure.set(TOKEN, session.ids.account!)
  await page.goto(APP + path)
  await page.getByRole('banner').first().waitFor()
  await page.mouse.move(10, 10)
  return session
}

const isRegistered = (page: Page) =>
  page.waitForRequest((request) => new URL(request.url()).pathname.endsWith(registerDevice.url))

const notice = (page: Page) => page.locator('[data-toasts]').getByText(pushInFrontTexts.text(PUSH))

test('the app asks about pushes after an order and never before; a yes registers the telephone', async () => {
  const devicesOf = await openDevices()
  const phone = await takePhone()
  const { page, uuid, token } = phone
  const login = await data.newCustomer()
  await arrangeCart(await openSession(shopUrl, login))
  await startAs(phone, login, '/checkout')
  await page.getByRole('button', { name: checkoutTexts.goToPayment }).waitFor()
  expect(await page.getByText(pushOfferTexts.question).count()).toBe(0)
  await payOnDelivery(page)
  await page.getByRole('heading', { name: pushOfferTexts.question }).waitFor()
  expect([phone.count(PERMISSION), await devicesOf(uuid)]).toEqual([0, []])
  const [request] = await Promise.all([
    isRegistered(page),
    page.getByRole('button', { name: pushOfferTexts.yes }).tap(),
  ])
  await page.getByText(pushOfferTexts.done).waitFor()
  expect(Object.fromEntries(new URL(request.url()).searchParams)).toMatchObject({
    external_id: token,
    uuid,
    platform: 'android',
    platform_version: '16',
    model: 'Pixel 10',
    manufacturer: 'Google',
  })
  expect(await devicesOf(uuid)).toEqual([
    {
      login,
      uuid,
      externalId: token,
      platform: 'android',
      platformVersion: '16',
      model: 'Pixel 10',
      manufacturer: 'Google',
    },
  ])
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByText(pushOfferTexts.question).count()).toBe(0)
})

test('a push in front is shown in the app and its button leads on; a tapped one opens its screen; none leaves the shop', async () => {
  const phone = await takePhone('granted')
  const { page } = phone
  const registered = isRegistered(page)
  await startAs(phone, await data.newCustomer())
  await registered
  const arrive = (target: string) =>
    phone.tell('PushNotifications', 'pushNotificationReceived', { ...PUSH, data: { target } })
  const tap = (target: string) =>
    phone.tell('PushNotifications', 'pushNotificationActionPerformed', { notification: { data: { target } } })
  for (const target of FOREIGN) {
    await arrive(target)
    await tap(target)
  }
  await notice(page).waitFor()
  expect(await page.getByRole('button', { name: pushInFrontTexts.open, exact: true }).count()).toBe(0)
  await arrive(TARGET)
  expect(page.url()).toBe(`${APP}/`)
  await page.getByRole('button', { name: pushInFrontTexts.open, exact: true }).tap()
  await page.waitForURL(APP + TARGET)
  await tap('/category')
  await page.waitForURL(`${APP}/category`)
  phone.answers.set('PushNotifications.checkPermissions', { receive: 'denied' })
  await tap(paths.profileUpdate)
  await page.getByText(pushChoiceTexts.inApp.denied).waitFor()
  // A tap that starts the app is told once somebody listens, before the shopper has touched anything.
  await page.goto(APP)
  await page.getByRole('banner').first().waitFor()
  await tap(TARGET)
  await page.waitForURL(APP + TARGET)
})

test('a telephone belongs to whoever signed in last, and to nobody after the logout', async () => {
  const devicesOf = await openDevices()
  const phone = await takePhone('granted')
  const { page, uuid, secure } = phone
  const [first, second] = [await data.newCustomer(), await data.newCustomer()]
  const owners = async () => (await devicesOf(uuid)).map(({ login }) => login)
  await startAs(phone, first)
  await expect.poll(owners).toEqual([first])
  secure.clear()
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(APP)
  await askForLogin(page)
  await signIn(page, second)
  await expect.poll(owners).toEqual([second])
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await page.getByRole('banner').getByRole('button', { name: frameTexts.profileMenu }).tap()
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('banner').getByRole('button', { name: lateFrameTexts.logout }).tap(),
  ])
  const ends = calls.filter((path) => path.endsWith(unregisterDevice.url) || path.endsWith(logout.url))
  expect(ends.map((path) => path.endsWith(logout.url))).toEqual([false, true])
  expect(await owners()).toEqual([])
})

test('a browser’s push is told in the shop that is in front, and by the system elsewhere, whose tap leads to its screen', async () => {
  const page = await openWithWorker()
  await page.context().grantPermissions(['notifications'], { origin: shopUrl })
  await watchListening(page)
  await enterAs(page, await data.newCustomer())
  await untilKept(page)
  const worker = await reachWorker(page)
  const push = { id: '7', ...PUSH, target: TARGET }
  await page.bringToFront()
  await untilListening(page)
  await worker.deliver(push)
  await page.getByRole('button', { name: pushInFrontTexts.open, exact: true }).tap()
  await page.waitForURL(`**${TARGET}`)
  expect(await worker.shown()).toEqual([])
  await page.goto('about:blank')
  await worker.deliver({ ...push, target: '/category' })
  await expect.poll(worker.shown).toEqual([{ ...PUSH, tag: '7' }])
  await page.goto(shopUrl)
  await untilListening(page)
  await worker.tap()
  await page.waitForURL('**/category')
  expect(await worker.shown()).toEqual([])
})
