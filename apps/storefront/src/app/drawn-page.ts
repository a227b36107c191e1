import type { QueryClient } from '@tanstack/react-query'
import { isChunkComing } from '../lib/browser/chunks.ts'
import { CATALOGUE } from '../lib/api/query-keys.ts'
import { useUserStore } from '../lib/session/user-store.ts'
import { useScopeStore } from '../lib/state/shopping-scope.ts'
import { PAGE_DATA_ID, type PageData } from './drawing/page-data.ts'

/** What the server drew this page from; undefined where it sent the plain one. */
export function readDrawnPage(): PageData | undefined {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  return text ? (JSON.parse(text) as PageData) : undefined
}

/** Where the page says that its prices are not this shopper's: index.html does before the first paint. */
const marks = () => document.documentElement.dataset

/**
 * Goes on from there. To a visitor its answers are as new as the page, whatever the browser's clock says; who is signed in,
 * or has chosen where to shop, asks for his own, and sees no price until they have come.
 */
export function takeOver({ at, scope, answers }: PageData, client: QueryClient): void {
  if (at) history.replaceState(null, '', at)
  const isOwn = marks().prices === undefined
  if (isOwn) useScopeStore.setState({ scope, first: scope })
  const written = isOwn ? undefined : { updatedAt: 0 }
  answers.forEach(([key, data]) => client.setQueryData(key, data, written))
  if (!isOwn) showOwnPrices(client)
}

/** How often it is looked whether everything has come, and for how long: a screen that waits in vain says so. */
const LOOK_MS = 50
const AT_LATEST_MS = 10_000
const QUIET_LOOKS = 3

/** As soon as it is known who is there and nothing is on its way to the screen any more: several times, since parts bring parts. */
export function showOwnParts(client: QueryClient): void {
  if (marks().own === undefined) return
  const untilMs = performance.now() + AT_LATEST_MS
  let quiet = 0
  const timer = setInterval(() => {
    const isComing =
      !useUserStore.getState().user ||
      client.isFetching() > 0 ||
      isChunkComing() ||
      document.querySelector('[data-own-comes]') !== null
    quiet = isComing ? 0 : quiet + 1
    if (quiet < QUIET_LOOKS && performance.now() < untilMs) return
    clearInterval(timer)
    showOwn()
  }, LOOK_MS)
}

/** As soon as nothing on screen is a visitor's any more. */
function showOwnPrices(client: QueryClient): void {
  const cache = client.getQueryCache()
  const shown = () => cache.findAll({ queryKey: [CATALOGUE], type: 'active' })
  const stop = cache.subscribe(({ type }) => {
    if (type !== 'updated' || shown().length === 0) return
    if (shown().some(({ state }) => state.dataUpdatedAt === 0)) return
    stop()
    showPrices()
  })
}

function showOwn(): void {
  delete marks().own
  delete marks().again
}

const showPrices = (): void => void delete marks().prices

/** What is drawn in the browser is drawn for who is there. */
export function showAll(): void {
  showPrices()
  showOwn()
}
