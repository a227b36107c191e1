import type { AskedServices } from '../web/page-policy.ts'

/** What of a service's configuration says where it is. */
interface ServicePlace {
  /** An https address, or a path of the shop. */
  script: string
  hosts?: readonly string[] | undefined
  trustedTypes?: readonly string[] | undefined
}

/** https origins of a service: of its script, unless that is the shop's own, and of the hosts that it sends to. */
export function originsOf({ script, hosts = [] }: ServicePlace): string[] {
  const own = script.startsWith('/') ? [] : [new URL(script).origin]
  return [...new Set([...own, ...hosts.map((host) => `https://${host}`)])]
}

/** What the policy of the pages allows for the shop's services; undefined: there are none. */
export function askedServicesOf(
  configured: readonly (ServicePlace | undefined)[],
): AskedServices | undefined {
  const services = configured.filter((service) => service !== undefined)
  if (services.length === 0) return undefined
  return {
    origins: [...new Set(services.flatMap(originsOf))],
    trustedTypes: [...new Set(services.flatMap(({ trustedTypes = [] }) => trustedTypes))],
  }
}
