import type { CardList } from '@cambusa/contract/catalogue/product'
import { FIRST_PAGE } from '@cambusa/domain/constants'
import { useQueries, useQuery } from '@tanstack/react-query'
import { keepAcrossScopes, keepOfSameOwner } from '../../../lib/state/keep-across-scopes.ts'
import { pagesOf } from './list-changes.ts'
import type { ListLook } from './list-look.ts'
import type { ListSearch } from './list-search.ts'
import { askPage, type ListSource } from './list-source.ts'

/** Every page of the list that the address names; the list before stays in sight while a new one is fetched. */
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
    /** What else there is, where nothing was found. */
    fallback: first.data?.fallback,
    leftOut: first.data?.leftOut ?? [],
    /** What a search was understood as, where it says more than its words. */
    understoodAs: first.data?.understoodAs,
    /** Of an advanced search: GTINs that no product has. */
    unknownGtins: first.data?.unknownGtins ?? [],
    isLoading: first.isLoading,
    /** The answer to an earlier question is shown while the new one is on its way. */
    isOutdated: first.isPlaceholderData,
    isFetchingMore: others.some((page) => page.isFetching),
    isError: pages.some((page) => page.isError),
    retry: () => pages.filter((page) => page.isError).forEach((page) => void page.refetch()),
  }
}

export type ProductPages = ReturnType<typeof useProductPages>
