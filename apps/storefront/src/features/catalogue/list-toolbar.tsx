import type { Facet } from '@cambusa/contract/product'
import type { ViewKey } from '@cambusa/domain/product-sort'
import { listTexts } from '@cambusa/messages/it/product-lists'
import { setView } from '../../lib/app-state.ts'
import { FacetsSheet } from './facets-sheet.tsx'
import { withSort, withView } from './list-changes.ts'
import type { ListSearch } from './list-search.ts'
import type { ProductPages } from './use-product-pages.ts'
import { SortSelect } from './sort-select.tsx'
import { ViewSwitch } from './view-switch.tsx'
import styles from './product-list.module.css'

interface ListToolbarProps {
  pages: ProductPages
  facets: readonly Facet[]
  search: ListSearch
  view: ViewKey
  hasQuery: boolean
  onSearch: (search: ListSearch) => void
}

/** Above a list: how many there are, filters (where there is no column for them), sort, view. */
export const ListToolbar = ({ pages, facets, search, view, hasQuery, onSearch }: ListToolbarProps) => (
  <div className={styles.toolbar}>
    <p className={styles.total}>{pages.page && listTexts.found({ count: pages.page.totItems })}</p>
    <FacetsSheet
      className={styles.sheetButton}
      facets={facets}
      search={search}
      onSearch={onSearch}
      count={pages.page?.totItems ?? 0}
    />
    <SortSelect
      className={styles.sort}
      sort={search.sort}
      hasQuery={hasQuery}
      onChange={(sort) => onSearch(withSort(search, sort))}
    />
    <ViewSwitch
      view={view}
      onChange={(next) => {
        setView(next)
        onSearch(withView(search, next))
      }}
    />
  </div>
)
