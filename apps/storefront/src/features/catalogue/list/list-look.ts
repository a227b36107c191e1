import {
  sortKeyOf,
  viewKeyOf,
  type SortKey,
  type SortPlace,
  type ViewKey,
} from '@cambusa/domain/catalogue/product-sort'
import type { ListSearch } from './list-search.ts'

/** The order and the view of a list. */
export interface ListLook {
  sort: SortKey
  view: ViewKey
}

/**
 * Taken from the address, else the last choice; a text search is ordered by relevance unless the address says
 * otherwise.
 */
export const lookOf = (
  search: ListSearch,
  chosenLast: { sort: string; view: string },
  place: SortPlace,
): ListLook => ({
  sort: sortKeyOf(search.sort ?? (place.hasQuery ? undefined : chosenLast.sort), place),
  view: search.view ?? viewKeyOf(chosenLast.view),
})
