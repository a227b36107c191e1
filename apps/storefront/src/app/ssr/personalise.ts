import { hashKey, type Query, type QueryClient } from '@tanstack/react-query'
import { CATALOGUE } from '../../lib/api/query-keys.ts'
import { isChunkComing, onChunks } from '../../lib/browser/chunks.ts'
import {
  DOCUMENT_MARKS,
  OWN_CENTS,
  OWN_FIGURE,
  OWN_PRICE,
  PERSONALISED_PENDING,
} from '../../lib/browser/page-marks.ts'
import { useUserStore } from '../../lib/session/user-store.ts'
import type { PageData } from './page-data.ts'

/** What index.html hides until it is this shopper's own. */
type Hidden = 'prices' | 'parts'

const marks = () => document.documentElement.dataset

export const areMarked = (what: Hidden): boolean => marks()[DOCUMENT_MARKS[what]] !== undefined

export function show(what: Hidden): void {
  delete marks()[DOCUMENT_MARKS[what]]
  if (what === 'prices') forgetEarlyPrices()
  if (what === 'parts') delete marks()[DOCUMENT_MARKS.rowsAgain]
}

/** Takes back what app/early/own-prices.ts shows: the screen has its own prices, or other ones are asked for. */
export function forgetEarlyPrices(): void {
  if (globalThis.asked) delete globalThis.asked.onBody
  for (const name of [OWN_PRICE, OWN_FIGURE, OWN_CENTS])
    document.querySelectorAll(`[${name}]`).forEach((element) => element.removeAttribute(name))
}

/** Something that has to become true, told by events. */
export interface Awaited {
  /** Stops watching. */
  stop: () => void
  /** The time for it is over: what never came is no longer waited for. */
  giveUp: () => void
}

/** So long nothing happens on the screen: code that came has been rendered, and has asked for what it needs. */
export const QUIET_MS = 150

const OWN_PART = `[${Object.keys(PERSONALISED_PENDING)[0]}]`

/**
 * Done when it is known who is there, nothing is on its way to the screen, and nothing has happened for QUIET_MS: a chunk that
 * came may render a part that asks for more.
 */
export function whenChunksAreLoaded(client: QueryClient, done: () => void): Awaited {
  let timer: ReturnType<typeof setTimeout> | undefined
  const isComing = () =>
    !useUserStore.getState().user ||
    client.isFetching() > 0 ||
    isChunkComing() ||
    document.querySelector(OWN_PART) !== null
  const look = () => {
    clearTimeout(timer)
    if (!isComing()) timer = setTimeout(finish, QUIET_MS)
  }
  const elements = new MutationObserver(look)
  elements.observe(document.body, { childList: true, subtree: true })
  const stops = [
    useUserStore.subscribe(look),
    client.getQueryCache().subscribe(look),
    onChunks(look),
    () => elements.disconnect(),
    () => clearTimeout(timer),
  ]
  const stop = () => stops.forEach((one) => one())
  const finish = () => {
    stop()
    done()
  }
  look()
  return { stop, giveUp: finish }
}

/** A visitor's answer that still stands in for the customer's own. */
const isVisitors = ({ state }: Query) => state.data !== undefined && state.dataUpdatedAt === 0

/**
 * Done when every answer that the page was rendered from is in use and nothing on screen is a visitor's any more. Where the
 * customer's own answer could not be had the visitor's goes, too, and the screen says so; what no part shows would be a
 * visitor's when it is shown, and goes.
 */
export function whenPricesArePersonal(
  { answers }: Pick<PageData, 'answers'>,
  client: QueryClient,
  done: () => void,
): Awaited {
  const cache = client.getQueryCache()
  const rendered = answers.flatMap(([key]) => (key[0] === CATALOGUE ? [hashKey(key)] : []))
  const unused = new Set(rendered)
  const look = () => {
    if (unused.size > 0) return
    const shown = cache.findAll({ queryKey: [CATALOGUE], type: 'active' })
    if (shown.some(({ state }) => state.dataUpdatedAt === 0 && state.status !== 'error')) return
    stop()
    rendered
      .flatMap((hash) => cache.get(hash) ?? [])
      .forEach((query) => isVisitors(query) && cache.remove(query))
    done()
  }
  const stop = cache.subscribe((event) => {
    const { type, query } = event
    if (type === 'observerAdded') unused.delete(query.queryHash)
    if (type === 'updated' && event.action.type === 'error' && isVisitors(query))
      query.setState({ data: undefined })
    look()
  })
  look()
  return {
    stop,
    giveUp: () => {
      unused.clear()
      look()
    },
  }
}
