import { DEFAULT_SORT, DEFAULT_VIEW } from '@cambusa/domain/constants'
import type { SortKey, ViewKey } from '@cambusa/domain/catalogue/product-sort'
import { create } from 'zustand'
import { changeFilters, filtersOnEntering, noFilters, type CategoryFilters } from './category-filters.ts'
import { APP_STATE_KEY } from '../browser/storage.ts'
import { keptState } from './kept-state.ts'

/** The current or last category. */
export interface ChosenCategory {
  categoryId: number
  slug: string
  name: string
}

interface Kept {
  category: ChosenCategory | null
  filters: CategoryFilters
  /** The last view settings of lists (specification §3 'View filters'). */
  sort: SortKey
  view: ViewKey
  /** Prices with VAT (as for private customers) or without. */
  withVat: boolean
  /** Shortcuts of a single key ('/', '?'): users of speech input, or who press keys by accident, can turn them off. */
  shortcuts: boolean
}

interface Passing {
  leftDrawerOpen: boolean
  cartDrawerOpen: boolean
  fastSearchOpen: boolean
  shortcutsOpen: boolean
}

const first: Kept = {
  category: null,
  filters: noFilters(null),
  sort: DEFAULT_SORT,
  view: DEFAULT_VIEW,
  withVat: true,
  shortcuts: true,
}
const passing: Passing = {
  leftDrawerOpen: false,
  cartDrawerOpen: false,
  fastSearchOpen: false,
  shortcutsOpen: false,
}
/** The state kept in this browser (specification §3 'Local state'); drawers are not kept. */
export const useAppState = create<Kept & Passing>(keptState(APP_STATE_KEY, first, passing))

const set = (change: Partial<Kept & Passing> | ((state: Kept & Passing) => Partial<Kept & Passing>)): void =>
  void useAppState.setState(change)

export function enterCategory(category: ChosenCategory): void {
  set(({ filters }) => ({ category, filters: filtersOnEntering(filters, category.categoryId) }))
}

export const narrowCategory = (change: Partial<CategoryFilters>): void =>
  set(({ filters }) => ({ filters: changeFilters(filters, change) }))

/** The next category starts without filters, whichever it is. */
export const forgetFilters = (): void => set({ filters: noFilters(null) })

export const setSort = (sort: SortKey): void => set({ sort })
export const setView = (view: ViewKey): void => set({ view })
export const setWithVat = (withVat: boolean): void => set({ withVat })
export const setLeftDrawer = (leftDrawerOpen: boolean): void => set({ leftDrawerOpen })
export const setCartDrawer = (cartDrawerOpen: boolean): void => set({ cartDrawerOpen })
export const setFastSearch = (fastSearchOpen: boolean): void => set({ fastSearchOpen })
export const setShortcuts = (shortcuts: boolean): void => set({ shortcuts })
export const showShortcuts = (shortcutsOpen: boolean): void => set({ shortcutsOpen })
