import {
  alternativesTo,
  findByText,
  rankFound,
  unavailableReasonOf,
  type Assortment,
} from '../catalogue/catalogue.ts'
import type { PastLine } from './past-line.ts'

const MOST = 3
/** Number of lines whose product is unknown that are searched by name: up to three searches of up to 5 ms each. */
const MOST_SEARCHED = 20

/** A name, and its beginnings for the case that too few products have all of its words. */
function namesLike(name: string): string[] {
  const words = name.trim().split(/\s+/)
  return [...new Set([name, words.slice(0, 2).join(' '), words[0]!])]
}

/** Products that can be bought and have a name like this one, most similar first. */
function alikeByName(assortment: Assortment, name: string, isNamed: (ordinal: number) => boolean): number[] {
  const best = new Set<number>()
  for (const text of namesLike(name)) {
    // As typed: a corrected or shortened name may be of quite other goods.
    const found = findByText(assortment, text, undefined, true)
    for (const ordinal of rankFound(assortment.index, found, found.ordinals)) {
      if (best.size === MOST) return [...best]
      if (!isNamed(ordinal) && unavailableReasonOf(assortment, ordinal) === undefined) best.add(ordinal)
    }
  }
  return [...best]
}

/**
 * The products that can be bought instead of each of these lines, as ordinals, at most 3, most similar first; none that
 * the lines themselves name.
 */
export function replacementsOf(
  assortment: Assortment,
  lines: readonly PastLine[],
  named: readonly number[],
): Map<PastLine, number[]> {
  const { index } = assortment
  const ownOrdinals = new Set(named.map((id) => index.ordinalOf(id)))
  const isNamed = (ordinal: number) => ownOrdinals.has(ordinal)
  let searched = 0
  const similar = ({ productId, name }: PastLine): number[] => {
    const ordinal = productId === null ? undefined : index.ordinalOf(productId)
    if (ordinal !== undefined) {
      const others = alternativesTo(assortment, ordinal)
      return others.filter((other) => !isNamed(other)).slice(0, MOST)
    }
    searched += 1
    return searched > MOST_SEARCHED ? [] : alikeByName(assortment, name, isNamed)
  }
  return new Map(lines.map((line) => [line, similar(line)]))
}
