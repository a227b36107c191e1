import type { Assortment } from '../../engine/catalogue-index.ts'
import type { FacetCounter, FacetName } from './facet.ts'
import { facetValues, FEW_MORE_VALUES } from './facet-values.ts'
import { tally } from './tally.ts'

/** The first name of a column is the empty one. */
const NO_NAME = 0

/** A column of products that contains the number of a name, such as the brand. */
interface NamedColumn {
  column: Uint32Array
  nameOf: (number: number) => string
  numberOf: (name: string) => number | undefined
  /** Rank of each name in alphabetical order. */
  rank: Uint32Array
}

/** A facet whose values are the names of a column, most products first. */
export function namedFacet(
  name: FacetName,
  { index: { shopCounts } }: Assortment,
  { column, nameOf, numberOf, rank }: NamedColumn,
  most: number,
  selected: ReadonlySet<string>,
): FacetCounter {
  const counts = tally(column, rank.length)
  const chosen = [...selected].flatMap((value) => numberOf(value) ?? [])
  const passes = new Uint8Array(rank.length)
  for (const number of chosen) passes[number] = 1
  return {
    name,
    tests: selected.size === 0 ? undefined : [{ column, passes }],
    count: counts.add,
    countShop: () => counts.addShop(shopCounts, name),
    values() {
      const shown = new Set([...counts.top(rank, most + FEW_MORE_VALUES + 1), ...chosen])
      shown.delete(NO_NAME)
      const buckets = Array.from(shown, (number) => {
        const value = nameOf(number)
        return { value, label: value, count: counts.countOf(number) }
      })
      const total = counts.differentBut(NO_NAME)
      counts.end()
      return facetValues(buckets, selected, { most, total })
    },
  }
}
