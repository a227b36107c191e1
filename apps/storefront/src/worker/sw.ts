import { API_BASE } from '../lib/api/api-base.ts'
import { FIRST_FILE, type FromWorker, type ToWorker } from '../lib/browser/worker-messages.ts'
import { innerPage } from '@cambusa/domain/web/inner-address'
import { KEPT_CALLS } from 'virtual:kept-calls'
import { answerAsset, dropOldAssets, keepAssets } from './assets.ts'
import { answerCall } from './answers.ts'
import { ASSETS, cachesOf, deleteCaches, isOfShopper } from './caches.ts'
import { keptKind } from './kept-calls.ts'
import { answerLogo, answerPage, isPageKept, keepPage, keepShell } from './pages.ts'
import { listenForPushes } from './push-events.ts'
import { askSwitch, isSwitchedOff } from './switch-off.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** Written by the build: the files of the release. */
  __WB_MANIFEST: readonly { url: string }[]
}

const FILES = self.__WB_MANIFEST.map(({ url }) => `/${url}`)
/** The release of this worker, which pages have too. */
const RELEASE = FILES.find((file) => FIRST_FILE.test(file)) ?? ''
const OURS = new Set<string>([ASSETS, ...Object.values(cachesOf(RELEASE))])

const ASSET = /^\/assets\//
const LOGO = /^\/logo\.(?:svg|png)$/

/** Counts what was forgotten: an answer from before is not kept. */
let generation = 0

async function forget(): Promise<void> {
  generation += 1
  await deleteCaches(isOfShopper)
}

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

self.addEventListener('install', (event) => event.waitUntil(keepShell(RELEASE)))

self.addEventListener('activate', (event) => {
  const takeOver = async () => {
    await deleteCaches((name) => !OURS.has(name))
    await self.clients.claim()
    // A page of another release shows the box of a new version; until then its own files still answer it.
    for (const page of await windows())
      page.postMessage({ type: 'release', release: RELEASE } satisfies FromWorker)
  }
  event.waitUntil(takeOver())
})

self.addEventListener('fetch', (event) => {
  if (isSwitchedOff()) return
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  const now = generation
  const isCurrent = () => now === generation
  if (request.mode === 'navigate') {
    event.waitUntil(askSwitch(self.registration, Date.now()))
    if (innerPage(pathname + search) !== undefined) event.respondWith(answerPage(RELEASE, event, isCurrent))
    return
  }
  if (LOGO.test(pathname)) return event.respondWith(answerLogo(RELEASE, event))
  if (ASSET.test(pathname)) return event.respondWith(answerAsset(event))
  const kind = pathname.startsWith(API_BASE) ? keptKind(KEPT_CALLS, pathname) : undefined
  if (kind === undefined) return
  event.respondWith(answerCall(event, { cache: cachesOf(RELEASE).own, kind, isCurrent, forget }))
})

/** Keeps what a page of this release has loaded, and the rest of the release where it says so. */
async function keepForLater(told: Extract<ToWorker, { type: 'keep' }>): Promise<void> {
  if (told.release !== RELEASE) return
  await keepAssets(told.files.filter((file) => FILES.includes(file)))
  const { href } = new URL(told.page, self.location.href)
  const now = generation
  if (!(await isPageKept(RELEASE, href))) {
    const answer = await fetch(href).catch(() => undefined)
    if (answer) await keepPage(RELEASE, href, answer, () => now === generation)
  }
  if (told.all) await keepAssets(FILES)
  if ((await windows()).length === 1) await dropOldAssets(FILES)
}

self.addEventListener('message', (event) => {
  const told = event.data as ToWorker
  if (told.type === 'forget') event.waitUntil(forget())
  if (told.type === 'keep') event.waitUntil(keepForLater(told))
  const isFor = told.type === 'activate' && (told.release === undefined || told.release === RELEASE)
  if (isFor) event.waitUntil(self.skipWaiting())
})

listenForPushes(self)
void askSwitch(self.registration, Date.now())
