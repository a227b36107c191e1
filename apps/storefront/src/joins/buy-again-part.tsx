import { useQuery, type QueryClient } from '@tanstack/react-query'
import { BoughtShape, SHOWN_AT_FIRST } from '../features/catalogue/bought/bought-section.tsx'
import { lastBoughtQuery } from '../features/catalogue/list/last-bought-api.ts'
import { keepOfSameOwner } from '../lib/state/keep-across-scopes.ts'
import { currentOwner, currentScopeKey, useOwner, useScopeKey } from '../lib/state/shopping-scope.ts'
import { BuyAgain } from './buy-again.tsx'

export const prefetchLastBought = (queryClient: QueryClient): Promise<void> =>
  queryClient.prefetchQuery(lastBoughtQuery(currentOwner(), currentScopeKey()))

/** What was bought last, in the room that its rows will take; nothing for who has no order yet. */
export function BuyAgainPart() {
  const query = lastBoughtQuery(useOwner(), useScopeKey())
  const { data: last, isError } = useQuery({ ...query, placeholderData: keepOfSameOwner(query.queryKey) })
  if (last?.size === 0 || (isError && !last)) return null
  return last ? <BuyAgain last={last} /> : <BoughtShape count={SHOWN_AT_FIRST} />
}
