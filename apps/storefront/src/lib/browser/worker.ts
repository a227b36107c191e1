import { WORKER_FILE } from '@cambusa/contract/shop/worker'
import { onAppEvent } from '../state/events.ts'
import { isInApp } from '../device/in-app.ts'
import { FIRST_FILE, type FromWorker, type ToWorker } from './worker-messages.ts'

/** The longest that a reload waits for the new worker, milliseconds. */
const TAKE_OVER_MS = 2000
/** Connections on which nothing is loaded that nobody asked for. */
const SLOW = /2g/

/** What only some browsers tell about the network. */
interface Connection {
  connection?: { saveData?: boolean; effectiveType?: string }
}

/** Undefined where the browser has no workers, as over http, and in the mobile app, which has the files itself. */
const container = (): ServiceWorkerContainer | undefined =>
  isInApp() ? undefined : (navigator as Partial<Navigator>).serviceWorker

/** The release of this page, by the link that its first script writes; undefined for sources that were not built. */
function pageRelease(): string | undefined {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
  return links.map(({ href }) => new URL(href).pathname).find((path) => FIRST_FILE.test(path))
}

async function tell(message: ToWorker): Promise<void> {
  const workers = container()
  const worker = workers?.controller ?? (await workers?.getRegistration())?.active
  worker?.postMessage(message)
}

/** Until the page has loaded and the browser has nothing else to do. */
async function untilIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  await new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve),
  )
}

const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, location.href))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)

/** A worker of this page's release takes over at once: no page of an older one may be opened from its cache. */
function takeOver(registration: ServiceWorkerRegistration, release: string): void {
  const activate = (worker: ServiceWorker | null) =>
    worker?.postMessage({ type: 'activate', release } satisfies ToWorker)
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => worker.state === 'installed' && activate(worker))
  activate(registration.waiting)
  watch(registration.installing)
  registration.addEventListener('updatefound', () => watch(registration.installing))
}

/**
 * Registers the service worker once the page has loaded, and tells it what to keep and what to forget. On the first visit
 * it keeps what the page has loaded; the rest of the release follows with the second one. Returns a function that ends
 * what it listens to.
 */
export function startWorker(): () => void {
  const workers = container()
  const release = pageRelease()
  if (workers === undefined || release === undefined) return () => undefined
  const { connection } = navigator as Connection
  const mayLoad = connection?.saveData !== true && !SLOW.test(connection?.effectiveType ?? '')
  const all = workers.controller !== null && mayLoad
  const forget = () => void tell({ type: 'forget' })
  const stops = [onAppEvent('sessionChanged', forget), onAppEvent('notLoggedIn', forget)]
  const begin = async () => {
    await untilIdle()
    // The policy of the page admits this one address (index.html).
    const registration = (await workers.register(WORKER_FILE, { updateViaCache: 'none' })) as
      | ServiceWorkerRegistration
      | undefined
    if (registration === undefined) return
    takeOver(registration, release)
    await workers.ready
    const { pathname, search } = location
    await tell({ type: 'keep', release, files: loadedFiles(), page: pathname + search, all })
  }
  // A browser that refuses workers or storage: the shop works without.
  void begin().catch(() => undefined)
  return () => stops.forEach((stop) => stop())
}

/** Calls back when a worker of another release has taken over; returns a function that stops it. */
export function onOtherRelease(found: () => void): () => void {
  const workers = container()
  const listen = ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'release' && data.release !== pageRelease()) found()
  }
  workers?.addEventListener('message', listen)
  return () => workers?.removeEventListener('message', listen)
}

/** Looks for a worker of the new version, so that it is there when the page is loaded anew. */
export async function updateWorker(): Promise<void> {
  try {
    await (await container()?.getRegistration())?.update()
  } catch {
    // The next page finds it.
  }
}

/** Lets the worker of the new version take over before the page is loaded anew, for two seconds at most. */
export async function activateWorker(): Promise<void> {
  const workers = container()
  const waiting = (await workers?.getRegistration().catch(() => undefined))?.waiting
  if (!workers || !waiting) return
  const taken = new Promise((resolve) =>
    workers.addEventListener('controllerchange', resolve, { once: true }),
  )
  waiting.postMessage({ type: 'activate' } satisfies ToWorker)
  await Promise.race([taken, new Promise((resolve) => setTimeout(resolve, TAKE_OVER_MS))])
}
