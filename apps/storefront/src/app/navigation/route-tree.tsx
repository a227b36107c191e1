import type { AdvancedCriteria } from '@cambusa/contract/advanced-search'
import { innerPage } from '@cambusa/domain/inner-address'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { readListSearch, type ListSearch } from '../../features/catalogue/list/list-search.ts'
import { readOrderSearch } from '../../features/orders/order-search.ts'
import { forgetFilters, setFastSearch } from '../../lib/state/app-state.ts'
import { askFor } from '../../lib/state/dialog-chain.ts'
import { guardRoute } from './route-guard.ts'
import { hasSessionMarker } from '../../lib/session/session.ts'
import { isSignedIn, useUserStore } from '../../lib/session/user-store.ts'
import { Frame } from '../../frame/frame.tsx'
import { paths } from './paths.ts'
import { keptRoute, screenRoute } from './screen-route.tsx'

export interface RouterContext {
  queryClient: QueryClient
}

type Raw = Record<string, unknown>

/** What the address of a category may say. */
export type CategorySearch = ListSearch & {
  categoryId?: number | undefined
  type?: string | undefined
}

/** What the address of a search may say. */
export type TextSearch = ListSearch & {
  query?: string | undefined
  parent_category_id?: number | undefined
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

const positive = (value: unknown): number | undefined => {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? number : undefined
}

const importErrorScreens = () => import('./error-screens.tsx')

export const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Frame })

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.home,
  ...screenRoute(() => import('../../routes/home.tsx')),
})

const unknown = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  ...screenRoute(() => import('../../routes/home.tsx')),
})

const notFound = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.notFound,
  component: lazyRouteComponent(importErrorScreens, 'NotFoundScreen'),
})

const serviceDown = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.serviceDown,
  validateSearch: (raw: Raw): { from?: string } => ({ from: text(raw.from) }),
  component: lazyRouteComponent(importErrorScreens, 'ServiceDownScreen'),
})

const catalogue = createRoute({ getParentRoute: () => rootRoute, path: paths.categories })

const categories = createRoute({
  getParentRoute: () => catalogue,
  path: '/',
  ...keptRoute('categories'),
})

const category = createRoute({
  getParentRoute: () => catalogue,
  path: '$',
  validateSearch: (raw: Record<string, unknown>): CategorySearch => ({
    ...readListSearch(raw),
    categoryId: positive(raw.categoryId),
    type: text(raw.type),
  }),
  ...keptRoute('category'),
})

const search = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.search,
  validateSearch: (raw: Record<string, unknown>): TextSearch => ({
    ...readListSearch(raw),
    query: text(raw.query),
    parent_category_id: positive(raw.parent_category_id),
  }),
  ...screenRoute(() => import('../../routes/search.tsx')),
})

/** Entering the catalogue resets the filters (spec §2); its children are shown at addresses of their own. */
const catalogueDoor = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.catalogue,
  beforeLoad: ({ params, location, preload }) => {
    if (!preload) forgetFilters()
    const inside = params._splat && innerPage(`/${params._splat}${location.searchStr}`)
    throw redirect({ href: inside || paths.categories + location.searchStr, replace: true })
  },
})

/** The screen reads what the address says: the form's code need not come with every other screen. */
const advancedSearch = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.advancedSearch,
  validateSearch: (raw: Raw) => raw as ListSearch & AdvancedCriteria,
  ...screenRoute(() => import('../../routes/advanced-search.tsx')),
})

/** A list of words; whoever comes without any writes them into the dialog first. */
const fastSearch = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.fastSearch,
  validateSearch: ({ q = [] }: Raw): { q: string[] } => ({
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
  ...screenRoute(() => import('../../routes/product.tsx')),
})

const productHistory = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.productHistory,
  ...screenRoute(() => import('../../routes/product-history.tsx')),
})

const cart = createRoute({ getParentRoute: () => rootRoute, path: paths.cart, ...keptRoute('cart') })

/** Spec §2 'Route guard'; whom it turns away is asked to sign in and then goes where they wanted. */
export const customers = createRoute({
  getParentRoute: () => rootRoute,
  id: 'customers',
  beforeLoad: ({ preload, location, navigate }) => {
    const signedIn = isSignedIn(useUserStore.getState().user)
    if (guardRoute({ hasMarker: hasSessionMarker(), signedIn }) === 'pass') return
    if (!preload) {
      void askFor('login').then(
        (reached) => reached && void navigate({ href: innerPage(location.href) ?? paths.home }),
      )
    }
    throw redirect({ to: paths.home })
  },
})

const checkout = createRoute({
  getParentRoute: () => customers,
  path: paths.checkout,
  ...screenRoute(() => import('../../routes/checkout.tsx')),
})

const payment = createRoute({
  getParentRoute: () => customers,
  path: paths.payment,
  ...screenRoute(() => import('../../routes/payment.tsx')),
})

const orders = createRoute({
  getParentRoute: () => customers,
  path: paths.orders,
  validateSearch: readOrderSearch,
  ...screenRoute(() => import('../../routes/orders.tsx')),
})

const order = createRoute({
  getParentRoute: () => customers,
  path: paths.order,
  validateSearch: (raw: Raw): { placed?: number } => ({ placed: positive(raw.placed) }),
  ...screenRoute(() => import('../../routes/order.tsx')),
})

const addresses = createRoute({
  getParentRoute: () => customers,
  path: paths.addresses,
  ...screenRoute(() => import('../../routes/addresses.tsx')),
})

/** Shown as a modal over the addresses: the screen of the parent has an Outlet. */
const newAddress = createRoute({
  getParentRoute: () => addresses,
  path: '/manage',
  ...screenRoute(() => import('../../routes/address.tsx')),
})

const address = createRoute({
  getParentRoute: () => addresses,
  path: '/manage/$addressId',
  ...screenRoute(() => import('../../routes/address.tsx')),
})

export const routeTree = rootRoute.addChildren([
  home,
  notFound,
  serviceDown,
  catalogue.addChildren([categories, category]),
  catalogueDoor,
  search,
  advancedSearch,
  fastSearch,
  quickOrder,
  product,
  productHistory,
  cart,
  customers.addChildren([checkout, payment, orders, order, addresses.addChildren([newAddress, address])]),
  unknown,
])
