import { listBrands } from '@cambusa/contract/brands'
import { listProducts, type ProductList, type ProductListQuery } from '@cambusa/contract/product'
import { FIRST_PAGE } from '@cambusa/domain/constants'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'
import { keepAcrossScopes } from '../../../lib/state/keep-across-scopes.ts'
import { catalogueKey } from '../../../lib/api/query-keys.ts'
import type { ListSource, PageQuery } from './list-source.ts'

/** One answer of GET /products. */
export function productsQuery(scope: string, query: ProductListQuery) {
  const queryKey = catalogueKey(scope, 'products', query)
  return queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<ProductList> => call(listProducts, { query, signal }),
    placeholderData: keepAcrossScopes(queryKey),
  })
}

/** What a list of GET /products is about: a category, a text, or both. */
export interface ListSubject {
  parent_category_id?: number | undefined
  query?: string | undefined
  /** The text is searched as typed, whatever else it may have meant. */
  as_typed?: true | undefined
}

/** The list of GET /products for a category or a text. */
export const productsSource = (subject: ListSubject): ListSource => ({
  hasQuery: Boolean(subject.query),
  pageQuery: (scope, asked) => {
    const { queryKey, queryFn } = productsQuery(scope, { ...subject, ...asked })
    return { queryKey, queryFn: queryFn as PageQuery['queryFn'] }
  },
  findBrands: (scope, asked) => ({
    queryKey: ['brands', scope, subject, asked],
    queryFn: ({ signal }) => call(listBrands, { query: { ...subject, ...asked }, signal, background: true }),
  }),
})

const RAIL_SIZE = 18

/** The best promotions of the shop, for a row of cards. */
export const promotionsQuery = (scope: string) =>
  productsQuery(scope, { promo: true, sort: 'promo', page: FIRST_PAGE, page_size: RAIL_SIZE })

/** What came in last, for a row of cards. */
export const newProductsQuery = (scope: string) =>
  productsQuery(scope, { new: true, sort: 'newest', page: FIRST_PAGE, page_size: RAIL_SIZE })
