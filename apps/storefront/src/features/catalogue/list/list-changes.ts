import { FIRST_PAGE } from '@cambusa/domain/constants'
import type { SortKey, ViewKey } from '@cambusa/domain/catalogue/product-sort'
import type { ListSearch } from './list-search.ts'
import { rangeFilter, rangeOf, type PriceRange } from '../facets/price-range.ts'

const fromFirstPage = { page: undefined, to: undefined }

const withFilters = <Search extends ListSearch>(search: Search, filters: readonly string[]): Search => ({
  ...search,
  ...fromFirstPage,
  filter: filters.length > 0 ? [...filters] : undefined,
})

const isOfPrice = (filter: string) => filter.startsWith('price:')
const isOfPromotion = (filter: string) => filter.startsWith('promotion:')

/**
 * Changing a facet, the promotion or the new filter starts again from page 1 (specification §4). Filters that
 * contradict the choice are removed: a typed price range beside a predefined one, 'any promotion' beside a single one.
 */
export function toggleFilter<Search extends ListSearch>(search: Search, filter: string): Search {
  const filters = search.filter ?? []
  if (filters.includes(filter))
    return withFilters(
      search,
      filters.filter((item) => item !== filter),
    )
  const kept = isOfPrice(filter) ? filters.filter((item) => rangeOf(item) === undefined) : filters
  return withFilters(isOfPromotion(filter) ? { ...search, promo: undefined } : search, [...kept, filter])
}

export function toggleFlag<Search extends ListSearch>(search: Search, flag: 'promo' | 'new'): Search {
  const isOn = !search[flag]
  const filters = search.filter ?? []
  const kept = flag === 'promo' && isOn ? filters.filter((item) => !isOfPromotion(item)) : filters
  return { ...withFilters(search, kept), [flag]: isOn || undefined }
}

/** A typed range replaces all earlier ranges; undefined removes it. */
export function withPriceRange<Search extends ListSearch>(
  search: Search,
  range: PriceRange | undefined,
): Search {
  const others = (search.filter ?? []).filter((item) => !isOfPrice(item))
  return withFilters(search, range ? [...others, rangeFilter(range)] : others)
}

export function withSort<Search extends ListSearch>(search: Search, sort: SortKey): Search {
  return { ...search, ...fromFirstPage, sort }
}

/** The views have different page sizes, so another view starts from page 1. */
export function withView<Search extends ListSearch>(search: Search, view: ViewKey): Search {
  return { ...search, ...fromFirstPage, view }
}

export function withPage<Search extends ListSearch>(search: Search, page: number): Search {
  return { ...search, page: page > FIRST_PAGE ? page : undefined, to: undefined }
}

/** The same list with one more page. */
export function withNextPage<Search extends ListSearch>(search: Search): Search {
  return { ...search, to: lastPageOf(search) + 1 }
}

export function withoutFilters<Search extends ListSearch>(search: Search): Search {
  return { ...search, ...fromFirstPage, filter: undefined, promo: undefined, new: undefined }
}

export const firstPageOf = (search: ListSearch): number => search.page ?? FIRST_PAGE

export const lastPageOf = (search: ListSearch): number => search.to ?? firstPageOf(search)

/** The numbers of the pages on screen, in order. */
export function pagesOf(search: ListSearch): number[] {
  const first = firstPageOf(search)
  return Array.from({ length: lastPageOf(search) - first + 1 }, (_, index) => first + index)
}

export const countFilters = (search: ListSearch): number =>
  (search.filter?.length ?? 0) + (search.promo ? 1 : 0) + (search.new ? 1 : 0)
