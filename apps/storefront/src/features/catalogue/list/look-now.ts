import { isSignedIn, useUserStore } from '../../../lib/session/user-store.ts'
import { useAppState } from '../../../lib/state/app-state.ts'
import { lookOf, type ListLook } from './list-look.ts'
import type { ListSearch } from './list-search.ts'

/** The order and view of a list outside of components (route loaders). */
export const lookNow = (search: ListSearch, hasQuery: boolean): ListLook =>
  lookOf(search, useAppState.getState(), {
    hasQuery,
    isCustomer: isSignedIn(useUserStore.getState().user) === true,
  })
