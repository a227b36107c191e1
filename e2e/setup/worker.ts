import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openPage } from './browser.ts'

/** A shopper's phone on which a service worker may answer. */
export const openWithWorker = (url?: string): Promise<Page> => openPage('phone', url, { hasWorker: true })

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
