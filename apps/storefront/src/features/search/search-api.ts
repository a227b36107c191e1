import { suggestProducts } from '@cambusa/contract/product'
import type { DataOf } from '@cambusa/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { catalogueKey } from '../../lib/query-keys.ts'

export type SuggestAnswer = DataOf<typeof suggestProducts>

/** What the shop suggests for what was typed so far; a failure shows nothing and disturbs nobody. */
export const suggestQuery = (scope: string, typed: string) =>
  queryOptions({
    queryKey: catalogueKey(scope, 'suggest', typed),
    queryFn: ({ signal }): Promise<SuggestAnswer> =>
      call(suggestProducts, { query: { query: typed }, signal, background: true }),
    retry: false,
  })
