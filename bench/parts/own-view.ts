import type { Browser, Page } from 'playwright-core'
import { RETURNING_VISITOR } from '../../apps/storefront/src/testing/returning-visitor.ts'
import { NETWORK, PHONE, SLOWER } from './first-view.ts'

/** A phone at home, where taps are measured. */
const NEAR = { ...NETWORK, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 }

const MOST_MS = 30_000
const POLL_MS = 200
/** Between two taps of a person. */
const PAUSE_MS = 2_000

/** The loading of an address by a signed-in customer, on a phone with an empty cache. */
export interface OwnView {
  /** Until a price of the customer's own can be read. */
  ownSeconds: number
  /** Time until the largest element of the first screen was rendered. */
  lcpSeconds: number
}

/** A phone where this customer is signed in and nothing is cached. */
export async function openPhone(browser: Browser, base: string, session: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: base,
    viewport: PHONE,
    hasTouch: true,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
  })
  await context.addInitScript(RETURNING_VISITOR)
  const page = await context.newPage()
  await page.addInitScript(
    `sessionStorage['X-Ebsn-Session'] ??= '${session}'; sessionStorage['is-authenticated'] ??= 'true'`,
  )
  return page
}

/** Opens an address at 150 ms round trip, 1.6 Mbit/s and a processor four times slower. */
export async function viewOwn(
  browser: Browser,
  base: string,
  path: string,
  session: string,
): Promise<OwnView> {
  const page = await openPhone(browser, base, session)
  try {
    await page.addInitScript(WATCH)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', NETWORK)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto(path, { waitUntil: 'load', timeout: MOST_MS })
    await untilTrue(page, 'globalThis.ownMs > 0')
    await page.waitForLoadState('networkidle', { timeout: MOST_MS })
    const [ownMs, largestMs] = await page.evaluate<[number, number]>(
      '[globalThis.ownMs, globalThis.largestMs]',
    )
    return { ownSeconds: ownMs / 1000, lcpSeconds: largestMs / 1000 }
  } finally {
    await page.context().close()
  }
}

/** Asked through the browser's own protocol: the pages' policy forbids text that becomes script. */
async function untilTrue(page: Page, expression: string): Promise<void> {
  for (const end = Date.now() + MOST_MS; !(await page.evaluate<boolean>(expression));) {
    if (Date.now() > end) throw new Error(`${page.url()}: never ${expression}`)
    await page.waitForTimeout(POLL_MS)
  }
}

/**
 * Runs in the page before its own scripts: notes the largest element, and when an amount can be read in the main part
 * that is the customer's own: shown over a visitor's before the code of the shop, in a row of 'buy again', or anywhere
 * while no price of a visitor is hidden any more.
 */
const WATCH = `
  globalThis.largestMs = 0
  globalThis.ownMs = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) globalThis.largestMs = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const isAmount = /\\d,\\d\\d\\s*€/
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true })
  const hasEarly = () => {
    const over = document.querySelector('main [data-price-own] [data-figure-cents]')
    if (over && getComputedStyle(over, '::after').visibility === 'visible') return true
    return [...document.querySelectorAll('main [data-row-own] strong')].some(
      (price) => isAmount.test(price.textContent) && isSeen(price),
    )
  }
  const look = () => {
    const { dataset } = document.documentElement ?? {}
    const main = document.querySelector('main')
    if (main && hasEarly()) return (globalThis.ownMs = performance.now())
    if (main && dataset.prices === undefined) {
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        if (isAmount.test(text.data) && isSeen(text.parentElement)) return (globalThis.ownMs = performance.now())
    }
    setTimeout(look, 20)
  }
  look()`

/** Taps on the first card of a list, milliseconds until something has changed on the screen. */
export interface OwnTaps {
  /** The first 'Aggiungi' of a page, until the counter. */
  addMs: number
  /** The name, until the product's heading. */
  headingMs: number
}

/** Taps on a list at 40 ms and a processor four times slower, once the page is idle. */
export async function tapOwn(
  browser: Browser,
  base: string,
  path: string,
  session: string,
): Promise<OwnTaps> {
  const page = await openPhone(browser, base, session)
  try {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', NEAR)
    await page.goto(path, { waitUntil: 'networkidle', timeout: MOST_MS })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const timeOf = async (button: string, changed: string) => {
      await page.evaluate(
        `globalThis.tapped = 0; (${TIME})(${JSON.stringify(button)}, ${JSON.stringify(changed)})`,
      )
      await page.locator(button).first().tap()
      await untilTrue(page, 'globalThis.tapped > 0')
      return page.evaluate<number>('globalThis.tapped')
    }
    const addMs = await timeOf('main button[aria-label^="Aggiungi"]', 'main li input, main [role=spinbutton]')
    await page.waitForTimeout(PAUSE_MS)
    const headingMs = await timeOf('main a[href^="/product/"]', 'main h1[class]')
    return { addMs, headingMs }
  } finally {
    await page.context().close()
  }
}

/** Notes the time from the touch on the first element of one kind to the frame with a new element of the other. */
const TIME = `(tap, changed) => {
  const before = new Set(document.querySelectorAll(changed))
  const name = document.querySelector('main h1')?.textContent
  document.querySelector(tap).addEventListener('touchstart', () => {
    const start = performance.now()
    const look = () => {
      const come = [...document.querySelectorAll(changed)].find((one) => !before.has(one) && one.textContent !== name)
      if (come) globalThis.tapped = performance.now() - start
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, { once: true })
}`
