import type { QueryClient } from '@tanstack/react-query'
import { CATALOGUE } from '../lib/api/query-keys.ts'
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

/** What is drawn in the browser is drawn for who is there. */
export const showPrices = (): void => void delete marks().prices
