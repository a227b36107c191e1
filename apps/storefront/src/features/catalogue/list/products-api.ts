import { listCards } from '@cambusa/contract/catalogue/cards'
import type { QueryOf } from '@cambusa/contract/endpoint'
import type { CardList } from '@cambusa/contract/catalogue/product'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'
import { keepAcrossScopes } from '../../../lib/state/keep-across-scopes.ts'
import { catalogueKey } from '../../../lib/api/query-keys.ts'
import { NEWS_ASKED, PROMOTIONS_ASKED } from './rails-asked.ts'

/** One answer of GET /products. */
export function productsQuery(scope: string, query: QueryOf<typeof listCards>) {
  const queryKey = catalogueKey(scope, 'products', query)
  return queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<CardList> => call(listCards, { query, signal }),
    placeholderData: keepAcrossScopes(queryKey),
  })
}

/** The best promotions of the shop, for a row of cards. */
export const promotionsQuery = (scope: string) => productsQuery(scope, PROMOTIONS_ASKED)

/** The newest products, for a row of cards. */
export const newProductsQuery = (scope: string) => productsQuery(scope, NEWS_ASKED)
