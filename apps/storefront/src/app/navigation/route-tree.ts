import { accountRoutes } from './account-routes.ts'
import { plainRoutes } from './plain-routes.ts'
import { rootRoute } from './root-route.ts'
import { shopRoutes } from './shop-routes.ts'

/** Every screen of the shop, by part. */
export const routeTree = rootRoute.addChildren([...plainRoutes, ...shopRoutes, accountRoutes])
