import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { listTexts } from '@cambusa/messages/it/catalogue/product-lists'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { announce } from '../../../lib/state/announce.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ChunkBoundary } from '../../../ui/feedback/chunk-boundary.tsx'
import { ErrorState } from '../../../ui/feedback/states.tsx'
import { FacetsPanel } from '../facets/facets-panel.tsx'
import { FacetsSkeleton } from '../facets/facets-skeleton.tsx'
import { ActiveFilters, ProductTable } from './lazy-parts.ts'
import type { LastPurchases } from './use-last-bought.ts'
import { ListEmpty } from './list-empty.tsx'
import { ListPages, type RenderPageLink } from './list-pages.tsx'
import { countFilters } from './list-changes.ts'
import type { ListLook } from './list-look.ts'
import type { ListSearch } from './list-search.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { CardGrid } from './card-grid.tsx'
import type { ProductGridProps } from './product-grid-props.ts'
import type { ProductPages } from './use-product-pages.ts'
import styles from './product-list.module.css'

interface ProductListProps {
  /** The accessible name of the list: the category's name, the text searched. */
  label: string
  pages: ProductPages
  search: ListSearch
  look: ListLook
  hasQuery: boolean
  onSearch: (search: ListSearch, behaviour?: { extendSlotHold?: boolean }) => void
  renderPageLink: RenderPageLink
  renderAction: (product: ProductCard, onEnter?: () => void) => ReactNode
  renderTotal: (product: ProductCard) => ReactNode
  onStep: (product: ProductCard, direction: 1 | -1) => void
  lastBought?: LastPurchases | undefined
  /** Facets that the screen hides. */
  hiddenFacets?: readonly string[] | undefined
  /** Facets that the screen also shows in another way (the sub-categories of a category). */
  facetsElsewhere?: readonly string[] | undefined
  /** Replaces the plain empty state of a list without filters. */
  empty?: ReactNode
}

/** Only the first facets are open at first. */
const OPEN_FACETS = 3

/** A list of products with filters, order and pages, shared by category and search. */
export function ProductList(props: ProductListProps) {
  const {
    label,
    pages,
    search,
    look,
    hasQuery,
    onSearch,
    renderPageLink,
    empty,
    hiddenFacets,
    facetsElsewhere,
    ...cards
  } = props
  const productsId = useId()
  const count = useRef<HTMLParagraphElement>(null)
  const total = pages.isOutdated ? undefined : pages.page?.totItems
  // Announced after each choice, even where the number stays the same.
  const narrowed = JSON.stringify([search.filter, search.promo, search.new])
  useEffect(() => {
    if (total !== undefined) announce(listTexts.found({ count: total }))
  }, [total, narrowed])

  // Once rendered they stay, so that removing the last one moves the focus.
  const isFiltered = countFilters(search) > 0
  const [wasFiltered, setWasFiltered] = useState(isFiltered)
  if (isFiltered && !wasFiltered) setWasFiltered(true)

  const isNothing = pages.page?.totItems === 0 && !isFiltered && !pages.isOutdated
  // Nothing to filter or sort: the empty state takes the whole width.
  if (isNothing) return empty ?? <ListEmpty search={search} onSearch={onSearch} />

  const active = wasFiltered && (
    <ChunkBoundary quiet>
      <ActiveFilters facets={pages.facets} search={search} onSearch={onSearch} focusAfter={count} />
    </ChunkBoundary>
  )
  if (pages.isError && pages.products.length === 0) {
    return (
      <div className={styles.main}>
        {active}
        <ErrorState text={listTexts.loadFailed} onRetry={pages.retry} />
      </div>
    )
  }
  // A single product, found by its code: nothing to filter or sort.
  const isChoice = pages.page?.totItems !== 1 || isFiltered

  const facets = pages.facets.filter(({ name }) => !hiddenFacets?.includes(name))
  const content = () => {
    if (pages.isLoading) return <ListSkeleton view={look.view} />
    if (pages.products.length === 0) {
      return <ListEmpty search={search} onSearch={onSearch} isBeyond={(pages.page?.totItems ?? 0) > 0} />
    }
    return (
      <>
        <div id={productsId} tabIndex={-1} aria-keyshortcuts="p" className={styles.products}>
          <ProductGrid
            label={label}
            products={pages.products}
            view={look.view}
            outdated={pages.isOutdated}
            {...cards}
          />
        </div>
        <ListPages pages={pages} search={search} onSearch={onSearch} renderPageLink={renderPageLink} />
      </>
    )
  }
  return (
    <div className={classNames(isChoice && styles.columns)}>
      {isChoice && (
        <aside className={styles.facets} aria-label={listTexts.filters} aria-keyshortcuts="f">
          <JumpLink to={productsId} />
          {pages.isLoading ? (
            <FacetsSkeleton />
          ) : (
            <FacetsPanel
              facets={facets}
              search={search}
              onSearch={onSearch}
              openFirst={OPEN_FACETS}
              shownElsewhere={facetsElsewhere}
            />
          )}
        </aside>
      )}
      <div className={styles.main}>
        <ListToolbar
          pages={pages}
          facets={facets}
          facetsElsewhere={facetsElsewhere}
          search={search}
          look={look}
          hasQuery={hasQuery}
          onSearch={onSearch}
          countRef={count}
          isChoice={isChoice}
        />
        {active}
        {content()}
      </div>
    </div>
  )
}

/** Products in one of the three views: small grid, large grid, wholesale list. */
const ProductGrid = (props: ProductGridProps) =>
  props.view === 'list' ? (
    <ChunkBoundary fallback={<ListSkeleton view="list" />}>
      <ProductTable {...props} />
    </ChunkBoundary>
  ) : (
    <CardGrid {...props} view={props.view} />
  )

/** A skip link over some thirty filters to the products, for keyboard users. */
const JumpLink = ({ to }: { to: string }) => (
  <a
    href={`#${to}`}
    className={styles.jump}
    onClick={(event) => {
      // The address belongs to the list.
      event.preventDefault()
      document.getElementById(to)?.focus()
    }}
  >
    {listTexts.jumpToProducts}
  </a>
)
