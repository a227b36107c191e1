import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { catalogueTexts } from '@cambusa/messages/it/catalogue'
import { listTexts } from '@cambusa/messages/it/product-lists'
import { searchTexts } from '@cambusa/messages/it/search'
import { categoryTreeQuery } from '../features/catalogue/category-api.ts'
import { DepartmentTiles } from '../features/catalogue/department-tiles.tsx'
import { promotionsQuery } from '../features/catalogue/products-api.ts'
import { suggestQuery } from '../features/search/search-api.ts'
import { useScopeKey } from '../lib/shopping-scope.ts'
import { EmptyState } from '../ui/states.tsx'
import { BuyableRail } from './buyable-rail.tsx'
import styles from './nothing-found.module.css'

/** A search that finds nothing never ends blank: near words, promotions and the departments. */
export function NothingFound({ query }: { query: string | undefined }) {
  const scope = useScopeKey()
  const { data: near } = useQuery({ ...suggestQuery(scope, query ?? ''), enabled: Boolean(query) })
  const { data: promotions } = useQuery(promotionsQuery(scope))
  const { data: departments } = useQuery(categoryTreeQuery(scope, 1))
  return (
    <div className={styles.nothing}>
      <EmptyState
        icon={<SearchX />}
        title={query ? searchTexts.emptyTitle({ query }) : listTexts.emptyTitle}
        text={searchTexts.emptyText}
      />
      {near && near.words.length > 0 && (
        <section aria-label={searchTexts.tryAlso} className={styles.near}>
          <h2 className={styles.title}>{searchTexts.tryAlso}</h2>
          <ul className={styles.words}>
            {near.words.map((word) => (
              <li key={word}>
                <Link to="/search" search={{ query: word }} className={styles.word}>
                  {word}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label={catalogueTexts.departments} className={styles.near}>
        <h2 className={styles.title}>{catalogueTexts.departments}</h2>
        <DepartmentTiles categories={departments} />
      </section>
      <BuyableRail title={searchTexts.meanwhile} products={promotions?.products} />
    </div>
  )
}
