import { catalogueTexts } from '@cambusa/messages/it/catalogue'
import { PackageOpen, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { countFilters, withoutFilters, type ListSearch } from './list-search.ts'

interface ListEmptyProps {
  search: ListSearch
  onSearch: (search: ListSearch) => void
  empty: ReactNode
}

/** A list without products: the filters that empty it can go, or another department waits. */
export function ListEmpty({ search, onSearch, empty }: ListEmptyProps) {
  if (countFilters(search) > 0) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={catalogueTexts.emptyFilteredTitle}
        text={catalogueTexts.emptyFilteredText}
        action={
          <Button look="primary" onClick={() => onSearch(withoutFilters(search))}>
            {catalogueTexts.clearFilters}
          </Button>
        }
      />
    )
  }
  if (empty !== undefined) return empty
  return (
    <EmptyState
      icon={<PackageOpen />}
      title={catalogueTexts.emptyTitle}
      text={catalogueTexts.emptyText}
      action={
        <LinkButton look="primary" to="/category">
          {catalogueTexts.browse}
        </LinkButton>
      }
    />
  )
}
