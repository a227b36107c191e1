import { formatLabel } from '@cambusa/domain/catalogue/format-label'
import type { Assortment } from '../../engine/catalogue-index.ts'
import { topValues } from '../../memory/top-values.ts'
import type { FacetCounter } from './facet.ts'
import { facetValues, FEW_MORE_VALUES } from './facet-values.ts'
import { tally } from './tally.ts'

const MOST_FORMATS = 40

/** Normalised sizes: '0,5 l' and '500 ml' are one value. */
export function formatFacet(assortment: Assortment, selected: ReadonlySet<string>): FacetCounter {
  const { formatLabel: labelOf, formatLabelNumber, shopCounts, snapshot } = assortment.index
  const { format, formatLabelOf, formatLabelRank, formatNames } = snapshot
  const chosen = new Set([...selected].map(formatLabel))
  const chosenLabels = [...chosen].flatMap((label) => formatLabelNumber(label) ?? [])
  const counts = tally(format, formatNames.offsets.length - 1)
  const isChosen = (label: number) => (chosenLabels.includes(label) ? 1 : 0)
  /** Number of different labels. */
  const named = (countOf: Int32Array) => {
    const { offsets } = snapshot.formatLabels
    let labels = 0
    for (let label = 0; label < countOf.length; label++)
      if (countOf[label] !== 0 && offsets[label] !== offsets[label + 1]) labels++
    return labels
  }
  return {
    name: 'format',
    tests:
      chosen.size === 0 ? undefined : [{ column: format, passes: Uint8Array.from(formatLabelOf, isChosen) }],
    count: counts.add,
    countShop: () => counts.addShop(shopCounts, 'format'),
    values() {
      const countOf = new Int32Array(formatLabelRank.length)
      for (const name of counts.met()) countOf[formatLabelOf[name]!]! += counts.countOf(name)
      counts.end()
      // Plus one: the empty label does not count.
      const shown = new Set([
        ...topValues(countOf, formatLabelRank, MOST_FORMATS + FEW_MORE_VALUES + 1),
        ...chosenLabels,
      ])
      const buckets = Array.from(shown, (label) => ({
        value: labelOf(label),
        label: labelOf(label),
        count: countOf[label]!,
      }))
      return facetValues(
        buckets.filter(({ value }) => value !== ''),
        chosen,
        { most: MOST_FORMATS, total: named(countOf) },
      )
    },
  }
}
