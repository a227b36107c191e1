/** Pseudorandom choices, the same for the same seed. */
export interface Chance {
  /** Between 0 and 1. */
  next: () => number
  /** True so often, between 0 and 1. */
  is: (share: number) => boolean
  /** A whole number from `least` to `most`. */
  from: (least: number, most: number) => number
  oneOf: <Item>(items: readonly Item[]) => Item
}

/** Choices of a seed (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const from = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return { next, from, is: (share) => next() < share, oneOf: (items) => items[from(0, items.length - 1)]! }
}
