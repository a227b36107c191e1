import { lazyComponent } from '../../../lib/browser/lazy-component.ts'
import { countFilters } from './list-changes.ts'
import type { ListLook } from './list-look.ts'
import type { ListSearch } from './list-search.ts'

/** Loaded when needed: most shoppers see cards instead of dense rows. */
export const ProductTable = lazyComponent(() =>
  import('./product-table.tsx').then((module) => module.ProductTable),
)

/** Loaded with the first filter. */
export const ActiveFilters = lazyComponent(() =>
  import('../facets/active-filters.tsx').then((module) => module.ActiveFilters),
)

/** The lazy components with which the list is rendered: as a table, with its active filters. */
export const loadListParts = ({ view }: ListLook, search: ListSearch): Promise<unknown> =>
  Promise.all([
    view === 'list' && ProductTable.preload(),
    countFilters(search) > 0 && ActiveFilters.preload(),
  ])
