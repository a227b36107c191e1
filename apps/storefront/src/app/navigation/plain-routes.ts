import { createRoute } from '@tanstack/react-router'
import { latePart } from '../../lib/browser/late-part.ts'
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
  component: latePart(async () => (await importErrorScreens()).NotFoundScreen),
})

const serviceDown = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.serviceDown,
  validateSearch: (raw: RawSearch): { from?: string } => ({ from: textIn(raw.from) }),
  component: latePart(async () => (await importErrorScreens()).ServiceDownScreen),
})

/** Home, also for an address that is none, and the two screens that tell of errors. */
export const plainRoutes = [home, notFound, serviceDown, unknown] as const
