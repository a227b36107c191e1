import type { CardList } from '@cambusa/contract/catalogue/product'
import { FIRST_PAGE } from '@cambusa/domain/constants'
import { useQueries, useQuery } from '@tanstack/react-query'
import { keepAcrossScopes, keepOfSameOwner } from '../../../lib/state/keep-across-scopes.ts'
import { pagesOf } from './list-changes.ts'
import type { ListLook } from './list-look.ts'
import type { ListSearch } from './list-search.ts'
import { askPage, type ListSource } from './list-source.ts'

/** All pages of the list that the address asks for; the previous list stays visible while a new one loads. */
export function useProductPages(scope: string, source: ListSource, search: ListSearch, look: ListLook) {
  const [firstPage, ...otherPages] = pagesOf(search)
  const pageQuery = (page: number) => {
    const query = source.pageQuery(scope, askPage(search, look, page))
    return { ...query, placeholderData: keepAcrossScopes(query.queryKey)<CardList> }
  }
  const firstQuery = pageQuery(firstPage ?? FIRST_PAGE)
  const first = useQuery({
    ...firstQuery,
    placeholderData: keepOfSameOwner(firstQuery.queryKey)<CardList>,
  })
  const others = useQueries({ queries: otherPages.map(pageQuery) })
  const pages = [first, ...others]
  return {
    products: pages.flatMap((page) => page.data?.products ?? []),
    facets: first.data?.facets ?? [],
    page: pages.findLast((page) => page.data)?.data?.page,
    correctedQuery: first.data?.correctedQuery,
    /** The alternatives where nothing was found. */
    fallback: first.data?.fallback,
    leftOut: first.data?.leftOut ?? [],
    /** How a search was understood, where that differs from its words. */
    understoodAs: first.data?.understoodAs,
    /** Of an advanced search: GTINs without a product. */
    unknownGtins: first.data?.unknownGtins ?? [],
    isLoading: first.isLoading,
    /** The answer to an earlier request is shown while the new one loads. */
    isOutdated: first.isPlaceholderData,
    isFetchingMore: others.some((page) => page.isFetching),
    isError: pages.some((page) => page.isError),
    retry: () => pages.filter((page) => page.isError).forEach((page) => void page.refetch()),
  }
}

export type ProductPages = ReturnType<typeof useProductPages>
