import type { Facet } from '@cambusa/contract/product'
import { listTexts } from '@cambusa/messages/it/product-lists'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { countFilters, toggleFilter, toggleFlag, withoutFilters } from './list-changes.ts'
import type { ListSearch } from './list-search.ts'
import styles from './product-list.module.css'

interface ActiveFiltersProps {
  facets: readonly Facet[]
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

function labelOf(facets: readonly Facet[], filter: string): string {
  const [name, ...rest] = filter.split(':')
  const value = rest.join(':')
  const facet = facets.find((one) => one.name === name)
  return facet?.values.find((one) => one.value === value)?.label ?? value
}

/** What narrows the list now, each with a cross. */
export function ActiveFilters({ facets, search, onSearch }: ActiveFiltersProps) {
  if (countFilters(search) === 0) return null
  const chip = (name: string, without: ListSearch) => (
    <li key={name}>
      <Chip removable aria-label={listTexts.removeFilter({ name })} onClick={() => onSearch(without)}>
        {name}
      </Chip>
    </li>
  )
  return (
    <ul aria-label={listTexts.activeFilters} className={styles.filters}>
      {search.promo && chip(listTexts.onlyPromo, toggleFlag(search, 'promo'))}
      {search.new && chip(listTexts.onlyNew, toggleFlag(search, 'new'))}
      {search.filter?.map((filter) => chip(labelOf(facets, filter), toggleFilter(search, filter)))}
      <li>
        <Button look="ghost" onClick={() => onSearch(withoutFilters(search))}>
          {listTexts.clearFilters}
        </Button>
      </li>
    </ul>
  )
}
