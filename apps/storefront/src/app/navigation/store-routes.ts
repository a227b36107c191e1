import { createRoute } from '@tanstack/react-router'
import { paths } from './paths.ts'
import { rootRoute } from './root-route.ts'
import { screenRoute } from './screen-route.tsx'
import { positiveIn, textIn, type RawSearch } from './search-values.ts'

/** The query of the stores' address: from where, with which service and, on phones, list or map. */
export type StoreSearch = {
  town?: string | undefined
  service?: number | undefined
  view?: 'map' | undefined
}

const storeLocator = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.storeLocator,
  validateSearch: ({ town, service, view }: RawSearch): StoreSearch => ({
    town: textIn(town),
    service: positiveIn(service),
    view: view === 'map' ? view : undefined,
  }),
  ...screenRoute(() => import('../../routes/store-locator.tsx')),
})

const store = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.store,
  ...screenRoute(() => import('../../routes/store.tsx')),
})

/** The stores on a list and a map; open to everybody. */
export const storeRoutes = [storeLocator, store] as const
