import { create } from 'zustand'
import { localStore } from '../browser/storage.ts'
import { useAppState } from './app-state.ts'

/** What prices, stock and the assortment depend on. */
export interface ShoppingScope {
  warehouseId: number
  /** yyyy-MM-dd of the chosen slot, or null. */
  date: string | null
  timeslotId: number
  companyId: number
}

interface ScopeState {
  /** Counts users and companies since the page was opened: what one was answered is never found by the next. */
  owner: number
  /** Null before the first cart. */
  scope: ShoppingScope | null
  /** The scope of the first cart. What was asked before it came was answered for the same session. */
  first: ShoppingScope | null
}

export const useScopeStore = create<ScopeState>(() => ({ owner: 0, scope: null, first: null }))

/** Another user or another company from now on (login, logout, company change): nothing of before is found again. */
export const beginNewOwner = (): void =>
  useScopeStore.setState(({ owner }) => ({ owner: owner + 1, scope: null, first: null }))

/** The parts of a cart that the scope is taken from. */
interface ScopeSource {
  warehouse: { warehouseId: number }
  timeslot: { timeslotId: number; date: string } | null
  user: { companyId?: number | null }
  shippingAddress?: object | null
}

/** Kept while this shopper's prices and goods may be others than those of who has chosen nothing (index.html). */
export const SCOPE_CHOSEN_KEY = 'cambusa.scope'

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

/** The scope in one word, as the key of every cached catalogue answer holds it. */
export const scopeKey = (scope: ShoppingScope, withVat: boolean): string =>
  `w${scope.warehouseId}d${scope.date ?? 0}t${scope.timeslotId}c${scope.companyId}v${withVat ? 1 : 0}`

/** The first scope goes by one word from the start on, so that nothing is asked twice when the cart comes. */
const keyOf = ({ owner, scope, first }: ScopeState, withVat: boolean): string => {
  const isFirst = scope === null || first === null || isSame(scope, first)
  return `${ownerWord(owner)}${isFirst ? `firstv${withVat ? 1 : 0}` : scopeKey(scope, withVat)}`
}

const ownerWord = (owner: number) => `o${owner}`
const OWNER = /^o\d+/

/** The owner of an answer by the key that it is kept under; undefined for what is the same for everybody. */
export const ownerOfKey = (key: readonly unknown[]): string | undefined =>
  // Of a catalogue answer the scope, which begins with the owner, comes after the kind.
  key.slice(0, 2).flatMap((part) => (typeof part === 'string' ? (OWNER.exec(part)?.[0] ?? []) : []))[0]

/** Who is asking, a user acting for a company, in one word: the keys of private answers begin with it. */
export const currentOwner = (): string => ownerWord(useScopeStore.getState().owner)

/** The same in a component, which renders anew when another user or company has come. */
export const useOwner = (): string => useScopeStore(({ owner }) => ownerWord(owner))

/** The scope's word outside of components (route loaders). */
export const currentScopeKey = (): string => keyOf(useScopeStore.getState(), useAppState.getState().withVat)

/** The scope's word; a component with it renders anew when warehouse, slot, company or VAT switch change. */
export function useScopeKey(): string {
  const withVat = useAppState((state) => state.withVat)
  return useScopeStore((state) => keyOf(state, withVat))
}
