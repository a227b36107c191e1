import {
  alternativesTo,
  findByText,
  rankFound,
  unavailableReasonOf,
  type Assortment,
} from '../catalogue/catalogue.ts'
import type { PastLine } from './past-line.ts'

const MOST = 3
/** Lines whose product is unknown are searched by name; a search takes up to 5 ms in the largest catalogue. */
const MOST_SEARCHES = 30

/** Products that can be bought and have a name like this one, most similar first. */
function alikeByName(assortment: Assortment, name: string): number[] {
  const found = findByText(assortment, name)
  const ranked = rankFound(assortment.index, found, found.ordinals)
  const best: number[] = []
  for (const ordinal of ranked) {
    if (unavailableReasonOf(assortment, ordinal) === undefined) best.push(ordinal)
    if (best.length === MOST * 2) break
  }
  return best
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
  const isNamed = new Set(named.map((id) => index.ordinalOf(id)))
  let searches = 0
  const similar = ({ productId, name }: PastLine): number[] => {
    const ordinal = productId === null ? undefined : index.ordinalOf(productId)
    if (ordinal !== undefined) return alternativesTo(assortment, ordinal)
    searches += 1
    return searches > MOST_SEARCHES ? [] : alikeByName(assortment, name)
  }
  return new Map(
    lines.map((line) => [
      line,
      similar(line)
        .filter((ordinal) => !isNamed.has(ordinal))
        .slice(0, MOST),
    ]),
  )
}
