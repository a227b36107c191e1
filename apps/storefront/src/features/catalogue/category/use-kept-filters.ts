import type { ShownCategory } from '@cambusa/contract/catalogue/catalogue'
import { useEffect, useEffectEvent } from 'react'
import { enterCategory, narrowCategory, useAppState } from '../../../lib/state/app-state.ts'
import { filtersOf, keptSearch } from './kept-filters.ts'
import type { ListSearch } from '../list/list-search.ts'

/**
 * Keeps the category that the shopper is in with its filters (specification §3 'Local state'), and brings them back
 * when it is entered again by a link that names none.
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
