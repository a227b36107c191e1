import { hashText } from '@cambusa/domain/text/hash-text'

/** A repeatable source of chance: the whole demo shop is drawn from texts such as a product's code. */
export interface Chance {
  /** Number in [0, 1). */
  next(): number
  /** Integer from low to high, both included. */
  int(low: number, high: number): number
  /** True with the given probability. */
  is(probability: number): boolean
  /** One of the list. */
  pick<T>(list: readonly T[]): T
}

/** Chance seeded by a text (mulberry32). Never the clock, never Math.random: same seed, same shop. */
export function chanceOf(seed: string): Chance {
  let state = hashText(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    int,
    is: (probability) => next() < probability,
    pick: (list) => {
      const item = list[Math.floor(next() * list.length)]
      if (item === undefined) throw new Error('chance needs a non-empty list')
      return item
    },
  }
}
