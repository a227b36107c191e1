import { formatLabel } from '@cambusa/domain/catalogue/format-label'
import type { Assortment } from '../../engine/catalogue-index.ts'
import type { FacetCounter } from './facet.ts'
import { facetValues } from './facet-values.ts'
import { tally } from './tally.ts'

const MOST_FORMATS = 40

/** Sizes as shoppers read them, whatever the label writes: '0,5 l' and '500 ml' are one value. */
export function formatFacet(assortment: Assortment, selected: ReadonlySet<string>): FacetCounter {
  const { formatLabel: labelOf, snapshot } = assortment.index
  const { format, formatLabelOf, formatLabelRank, formatNames } = snapshot
  const chosen = new Set([...selected].map(formatLabel))
  const counts = tally(format, formatNames.offsets.length - 1)
  const isChosen = new Set<number>()
  if (chosen.size > 0)
    formatLabelRank.forEach((_rank, label) => chosen.has(labelOf(label)) && isChosen.add(label))
  return {
    name: 'format',
    accepts: chosen.size === 0 ? undefined : (ordinal) => isChosen.has(formatLabelOf[format[ordinal]!]!),
    count: counts.add,
    values() {
      const countOf = new Map<number, number>([...isChosen].map((label) => [label, 0]))
      for (const name of counts.met()) {
        const label = formatLabelOf[name]!
        countOf.set(label, (countOf.get(label) ?? 0) + counts.countOf(name))
      }
      counts.end()
      const labels = [...countOf.keys()].sort((a, b) => formatLabelRank[a]! - formatLabelRank[b]!)
      const buckets = labels.map((label) => ({
        value: labelOf(label),
        label: labelOf(label),
        count: countOf.get(label) ?? 0,
      }))
      return facetValues(
        buckets.filter(({ value }) => value !== ''),
        chosen,
        { most: MOST_FORMATS },
      )
    },
  }
}
