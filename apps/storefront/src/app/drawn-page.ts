import type { QueryClient } from '@tanstack/react-query'
import { PAGE_DATA_ID } from '../lib/browser/page-marks.ts'
import { useScopeStore } from '../lib/state/shopping-scope.ts'
import type { PageData } from './drawing/page-data.ts'
import { areMarked } from './ssr/personalise.ts'

/** What the server drew this page from; undefined where it sent the plain one. */
export function readDrawnPage(): PageData | undefined {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  return text ? (JSON.parse(text) as PageData) : undefined
}

/**
 * Goes on from there. To a visitor its answers are as new as the page, whatever the browser's clock says; who is signed in,
 * or has chosen where to shop, asks for his own, and sees no price until they have come.
 */
export function takeOver({ at, scope, answers }: PageData, client: QueryClient): void {
  if (at) history.replaceState(null, '', at)
  const isOwn = !areMarked('prices')
  if (isOwn) useScopeStore.setState({ scope, first: scope })
  const written = isOwn ? undefined : { updatedAt: 0 }
  answers.forEach(([key, data]) => client.setQueryData(key, data, written))
}
