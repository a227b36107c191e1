import type { AdvancedCriteria } from '@cambusa/contract/catalogue/advanced-search'
import { Link, useNavigate } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { advancedSearchTexts as texts } from '@cambusa/messages/it/catalogue/advanced-search'
import { advancedSource, downloadResult } from '../features/advanced-search/advanced-search-api.ts'
import { ResultHead } from '../features/advanced-search/result-head.tsx'
import { withPage } from '../features/catalogue/list/list-changes.ts'
import type { ListSearch } from '../features/catalogue/list/list-search.ts'
import { EmptyState } from '../ui/feedback/states.tsx'
import { BuyableRail } from './buyable-rail.tsx'
import { paths } from '../app/navigation/paths.ts'
import { BuyableList } from './buyable-list.tsx'
import { lookNow } from '../features/catalogue/list/look-now.ts'

interface AdvancedResultProps {
  criteria: AdvancedCriteria
  list: ListSearch
}

/** The products that match all criteria, with facets, pages and the download. */
export function AdvancedResult({ criteria, list }: AdvancedResultProps) {
  const navigate = useNavigate()
  const to = paths.advancedSearch
  const onSearch = (next: ListSearch, { extendSlotHold = false } = {}) =>
    navigate({ to, search: { ...criteria, ...next }, replace: extendSlotHold, resetScroll: false })
  // The file has the filters and the order of the list on screen.
  const { filter, promo, new: isNew } = list
  const asked = { ...criteria, filter, promo, new: isNew, sort: lookNow(list, false).sort }
  return (
    <BuyableList
      label={texts.results}
      source={advancedSource(criteria)}
      search={list}
      onSearch={onSearch}
      renderPageLink={(page, props) => (
        <Link to={to} search={{ ...criteria, ...withPage(list, page) }} {...props} />
      )}
      hiddenFacets={criteria['allergen-free'] ? ['allergen-free'] : []}
      empty={({ fallback }) => (
        <>
          <EmptyState icon={<SearchX />} title={texts.emptyTitle} text={texts.emptyText} />
          <BuyableRail title={texts.meanwhile} products={fallback?.products ?? []} />
        </>
      )}
      renderNotice={({ unknownGtins, page }) => (
        <ResultHead
          unknownGtins={unknownGtins}
          total={page?.totItems ?? 0}
          onDownload={(format) => downloadResult(asked, format)}
        />
      )}
    />
  )
}
