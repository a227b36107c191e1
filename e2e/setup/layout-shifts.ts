import type { Page } from 'playwright-core'

/** What moved on a screen without anybody having touched it, and how much of the window that was (1: all of it). */
export interface Shift {
  value: number
  /** What moved, from where to where. */
  moved: string[]
}

/** A slow phone's network: every answer takes its time, and big ones longer. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 400_000, uploadThroughput: 400_000 }
/** Later than the last thing that comes by itself. */
const SETTLED_MS = 300
const MOST_SCROLLS = 4

/** Runs in the page, before anything of it. */
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
  // Two frames after its last word has come, whatever that moved has been told.
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

/** What the browser tells of a shift; no library has it yet. */
interface LayoutShift extends PerformanceEntry {
  value: number
  startTime: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/**
 * From now on every page that this one opens is watched, over a slow network, and on a processor so many times slower. The
 * font stays away unless it is asked for: one that missed the first view may take its place whenever words are rendered again. What
 * moves because the page itself is still coming counts only where that is asked for: it is shown as far as it has come.
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

/** What has moved on this screen, since the last look at it, until everything is there, also what lies further down. */
export async function shiftsOn(page: Page): Promise<Shift[]> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(SETTLED_MS)
  const height = page.viewportSize()!.height
  const windows = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight)
  for (let scrolled = 1; scrolled < Math.min(windows, MOST_SCROLLS); scrolled += 1) {
    await page.mouse.wheel(0, height)
    await page.waitForTimeout(SETTLED_MS)
  }
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts.splice(0))
}
