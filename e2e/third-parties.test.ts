import { cookieTexts } from '@cambusa/messages/it/people/cookies'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { chosen, oneTestIn } from '../apps/server/src/testing/extent.ts'
import { paths } from '../apps/storefront/src/app/navigation/paths.ts'
import { publicScreens, servedPage } from '../apps/storefront/src/testing/public-screens.ts'
import { TOUR_SEEN } from '../apps/storefront/src/testing/returning-visitor.ts'
import { launch, openFirstVisit } from './setup/browser.ts'
import { openCountingProxy, type CountingProxy } from './setup/counting-proxy.ts'
import { enterAs } from './setup/customer.ts'
import { filledFolder } from './setup/filled-shop.ts'
import { freePort } from './setup/free-port.ts'
import { watchPolicy } from './setup/policy-violations.ts'
import { BUILT, openShop, type Shop } from './setup/shop.ts'
import { findProduct } from './setup/shop-api.ts'
import { CUSTOMERS, dialogOn } from './setup/steps.ts'

const someTest = oneTestIn(2, 'third parties')

const BUSY_MS = 300_000
/** Of all screens of an owner: each takes two seconds. */
const SOME_SCREENS = 8
const some = (when: string, screens: readonly string[]) =>
  chosen(`third parties, ${when}`, screens, SOME_SCREENS)
const root = join(import.meta.dirname, '..')
const ANALYTICS = 'misure.example'
const COLLECTS = 'raccolta.misure.example'
const PIXEL = 'pixel.example'
const HOSTS = [ANALYTICS, COLLECTS, PIXEL].toSorted()

/** The script of a service that goes on sending whatever it is told, and leaves things on the shop's origin. */
const STUBBORN = `
  document.cookie = '_ga=1;path=/;max-age=9999'
  document.cookie = 'ours_not_listed=1;path=/;max-age=9999'
  localStorage.setItem('left_behind', '1')
  sessionStorage.setItem('left_behind', '1')
  setInterval(() => {
    void fetch('https://${COLLECTS}/c', { method: 'POST', body: '1', keepalive: true }).catch(() => undefined)
    new Image().src = 'https://${PIXEL}/p.gif?' + Math.random()
    navigator.sendBeacon('https://${COLLECTS}/b', '1')
  }, 100)`

let folder: string
let dataDir: string
let shop: Shop
let proxy: CountingProxy
let browser: Browser
let addresses: { open: string[]; customers: string[] }
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'measured-shop-'))
  dataDir = await filledFolder('third-parties')
  const config = JSON.parse(readFileSync(join(root, 'shop.config.json'), 'utf8')) as object
  const analytics = {
    kind: 'gtag',
    script: `https://${ANALYTICS}/gtag/js`,
    hosts: [COLLECTS],
    id: 'G-ABC1234567',
  }
  const pixel = { kind: 'fbq', script: `https://${PIXEL}/events.js`, id: '1234567890' }
  await writeFile(join(folder, 'shop.json'), JSON.stringify({ ...config, analytics, pixel }))
  await writeFile(join(folder, 'shop.logo.svg'), readFileSync(join(root, 'shop.logo.svg')))
  const env = { CAMBUSA_SHOP_FILE: join(folder, 'shop.json') }
  shop = await openShop(await freePort(), dataDir, { program: BUILT, env })
  proxy = await openCountingProxy(shop.url)
  browser = await launch(proxy.url)
  const { slug } = await findProduct(shop.url, ({ available }) => available)
  const open = Object.values(publicScreens).map(({ at }) => at.replace(servedPage.slug, slug))
  // What has no public screen is a customer's; the code of an identity provider ends a session.
  const known = new Set(Object.keys(publicScreens))
  const others = Object.values(paths).filter((path) => !known.has(path) && path !== paths.ssoLogin)
  const customers = others.map((path) => path.replace('$orderId', '1')).filter((path) => !path.includes('$'))
  addresses = { open, customers }
}, BUSY_MS)
afterAll(async () => {
  await browser?.close()
  await proxy?.close()
  await shop?.stop()
  for (const each of [folder, dataDir]) await rm(each, { recursive: true, force: true })
})

async function open(): Promise<Page> {
  proxy.takeHosts()
  const page = await openFirstVisit('desk', shop.url, { own: browser })
  await page.context().addInitScript(TOUR_SEEN)
  return page
}

