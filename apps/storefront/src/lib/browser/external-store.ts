import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'

/**
 * The functions that libraries import from `use-sync-external-store/shim` and `…/shim/with-selector`, for current
 * React: the package also contains an implementation for React 17 (decision 063). vite.config.ts replaces it by this
 * file.
 */
export { useSyncExternalStore }

type Select<Snapshot, Selection> = (snapshot: Snapshot) => Selection
type IsEqual<Selection> = (a: Selection, b: Selection) => boolean

/** Keeps the last rendered selection for new selector functions, and runs a selector once per snapshot. */
function selections<Snapshot, Selection>() {
  let rendered: { selection: Selection } | null = null
  return {
    keep(selection: Selection) {
      rendered = { selection }
    },
    /** A selection equal to the previous one is the same object. */
    selectOnce(
      selector: Select<Snapshot, Selection>,
      isEqual: IsEqual<Selection>,
    ): Select<Snapshot, Selection> {
      let known: { snapshot: Snapshot; selection: Selection } | null = null
      return (snapshot) => {
        if (known && Object.is(known.snapshot, snapshot)) return known.selection
        const before = known ?? rendered
        const next = selector(snapshot)
        const selection = before && isEqual(before.selection, next) ? before.selection : next
        known = { snapshot, selection }
        return selection
      }
    },
  }
}

/** A selection of a store's snapshot: the component does not render again while it stays equal. */
export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => Snapshot,
  getServerSnapshot: (() => Snapshot) | null | undefined,
  selector: Select<Snapshot, Selection>,
  isEqual: IsEqual<Selection> = Object.is,
): Selection {
  const [kept] = useState(selections<Snapshot, Selection>)
  const select = useMemo(() => kept.selectOnce(selector, isEqual), [kept, selector, isEqual])
  const selection = useSyncExternalStore(
    subscribe,
    () => select(getSnapshot()),
    getServerSnapshot ? () => select(getServerSnapshot()) : undefined,
  )
  useEffect(() => kept.keep(selection), [kept, selection])
  return selection
}
