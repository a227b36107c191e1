import { useQuery, type QueryClient } from '@tanstack/react-query'
import { BoughtShape } from '../features/catalogue/bought/bought-section.tsx'
import { SHOWN_AT_FIRST } from '../features/catalogue/bought/shown-at-first.ts'
import { useEffect } from 'react'
import { lastBoughtQuery } from '../features/catalogue/list/last-bought-api.ts'
import { localStore } from '../lib/browser/storage.ts'
import { ROWS_AGAIN_KEY } from '../lib/session/session.ts'
import { keepOfSameOwner } from '../lib/state/keep-across-scopes.ts'
import { currentOwner, currentScopeKey, useOwner, useScopeKey } from '../lib/state/shopping-scope.ts'
import { BuyAgain } from './buy-again.tsx'

export const prefetchLastBought = (queryClient: QueryClient): Promise<void> =>
  queryClient.prefetchQuery(lastBoughtQuery(currentOwner(), currentScopeKey()))

/** The last purchases, with their height reserved before they are loaded; nothing for a customer without orders. */
export function BuyAgainPart() {
  const query = lastBoughtQuery(useOwner(), useScopeKey())
  const { data: last, isError } = useQuery({ ...query, placeholderData: keepOfSameOwner(query.queryKey) })
  useEffect(() => {
    if (last) localStore.set(ROWS_AGAIN_KEY, String(Math.min(last.size, SHOWN_AT_FIRST)))
  }, [last])
  if (last?.size === 0 || (isError && !last)) return null
  if (last) return <BuyAgain last={last} />
  const rows = Number(localStore.get(ROWS_AGAIN_KEY) ?? SHOWN_AT_FIRST)
  return rows > 0 && <BoughtShape count={rows} />
}
