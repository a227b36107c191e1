import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { beforeAll, expect, onTestFinished, vi } from 'vitest'
import { chosen, isFull, oneOf } from '../../apps/server/src/testing/extent.ts'
import { RETURNING_VISITOR } from '../../apps/storefront/src/testing/returning-visitor.ts'
import { ACT_MS } from './act-ms.ts'
import { shopDataDir, shopUrl } from './our-shop.ts'

/** The three widths at which every screen is tested. */
export const SCREENS = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1440, height: 900 },
} as const
export type Screen = keyof typeof SCREENS

/** Chunks and calls of a screen arrive late on a busy machine. */
const IDLE_MS = 60_000
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Playwright's own settings of Chromium, which ours would replace: a mouse that hovers. */
const POINTER = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'
/** The folder for the last screenshot of a failed test. */
const PICTURES = join(import.meta.dirname, '../../var/journeys')
/**
 * One per worker, and one without pictures: its files run one after another in one process, and they end with the
 * process.
 */
const browsers = new Map<boolean, Browser>()
/** That of the file. */
let browser: Browser | undefined

/**
 * Call once per file: its tests open their pages in the worker's browser. A short run loads pictures only where they are
 * the matter of the file: they take a fifth of the time of a page (decision 259).
 */
export function useBrowser({ withPictures = isFull } = {}) {
  beforeAll(async () => {
    const running = browsers.get(withPictures)
    browser = running?.isConnected() ? running : await launch(undefined, { withPictures })
    browsers.set(withPictures, browser)
  })
}

/**
 * Its profile is in the data folder of the worker's shop and is deleted with it, because a killed worker cannot clean
 * up.
 */
export async function launch(proxyUrl?: string, { withPictures = true } = {}): Promise<Browser> {
  vi.stubEnv('TMPDIR', shopDataDir)
  try {
    return await chromium.launch({
      // Without the exception the machine's own addresses would bypass the proxy.
      ...(proxyUrl === undefined ? {} : { proxy: { server: proxyUrl, bypass: '<-loopback>' } }),
      executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds: optimizing its code costs more than it brings (decision 253).
        '--js-flags=--no-opt --no-maglev',
        // A thread for each core paints no faster where three browsers share two cores.
        '--num-raster-threads=1',
        ...(withPictures ? [] : [`--blink-settings=${POINTER},imagesEnabled=false`]),
      ],
    })
  } finally {
    vi.unstubAllEnvs()
  }
}

/** The width at which a test runs in a short run, chosen by the seed; for tests that do not depend on the width. */
export const someWidth = (journey: string): Screen[] => chosen(journey, Object.keys(SCREENS) as Screen[], 1)

/**
 * A new shopper: empty storage but for the answers to what a first visit asks, Italian, reduced motion. An uncaught error of
 * the page fails the test that reads the errors.
 */
export async function openPage(
  screen: Screen,
  url = shopUrl,
  options: Parameters<typeof openFirstVisit>[2] = {},
): Promise<Page> {
  const page = await openFirstVisit(screen, url, options)
  await page.context().addInitScript(RETURNING_VISITOR)
  return page
}

/**
 * The same with nothing stored: the shop asks about cookies, then offers its tour. Only with `hasWorker` a service worker may
 * answer the page: most journeys count, delay or replace what goes over the network.
 */
export async function openFirstVisit(
  screen: Screen,
  url = shopUrl,
  { own = browser, hasScripts = true, hasWorker = false } = {},
): Promise<Page> {
  if (own === undefined) throw new Error('useBrowser() was not called in this file')
  const context = await own.newContext({
    baseURL: url,
    viewport: SCREENS[screen],
    hasTouch: screen === 'phone',
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    javaScriptEnabled: hasScripts,
    serviceWorkers: hasWorker ? 'allow' : 'block',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(ACT_MS)
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') {
      const name = `${task.name.slice(0, 60).replaceAll(/\W+/g, '-')}-${screen}.png`
      await page.screenshot({ path: join(PICTURES, name) }).catch(() => undefined)
    }
    // An open page would continue to call the shop.
    await context.close()
  })
  return page
}

/** The same on a phone whose browser runs no scripts. */
export const openWithoutScripts = (url: string): Promise<Page> =>
  openFirstVisit('phone', url, { hasScripts: false })

interface Finding {
  id: string
  help: string
  nodes: { target: string[] }[]
}

/** An audit takes two seconds of the processor, as long as opening the page: a short run has a third of the journeys'. */
const isAudited = oneOf(3, 'audits by axe')

/**
 * WCAG 2.2 A and AA by axe-core; a violation is reported with its element. On the way of a journey only for what the run's
 * seed chooses; `always` where the audit is the matter of the test.
 */
export async function expectAccessible(page: Page, what: string, { always = false } = {}) {
  await page.waitForLoadState('networkidle', { timeout: IDLE_MS })
  await page.getByRole('heading').first().waitFor()
  // The audit waits for the calls of the screen: before their end, the title may still be missing.
  await page
    .getByRole('progressbar', { name: frameTexts.pending, includeHidden: true })
    .waitFor({ state: 'detached' })
  await expectAccessibleNow(page, what, { always })
}

/** The same of a screen that still waits for answers. */
export async function expectAccessibleNow(page: Page, what: string, { always = false } = {}) {
  if (!always && !isAudited(what)) return
  // The window is made as tall as the content, so that elements under a bar are audited too, and not reported because
  // of it.
  const seen = page.viewportSize() ?? SCREENS.desk
  const height = await page.evaluate('document.documentElement.scrollHeight + 200')
  await page.setViewportSize({ width: seen.width, height: Math.max(seen.height, Number(height)) })
  // A sticky bar covers elements that are scrolled under it.
  const scrolled = await page.evaluate(() => window.scrollY)
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.evaluate(axeSource)
  const found = await page.evaluate<Finding[]>(`
    axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
      .then((result) => result.violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ target }) => ({ target })) })))`)
  await page.setViewportSize(seen)
  await page.evaluate((top) => window.scrollTo(0, top), scrolled)
  const told = found.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join('; ')})`,
  )
  expect(told, `axe on ${what}`).toEqual([])
}
