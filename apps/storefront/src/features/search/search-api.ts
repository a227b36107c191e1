import { suggestCards } from '@cambusa/contract/catalogue/cards'
import { CARD } from '@cambusa/contract/catalogue/product'
import type { DataOf } from '@cambusa/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'

export type SuggestAnswer = DataOf<typeof suggestCards>

/** Deleting letters repeats no request within this time, milliseconds. */
const SUGGEST_KEPT_MS = 60_000

/** The shop's suggestions for the typed text; after a failure there are none. */
export const suggestQuery = (scope: string, typed: string) =>
  queryOptions({
    // Not a catalogue key, of which 50 answers are kept: every typed letter would drop a list.
    queryKey: ['suggest', scope, typed],
    staleTime: SUGGEST_KEPT_MS,
    gcTime: SUGGEST_KEPT_MS,
    queryFn: ({ signal }): Promise<SuggestAnswer> =>
      call(suggestCards, { query: { query: typed, fields: CARD }, signal, background: true }),
    retry: false,
  })
