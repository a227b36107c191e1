import { suggestCards } from '@cambusa/contract/catalogue/cards'
import { CARD } from '@cambusa/contract/catalogue/product'
import type { DataOf } from '@cambusa/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'

export type SuggestAnswer = DataOf<typeof suggestCards>

/** Going back over letters asks nothing anew, milliseconds. */
const SUGGEST_KEPT_MS = 60_000

/** What the shop suggests for what was typed so far; a failure shows nothing and disturbs nobody. */
export const suggestQuery = (scope: string, typed: string) =>
  queryOptions({
    // Not among the 50 answers that are kept: every letter typed would push a list out.
    queryKey: ['suggest', scope, typed],
    staleTime: SUGGEST_KEPT_MS,
    gcTime: SUGGEST_KEPT_MS,
    queryFn: ({ signal }): Promise<SuggestAnswer> =>
      call(suggestCards, { query: { query: typed, fields: CARD }, signal, background: true }),
    retry: false,
  })
