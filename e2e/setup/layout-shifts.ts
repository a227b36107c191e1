import type { Page } from 'playwright-core'

/** The layout shifts on a screen without user input, each with its score. */
export interface Shift {
  value: number
  /** The moved elements, from and to which position. */
  moved: string[]
}

/** A slow phone's network: every answer has a delay, and large ones take longer. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 400_000, uploadThroughput: 400_000 }
/** Later than the last content that loads by itself. */
const SETTLED_MS = 300
/** A screen over the slow network on a busy machine; only what moves matters. */
const QUIET_MS = 150_000
const MOST_SCROLLS = 4

/** Runs in the page, before its own scripts. */
function watch(whileComing: boolean): void {
  const describe = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement
    if (!element) return 'gone'
    const named = (each: Element) => `${each.localName}.${String(each.getAttribute('class')).slice(0, 40)}`
    return [element.parentElement?.parentElement, element.parentElement, element]
      .flatMap((each) => (each ? [named(each)] : []))
      .join(' > ')
  }
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(',')
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  // Two frames after the end of the HTML all its shifts have been reported.
  let wholeAt = whileComing ? 0 : Infinity
  const isWhole = () =>
    requestAnimationFrame(() => requestAnimationFrame((now) => (wholeAt = Math.min(wholeAt, now))))
  document.addEventListener('readystatechange', isWhole, { once: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput || entry.startTime < wholeAt) continue
      const moved = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${describe(node)} ${place(previousRect)} → ${place(currentRect)}`,
      )
      shifts.push({ value: entry.value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The browser's entry for a layout shift, which no library declares yet. */
interface LayoutShift extends PerformanceEntry {
  value: number
  startTime: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/**
 * From now on every page opened in this tab is watched, over a slow network and on a slowed processor. The font is
 * blocked unless it is wanted: one that missed the first paint may be applied at any later rendering. Shifts while the
 * HTML is still arriving count only on request, because the browser paints the received part.
 */
export async function watchShifts(
  page: Page,
  { slower = 1, withFont = false, whileComing = false } = {},
): Promise<void> {
  await page.addInitScript(watch, whileComing)
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  if (!withFont) await client.send('Network.setBlockedURLs', { urls: ['*.woff2'] })
  await client.send('Network.emulateNetworkConditions', SLOW)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower })
}

/** The shifts on this screen since the last call, until everything has loaded, including content further down. */
export async function shiftsOn(page: Page): Promise<Shift[]> {
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS })
  await page.waitForTimeout(SETTLED_MS)
  const height = page.viewportSize()!.height
  const windows = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight)
  for (let scrolled = 1; scrolled < Math.min(windows, MOST_SCROLLS); scrolled += 1) {
    await page.mouse.wheel(0, height)
    await page.waitForTimeout(SETTLED_MS)
  }
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS })
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts.splice(0))
}
