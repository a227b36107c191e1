import type { CategoryFilters } from '../../../lib/state/category-filters.ts'
import { sortKeyOf } from '@cambusa/domain/catalogue/product-sort'
import { countFilters, firstPageOf } from '../list/list-changes.ts'
import type { ListSearch } from '../list/list-search.ts'

/** The filters and order of a category's list that the browser keeps. */
export const filtersOf = (search: ListSearch): Omit<CategoryFilters, 'categoryId'> => ({
  facets: search.filter ?? [],
  sort: sortKeyOf(search.sort, { hasQuery: false, isCustomer: true }),
  promo: search.promo ?? false,
  onlyNew: search.new ?? false,
  page: firstPageOf(search),
})

/** Whether an address has neither filters nor an order. */
const isBare = (search: ListSearch): boolean =>
  countFilters(search) === 0 && search.sort === undefined && search.page === undefined

/**
 * The address for a category entered by a bare link: filters reset only when the category is another one (specification
 * §4), so the ones kept for this category come back. Undefined: the address stays as it is.
 */
export function keptSearch(
  search: ListSearch,
  kept: CategoryFilters,
  categoryId: number,
): ListSearch | undefined {
  if (kept.categoryId !== categoryId || !isBare(search)) return undefined
  const restored: ListSearch = {
    ...search,
    filter: kept.facets.length > 0 ? [...kept.facets] : undefined,
    promo: kept.promo || undefined,
    new: kept.onlyNew || undefined,
  }
  return countFilters(restored) > 0 ? restored : undefined
}
