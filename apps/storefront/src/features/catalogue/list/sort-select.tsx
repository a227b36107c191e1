import { sortKeyOf, sortKeysFor, type SortKey } from '@cambusa/domain/catalogue/product-sort'
import { listTexts } from '@cambusa/messages/it/catalogue/product-lists'
import { useUser } from '../../../lib/session/user-store.ts'
import { Select } from '../../../ui/fields/select.tsx'

interface SortSelectProps {
  sort: SortKey
  /** A text search can be sorted by relevance, and is by default. */
  hasQuery: boolean
  onChange: (sort: SortKey) => void
  className?: string | undefined
}

/** The order of a list of products. */
export function SortSelect({ sort, hasQuery, onChange, className }: SortSelectProps) {
  const place = { hasQuery, isCustomer: useUser() !== null }
  return (
    <Select
      label={listTexts.sort}
      labelHidden
      className={className}
      value={sort}
      onChange={(event) => onChange(sortKeyOf(event.target.value, place))}
      options={sortKeysFor(place).map((key) => ({ value: key, label: listTexts.sorts[key] }))}
    />
  )
}
