import type { QueryClient } from '@tanstack/react-query'
import { useScopeStore } from '../lib/state/shopping-scope.ts'
import { PAGE_DATA_ID, type PageData } from './drawing/page-data.ts'

/** What the server drew this page from; undefined where it sent the plain one. */
export function readDrawnPage(): PageData | undefined {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  return text ? (JSON.parse(text) as PageData) : undefined
}

/** Goes on from there: its answers are as new as the page, whatever the browser's clock says. */
export function takeOver({ at, scope, answers }: PageData, client: QueryClient): void {
  if (at) history.replaceState(null, '', at)
  useScopeStore.setState({ scope, first: scope })
  answers.forEach(([key, data]) => client.setQueryData(key, data))
}
