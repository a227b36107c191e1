import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { useCallback, useState, type ReactNode } from 'react'
import { lookOf } from '../features/catalogue/list/list-look.ts'
import type { ListSearch } from '../features/catalogue/list/list-search.ts'
import type { RenderPageLink } from '../features/catalogue/list/list-pages.tsx'
import { ProductList } from '../features/catalogue/list/product-list.tsx'
import { BrandFinder } from '../features/catalogue/facets/use-found-values.ts'
import type { ListSource } from '../features/catalogue/list/list-source.ts'
import { useProductPages, type ProductPages } from '../features/catalogue/list/use-product-pages.ts'
import { useLastBought } from '../features/catalogue/list/use-last-bought.ts'
import { AddToCart } from '../features/cart/adding/add-to-cart.tsx'
import { InCartTotal } from '../features/cart/adding/in-cart-total.tsx'
import { useStepQuantity } from '../features/cart/outbox/use-set-quantity.ts'
import { useUser } from '../lib/session/user-store.ts'
import { useAppState } from '../lib/state/app-state.ts'
import { useScopeKey } from '../lib/state/shopping-scope.ts'

interface BuyableListProps {
  label: string
  /** The source of its pages. */
  source: ListSource
  search: ListSearch
  /** Resolves when the address has changed. */
  onSearch: (search: ListSearch, behaviour?: { extendSlotHold?: boolean }) => Promise<void>
  renderPageLink: RenderPageLink
  /** Facets that the screen hides. */
  hiddenFacets?: readonly string[]
  /** Facets that the screen also shows in another way. */
  facetsElsewhere?: readonly string[]
  /** Replaces the plain empty state of a list without filters. */
  empty?: ReactNode | ((pages: ProductPages) => ReactNode)
  /** Content above the list that depends on its first answer (a corrected query). */
  renderNotice?: (pages: ProductPages) => ReactNode
}

const renderTotal = (product: ProductCard) => <InCartTotal product={product} />

/** A list of products with the cart's steppers, shared by category and search. */
export function BuyableList({
  source,
  search: shown,
  onSearch,
  renderNotice,
  empty,
  ...list
}: BuyableListProps) {
  // The latest choice applies at once; the address follows when its list has loaded.
  const [asked, setAsked] = useState<ListSearch | null>(null)
  const search = asked ?? shown
  const scope = useScopeKey()
  const sort = useAppState((state) => state.sort)
  const view = useAppState((state) => state.view)
  const look = lookOf(search, { sort, view }, { hasQuery: source.hasQuery, isCustomer: useUser() !== null })
  const pages = useProductPages(scope, source, search, look)
  const step = useStepQuantity()
  const lastBought = useLastBought(
    pages.products.map(({ code }) => code),
    look.view === 'list',
  )
  const change = async (next: ListSearch, behaviour?: { extendSlotHold?: boolean }) => {
    setAsked(next)
    await onSearch(next, behaviour)
    setAsked((latest) => (latest === next ? null : latest))
  }
  const renderAction = useCallback(
    (product: ProductCard, onEnter?: () => void) => (
      <AddToCart product={product} alwaysOpen={onEnter !== undefined} onEnter={onEnter} />
    ),
    [],
  )
  const finder = { source, search }
  return (
    <>
      {renderNotice?.(pages)}
      <BrandFinder value={finder}>
        <ProductList
          {...list}
          empty={typeof empty === 'function' ? empty(pages) : empty}
          pages={pages}
          search={search}
          onSearch={(next, behaviour) => void change(next, behaviour)}
          look={look}
          hasQuery={source.hasQuery}
          renderAction={renderAction}
          renderTotal={renderTotal}
          onStep={step}
          lastBought={lastBought}
        />
      </BrandFinder>
    </>
  )
}
