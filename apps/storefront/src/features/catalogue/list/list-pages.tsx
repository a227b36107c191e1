import { listTexts } from '@cambusa/messages/it/catalogue/product-lists'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Pagination } from '../../../ui/layout/pagination.tsx'
import { firstPageOf, lastPageOf, withNextPage } from './list-changes.ts'
import type { ListSearch } from './list-search.ts'
import type { ProductPages } from './use-product-pages.ts'
import { personalised } from '../../../lib/browser/page-marks.ts'
import styles from './product-list.module.css'

/** Renders the link to a page of the list that is on screen. */
export type RenderPageLink = (
  page: number,
  props: { className: string | undefined; 'aria-label': string; children: ReactNode },
) => ReactNode

interface ListPagesProps {
  pages: ProductPages
  search: ListSearch
  onSearch: (search: ListSearch, behaviour?: { extendSlotHold?: boolean }) => void
  renderPageLink: RenderPageLink
}

/** Below a list: a button that appends the next page, and links to all pages. */
export function ListPages({ pages, search, onSearch, renderPageLink }: ListPagesProps) {
  const { page } = pages
  if (!page || page.totPages <= 1) return null
  const last = lastPageOf(search)
  const from = (firstPageOf(search) - 1) * page.itemsPerPage + 1
  return (
    <div {...personalised()} className={styles.pages}>
      <p className={styles.total}>
        {listTexts.shownOf({ from, to: from + pages.products.length - 1, count: page.totItems })}
      </p>
      {last < page.totPages && (
        <Button
          className={styles.more}
          pending={pages.isFetchingMore}
          onClick={() => onSearch(withNextPage(search), { extendSlotHold: true })}
        >
          {listTexts.showMore}
        </Button>
      )}
      <Pagination page={last} pages={page.totPages} renderLink={renderPageLink} />
    </div>
  )
}
