import type { Service } from '@cambusa/contract/shop/analytics'
import type { ServiceConfig } from '@cambusa/contract/shop/analytics-config'
import type { Platform } from '../../platform/http/context.ts'
import type { AskedServices } from '../../platform/security/page-policy.ts'
import { SANDBOX_ANALYTICS, SANDBOX_PIXEL } from '../../integrations/sandbox-analytics/sandbox-services.ts'

/** What of the configuration decides which services pages may ask. */
type Config = Platform['config']
type Configured = Pick<Config, 'mode'> & { shop: Pick<Config['shop'], 'analytics' | 'pixel'> }

/** The shop's services; a demo that names none has those of the sandbox, production never. */
function configured({ mode, shop: { analytics, pixel } }: Configured) {
  const isSandboxed = mode !== 'production' && analytics === undefined && pixel === undefined
  return isSandboxed ? { analytics: SANDBOX_ANALYTICS, pixel: SANDBOX_PIXEL } : { analytics, pixel }
}

/** https origins of a service: of its script, unless that is the shop's own, and of the hosts that it sends to. */
function originsOf({ script, hosts = [] }: ServiceConfig): string[] {
  const own = script.startsWith('/') ? [] : [new URL(script).origin]
  return [...new Set([...own, ...hosts.map((host) => `https://${host}`)])]
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
export function askedServices(config: Configured): AskedServices | undefined {
  const services = Object.values(configured(config)).filter((service) => service !== undefined)
  if (services.length === 0) return undefined
  return {
    origins: [...new Set(services.flatMap(originsOf))],
    trustedTypes: [...new Set(services.flatMap(({ trustedTypes = [] }) => trustedTypes))],
  }
}
