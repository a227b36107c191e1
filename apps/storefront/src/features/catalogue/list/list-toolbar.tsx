import type { Facet } from '@cambusa/contract/catalogue/facet'
import { listTexts } from '@cambusa/messages/it/catalogue/product-lists'
import { setSort, setView } from '../../../lib/state/app-state.ts'
import type { Ref } from 'react'
import { FacetsSheet } from '../facets/facets-sheet.tsx'
import { withSort, withView } from './list-changes.ts'
import type { ListLook } from './list-look.ts'
import type { ListSearch } from './list-search.ts'
import type { ProductPages } from './use-product-pages.ts'
import { SortSelect } from './sort-select.tsx'
import { ViewSwitch } from './view-switch.tsx'
import styles from './product-list.module.css'

interface ListToolbarProps {
  pages: ProductPages
  facets: readonly Facet[]
  facetsElsewhere?: readonly string[] | undefined
  search: ListSearch
  look: ListLook
  hasQuery: boolean
  onSearch: (search: ListSearch) => void
  /** The element with the count, which takes the focus when the focused control is gone. */
  countRef: Ref<HTMLParagraphElement>
  /** Whether there is anything to filter and sort. */
  isChoice: boolean
}

/** Above a list: the count, filters (where there is no column for them), order, view. */
export const ListToolbar = ({
  pages,
  facets,
  facetsElsewhere,
  search,
  look,
  hasQuery,
  onSearch,
  countRef,
  isChoice,
}: ListToolbarProps) => (
  <div className={styles.toolbar}>
    <p ref={countRef} tabIndex={-1} className={styles.total}>
      {pages.page && listTexts.found({ count: pages.page.totItems })}
    </p>
    {isChoice && (
      <>
        <FacetsSheet
          className={styles.sheetButton}
          facets={facets}
          shownElsewhere={facetsElsewhere}
          search={search}
          onSearch={onSearch}
          count={pages.page?.totItems ?? 0}
        />
        <SortSelect
          className={styles.sort}
          sort={look.sort}
          hasQuery={hasQuery}
          onChange={(sort) => {
            // The order of a text search is not kept for the next list.
            if (!hasQuery) setSort(sort)
            onSearch(withSort(search, sort))
          }}
        />
      </>
    )}
    <ViewSwitch
      view={look.view}
      onChange={(next) => {
        setView(next)
        onSearch(withView(search, next))
      }}
    />
  </div>
)
