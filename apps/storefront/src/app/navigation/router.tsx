import { createRouter } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { emitAppEvent } from '../../lib/state/events.ts'
import { BrokenScreen } from './broken-screen.tsx'
import { accountRoutes } from './account-routes.ts'
import { contentRoutes } from './content-routes.ts'
import { flyerRoutes } from './flyer-routes.ts'
import { newcomerRoutes } from './newcomer-routes.ts'
import { plainRoutes } from './plain-routes.ts'
import { rootRoute } from './root-route.ts'
import { shopRoutes } from './shop-routes.ts'
import { storeRoutes } from './store-routes.ts'
import { ScreenPending } from './screen-pending.tsx'
import { readSearch, writeSearch } from './search-params.ts'

/** All routes of the shop. */
const routeTree = rootRoute.addChildren([
  ...plainRoutes,
  ...shopRoutes,
  ...newcomerRoutes,
  ...contentRoutes,
  ...flyerRoutes,
  ...storeRoutes,
  accountRoutes,
])

/**
 * Delay before a skeleton, milliseconds, so that it is visible within 150 (design: states); a shorter one would
 * flicker.
 */
const PENDING_MS = 100

/** The shop's router: the code of a screen is loaded when the shopper hovers over its link. */
export const createShopRouter = (
  queryClient: QueryClient,
  onMissing = () => emitAppEvent('notFound'),
  isServerRendered = () => false,
) =>
  createRouter({
    routeTree,
    context: { queryClient, onMissing, isServerRendered },
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    // A server-rendered page that was scrolled before hydration keeps its scroll position.
    scrollRestoration: () => !isServerRendered() || window.scrollY === 0,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: PENDING_MS,
    defaultPendingMinMs: 0,
    defaultPendingComponent: ScreenPending,
    defaultErrorComponent: BrokenScreen,
    defaultNotFoundComponent: () => null,
  })

export type ShopRouter = ReturnType<typeof createShopRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: ShopRouter
  }
  interface StaticDataRouteOption {
    /** The kept screen that shows this route. */
    keeps?: string
  }
}
