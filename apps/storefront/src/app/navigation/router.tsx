import { createRouter } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { emitAppEvent } from '../../lib/state/events.ts'
import { BrokenScreen } from './broken-screen.tsx'
import { accountRoutes } from './account-routes.ts'
import { newcomerRoutes } from './newcomer-routes.ts'
import { plainRoutes } from './plain-routes.ts'
import { rootRoute } from './root-route.ts'
import { shopRoutes } from './shop-routes.ts'
import { ScreenPending } from './screen-pending.tsx'
import { readSearch, writeSearch } from './search-params.ts'

/** Every screen of the shop, by part. */
const routeTree = rootRoute.addChildren([...plainRoutes, ...shopRoutes, ...newcomerRoutes, accountRoutes])

/**
 * A skeleton is asked for after this, milliseconds, so that it is seen within 150 (design: states); earlier it would only
 * flicker.
 */
const PENDING_MS = 100

/** The shop's router: code of a screen is fetched when its link is pointed at. */
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
