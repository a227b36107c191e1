import { viewCategories } from '@cambusa/contract/catalogue/catalogue'
import { fastSearchCards } from '@cambusa/contract/catalogue/cards'
import { CARD } from '@cambusa/contract/catalogue/product'
import type { FastSearchShelf } from '@cambusa/contract/catalogue/fast-search'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { keepOfSameOwner } from '../../lib/state/keep-across-scopes.ts'
import { catalogueKey } from '../../lib/api/query-keys.ts'

const TEXTS_SLUG = 'fast-search-popup'

/** The first products for each word. */
export function fastSearchQuery(scope: string, words: readonly string[]) {
  const queryKey = catalogueKey(scope, 'fast-search', words)
  return queryOptions({
    queryKey,
    // When a word is removed or added, the shelves of the other words stay.
    placeholderData: keepOfSameOwner(queryKey),
    queryFn: async ({ signal }): Promise<FastSearchShelf[]> => {
      const { shelves } = await call(fastSearchCards, { query: { q: [...words], fields: CARD }, signal })
      return shelves
    },
  })
}

/** Title and text of the dialog, which the shop writes into a hidden category; without them it has default texts. */
export const dialogTextsQuery = () =>
  queryOptions({
    queryKey: ['fast-search', 'texts'] as const,
    queryFn: async ({ signal }) => {
      const query = { slug: TEXTS_SLUG }
      const { category } = await call(viewCategories, { query, signal, background: true })
      return category?.metaData.category_info ?? {}
    },
    staleTime: Infinity,
    retry: false,
  })
