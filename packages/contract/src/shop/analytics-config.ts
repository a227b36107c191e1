import * as Type from 'typebox'

/** A host name in small letters, without scheme, port, path or IP address. */
export const HOST = '(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])'
export const hostName = Type.String({ pattern: `^${HOST}$`, maxLength: 253 })

/** A path of the shop, or https on another host; without query, so that it is exactly what the pages' policy names. */
const scriptAddress = Type.String({
  pattern: `^(?:https://${HOST})?(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$`,
  maxLength: 500,
})

/** The interfaces that the storefront speaks, by what shoppers consent to (docs/analytics.md). */
export const ANALYTICS_KINDS = ['gtag', 'matomo'] as const
export const PIXEL_KINDS = ['fbq'] as const
export type ServiceKind = (typeof ANALYTICS_KINDS)[number] | (typeof PIXEL_KINDS)[number]

const serviceFields = {
  /** The file that the service publishes for websites. */
  script: scriptAddress,
  /** Further hosts that it sends to, by https. Default: none. */
  hosts: Type.Optional(Type.Array(hostName, { maxItems: 20 })),
  /** The shop's number with the service; ID_OF_KIND says its form. */
  id: Type.String({ maxLength: 40 }),
  /** Names of the Trusted Types policies that its script creates (decision 233). Default: none. */
  trustedTypes: Type.Optional(
    Type.Array(Type.String({ pattern: '^[A-Za-z0-9#=_/@.%-]+$', maxLength: 100 }), { maxItems: 10 }),
  ),
}
const closed = { additionalProperties: false }

/** Asked only by the consent to analytics. */
export const analyticsConfig = Type.Object(
  { kind: Type.Enum([...ANALYTICS_KINDS]), ...serviceFields },
  closed,
)
/** Asked only by the consent to profiling. */
export const pixelConfig = Type.Object({ kind: Type.Enum([...PIXEL_KINDS]), ...serviceFields }, closed)

/** A service that the pages may ask after consent. */
export interface ServiceConfig {
  kind: ServiceKind
  script: string
  hosts?: string[]
  id: string
  trustedTypes?: string[]
}

/** The form of a shop's number with a service. */
export const ID_OF_KIND: Readonly<Record<ServiceKind, RegExp>> = {
  gtag: /^[A-Z]{1,4}-[A-Z0-9]{4,20}$/,
  matomo: /^[1-9][0-9]{0,8}$/,
  fbq: /^[0-9]{5,20}$/,
}
