import type { FacetValue } from '@cambusa/contract/product'

interface Bucket {
  value: string
  label: string
  count: number
}

const byLabel = new Intl.Collator('it', { numeric: true })

/** Values worth showing, most products first; those selected are always among them. */
export function facetValues(
  buckets: readonly Bucket[],
  selected: ReadonlySet<string>,
  { most, order = 'count' }: { most: number; order?: 'count' | 'given' },
): FacetValue[] {
  const shown = buckets.filter(({ count, value }) => count > 0 || selected.has(value))
  const sorted =
    order === 'given'
      ? shown
      : shown.toSorted((a, b) => b.count - a.count || byLabel.compare(a.label, b.label))
  return sorted
    .filter(({ value }, place) => place < most || selected.has(value))
    .map(({ value, label, count }) => ({ value, label, count, selected: selected.has(value) }))
}
