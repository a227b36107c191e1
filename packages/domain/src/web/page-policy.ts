import { ANALYTICS_POLICY } from '../analytics/analytics-policy.ts'

/** What pages may ask after consent (decision 233); the policy is the same for everybody. */
export interface AskedServices {
  /** https origins of scripts, and of what they send to. */
  origins: readonly string[]
  /** Names of the Trusted Types policies that their scripts create. */
  trustedTypes: readonly string[]
}

/** What the policy depends on besides the page. */
export interface PolicyOptions {
  /** Other hosts from which pictures may be loaded, by https: names, or *.name. */
  pictureHosts?: readonly string[] | undefined
  services?: AskedServices | undefined
  /** Shoppers use https. */
  isHttps?: boolean
  /** Origin of the shop's server where the page does not come from it, as in the mobile app (decision 251). */
  server?: string | undefined
}

const INLINE_SCRIPT = /<script((?![^>]*\ssrc=)[^>]*)>([\s\S]*?)<\/script>/gi
/** Data blocks in a page; browsers do not run them or check them against the policy. */
const DATA = /\stype=["']?application\/(?:ld\+)?json\b/i

/** The texts of the scripts in a page that browsers run, which its policy names by their hash. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !DATA.test(attributes))
    .map(([, , text = '']) => text)

/** Where pictures may come from, without any service. */
export const pictureSources = ({
  pictureHosts = [],
  server,
}: Pick<PolicyOptions, 'pictureHosts' | 'server'>): string[] => [
  "'self'",
  'data:',
  'blob:',
  ...(server === undefined ? [] : [server]),
  ...pictureHosts.map((host) => `https://${host}`),
]

/**
 * The Trusted Types policy that every page creates, by the first script of index.html before any other code runs: it
 * admits the one constant of leaflet and refuses every other string (decision 231).
 */
const DEFAULT_POLICY = 'default'

/** What the services after consent add to a policy: their origins, and the policies for addresses of their scripts. */
const sourcesOf = (services: AskedServices | undefined) => ({
  origins: services?.origins ?? [],
  trustedTypes: services === undefined ? [] : [ANALYTICS_POLICY, ...services.trustedTypes],
})

/**
 * The directives that say what a page may load and do (decision 140): its own files, the inline scripts of these hashes
 * ('sha256-…'), pictures of the named hosts, the named services, the server. Everything else is forbidden. They hold in a
 * header as in the page itself.
 */
export function policyDirectives(hashes: readonly string[], options: PolicyOptions = {}): string[] {
  const { isHttps = false, server } = options
  const { origins, trustedTypes } = sourcesOf(options.services)
  return [
    "default-src 'none'",
    ["script-src 'self'", ...origins, ...hashes].join(' '),
    "script-src-attr 'none'",
    "style-src 'self'",
    // Styles that scripts set on elements are always allowed; inline styles in HTML are not.
    "style-src-attr 'none'",
    ['img-src', ...pictureSources(options), ...origins].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...(server === undefined ? [] : [server]), ...origins].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    // Strings cannot become markup or script, whatever code writes them into the page.
    "require-trusted-types-for 'script'",
    ['trusted-types', DEFAULT_POLICY, ...trustedTypes].join(' '),
    // Over http it would rewrite the shop's own files to https.
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ]
}
