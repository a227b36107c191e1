import { createRoute } from '@tanstack/react-router'
import type { StoresAsked } from '../../features/delivery/stores/stores-asked.ts'
import { paths } from './paths.ts'
import { rootRoute } from './root-route.ts'
import { screenRoute } from './screen-route.tsx'
import { positiveIn, textIn, type RawSearch } from './search-values.ts'

const importScreens = () => import('./store-screens.ts')

const storeLocator = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.storeLocator,
  validateSearch: ({ town, service, view }: RawSearch): StoresAsked => ({
    town: textIn(town),
    service: positiveIn(service),
    view: view === 'map' ? view : undefined,
  }),
  ...screenRoute(async () => (await importScreens()).storeLocator),
})

const store = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.store,
  ...screenRoute(async () => (await importScreens()).store),
})

/** The stores on a list and a map; open to everybody. */
export const storeRoutes = [storeLocator, store] as const
