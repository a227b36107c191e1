import { askedServicesOf, originsOf } from '@cambusa/domain/analytics/asked-services'
import type { AskedServices } from '@cambusa/domain/web/page-policy'
import type { Service } from '@cambusa/contract/shop/analytics'
import type { ServiceConfig } from '@cambusa/contract/shop/analytics-config'
import type { Platform } from '../../platform/http/context.ts'
import { SANDBOX_ANALYTICS, SANDBOX_PIXEL } from '../../integrations/sandbox-analytics/sandbox-services.ts'

/** What of the configuration decides which services pages may ask. */
type Config = Platform['config']
type Configured = Pick<Config, 'mode'> & { shop: Pick<Config['shop'], 'analytics' | 'pixel'> }

/** The shop's services; a demo that names none has those of the sandbox, production never. */
function configured({ mode, shop: { analytics, pixel } }: Configured) {
  const isSandboxed = mode !== 'production' && analytics === undefined && pixel === undefined
  return isSandboxed ? { analytics: SANDBOX_ANALYTICS, pixel: SANDBOX_PIXEL } : { analytics, pixel }
}

const shown = (service: ServiceConfig): Service => ({
  kind: service.kind,
  script: service.script,
  id: service.id,
  origins: originsOf(service),
})

/** The services as browsers are told of them, after consent. */
export function servicesOf(config: Configured): { analytics: Service | null; pixel: Service | null } {
  const { analytics, pixel } = configured(config)
  return { analytics: analytics ? shown(analytics) : null, pixel: pixel ? shown(pixel) : null }
}

/** What the policy of the pages allows for them; undefined: there are none. */
export const askedServices = (config: Configured): AskedServices | undefined =>
  askedServicesOf(Object.values(configured(config)))
