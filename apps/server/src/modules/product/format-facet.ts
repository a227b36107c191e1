import { formatLabel } from '@cambusa/domain/format-label'
import type { Shelf } from '../catalogue/index/catalogue-index.ts'
import { countBy, type FacetCounter } from './facet.ts'
import { facetValues } from './facet-values.ts'

const MOST_FORMATS = 40

/** Sizes as shoppers read them, whatever the label writes: '0,5 l' and '500 ml' are one value. */
export function formatFacet(shelf: Shelf, selected: ReadonlySet<string>): FacetCounter {
  const { formatLabel: labelOf, snapshot } = shelf.index
  const { format, formatLabelOf, formatNames, formatLabels } = snapshot
  const chosen = new Set([...selected].map(formatLabel))
  const countOf = new Uint32Array(formatNames.offsets.length - 1)
  const passes = Uint8Array.from(formatLabelOf, (label) => (chosen.has(labelOf(label)) ? 1 : 0))
  return {
    name: 'format',
    accepts: chosen.size === 0 ? undefined : (ordinal) => passes[format[ordinal]!] === 1,
    count: (ordinals) => countBy(format, ordinals, countOf),
    values() {
      const counts = new Uint32Array(formatLabels.offsets.length - 1)
      countOf.forEach((count, name) => (counts[formatLabelOf[name]!]! += count))
      const buckets = []
      for (let label = 0; label < counts.length; label++) {
        const isShown = counts[label]! > 0 || (chosen.size > 0 && chosen.has(labelOf(label)))
        const value = isShown ? labelOf(label) : ''
        if (value !== '') buckets.push({ value, label: value, count: counts[label]! })
      }
      return facetValues(buckets, chosen, { most: MOST_FORMATS })
    },
  }
}
