import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'

/**
 * What libraries take from `use-sync-external-store/shim` and `…/shim/with-selector`, for the React that we have:
 * the package carries a stand-in for React 17 as well (1 kB at first paint, decision 063). vite.config.ts puts it in.
 */
export { useSyncExternalStore }

/** A selection of a store's snapshot; an equal selection is the same object again, so that nothing renders anew. */
export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => Snapshot,
  getServerSnapshot: (() => Snapshot) | null | undefined,
  selector: (snapshot: Snapshot) => Selection,
  isEqual: (a: Selection, b: Selection) => boolean = Object.is,
): Selection {
  // What was committed last outlives a new selector.
  const committed = useRef<{ selection: Selection } | null>(null)
  const select = useMemo(() => {
    let known: { snapshot: Snapshot; selection: Selection } | null = null
    return (snapshot: Snapshot): Selection => {
      if (known && Object.is(known.snapshot, snapshot)) return known.selection
      const before = known ?? committed.current
      const next = selector(snapshot)
      const selection = before && isEqual(before.selection, next) ? before.selection : next
      known = { snapshot, selection }
      return selection
    }
  }, [selector, isEqual])
  const selection = useSyncExternalStore(
    subscribe,
    () => select(getSnapshot()),
    getServerSnapshot ? () => select(getServerSnapshot()) : undefined,
  )
  useEffect(() => {
    committed.current = { selection }
  }, [selection])
  return selection
}
