/**
 * A bounded cache in two halves: when the young half is full, the old half is dropped. A read moves an entry to the
 * young half.
 */
export interface GenerationCache<Key, Value> {
  get(key: Key): Value | undefined
  /** weight counts against the capacity, in the unit of the cache. */
  set(key: Key, value: Value, weight?: number): void
  delete(key: Key): void
  clear(): void
}

export function generationCache<Key, Value>(capacity: number): GenerationCache<Key, Value> {
  let young = new Map<Key, { value: Value; weight: number }>()
  let old = new Map<Key, { value: Value; weight: number }>()
  let used = 0
  const put = (key: Key, entry: { value: Value; weight: number }) => {
    young.set(key, entry)
    used += entry.weight
    if (used * 2 < capacity) return
    old = young
    young = new Map()
    used = 0
  }
  return {
    get(key) {
      const fresh = young.get(key)
      if (fresh !== undefined) return fresh.value
      const found = old.get(key)
      if (found === undefined) return undefined
      old.delete(key)
      put(key, found)
      return found.value
    },
    set: (key, value, weight = 1) => put(key, { value, weight }),
    delete(key) {
      young.delete(key)
      old.delete(key)
    },
    clear() {
      young.clear()
      old.clear()
      used = 0
    },
  }
}
