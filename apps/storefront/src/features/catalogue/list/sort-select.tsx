import { SORT_KEYS, sortKeyOf, type SortKey } from '@cambusa/domain/catalogue/product-sort'
import { listTexts } from '@cambusa/messages/it/product-lists'
import { Select } from '../../../ui/fields/select.tsx'

interface SortSelectProps {
  sort: SortKey
  /** A text search can be sorted by relevance, and is unless told otherwise. */
  hasQuery: boolean
  onChange: (sort: SortKey) => void
  className?: string | undefined
}

/** The order of a list of products. */
export const SortSelect = ({ sort, hasQuery, onChange, className }: SortSelectProps) => (
  <Select
    label={listTexts.sort}
    labelHidden
    className={className}
    value={sort}
    onChange={(event) => onChange(sortKeyOf(event.target.value, hasQuery))}
    options={SORT_KEYS.filter((key) => key !== 'relevance' || hasQuery).map((key) => ({
      value: key,
      label: listTexts.sorts[key],
    }))}
  />
)
