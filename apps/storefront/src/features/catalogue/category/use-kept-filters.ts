import type { ShownCategory } from '@cambusa/contract/catalogue/catalogue'
import { useEffect, useEffectEvent } from 'react'
import { enterCategory, narrowCategory, useAppState } from '../../../lib/state/app-state.ts'
import { filtersOf, keptSearch } from './kept-filters.ts'
import type { ListSearch } from '../list/list-search.ts'

/**
 * Keeps the current category with its filters (specification §3 'Local state'), and restores them when it is entered
 * again by a link without filters.
 */
export function useKeptFilters(
  category: ShownCategory | undefined,
  search: ListSearch,
  restore: (search: ListSearch) => void,
): void {
  const enter = useEffectEvent((entered: ShownCategory) => {
    const { categoryId, slug, name } = entered
    const restored = keptSearch(search, useAppState.getState().filters, categoryId)
    enterCategory({ categoryId, slug, name })
    if (restored) restore(restored)
    else narrowCategory(filtersOf(search))
  })
  useEffect(() => {
    if (category) enter(category)
  }, [category])
}
