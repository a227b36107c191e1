import { create } from 'zustand'
import { localStore, SCOPE_CHOSEN_KEY } from '../browser/storage.ts'
import { useAppState } from './app-state.ts'

/** The values that prices, stock and the assortment depend on. */
export interface ShoppingScope {
  warehouseId: number
  /** yyyy-MM-dd of the chosen slot, or null. */
  date: string | null
  timeslotId: number
  companyId: number
}

interface ScopeState {
  /** Counts users and companies since the page was opened: the next one never finds the answers of the previous one. */
  owner: number
  /** Null before the first cart. */
  scope: ShoppingScope | null
  /** The scope of the first cart: earlier answers were made for the same session. */
  first: ShoppingScope | null
}

export const useScopeStore = create<ScopeState>(() => ({ owner: 0, scope: null, first: null }))

/** Another user or company (login, logout, company change): no earlier answer is found again. */
export const beginNewOwner = (): void =>
  useScopeStore.setState(({ owner }) => ({ owner: owner + 1, scope: null, first: null }))

/** The parts of a cart that make up the scope. */
interface ScopeSource {
  warehouse: { warehouseId: number }
  timeslot: { timeslotId: number; date: string } | null
  user: { companyId?: number | null }
  shippingAddress?: object | null
}

/** Takes the scope from a cart; the same scope again changes nothing. */
export function keepScope(cart: ScopeSource): void {
  const next: ShoppingScope = {
    warehouseId: cart.warehouse.warehouseId,
    date: cart.timeslot?.date ?? null,
    timeslotId: cart.timeslot?.timeslotId ?? 0,
    companyId: cart.user.companyId ?? 0,
  }
  if (cart.timeslot ?? cart.shippingAddress) localStore.set(SCOPE_CHOSEN_KEY, '1')
  else localStore.remove(SCOPE_CHOSEN_KEY)
  const { scope, first } = useScopeStore.getState()
  if (scope && isSame(scope, next)) return
  useScopeStore.setState({ scope: next, first: first ?? next })
}

const isSame = (a: ShoppingScope, b: ShoppingScope) =>
  a.warehouseId === b.warehouseId &&
  a.date === b.date &&
  a.timeslotId === b.timeslotId &&
  a.companyId === b.companyId

/** The scope as a string, which is part of the key of every cached catalogue answer. */
export const scopeKey = (scope: ShoppingScope, withVat: boolean): string =>
  `w${scope.warehouseId}d${scope.date ?? 0}t${scope.timeslotId}c${scope.companyId}v${withVat ? 1 : 0}`

/** The first scope has the same string before and after the first cart, so that nothing is fetched twice. */
const keyOf = ({ owner, scope, first }: ScopeState, withVat: boolean): string => {
  const isFirst = scope === null || first === null || isSame(scope, first)
  return `${ownerWord(owner)}${isFirst ? `firstv${withVat ? 1 : 0}` : scopeKey(scope, withVat)}`
}

const ownerWord = (owner: number) => `o${owner}`
const OWNER = /^o\d+/

/** The owner of an answer, from its key; undefined for public answers. */
export const ownerOfKey = (key: readonly unknown[]): string | undefined =>
  // In the key of a catalogue answer the kind comes first, then the scope, which begins with the owner.
  key.slice(0, 2).flatMap((part) => (typeof part === 'string' ? (OWNER.exec(part)?.[0] ?? []) : []))[0]

/** The current user and company as a string: keys of private answers begin with it. */
export const currentOwner = (): string => ownerWord(useScopeStore.getState().owner)

/** The same in a component, which renders again when the user or company changes. */
export const useOwner = (): string => useScopeStore(({ owner }) => ownerWord(owner))

/** The scope as a string outside of components (route loaders). */
export const currentScopeKey = (): string => keyOf(useScopeStore.getState(), useAppState.getState().withVat)

/** The scope as a string; the component renders again when warehouse, slot, company or VAT switch change. */
export function useScopeKey(): string {
  const withVat = useAppState((state) => state.withVat)
  return useScopeStore((state) => keyOf(state, withVat))
}
