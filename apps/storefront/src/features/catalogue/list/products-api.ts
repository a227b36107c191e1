import { listCards } from '@cambusa/contract/catalogue/cards'
import type { QueryOf } from '@cambusa/contract/endpoint'
import { CARD, type CardList } from '@cambusa/contract/catalogue/product'
import { FIRST_PAGE } from '@cambusa/domain/constants'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'
import { keepAcrossScopes } from '../../../lib/state/keep-across-scopes.ts'
import { catalogueKey } from '../../../lib/api/query-keys.ts'

/** One answer of GET /products. */
export function productsQuery(scope: string, query: QueryOf<typeof listCards>) {
  const queryKey = catalogueKey(scope, 'products', query)
  return queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<CardList> => call(listCards, { query, signal }),
    placeholderData: keepAcrossScopes(queryKey),
  })
}

const RAIL_SIZE = 18

/** The best promotions of the shop, for a row of cards. */
export const promotionsQuery = (scope: string) =>
  productsQuery(scope, { fields: CARD, promo: true, sort: 'promo', page: FIRST_PAGE, page_size: RAIL_SIZE })

/** The newest products, for a row of cards. */
export const newProductsQuery = (scope: string) =>
  productsQuery(scope, { fields: CARD, new: true, sort: 'newest', page: FIRST_PAGE, page_size: RAIL_SIZE })
