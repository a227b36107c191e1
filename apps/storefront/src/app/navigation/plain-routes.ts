import { createRoute } from '@tanstack/react-router'
import { lazyComponent } from '../../lib/browser/lazy-component.ts'
import { paths } from './paths.ts'
import { rootRoute } from './root-route.ts'
import { screenRoute } from './screen-route.tsx'
import { textIn, type RawSearch } from './search-values.ts'

const importErrorScreens = () => import('./error-screens.tsx')

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
  component: lazyComponent(async () => (await importErrorScreens()).NotFoundScreen),
})

const serviceDown = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.serviceDown,
  validateSearch: (raw: RawSearch): { from?: string } => ({ from: textIn(raw.from) }),
  component: lazyComponent(async () => (await importErrorScreens()).ServiceDownScreen),
})

/** Home, also for unknown addresses, and the two error screens. */
export const plainRoutes = [home, notFound, serviceDown, unknown] as const
