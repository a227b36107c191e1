import { WORKER_FILE, WORKER_SWITCH } from '@cambusa/contract/shop/worker'
import { homeTexts } from '@cambusa/messages/it/frame/home'
import { newVersionTexts } from '@cambusa/messages/it/frame/new-version'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { oneTestIn } from '../apps/server/src/testing/extent.ts'
import { paths } from '../apps/storefront/src/app/navigation/paths.ts'
import { useBrowser } from './setup/browser.ts'
import { filledFolder } from './setup/filled-shop.ts'
import { freePort } from './setup/free-port.ts'
import { NEW_RELEASE, writeOldRelease } from './setup/old-release.ts'
import { BUILT, openShop, type Shop } from './setup/shop.ts'
import { dialogOn } from './setup/steps.ts'
import { openWithWorker, untilKept, untilRendered } from './setup/worker.ts'

const someTest = oneTestIn(3, 'releases of the worker')

useBrowser()
const LONG_MS = 300_000
const CHECK_MS = 600_000
/** The code of the box comes three seconds after the first event. */
const BOX_CODE_MS = 8000

let folder: string
let dataDir: string
let shop: Shop | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cambusa-worker-'))
  dataDir = await filledFolder('worker-releases')
}, LONG_MS)
afterAll(async () => {
  await shop?.stop()
  for (const each of [folder, dataDir]) await rm(each, { recursive: true, force: true, maxRetries: 10 })
}, LONG_MS)

/** The shop with a release of the storefront, at the same address as before. */
async function serve(storefront: string): Promise<Shop> {
  await shop?.stop()
  const port = shop?.port ?? (await freePort())
  shop = await openShop(port, dataDir, { program: BUILT, env: { CAMBUSA_STOREFRONT: storefront } })
  await untilRendered(paths.home, shop.url)
  return shop
}

/** Today's release with another worker, which answers the requests that `isBroken` by `answer`, both of its own source. */
async function writeBroken(name: string, isBroken: string, answer: string): Promise<string> {
  const release = join(folder, name)
  await cp(NEW_RELEASE, release, { recursive: true, filter: (path) => !/sw\.js/.test(path) })
  const source = `
    addEventListener('install', () => skipWaiting())
    addEventListener('activate', (event) => event.waitUntil(clients.claim()))
    addEventListener('fetch', (event) => { if (${isBroken}) event.respondWith(${answer}) })`
  await writeFile(join(release, WORKER_FILE), source)
  return release
}

/** A page that the broken worker answers from now on. */
async function openBroken(storefront: string): Promise<Page> {
  const { url } = await serve(storefront)
  const page = await openWithWorker(url)
  await page.goto(paths.home)
  let moves = 0
  await expect
    .poll(async () => {
      await page.mouse.move(10, 10 + (moves += 1))
      return page.evaluate(() => navigator.serviceWorker.controller !== null)
    })
    .toBe(true)
  return page
}

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
/** Whether the page's code runs. */
const isAlive = (page: Page) =>
  page.evaluate(() => Object.keys(document.querySelector('#root')!).some((key) => key.startsWith('__react')))

someTest(
  'past a worker that answers every page with an error the browser finds by itself that the shop has switched it off',
  { timeout: LONG_MS },
  async () => {
    const answer = `new Response('broken', { status: 500 })`
    const page = await openBroken(await writeBroken('error', `event.request.mode === 'navigate'`, answer))
    expect((await page.goto(paths.home))?.status()).toBe(500)
    const off = join(dataDir, 'worker-off')
    await writeFile(off, '')
    onTestFinished(() => rm(off))
    await expect
      .poll(async () => (await page.goto(paths.home))?.status(), { timeout: 60_000, interval: 2000 })
      .toBe(200)
    await page.getByRole('heading', { level: 1, name: homeTexts.title }).waitFor()
    expect(await registrations(page)).toBe(0)
  },
)

someTest(
  'past a worker whose first file does not start the page itself ends it, once the shop has switched it off',
  { timeout: LONG_MS },
  async () => {
    const isFirst = `/\\/assets\\/index-[^/]*\\.js$/.test(event.request.url)`
    const type = `{ headers: { 'content-type': 'text/javascript' } }`
    const broken = await writeBroken('entry', isFirst, `new Response('throw new Error("broken")', ${type})`)
    const page = await openBroken(broken)
    await page.goto(paths.home)
    await page.waitForLoadState('networkidle')
    expect(await isAlive(page)).toBe(false)
    // The worker's own address stays broken: only the page can help itself.
    await page.route(`**${WORKER_SWITCH}`, (route) => route.fulfill({ json: { isOff: true } }))
    await page.goto(paths.home)
    await expect.poll(() => registrations(page)).toBe(0)
    await page.goto(paths.home)
    await expect.poll(() => isAlive(page)).toBe(true)
  },
)

/** The releases that the code of a page is of: files of the older one have names of their own. */
const releasesOf = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
        .filter(({ href }) => /\/assets\/.*\.js$/.test(href))
        .map(({ href }) => (href.includes('old0') ? 'old' : 'new')),
    ),
  ])

someTest(
  'the worker of a new version waits until a box is accepted; then every page comes to it, and none has run on two',
  { timeout: LONG_MS },
  async () => {
    const old = join(folder, 'old')
    await writeOldRelease(old)
    const first = await openWithWorker((await serve(old)).url)
    await first.clock.install()
    await first.goto(paths.home)
    await untilKept(first)
    const second = await first.context().newPage()
    await second.goto(paths.home)
    await untilKept(second)
    await first.waitForTimeout(BOX_CODE_MS)

    await serve(NEW_RELEASE)
    const waits = () =>
      first.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null)
    await first.bringToFront()
    await first.clock.fastForward(CHECK_MS)
    const accept = dialogOn(first).getByRole('button', { name: newVersionTexts.updateReload })
    await accept.waitFor()
    await expect.poll(waits).toBe(true)
    expect([await releasesOf(first), await releasesOf(second)]).toEqual([['old'], ['old']])

    await Promise.all([first.waitForEvent('load'), accept.click()])
    // Until it is accepted there too, that page goes on with its own files.
    await dialogOn(second).getByText(newVersionTexts.updateText).waitFor()
    expect(await releasesOf(second)).toEqual(['old'])
    const acceptToo = dialogOn(second).getByRole('button', { name: newVersionTexts.updateReload })
    await Promise.all([second.waitForEvent('load'), acceptToo.click()])
    for (const page of [first, second]) {
      await page.getByRole('heading', { level: 1, name: homeTexts.title }).waitFor()
      await page.mouse.move(20, 30)
      await page.waitForLoadState('networkidle')
      expect(await releasesOf(page)).toEqual(['new'])
      expect(await waits()).toBe(false)
    }
    const kept = await first.evaluate(async () =>
      (await caches.keys()).filter((name) => name.includes('old0')),
    )
    expect(kept).toEqual([])
  },
)
