import type { Browser, CDPSession } from 'playwright-core'
import { RETURNING_VISITOR } from '../../apps/storefront/src/testing/returning-visitor.ts'
import { textsOf } from './texts-of.ts'

/** A slow phone far from the shop. */
export const PHONE = { width: 390, height: 844 }
export const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 200_000,
}
export const SLOWER = 4
/** Time after which rendering has ended. */
const SETTLE_MS = 1_000
const MOST_MS = 60_000
/** An answer counts as included in the page if the HTML contains this share of its texts. */
const KNOWN_SHARE = 0.5

/** The loading of an address on a phone with an empty cache. */
export interface FirstView {
  /** Time until the largest element of the first screen was rendered. */
  lcpSeconds: number
  /** Transferred bytes, including headers. */
  scriptKb: number
  htmlKb: number
  /** Calls of the API until the page was idle. */
  calls: number
  /** Those whose answers the HTML already contained. */
  needless: string[]
}

interface Received {
  url: string
  isScript: boolean
}

/** Opens an address at 150 ms round trip, 1.6 Mbit/s and a processor four times slower. */
export async function viewFirst(browser: Browser, base: string, path: string): Promise<FirstView> {
  const context = await browser.newContext({
    baseURL: base,
    viewport: PHONE,
    hasTouch: true,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
  })
  try {
    await context.addInitScript(RETURNING_VISITOR)
    const page = await context.newPage()
    await page.addInitScript(WATCH_LCP)
    const answers: Promise<{ url: string; body: string }>[] = []
    page.on('response', (response) => {
      if (!new URL(response.url()).pathname.startsWith('/ebsn/api/')) return
      const url = response.url()
      answers.push(
        response.text().then(
          (body) => ({ url, body }),
          () => ({ url, body: '' }),
        ),
      )
    })
    const devtools = await context.newCDPSession(page)
    const wire = await watchWire(devtools)
    await devtools.send('Network.emulateNetworkConditions', NETWORK)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const answer = await page.goto(path, { waitUntil: 'load', timeout: MOST_MS })
    const html = (await answer?.text()) ?? ''
    await page.waitForLoadState('networkidle', { timeout: MOST_MS })
    await page.waitForTimeout(SETTLE_MS)
    const lcpMs = await page.evaluate<number>('globalThis.largestMs')
    if (!(lcpMs > 0)) throw new Error(`${path}: the browser names no largest thing`)
    const asked = await Promise.all(answers)
    return {
      lcpSeconds: lcpMs / 1000,
      ...wire.kilobytes(answer?.url() ?? ''),
      calls: asked.length,
      needless: asked.filter(({ body }) => isIn(html, body)).map(({ url }) => new URL(url).pathname),
    }
  } finally {
    await context.close()
  }
}

/** Runs in the page before its own scripts. */
const WATCH_LCP = `
  globalThis.largestMs = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) globalThis.largestMs = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })`

/** Counts compressed bytes as they are transferred. */
async function watchWire(devtools: CDPSession) {
  const received = new Map<string, Received & { bytes: number }>()
  await devtools.send('Network.enable')
  devtools.on('Network.responseReceived', ({ requestId, response, type }) => {
    const isScript = type === 'Script' || /javascript/.test(response.mimeType)
    received.set(requestId, { url: response.url, isScript, bytes: 0 })
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = received.get(requestId)
    if (answer) answer.bytes = encodedDataLength
  })
  const sum = (which: (answer: Received) => boolean) =>
    [...received.values()].filter(which).reduce((bytes, answer) => bytes + answer.bytes, 0) / 1000
  return {
    kilobytes: (pageUrl: string) => ({
      scriptKb: sum(({ isScript }) => isScript),
      htmlKb: sum(({ url }) => url === pageUrl),
    }),
  }
}

function isIn(html: string, answer: string): boolean {
  const texts = textsOf(answer)
  const known = texts.filter((text) => html.includes(text))
  return texts.length > 0 && known.length / texts.length >= KNOWN_SHARE
}
