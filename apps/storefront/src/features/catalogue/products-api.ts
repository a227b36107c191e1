import { listProducts, type ProductList, type ProductListQuery } from '@cambusa/contract/product'
import { FIRST_PAGE, PRODUCT_PAGE_SIZE } from '@cambusa/domain/constants'
import { sortKeyOf, type ViewKey } from '@cambusa/domain/product-sort'
import { keepPreviousData, queryOptions, useQueries, useQuery, type QueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { keepAcrossScopes } from '../../lib/keep-across-scopes.ts'
import { catalogueKey } from '../../lib/query-keys.ts'
import { firstPageOf, pagesOf, type ListSearch } from './list-search.ts'

/** What the list is about: a category, a text, or both. */
export interface ListSubject {
  parent_category_id?: number | undefined
  query?: string | undefined
}

/** Dense rows: an order of 80 lines is seen on one page. */
const LIST_PAGE_SIZE = 96

const pageSizeOf = (view: ViewKey): number => (view === 'list' ? LIST_PAGE_SIZE : PRODUCT_PAGE_SIZE)

/** The call's query for one page of a list. */
const listQuery = (
  subject: ListSubject,
  search: ListSearch,
  view: ViewKey,
  page: number,
): ProductListQuery => ({
  ...subject,
  filter: search.filter,
  promo: search.promo,
  new: search.new,
  sort: sortKeyOf(search.sort, Boolean(subject.query)),
  page,
  page_size: pageSizeOf(view),
})

function productsQuery(scope: string, query: ProductListQuery) {
  const queryKey = catalogueKey(scope, 'products', query)
  return queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<ProductList> => call(listProducts, { query, signal }),
    placeholderData: keepAcrossScopes(queryKey),
  })
}

/** Fetches the first page on screen before the screen is drawn. */
export const ensureFirstPage = (
  client: QueryClient,
  scope: string,
  subject: ListSubject,
  search: ListSearch,
  view: ViewKey,
) => client.ensureQueryData(productsQuery(scope, listQuery(subject, search, view, firstPageOf(search))))

/** Every page of the list that the address names; the list before stays in sight while a new one is fetched. */
export function useProductPages(scope: string, subject: ListSubject, search: ListSearch, view: ViewKey) {
  const [firstPage, ...otherPages] = pagesOf(search)
  const pageQuery = (page: number) => productsQuery(scope, listQuery(subject, search, view, page))
  const first = useQuery({
    ...pageQuery(firstPage ?? FIRST_PAGE),
    placeholderData: keepPreviousData<ProductList>,
  })
  const others = useQueries({ queries: otherPages.map(pageQuery) })
  const pages = [first, ...others]
  return {
    products: pages.flatMap((page) => page.data?.products ?? []),
    facets: first.data?.facets ?? [],
    page: pages.findLast((page) => page.data)?.data?.page,
    correctedQuery: first.data?.correctedQuery,
    isLoading: first.isLoading,
    /** The answer to an earlier question is shown while the new one is on its way. */
    isOutdated: first.isPlaceholderData,
    isFetchingMore: others.some((page) => page.isFetching),
    isError: pages.some((page) => page.isError),
    retry: () => pages.filter((page) => page.isError).forEach((page) => void page.refetch()),
  }
}

export type ProductPages = ReturnType<typeof useProductPages>

const RAIL_SIZE = 18

/** The best promotions of the shop, for a row of cards. */
export const promotionsQuery = (scope: string) =>
  productsQuery(scope, { promo: true, sort: 'promo', page: FIRST_PAGE, page_size: RAIL_SIZE })

/** What came in last, for a row of cards. */
export const newProductsQuery = (scope: string) =>
  productsQuery(scope, { new: true, sort: 'newest', page: FIRST_PAGE, page_size: RAIL_SIZE })
