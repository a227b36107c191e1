import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { advancedSearchTexts as texts } from '@cambusa/messages/it/advanced-search'
import { BuyableRail } from '../app/buyable-rail.tsx'
import type { LoadInput } from '../app/screen-route.tsx'
import { lookNow, Shelf } from '../app/shelf.tsx'
import { advancedPageQuery, downloadResult } from '../features/advanced-search/advanced-search-api.ts'
import { CriteriaPanel } from '../features/advanced-search/criteria-panel.tsx'
import { hasCriteria, readCriteria, type AdvancedCriteria } from '../features/advanced-search/criteria.ts'
import { ResultHead } from '../features/advanced-search/result-head.tsx'
import { ResultEmpty } from '../features/advanced-search/result-empty.tsx'
import { categoryTreeQuery } from '../features/catalogue/category-api.ts'
import { withPage } from '../features/catalogue/list-changes.ts'
import { readListSearch, type ListSearch } from '../features/catalogue/list-search.ts'
import { ensureFirstPage, type ListSource } from '../features/catalogue/list-source.ts'
import { currentScopeKey, useScopeKey } from '../lib/shopping-scope.ts'
import { DocumentTitle } from '../ui/document-title.tsx'

const sourceOf = (criteria: AdvancedCriteria): ListSource => ({
  hasQuery: false,
  pageQuery: (scope, asked) => advancedPageQuery(scope, criteria, asked),
})

const isAsked = (criteria: AdvancedCriteria, { filter, promo, new: isNew }: ListSearch) =>
  hasCriteria(criteria) || Boolean(filter || promo || isNew)

export async function load({ queryClient, search }: LoadInput) {
  const scope = currentScopeKey()
  const criteria = readCriteria(search)
  const list = readListSearch({ ...search })
  const tree = queryClient.ensureQueryData(categoryTreeQuery(scope))
  const source = sourceOf(criteria)
  if (isAsked(criteria, list)) await ensureFirstPage(queryClient, scope, source, list, lookNow(list, false))
  await tree
}

/** /advanced-search: all criteria in one form, and what fulfils them below; everything is in the address. */
export default function AdvancedSearchScreen() {
  const search: Record<string, unknown> = useSearch({ from: '/advanced-search' })
  const navigate = useNavigate()
  const criteria = readCriteria(search)
  const list = readListSearch(search)
  const asked = isAsked(criteria, list)
  const { data: tree = [] } = useQuery(categoryTreeQuery(useScopeKey()))
  const to = '/advanced-search'
  const onList = (next: ListSearch, { keepPlace = false } = {}) =>
    navigate({ to, search: { ...criteria, ...next }, replace: keepPlace, resetScroll: false })
  return (
    <>
      <DocumentTitle title={texts.title} />
      <CriteriaPanel
        criteria={criteria}
        flags={{ promo: list.promo, new: list.new }}
        tree={tree}
        isAsked={asked}
        onSearch={(next, flags) =>
          void navigate({ to, search: { ...next, ...flags, view: list.view, sort: list.sort } })
        }
      />
      {asked && (
        <Shelf
          label={texts.results}
          source={sourceOf(criteria)}
          search={list}
          onSearch={onList}
          renderPageLink={(page, props) => (
            <Link to={to} search={{ ...criteria, ...withPage(list, page) }} {...props} />
          )}
          hiddenFacets={criteria['allergen-free'] ? ['allergen-free'] : []}
          empty={({ fallback }) => (
            <>
              <ResultEmpty />
              <BuyableRail title={texts.meanwhile} products={fallback?.products ?? []} />
            </>
          )}
          renderNotice={(pages) => (
            <ResultHead
              unknownGtins={pages.unknownGtins}
              hasProducts={pages.products.length > 0}
              onDownload={(format) => downloadResult({ ...criteria, ...narrowingOf(list) }, format)}
            />
          )}
        />
      )}
    </>
  )
}

/** What the file is narrowed by and ordered like: the list on screen. */
const narrowingOf = (list: ListSearch) => ({
  filter: list.filter,
  promo: list.promo,
  new: list.new,
  sort: lookNow(list, false).sort,
})
