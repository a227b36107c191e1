import { sortKeyOf, viewKeyOf, type SortKey, type ViewKey } from '@cambusa/domain/catalogue/product-sort'
import type { ListSearch } from './list-search.ts'

/** In which order and which view a list is shown. */
export interface ListLook {
  sort: SortKey
  view: ViewKey
}

/** What the address says, else what was chosen last; a text search is by relevance unless its address says else. */
export const lookOf = (
  search: ListSearch,
  chosenLast: { sort: string; view: string },
  hasQuery: boolean,
): ListLook => ({
  sort: search.sort ?? (hasQuery ? sortKeyOf(undefined, true) : sortKeyOf(chosenLast.sort, false)),
  view: search.view ?? viewKeyOf(chosenLast.view),
})
