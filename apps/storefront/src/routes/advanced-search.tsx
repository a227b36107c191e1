import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { advancedSearchTexts as texts } from '@cambusa/messages/it/catalogue/advanced-search'
import { CATEGORY_DEPTH } from '@cambusa/domain/constants'
import { paths } from '../app/navigation/paths.ts'
import type { LoadInput } from '../app/navigation/screen-input.ts'
import { advancedSource } from '../features/advanced-search/advanced-search-api.ts'
import { AdvancedForm, CriteriaPanel } from '../features/advanced-search/criteria-panel.tsx'
import { hasCriteria, readCriteria, type AdvancedCriteria } from '../features/advanced-search/criteria.ts'
import { categoryTreeQuery } from '../features/catalogue/category/category-api.ts'
import { loadListParts } from '../features/catalogue/list/lazy-parts.ts'
import { lookNow } from '../features/catalogue/list/look-now.ts'
import { readListSearch, type ListSearch } from '../features/catalogue/list/list-search.ts'
import { ensureFirstPage } from '../features/catalogue/list/list-source.ts'
import { lazyComponent } from '../lib/browser/lazy-component.ts'
import { currentScopeKey, useScopeKey } from '../lib/state/shopping-scope.ts'
import { ChunkBoundary } from '../ui/feedback/chunk-boundary.tsx'
import { DocumentTitle } from '../ui/layout/document-title.tsx'

const AdvancedResult = lazyComponent(() =>
  import('../joins/advanced-result.tsx').then((module) => module.AdvancedResult),
)

const isAsked = (criteria: AdvancedCriteria, { filter, promo, new: isNew }: ListSearch) =>
  hasCriteria(criteria) || Boolean(filter || promo || isNew)

/** The parts that are shown: the form or the result. */
export const loadParts = (search: LoadInput['search']) => {
  const list = readListSearch({ ...search })
  return isAsked(readCriteria(search), list)
    ? Promise.all([AdvancedResult.preload(), loadListParts(lookNow(list, false), list)])
    : AdvancedForm.preload()
}

export async function load({ queryClient, search }: LoadInput) {
  const scope = currentScopeKey()
  const criteria = readCriteria(search)
  const list = readListSearch({ ...search })
  const look = lookNow(list, false)
  const tree = queryClient.ensureQueryData(categoryTreeQuery(scope, CATEGORY_DEPTH))
  const page =
    isAsked(criteria, list) && ensureFirstPage(queryClient, scope, advancedSource(criteria), list, look)
  await Promise.all([tree, page])
}

/** /advanced-search: all criteria in one form, and the matching products below; everything is in the address. */
export default function AdvancedSearchScreen() {
  const search: Record<string, unknown> = useSearch({ from: paths.advancedSearch })
  const navigate = useNavigate()
  const criteria = readCriteria(search)
  const list = readListSearch(search)
  const asked = isAsked(criteria, list)
  const { data: tree = [] } = useQuery(categoryTreeQuery(useScopeKey(), CATEGORY_DEPTH))
  const { promo, new: isNew, view, sort } = list
  return (
    <>
      <DocumentTitle title={texts.title} />
      <CriteriaPanel
        criteria={criteria}
        flags={{ promo, new: isNew }}
        tree={tree}
        isAsked={asked}
        onSearch={(next, flags) =>
          void navigate({ to: paths.advancedSearch, search: { ...next, ...flags, view, sort } })
        }
      />
      <ChunkBoundary>{asked && <AdvancedResult criteria={criteria} list={list} />}</ChunkBoundary>
    </>
  )
}
