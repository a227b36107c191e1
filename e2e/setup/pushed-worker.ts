import type { CDPSession, Page, Worker } from 'playwright-core'
import { expect } from 'vitest'
import { shopUrl } from './our-shop.ts'

/** What of a service worker is used here; these tests know the types of pages only. */
interface WorkerScope {
  registration: {
    getNotifications: () => Promise<ShownNotification[]>
    showNotification: (title: string, options: { body: string; tag: string; data: unknown }) => Promise<void>
  }
}

/** What a push of the shop carries. */
export interface CarriedPush {
  id: string
  title: string
  body: string
  target: string
}

interface ShownNotification {
  title: string
  body: string
  tag: string
}

/** The service worker of a page's shop, as the browser's push service reaches it. */
export interface PushedWorker {
  deliver: (push: CarriedPush) => Promise<unknown>
  /** The notifications that the browser shows. */
  shown: () => Promise<ShownNotification[]>
  /** Taps the notification that is shown. */
  tap: () => Promise<void>
}

/** Keeps the notifications in place of a browser that shows none to anybody, as chromium-headless-shell. */
function keepNotifications(): void {
  if (Notification.permission === 'granted') return
  const { registration } = globalThis as unknown as WorkerScope
  const kept = new Map<string, ShownNotification & { close: () => void }>()
  registration.getNotifications = async () => [...kept.values()]
  registration.showNotification = async (title, given) =>
    void kept.set(given.tag, { title, ...given, close: () => void kept.delete(given.tag) })
}

/** Notes that a page listens to its worker. Call it before the page opens the shop. */
export const watchListening = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { serviceWorker } = navigator as Partial<Navigator>
    if (serviceWorker === undefined) return
    const start = serviceWorker.startMessages.bind(serviceWorker)
    serviceWorker.startMessages = () => {
      Object.assign(window, { isListening: true })
      start()
    }
  })

/** Until this page of somebody who is signed in listens, which it does some time after the shopper's first event. */
export async function untilListening(page: Page): Promise<void> {
  let moves = 0
  await expect
    .poll(async () => {
      await page.mouse.move(10, 20 + (moves += 1))
      return page.evaluate(() => 'isListening' in window)
    })
    .toBe(true)
}

async function registrationOf(browser: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(shopUrl))
      if (own) resolve(own.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  return found
}

/** Reaches the worker that answers this page, in a browser whose shopper allows notifications. */
export async function reachWorker(page: Page): Promise<PushedWorker> {
  // The page may leave the shop, and this one is none of its.
  const browser = await page.context().newCDPSession(await page.context().newPage())
  const registrationId = await registrationOf(browser)
  const worker = page.context().serviceWorkers()[0] as Worker
  await worker.evaluate(keepNotifications)
  return {
    deliver: (push) =>
      browser.send('ServiceWorker.deliverPushMessage', {
        origin: shopUrl,
        registrationId,
        data: JSON.stringify(push),
      }),
    shown: () =>
      worker.evaluate(async () => {
        const { registration } = globalThis as unknown as WorkerScope
        const shown = await registration.getNotifications()
        return shown.map(({ title, body, tag }) => ({ title, body, tag }))
      }),
    // Browsers have no command for it: the event is the one that a tap makes, with the shown notification.
    tap: () =>
      worker.evaluate(async () => {
        const { registration } = globalThis as unknown as WorkerScope
        const [notification] = await registration.getNotifications()
        const waited: Promise<unknown>[] = []
        const waitUntil = (work: Promise<unknown>) => void waited.push(work)
        dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }))
        await Promise.all(waited)
      }),
  }
}
