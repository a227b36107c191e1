import type { Browser, Page } from 'playwright-core'
import { NETWORK, PHONE, SLOWER } from './first-view.ts'

const MOST_MS = 30_000
const POLL_MS = 200

/** The loading of an address by a signed-in customer, on a phone with an empty cache. */
export interface OwnView {
  /** Until a price of the customer's own can be read. */
  ownSeconds: number
  /** Time until the largest element of the first screen was rendered. */
  lcpSeconds: number
  /** Calls, with the time at which each was requested, milliseconds. */
  calls: string[]
}

/** A session as the browser keeps it. */
export interface KeptSession {
  session: string
  account: string
}

/** Signs in; the ids are those of the answer. */
export async function signIn(base: string, login: string, password: string): Promise<KeptSession> {
  const answer = await fetch(`${base}/ebsn/api/auth/login`, {
    method: 'POST',
    body: new URLSearchParams({ login, password, remember: 'true' }),
  })
  const session = answer.headers.get('x-ebsn-session')
  if (session === null) throw new Error(`${login} cannot sign in: ${answer.status}`)
  return { session, account: answer.headers.get('x-ebsn-account') ?? '' }
}

/** A phone where this customer is signed in and nothing is cached. */
export async function openPhone(browser: Browser, base: string, kept: KeptSession): Promise<Page> {
  const context = await browser.newContext({
    baseURL: base,
    viewport: PHONE,
    hasTouch: true,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
  })
  const page = await context.newPage()
  await page.addInitScript(
    `sessionStorage['X-Ebsn-Session'] ??= '${kept.session}'; sessionStorage['is-authenticated'] ??= 'true'`,
  )
  return page
}

/** Opens an address at 150 ms round trip, 1.6 Mbit/s and a processor four times slower. */
export async function viewOwn(
  browser: Browser,
  base: string,
  path: string,
  kept: KeptSession,
): Promise<OwnView> {
  const page = await openPhone(browser, base, kept)
  try {
    await page.addInitScript(WATCH)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', NETWORK)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto(path, { waitUntil: 'load', timeout: MOST_MS })
    await untilTrue(page, 'globalThis.ownMs > 0')
    await page.waitForLoadState('networkidle', { timeout: MOST_MS })
    const seen = await page.evaluate<{ ownMs: number; largestMs: number; calls: string[] }>(READ)
    return { ownSeconds: seen.ownMs / 1000, lcpSeconds: seen.largestMs / 1000, calls: seen.calls }
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
 * while no price of a visitor is hidden any more.
 */
const WATCH = `
  globalThis.largestMs = 0
  globalThis.ownMs = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) globalThis.largestMs = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const isAmount = /\\d,\\d\\d\\s*€/
  const look = () => {
    const { dataset } = document.documentElement ?? {}
    const main = document.querySelector('main')
    if (main && dataset.prices === undefined) {
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        if (isAmount.test(text.data) && text.parentElement.checkVisibility({ visibilityProperty: true })) {
          globalThis.ownMs = performance.now()
          return
        }
    }
    setTimeout(look, 20)
  }
  look()`

const READ = `({
  ownMs: globalThis.ownMs,
  largestMs: globalThis.largestMs,
  calls: performance.getEntriesByType('resource').filter(({ name }) => name.includes('/ebsn/api/'))
    .map(({ name, startTime }) => Math.round(startTime) + ' ' + name.slice(name.indexOf('/ebsn/api') + 9)),
})`
