import { viewAnalytics } from '@cambusa/contract/shop/analytics'
import { pictureSources } from '@cambusa/domain/web/page-policy'
import { shownPictureHosts } from '@cambusa/domain/web/picture-hosts'
import { serveSandboxAnalytics } from '../../integrations/sandbox-analytics/sandbox-analytics.ts'
import type { Platform } from '../../platform/http/context.ts'
import { route, type Module } from '../../platform/http/route.ts'
import { servicesOf } from './analytics.ts'

type Needs = Pick<Platform, 'config' | 'db' | 'clock'>

/** Which services measure; and the sandbox's own, which does not exist in production. */
export const analyticsModule: Module<Needs> = (app, services) => {
  const { config } = services
  const pictures = pictureSources({ pictureHosts: shownPictureHosts(config.shop) })
  const data = { ...servicesOf(config), pictures }
  route(app, services, viewAnalytics, () => ({ data }))
  if (config.mode !== 'production') serveSandboxAnalytics(app, services)
}
