import { create } from 'zustand'
import { useAppState } from './app-state.ts'

/** What prices, stock and the assortment depend on. */
export interface ShoppingScope {
  warehouseId: number
  /** yyyy-MM-dd of the chosen slot, or null. */
  date: string | null
  timeslotId: number
  companyId: number
}

const none: ShoppingScope = { warehouseId: 0, date: null, timeslotId: 0, companyId: 0 }

export const useScopeStore = create<ShoppingScope>(() => none)

/** The parts of a cart that the scope is taken from. */
interface ScopeSource {
  warehouse: { warehouseId: number }
  timeslot: { timeslotId: number; date: string } | null
  user: { companyId?: number | null }
}

/** Takes the scope from a cart; the same scope again changes nothing. */
export function keepScope(cart: ScopeSource): void {
  const next: ShoppingScope = {
    warehouseId: cart.warehouse.warehouseId,
    date: cart.timeslot?.date ?? null,
    timeslotId: cart.timeslot?.timeslotId ?? 0,
    companyId: cart.user.companyId ?? 0,
  }
  const known = useScopeStore.getState()
  const keys = Object.keys(next) as (keyof ShoppingScope)[]
  if (keys.some((key) => known[key] !== next[key])) useScopeStore.setState(next)
}

/** The scope in one word, as the key of every cached catalogue answer holds it. */
export const scopeKey = (scope: ShoppingScope, withVat: boolean): string =>
  `w${scope.warehouseId}d${scope.date ?? 0}t${scope.timeslotId}c${scope.companyId}v${withVat ? 1 : 0}`

/** The scope's word outside of components (route loaders). */
export const currentScopeKey = (): string =>
  scopeKey(useScopeStore.getState(), useAppState.getState().withVat)

/** The scope's word; a component with it renders anew when warehouse, slot, company or VAT switch change. */
export function useScopeKey(): string {
  const withVat = useAppState((state) => state.withVat)
  return useScopeStore((scope) => scopeKey(scope, withVat))
}
