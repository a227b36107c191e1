import type { QueryClient } from '@tanstack/react-query'
import { PAGE_DATA_ID } from '../lib/browser/page-marks.ts'
import { useScopeStore } from '../lib/state/shopping-scope.ts'
import type { PageData } from './ssr/page-data.ts'
import { areMarked } from './ssr/personalise.ts'

/** The answers that the server rendered this page from; undefined where it sent the plain page. */
export function readServerRenderedPage(): PageData | undefined {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  return text ? (JSON.parse(text) as PageData) : undefined
}

/**
 * Puts the answers of the page into the query cache. For a visitor they count as fresh, whatever the browser's clock
 * says; a signed-in customer, or a shopper who has chosen a store, fetches personal answers and sees no price before.
 */
export function hydrate({ at, scope, answers }: PageData, client: QueryClient): void {
  if (at) history.replaceState(null, '', at)
  const isOwn = !areMarked('prices')
  if (isOwn) useScopeStore.setState({ scope, first: scope })
  const written = isOwn ? undefined : { updatedAt: 0 }
  answers.forEach(([key, data]) => client.setQueryData(key, data, written))
}
