import type { AdvancedCriteria } from '@cambusa/contract/catalogue/advanced-search'
import { innerPage } from '@cambusa/domain/web/inner-address'
import { createRoute, redirect } from '@tanstack/react-router'
import { isOn, readListSearch, type ListSearch } from '../../features/catalogue/list/list-search.ts'
import { forgetFilters, setFastSearch } from '../../lib/state/app-state.ts'
import { importProduct } from './kept-names.ts'
import { paths } from './paths.ts'
import { rootRoute } from './root-route.ts'
import { keptRoute, screenRoute } from './screen-route.tsx'
import { positiveIn, textIn, type RawSearch } from './search-values.ts'

/** The query of a category's address. */
export type CategorySearch = ListSearch & {
  categoryId?: number | undefined
  type?: string | undefined
}

/** The query of a search's address. */
export type TextSearch = ListSearch & {
  query?: string | undefined
  parent_category_id?: number | undefined
  /** The words are searched as typed: no spelling is corrected. */
  as_typed?: true | undefined
}

const catalogue = createRoute({ getParentRoute: () => rootRoute, path: paths.categories })

const categories = createRoute({
  getParentRoute: () => catalogue,
  path: '/',
  ...keptRoute('categories'),
})

const category = createRoute({
  getParentRoute: () => catalogue,
  path: '$',
  validateSearch: (raw: RawSearch): CategorySearch => ({
    ...readListSearch(raw),
    categoryId: positiveIn(raw.categoryId),
    type: textIn(raw.type),
  }),
  ...keptRoute('category'),
})

const search = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.search,
  validateSearch: (raw: RawSearch): TextSearch => ({
    ...readListSearch(raw),
    query: textIn(raw.query),
    parent_category_id: positiveIn(raw.parent_category_id),
    as_typed: isOn(raw.as_typed) || undefined,
  }),
  ...screenRoute(() => import('../../routes/search.tsx')),
})

/** Entering the catalogue resets the filters (specification §2); its child routes have addresses of their own. */
const catalogueDoor = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.catalogue,
  beforeLoad: ({ params, location, preload }) => {
    if (!preload) forgetFilters()
    const inside = params._splat && innerPage(`/${params._splat}${location.searchStr}`)
    throw redirect({ href: inside || paths.categories + location.searchStr, replace: true })
  },
})

/** The screen parses the query itself, so that the code of the form is not loaded with every other screen. */
const advancedSearch = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.advancedSearch,
  validateSearch: (raw: RawSearch) => raw as ListSearch & AdvancedCriteria,
  ...screenRoute(() => import('../../routes/advanced-search.tsx')),
})

/** A list of words; without any, a dialog asks for them first. */
const fastSearch = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.fastSearch,
  validateSearch: ({ q = [] }: RawSearch): { q: string[] } => ({
    q: [q]
      .flat()
      .map(String)
      .filter((word) => word.trim()),
  }),
  beforeLoad: ({ preload, search }) => {
    if (search.q.length > 0) return
    if (!preload) setFastSearch(true)
    throw redirect({ to: paths.home })
  },
  ...screenRoute(() => import('../../routes/fast-search.tsx')),
})

const quickOrder = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.quickOrder,
  ...screenRoute(() => import('../../routes/quick-order.tsx')),
})

const product = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.product,
  ...screenRoute(importProduct),
})

const productHistory = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.productHistory,
  ...screenRoute(() => import('../../routes/product-history.tsx')),
})

const cart = createRoute({ getParentRoute: () => rootRoute, path: paths.cart, ...keptRoute('cart') })

/** Finding products and adding them to the cart; open to everybody. */
export const shopRoutes = [
  catalogue.addChildren([categories, category]),
  catalogueDoor,
  search,
  advancedSearch,
  fastSearch,
  quickOrder,
  product,
  productHistory,
  cart,
] as const
