import {
  sortKeyOf,
  viewKeyOf,
  type SortKey,
  type SortPlace,
  type ViewKey,
} from '@cambusa/domain/catalogue/product-sort'
import { isSignedIn, useUserStore } from '../../../lib/session/user-store.ts'
import { useAppState } from '../../../lib/state/app-state.ts'
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
  place: SortPlace,
): ListLook => ({
  sort: sortKeyOf(search.sort ?? (place.hasQuery ? undefined : chosenLast.sort), place),
  view: search.view ?? viewKeyOf(chosenLast.view),
})

/** How a list looks outside of components (route loaders). */
export const lookNow = (search: ListSearch, hasQuery: boolean): ListLook =>
  lookOf(search, useAppState.getState(), {
    hasQuery,
    isCustomer: isSignedIn(useUserStore.getState().user) === true,
  })
