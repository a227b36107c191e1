import { FIRST_PAGE } from '@cambusa/domain/constants'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { searchTexts } from '@cambusa/messages/it/catalogue/search'
import { paths } from '../app/navigation/paths.ts'
import type { LoadInput } from '../app/navigation/screen-input.ts'
import { BuyableList } from '../joins/buyable-list.tsx'
import { lookNow } from '../features/catalogue/list/look-now.ts'
import { loadNothingFound, NothingFound } from '../joins/nothing-found.tsx'
import { OnlyInCategory } from '../joins/only-in-category.tsx'
import { countFilters, withPage } from '../features/catalogue/list/list-changes.ts'
import { readListSearch, type ListSearch } from '../features/catalogue/list/list-search.ts'
import { loadListParts } from '../features/catalogue/list/lazy-parts.ts'
import { ensureFirstPage } from '../features/catalogue/list/list-source.ts'
import { subjectOf } from '../features/catalogue/list/list-subject.ts'
import { productsSource } from '../features/catalogue/list/products-source.ts'
import type { ProductPages } from '../features/catalogue/list/use-product-pages.ts'
import { SearchHead } from '../features/search/search-head.tsx'
import { currentScopeKey } from '../lib/state/shopping-scope.ts'
import { LinkButton } from '../ui/buttons/link-button.tsx'
import { DocumentTitle } from '../ui/layout/document-title.tsx'

export const loadParts = (search: LoadInput['search']) => {
  const list = readListSearch({ ...search })
  return loadListParts(lookNow(list, false), list)
}

export async function load({ queryClient, search }: LoadInput) {
  const list = readListSearch({ ...search })
  const subject = subjectOf(search)
  const source = productsSource(subject)
  const look = lookNow(list, source.hasQuery)
  const { page } = await ensureFirstPage(queryClient, currentScopeKey(), source, list, look)
  if (page.totItems === 0) await loadNothingFound(queryClient, subject.query)
}

/** Whether there is no result at all: then the screen shows only that. */
const isNothing = ({ page, isOutdated }: ProductPages, list: ListSearch) =>
  page?.totItems === 0 && !isOutdated && countFilters(list) === 0

/** /search: the results or alternatives; without a query, promotions and new products of the whole shop. */
export default function SearchScreen() {
  const search = useSearch({ from: paths.search })
  const navigate = useNavigate()
  const list = readListSearch({ ...search })
  const address = subjectOf(search)
  const { query, parent_category_id: categoryId } = address

  const onSearch = (next: ListSearch, { extendSlotHold = false } = {}) =>
    navigate({
      to: paths.search,
      search: { ...address, ...next },
      replace: extendSlotHold,
      resetScroll: false,
    })
  const place = categoryId !== undefined && <OnlyInCategory categoryId={categoryId} query={query} />
  const title = query ? searchTexts.resultsFor({ query }) : searchTexts.title
  return (
    <>
      <DocumentTitle title={title} />
      <BuyableList
        label={title}
        source={productsSource(address)}
        search={list}
        onSearch={onSearch}
        renderPageLink={(page, props) => (
          <Link to={paths.search} search={{ ...address, ...withPage(list, page) }} {...props} />
        )}
        renderNotice={(pages) =>
          !isNothing(pages, list) && (
            <SearchHead
              query={query}
              correctedQuery={pages.correctedQuery}
              leftOut={pages.leftOut}
              understoodAs={pages.understoodAs}
              renderInstead={(text) => (
                <LinkButton
                  look="ghost"
                  to={paths.search}
                  search={{ ...address, ...withPage(list, FIRST_PAGE), as_typed: true }}
                >
                  {text}
                </LinkButton>
              )}
              narrowed={list}
              place={place}
            />
          )
        }
        empty={({ fallback }) => <NothingFound query={query} place={place} fallback={fallback} />}
      />
    </>
  )
}
