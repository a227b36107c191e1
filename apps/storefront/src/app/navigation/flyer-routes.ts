import { createRoute } from '@tanstack/react-router'
import { paths } from './paths.ts'
import { rootRoute } from './root-route.ts'
import { screenRoute } from './screen-route.tsx'
import type { RawSearch } from './search-values.ts'

const importScreens = () => import('./flyer-screens.ts')

const flyers = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.flyers,
  ...screenRoute(async () => (await importScreens()).flyers),
})

/** `view=list`: the same products in one list, without leafing. */
const flyer = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.flyer,
  validateSearch: ({ view }: RawSearch): { view?: 'list' | undefined } => ({
    view: view === 'list' ? view : undefined,
  }),
  ...screenRoute(async () => (await importScreens()).flyer),
})

/** Flyers; open to everybody. */
export const flyerRoutes = [flyers, flyer] as const
