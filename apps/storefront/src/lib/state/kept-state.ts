import type { StateCreator } from 'zustand'
import { localStore } from '../browser/storage.ts'

/** Reads the value stored under a key; a part that is missing or of another type keeps its first value. */
export function readKept<Kept extends object>(key: string, first: Kept): Kept {
  try {
    const found = JSON.parse(localStore.get(key) ?? '{}') as Partial<Kept>
    const names = Object.keys(first) as (keyof Kept)[]
    const sound = names.filter((name) => hasShapeOf(first[name], found[name]))
    return { ...first, ...Object.fromEntries(sound.map((name) => [name, found[name]])) }
  } catch {
    return first
  }
}

function hasShapeOf(first: unknown, found: unknown): boolean {
  if (found === undefined) return false
  if (first === null) return typeof found === 'object'
  return found !== null && typeof found === typeof first && Array.isArray(found) === Array.isArray(first)
}

/**
 * Makes a store whose parts named in `first` are kept in this browser: written when they change, and updated from other
 * tabs. It starts with `first`, and reads storage on first use: importing this module, and server rendering, touch no
 * storage (decision 109).
 */
export const keptState =
  <Kept extends object, Passing extends object>(
    key: string,
    first: Kept,
    passing: Passing,
  ): StateCreator<Kept & Passing> =>
  (_set, _get, store) => {
    const { getState, setState, subscribe } = store
    let isKept = false
    const begin = () => {
      if (isKept) return
      isKept = true
      setState(readKept(key, first) as Partial<Kept & Passing>)
      keepState(key, first, { getState, setState, subscribe } as Store<Kept>)
    }
    store.getState = () => (begin(), getState())
    const change = (...given: Parameters<typeof setState>) => (begin(), setState(...given))
    store.setState = change as typeof setState
    store.subscribe = (listener) => (begin(), subscribe(listener))
    return { ...first, ...passing }
  }

interface Store<State> {
  getState: () => State
  setState: (change: Partial<State>) => void
  subscribe: (listener: (state: State, before: State) => void) => () => void
}

/** Keeps the parts of a store named in `first`: written when they change, and updated from other tabs. */
export function keepState<Kept extends object>(key: string, first: Kept, store: Store<Kept>): void {
  const names = Object.keys(first) as (keyof Kept)[]
  const write = (state: Kept) =>
    localStore.set(key, JSON.stringify(Object.fromEntries(names.map((name) => [name, state[name]]))))

  store.subscribe((state, before) => {
    if (names.some((name) => state[name] !== before[name])) write(state)
  })
  globalThis.addEventListener?.('storage', (event) => {
    const { key: changed, newValue } = event as StorageEvent
    if (changed !== key || newValue === null) return
    const kept = readKept(key, first)
    const other = names.filter(
      (name) => JSON.stringify(kept[name]) !== JSON.stringify(store.getState()[name]),
    )
    if (other.length === 0) return
    store.setState(Object.fromEntries(other.map((name) => [name, kept[name]])) as Partial<Kept>)
  })
}
