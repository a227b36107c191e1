import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { listTexts } from '@cambusa/messages/it/catalogue/product-lists'
import { paths } from '../app/navigation/paths.ts'
import { useSlugNow } from '../app/navigation/use-slug-now.ts'
import { CategoryProposals } from '../joins/category-proposals.tsx'
import type { KeptScreenProps, LoadInput } from '../app/navigation/screen-input.ts'
import { BuyableList } from '../joins/buyable-list.tsx'
import { lookNow } from '../features/catalogue/list/look-now.ts'
import { categoryAddress, holdsProducts } from '../features/catalogue/category/category-address.ts'
import { categoryQuery } from '../features/catalogue/category/category-api.ts'
import { filtersOf } from '../features/catalogue/category/kept-filters.ts'
import { CategoryHead } from '../features/catalogue/category/category-head.tsx'
import { withPage } from '../features/catalogue/list/list-changes.ts'
import { readListSearch, type ListSearch } from '../features/catalogue/list/list-search.ts'
import { loadListParts } from '../features/catalogue/list/lazy-parts.ts'
import { ListSkeleton } from '../features/catalogue/list/list-skeleton.tsx'
import { ensureFirstPage } from '../features/catalogue/list/list-source.ts'
import { productsSource } from '../features/catalogue/list/products-source.ts'
import { useKeptFilters } from '../features/catalogue/category/use-kept-filters.ts'
import { narrowCategory, useAppState } from '../lib/state/app-state.ts'
import { currentScopeKey, useScopeKey } from '../lib/state/shopping-scope.ts'
import { DocumentTitle } from '../ui/layout/document-title.tsx'
import { ErrorState } from '../ui/feedback/states.tsx'

export const loadParts = (search: LoadInput['search']) => {
  const list = readListSearch({ ...search })
  return loadListParts(lookNow(list, false), list)
}

/**
 * The entry guard (specification §2): loads the category by its slug; a missing one, or one without products, leads to
 * not-found.
 */
export async function load({ queryClient, params, search, onMissing }: LoadInput) {
  const scope = currentScopeKey()
  const query = categoryQuery(scope, categoryAddress({ params, search }))
  const { category } = await queryClient.ensureQueryData(query)
  if (!holdsProducts(category)) return onMissing()
  const list = readListSearch({ ...search })
  const source = productsSource({ parent_category_id: category.categoryId })
  await ensureFirstPage(queryClient, scope, source, list, lookNow(list, false))
}

/** /category/*: the sub-categories and products of one category. */
export default function CategoryScreen(props: KeptScreenProps) {
  const { slug, ...address } = categoryAddress(props)
  const list = readListSearch(props.search)
  const scope = useScopeKey()
  const { data, isError, refetch } = useQuery(categoryQuery(scope, { slug, ...address }))
  const navigate = useNavigate()
  const viewChosen = useAppState(({ view }) => view)
  // A shopper who sorts the list or uses the wholesale view wants the products, not the proposals.
  const isBrowsing = list.sort === undefined && (list.view ?? viewChosen) !== 'list'
  const category = holdsProducts(data?.category) ? data.category : undefined
  const to = { to: paths.category, params: { _splat: slug } } as const
  const onSearch = (next: ListSearch, { extendSlotHold = false } = {}) => {
    narrowCategory(filtersOf(next))
    return navigate({ ...to, search: { ...address, ...next }, replace: extendSlotHold, resetScroll: false })
  }
  const isMoving = useSlugNow({
    asked: slug,
    found: category,
    now: (next) => ({
      queryKey: categoryQuery(scope, { ...address, slug: next }).queryKey,
      answer: data,
      to: { to: paths.category, params: { _splat: next } },
    }),
  })
  // It is entered at its current address, so that kept filters do not lead back to the old one.
  const entered = isMoving ? undefined : category
  useKeptFilters(entered, list, (kept) => void navigate({ ...to, search: kept, replace: true }))
  if (isError && !data)
    return <ErrorState as="h1" text={listTexts.loadFailed} onRetry={() => void refetch()} />
  return (
    <>
      <DocumentTitle title={category?.name} />
      <CategoryHead answer={data} />
      {category && isBrowsing && <CategoryProposals category={category} search={list} />}
      {category ? (
        <BuyableList
          label={category.name}
          source={productsSource({ parent_category_id: category.categoryId })}
          search={list}
          onSearch={onSearch}
          renderPageLink={(page, props) => (
            <Link {...to} search={{ ...address, ...withPage(list, page) }} {...props} />
          )}
          facetsElsewhere={['category']}
        />
      ) : (
        <ListSkeleton view={list.view ?? 'small-grid'} />
      )}
    </>
  )
}
