/** Counts of a column, all zeros while no tally uses them. */
const restingCounts = new WeakMap<Uint32Array, Uint32Array>()

/** Counts how often each value of a column comes. */
export interface Tally {
  add: (ordinals: Uint32Array) => void
  /** The values that came, in no order. */
  met: () => readonly number[]
  countOf: (value: number) => number
  /** Gives the counts back; nothing may be asked after it. */
  end: () => void
}

/**
 * A tally of a column whose values are below `size`. A shop has thousands of brands and a list a few of them: the counts are
 * made once and only those few are touched.
 */
export function tally(column: Uint32Array, size: number): Tally {
  const counts = restingCounts.get(column) ?? new Uint32Array(size)
  restingCounts.delete(column)
  const met: number[] = []
  return {
    add(ordinals) {
      for (let i = 0; i < ordinals.length; i++) {
        const value = column[ordinals[i]!]!
        const before = counts[value]!
        if (before === 0) met.push(value)
        counts[value] = before + 1
      }
    },
    met: () => met,
    countOf: (value) => counts[value]!,
    end() {
      for (const value of met) counts[value] = 0
      restingCounts.set(column, counts)
    },
  }
}
