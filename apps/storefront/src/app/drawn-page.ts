import { hashKey, type Query, type QueryClient } from '@tanstack/react-query'
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

/** A visitor's answer, to somebody who has asked for her own and has none yet. */
const isVisitors = ({ state }: Query) => state.data !== undefined && state.dataUpdatedAt === 0

/**
 * As soon as the page is taken over and nothing on screen is a visitor's any more. Where her own answer could not be had
 * the visitor's goes, too, and the screen says so; what no part shows would be a visitor's when it is shown, and goes.
 */
export function showOwnPrices({ answers }: PageData, client: QueryClient): void {
  if (marks().prices === undefined) return
  const cache = client.getQueryCache()
  const drawn = answers.flatMap(([key]) => (key[0] === CATALOGUE ? [hashKey(key)] : []))
  const notTakenOver = new Set(drawn)
  const look = () => {
    if (notTakenOver.size > 0) return
    const shown = cache.findAll({ queryKey: [CATALOGUE], type: 'active' })
    if (shown.some(({ state }) => state.dataUpdatedAt === 0 && state.status !== 'error')) return
    stop()
    clearTimeout(latest)
    drawn
      .flatMap((hash) => cache.get(hash) ?? [])
      .forEach((query) => isVisitors(query) && cache.remove(query))
    showPrices()
  }
  const stop = cache.subscribe((event) => {
    const { type, query } = event
    if (type === 'observerAdded') notTakenOver.delete(query.queryHash)
    if (type === 'updated' && event.action.type === 'error' && isVisitors(query))
      query.setState({ data: undefined })
    look()
  })
  const latest = setTimeout(() => {
    notTakenOver.clear()
    look()
  }, AT_LATEST_MS)
  look()
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
