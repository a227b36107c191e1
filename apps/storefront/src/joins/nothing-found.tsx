import type { CardFallback } from '@cambusa/contract/catalogue/product'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { catalogueTexts } from '@cambusa/messages/it/catalogue/catalogue'
import { listTexts } from '@cambusa/messages/it/catalogue/product-lists'
import { searchTexts } from '@cambusa/messages/it/catalogue/search'
import { searchResultTexts } from '@cambusa/messages/it/catalogue/search-results'
import { categoryTreeQuery } from '../features/catalogue/category/category-api.ts'
import { DepartmentTiles } from '../features/catalogue/category/department-tiles.tsx'
import { promotionsQuery } from '../features/catalogue/list/products-api.ts'
import { suggestQuery } from '../features/search/search-api.ts'
import { setFastSearch } from '../lib/state/app-state.ts'
import { focusSearch } from '../lib/browser/focus-search.ts'
import { currentScopeKey, useScopeKey } from '../lib/state/shopping-scope.ts'
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { LinkButton } from '../ui/buttons/link-button.tsx'
import { EmptyState } from '../ui/feedback/states.tsx'
import { BuyableRail } from './buyable-rail.tsx'
import styles from './nothing-found.module.css'
import { paths } from '../app/navigation/paths.ts'

interface NothingFoundProps {
  query: string | undefined
  /** The part of the shop that was searched, with a link that searches all of it. */
  place?: ReactNode
  /** The shop's alternatives to what it has not found. */
  fallback: CardFallback | undefined
}

/** Rendered once all its data have loaded, so that no late part shifts the others. */
export function loadNothingFound(client: QueryClient, query: string | undefined) {
  const scope = currentScopeKey()
  return Promise.all([
    query && client.prefetchQuery(suggestQuery(scope, query)),
    client.prefetchQuery(categoryTreeQuery(scope, 1)),
    client.prefetchQuery(promotionsQuery(scope)),
  ])
}

/** A search without results is never blank: other ways to search, similar words and categories, best sellers. */
export function NothingFound({ query, place, fallback }: NothingFoundProps) {
  const scope = useScopeKey()
  const { data: near } = useQuery({ ...suggestQuery(scope, query ?? ''), enabled: Boolean(query) })
  const words = near?.words.filter((word) => word !== query?.toLowerCase()) ?? []
  return (
    <div className={styles.nothing}>
      <Breadcrumbs home={paths.home} items={[{ label: searchTexts.title }]} />
      <EmptyState
        as="h1"
        icon={<SearchX />}
        title={query ? searchResultTexts.emptyTitle({ query }) : listTexts.emptyTitle}
        text={place || searchResultTexts.emptyText}
        action={<OtherWays />}
      />
      {words.length > 0 && (
        <section aria-label={searchResultTexts.tryAlso} className={styles.near}>
          <h2 className={styles.title}>{searchResultTexts.tryAlso}</h2>
          <ul className={styles.words}>
            {words.map((word) => (
              <li key={word}>
                <Link to={paths.search} search={{ query: word }} className={styles.word}>
                  {word}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {fallback?.categories.some(({ parentName }) => parentName) ? (
        <NearCategories categories={fallback.categories} />
      ) : (
        <Departments />
      )}
      {fallback && fallback.products.length > 0 ? (
        <BuyableRail title={searchResultTexts.mostBought} products={fallback.products} />
      ) : (
        <Promotions />
      )}
    </div>
  )
}

const OtherWays = () => (
  <>
    <Button look="primary" onClick={focusSearch}>
      {searchResultTexts.edit}
    </Button>
    <Button look="ghost" onClick={() => setFastSearch(true)}>
      {searchResultTexts.fast}
    </Button>
    <LinkButton look="ghost" to={paths.advancedSearch}>
      {searchResultTexts.advanced}
    </LinkButton>
    <LinkButton look="ghost" to={paths.quickOrder}>
      {searchResultTexts.quickOrder}
    </LinkButton>
  </>
)

const NearCategories = ({ categories }: { categories: CardFallback['categories'] }) => (
  <section aria-label={searchResultTexts.nearCategories} className={styles.near}>
    <h2 className={styles.title}>{searchResultTexts.nearCategories}</h2>
    <ul className={styles.words}>
      {categories.map(({ categoryId, slug, name, parentName }) => (
        <li key={categoryId}>
          <Link to={paths.category} params={{ _splat: slug }} className={styles.word}>
            {name}
            {parentName && (
              <span className={styles.soft}>{searchResultTexts.inParent({ parent: parentName })}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  </section>
)

function Departments() {
  const { data: departments } = useQuery(categoryTreeQuery(useScopeKey(), 1))
  return (
    <section aria-label={catalogueTexts.departments} className={styles.near}>
      <h2 className={styles.title}>{catalogueTexts.departments}</h2>
      <DepartmentTiles categories={departments} />
    </section>
  )
}

function Promotions() {
  const { data: promotions } = useQuery(promotionsQuery(useScopeKey()))
  return <BuyableRail title={searchResultTexts.meanwhile} products={promotions?.products} />
}
