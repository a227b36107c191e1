import { topValues } from '../../memory/top-values.ts'
import { addShopCounts, countBy, countColumn, type ShopCounts } from './shop-counts.ts'

/** Counts of a column, all zeros while no tally uses them. */
const restingCounts = new WeakMap<Uint32Array, Int32Array>()

/** Counts how often each value of a column occurs. */
export interface Tally {
  add: (ordinals: Uint32Array, by: 1 | -1) => void
  /** Adds every product, before any other is added. */
  addShop: (kept: ShopCounts, name: string) => void
  /** The values that occurred, unordered. */
  met: () => readonly number[]
  /** Number of different values that occurred, without the one that means none. */
  differentBut: (none: number) => number
  /** The most frequent values, equal ones by rank. */
  top: (rank: Uint32Array, most: number) => number[]
  countOf: (value: number) => number
  /** Returns the counts for reuse; the tally must not be used after it. */
  end: () => void
}

/**
 * A tally of a column whose values are below `size`. A shop has thousands of brands and a list only a few: the count
 * array is reused and only those few are reset, unless the whole shop was counted.
 */
export function tally(column: Uint32Array, size: number): Tally {
  const counts = restingCounts.get(column) ?? new Int32Array(size)
  restingCounts.delete(column)
  const met: number[] = []
  let isShop = false
  return {
    add(ordinals, by) {
      if (isShop) countBy(column, ordinals, by, counts)
      else addMeeting(ordinals)
    },
    addShop(kept, name) {
      isShop = true
      addShopCounts(counts, kept, name, () => countColumn(column, size))
    },
    met: () => (isShop ? [...counts.keys()].filter((value) => counts[value] !== 0) : met),
    differentBut(none) {
      const came = counts[none] === 0 ? 0 : 1
      if (!isShop) return met.length - came
      let different = 0
      for (let value = 0; value < size; value++) if (counts[value] !== 0) different++
      return different - came
    },
    top: (rank, most) => topValues(counts, rank, most, isShop ? undefined : met),
    countOf: (value) => counts[value]!,
    end() {
      if (isShop) counts.fill(0)
      else for (const value of met) counts[value] = 0
      restingCounts.set(column, counts)
    },
  }

  function addMeeting(ordinals: Uint32Array) {
    for (let i = 0; i < ordinals.length; i++) {
      const value = column[ordinals[i]!]!
      const before = counts[value]!
      if (before === 0) met.push(value)
      counts[value] = before + 1
    }
  }
}
