import { Link, useNavigate } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { listTexts } from '@cambusa/messages/it/product-lists'
import type { KeptScreenProps } from '../app/kept-names.ts'
import type { LoadInput } from '../app/screen-route.tsx'
import { Shelf, lookNow } from '../app/shelf.tsx'
import { categoryQuery } from '../features/catalogue/category-api.ts'
import { filtersOf } from '../features/catalogue/category-filters.ts'
import { CategoryHead } from '../features/catalogue/category-head.tsx'
import { withPage } from '../features/catalogue/list-changes.ts'
import { readListSearch, type ListSearch } from '../features/catalogue/list-search.ts'
import { ListSkeleton } from '../features/catalogue/list-skeleton.tsx'
import { ensureFirstPage, productsSource } from '../features/catalogue/list-source.ts'
import { useKeptFilters } from '../features/catalogue/use-kept-filters.ts'
import { narrowCategory } from '../lib/app-state.ts'
import { currentScopeKey, useScopeKey } from '../lib/shopping-scope.ts'
import { DocumentTitle } from '../ui/document-title.tsx'
import { ErrorState } from '../ui/states.tsx'

export async function load({ queryClient, params, search }: LoadInput) {
  const scope = currentScopeKey()
  const { category } = await queryClient.ensureQueryData(categoryQuery(scope, params._splat ?? ''))
  if (!category) return
  const list = readListSearch({ ...search })
  const source = productsSource({ parent_category_id: category.categoryId })
  await ensureFirstPage(queryClient, scope, source, list, lookNow(list, false))
}

/** /category/*: the sub-categories and products of one category. */
export default function CategoryScreen({ params, search }: KeptScreenProps) {
  const slug = params._splat ?? ''
  const list = readListSearch(search)
  const { data, isError, refetch } = useQuery(categoryQuery(useScopeKey(), slug))
  const navigate = useNavigate()
  const category = data?.category
  const to = { to: '/category/$', params: { _splat: slug } } as const
  const onSearch = (next: ListSearch, { keepPlace = false } = {}) => {
    narrowCategory(filtersOf(next))
    return navigate({ ...to, search: next, replace: keepPlace, resetScroll: false })
  }
  useKeptFilters(category, list, (kept) => void navigate({ ...to, search: kept, replace: true }))
  if (isError && !data)
    return <ErrorState as="h1" text={listTexts.loadFailed} onRetry={() => void refetch()} />
  return (
    <>
      <DocumentTitle title={category?.name} />
      <CategoryHead answer={data} />
      {category ? (
        <Shelf
          label={category.name}
          source={productsSource({ parent_category_id: category.categoryId })}
          search={list}
          onSearch={onSearch}
          renderPageLink={(page, props) => <Link {...to} search={withPage(list, page)} {...props} />}
          hiddenFacets={['category']}
        />
      ) : (
        <ListSkeleton view={list.view ?? 'small-grid'} />
      )}
    </>
  )
}
