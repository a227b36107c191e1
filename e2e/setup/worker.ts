import type { Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import { openPage } from './browser.ts'
import { shopUrl } from './our-shop.ts'
import { isServerRendered } from './server-rendered-page.ts'

/** A page that is rendered for the first time on a busy machine may be given up for half a minute, milliseconds. */
const RENDERED_MS = 120_000

/** A shopper's phone on which a service worker may answer. */
export const openWithWorker = (url?: string): Promise<Page> => openPage('phone', url, { hasWorker: true })

/** Until the shop sends this page as the server renders it: only such a page is kept. */
export const untilRendered = (path: string, url = shopUrl) =>
  vi.waitFor(
    async () => {
      const page = await (await fetch(url + path)).text()
      if (!isServerRendered(page)) throw new Error(`${path} is not rendered`)
    },
    { timeout: RENDERED_MS, interval: 500 },
  )

/** Until the worker answers this page and has kept it: what a first visit leaves behind. */
export async function untilKept(page: Page): Promise<void> {
  let moves = 0
  await expect
    .poll(async () => {
      // The worker is registered after the shopper's first event.
      await page.mouse.move(10, 10 + (moves += 1))
      return page.evaluate(async () => {
        const names = await caches.keys()
        const isKept = names.some((name) => name.startsWith('cambusa.pages.'))
        return navigator.serviceWorker.controller !== null && isKept
      })
    })
    .toBe(true)
}

/** Everything that the browser keeps for the shop, as text. */
export const keptTexts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const key of await cache.keys())
        texts.push(key.url, (await (await cache.match(key))?.text()) ?? '')
    }
    const databases = await indexedDB.databases()
    return [...texts, ...databases.map(({ name }) => name)].join('\n')
  })
