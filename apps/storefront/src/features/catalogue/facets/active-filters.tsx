import type { Facet } from '@cambusa/contract/catalogue/facet'
import { listTexts } from '@cambusa/messages/it/catalogue/product-lists'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Chip } from '../../../ui/buttons/chip.tsx'
import { filterLabel } from './facet-list.ts'
import { countFilters, toggleFilter, toggleFlag, withoutFilters } from '../list/list-changes.ts'
import type { ListSearch } from '../list/list-search.ts'
import styles from '../list/product-list.module.css'

interface ActiveFiltersProps {
  facets: readonly Facet[]
  search: ListSearch
  onSearch: (search: ListSearch) => void
  /** Takes the focus when the last filter was removed. */
  focusAfter: RefObject<HTMLElement | null>
}

/** The active filters, each with a button that removes it and moves the focus to the next one. */
export function ActiveFilters({ facets, search, onSearch, focusAfter }: ActiveFiltersProps) {
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef<number | null>(null)
  const count = countFilters(search)
  useLayoutEffect(() => {
    if (removed.current === null) return
    const chips = list.current?.querySelectorAll('button') ?? []
    const next = chips[Math.min(removed.current, chips.length - 1)] ?? focusAfter.current
    removed.current = null
    next?.focus()
  }, [count, focusAfter])
  if (count === 0) return null

  const filters = [
    ...(search.promo
      ? [{ key: 'promo', name: listTexts.onlyPromo, without: toggleFlag(search, 'promo') }]
      : []),
    ...(search.new ? [{ key: 'new', name: listTexts.onlyNew, without: toggleFlag(search, 'new') }] : []),
    ...(search.filter ?? []).map((filter) => ({
      key: filter,
      name: filterLabel(facets, filter),
      without: toggleFilter(search, filter),
    })),
  ]
  const remove = (place: number, without: ListSearch) => {
    removed.current = place
    onSearch(without)
  }
  return (
    <ul ref={list} aria-label={listTexts.activeFilters} className={styles.filters}>
      {filters.map(({ key, name, without }, place) => (
        <li key={key}>
          <Chip
            removable
            className={styles.filter}
            aria-label={listTexts.removeFilter({ name })}
            onClick={() => remove(place, without)}
          >
            <span className={styles.filterName}>{name}</span>
          </Chip>
        </li>
      ))}
      <li>
        <Button look="ghost" onClick={() => remove(0, withoutFilters(search))}>
          {listTexts.clearAll}
        </Button>
      </li>
    </ul>
  )
}
