import { listDueDates } from '@cambusa/contract/payments/due-dates'
import type { DataOf } from '@cambusa/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { ownKey } from '../../lib/api/query-keys.ts'
import { keepOfSameOwner } from '../../lib/state/keep-across-scopes.ts'
import type { DueSearch } from './due-search.ts'

export type DueTotals = DataOf<typeof listDueDates>['totals']

/** A page of due dates. The office notes payments meanwhile: it is read again on return. */
export function dueDatesQuery(owner: string, { page = 1, state, from, to }: DueSearch) {
  const query = { page, state, from, to }
  const queryKey = ownKey(owner, 'due-dates', query)
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => call(listDueDates, { query, signal, quiet: true }),
    placeholderData: keepOfSameOwner(queryKey),
    refetchOnWindowFocus: 'always',
  })
}
