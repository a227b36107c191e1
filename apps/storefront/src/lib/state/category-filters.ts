import { DEFAULT_SORT, FIRST_PAGE } from '@cambusa/domain/constants'

/** Filters and order of a category's list (specification §3 'Filters'). */
export interface CategoryFilters {
  categoryId: number | null
  facets: readonly string[]
  sort: string
  promo: boolean
  onlyNew: boolean
  page: number
}

export const noFilters = (categoryId: number | null): CategoryFilters => ({
  categoryId,
  facets: [],
  sort: DEFAULT_SORT,
  promo: false,
  onlyNew: false,
  page: FIRST_PAGE,
})

/** Entering a category resets the filters only when it is another one (specification §4). */
export const filtersOnEntering = (filters: CategoryFilters, categoryId: number): CategoryFilters =>
  filters.categoryId === categoryId ? filters : noFilters(categoryId)

/** A change of facets, promo or new goes back to page 1 (specification §4). */
export function changeFilters(filters: CategoryFilters, change: Partial<CategoryFilters>): CategoryFilters {
  const narrows = 'facets' in change || 'promo' in change || 'onlyNew' in change
  return { ...filters, ...change, ...(narrows && { page: FIRST_PAGE }) }
}
