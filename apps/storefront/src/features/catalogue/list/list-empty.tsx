import { FIRST_PAGE } from '@cambusa/domain/constants'
import { listTexts } from '@cambusa/messages/it/catalogue/product-lists'
import { PackageOpen, SearchX } from 'lucide-react'
import { paths } from '../../../app/navigation/paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { countFilters, withoutFilters, withPage } from './list-changes.ts'
import type { ListSearch } from './list-search.ts'

interface ListEmptyProps {
  search: ListSearch
  onSearch: (search: ListSearch) => void
  /** The list has fewer pages than the address asks for. */
  isBeyond?: boolean
}

/** A list without products: offers to remove its filters, or other departments. */
export function ListEmpty({ search, onSearch, isBeyond }: ListEmptyProps) {
  if (isBeyond) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={listTexts.beyondTitle}
        action={
          <Button look="primary" onClick={() => onSearch(withPage(search, FIRST_PAGE))}>
            {listTexts.toFirstPage}
          </Button>
        }
      />
    )
  }
  if (countFilters(search) > 0) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={listTexts.emptyFilteredTitle}
        text={listTexts.emptyFilteredText}
        action={
          <Button look="primary" onClick={() => onSearch(withoutFilters(search))}>
            {listTexts.clearFilters}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      icon={<PackageOpen />}
      title={listTexts.emptyTitle}
      text={listTexts.emptyText}
      action={
        <LinkButton look="primary" to={paths.categories}>
          {listTexts.browse}
        </LinkButton>
      }
    />
  )
}