async function visit(page: Page, path: string) {
  await page.goto(path)
  await page.getByRole('heading').first().waitFor()
  await page.waitForLoadState('networkidle')
}
const visitAll = async (page: Page, all: readonly string[]) => {
  for (const path of all) await visit(page, path)
}
const bar = (page: Page) => page.getByRole('region', { name: cookieTexts.bar })
/** Answers the question about cookies; the bar is gone once the answer is kept. */
async function answerBar(page: Page, name: string) {
  await bar(page).getByRole('button', { name }).click()
  await bar(page).waitFor({ state: 'hidden' })
}
const cookiesOf = async (page: Page) => [
  await page.evaluate('document.cookie'),
  await page.context().cookies(),
]
const NO_COOKIE = ['', []]

someTest(
  'before a choice and after a refusal no public screen asks any other host or sets a cookie',
  { timeout: BUSY_MS },
  async () => {
    const page = await open()
    const violations = await watchPolicy(page)
    await visitAll(page, some('before a choice', addresses.open))
    expect([proxy.takeHosts(), await cookiesOf(page)]).toEqual([[], NO_COOKIE])
    await visit(page, paths.home)
    await answerBar(page, cookieTexts.refuse)
    await visitAll(page, some('after a refusal', addresses.open))
    expect([proxy.takeHosts(), await cookiesOf(page)]).toEqual([[], NO_COOKIE])
    expect(await violations()).toEqual([])
  },
)

someTest('nor does any screen of a customer', { timeout: BUSY_MS }, async () => {
  const page = await open()
  const violations = await watchPolicy(page)
  await enterAs(page, CUSTOMERS.restaurant.login)
  await visitAll(page, some('a customer before a choice', addresses.customers))
  expect([proxy.takeHosts(), await cookiesOf(page)]).toEqual([[], NO_COOKIE])
  await visit(page, paths.orders)
  await answerBar(page, cookieTexts.refuse)
  await visitAll(page, some('a customer after a refusal', addresses.customers))
  expect([proxy.takeHosts(), await cookiesOf(page)]).toEqual([[], NO_COOKIE])
  expect(await violations()).toEqual([])
})

someTest(
  'after consent exactly the configured hosts are asked, and after its withdrawal none, whatever their scripts try',
  { timeout: BUSY_MS },
  async () => {
    const page = await open()
    const violations = await watchPolicy(page)
    const script = { contentType: 'text/javascript', body: STUBBORN }
    const asked: string[] = []
    for (const host of [ANALYTICS, PIXEL])
      await page.route(`https://${host}/**/*js*`, (route) => {
        asked.push(new URL(route.request().url()).host)
        return route.fulfill(script)
      })
    await visit(page, paths.home)
    expect([proxy.takeHosts(), asked]).toEqual([[], []])
    await answerBar(page, cookieTexts.accept)
    await expect.poll(() => asked.length).toBe(2)
    await page.waitForTimeout(1_000)
    await page.goto('/category/dispensa')
    await page.getByRole('main').getByRole('article').first().waitFor()
    await page.waitForTimeout(1_000)
    expect([...new Set([...asked, ...proxy.takeHosts()])].toSorted()).toEqual(HOSTS)
    expect(await page.evaluate('document.cookie')).toContain('_ga=1')
    expect((await violations()).filter((text) => !/failed to load|net::/i.test(text))).toEqual([])

    await page.mouse.move(300, 300)
    await page.getByRole('button', { name: cookieTexts.preferences }).click()
    for (const name of [cookieTexts.analytics, cookieTexts.profilation])
      await dialogOn(page).getByRole('switch', { name }).click()
    await dialogOn(page).getByRole('button', { name: cookieTexts.save }).click()
    await expect.poll(() => cookiesOf(page)).toEqual(NO_COOKIE)
    await page.waitForTimeout(500)
    proxy.takeHosts()
    // The scripts of before are still in this page, and try ten times a second.
    await page.waitForTimeout(1_500)
    expect(proxy.takeHosts()).toEqual([])
    const left =
      'Object.keys(localStorage).concat(Object.keys(sessionStorage)).filter((name) => name === "left_behind")'
    expect(await page.evaluate(left)).toEqual([])
    const before = asked.length
    await visit(page, '/category/dispensa')
    expect([proxy.takeHosts(), asked.length, await cookiesOf(page)]).toEqual([[], before, NO_COOKIE])
  },
)
