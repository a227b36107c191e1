import { ANALYTICS_POLICY } from '@cambusa/domain/analytics/analytics-policy'
import { createHash } from 'node:crypto'

/** Where browsers report violations of a page's policy (policy-reports.ts). */
export const REPORTS_PATH = '/policy-reports'

/** What pages may ask after consent (decision 233); the header is the same for everybody. */
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
}

const INLINE_SCRIPT = /<script((?![^>]*\ssrc=)[^>]*)>([\s\S]*?)<\/script>/gi
/** Data blocks in a page; browsers do not run them or check them against the policy. */
const DATA = /\stype=["']?application\/(?:ld\+)?json\b/i
const ENDPOINT = 'policy'
/** Over http browsers ignore endpoints, and naming one disables the older way of reporting. */
const reportsTo = (isHttps: boolean) => [
  `report-uri ${REPORTS_PATH}`,
  ...(isHttps ? [`report-to ${ENDPOINT}`] : []),
]

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Where pictures may come from, without any service. */
export const pictureSources = ({ pictureHosts = [] }: Pick<PolicyOptions, 'pictureHosts'>): string[] => [
  "'self'",
  'data:',
  'blob:',
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
 * What a page may load and do (decision 140): the shop's own files, the scripts in `html` by their hash, pictures of
 * the named hosts, the named services. Everything else is forbidden.
 */
export function pagePolicy(html: string, options: PolicyOptions = {}): string {
  const { isHttps = false } = options
  const { origins, trustedTypes } = sourcesOf(options.services)
  const scripts = [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !DATA.test(attributes))
    .map(([, , text = '']) => hashOf(text))
  return [
    "default-src 'none'",
    ["script-src 'self'", ...origins, ...scripts].join(' '),
    "script-src-attr 'none'",
    "style-src 'self'",
    // Styles that scripts set on elements are always allowed; inline styles in HTML are not.
    "style-src-attr 'none'",
    ['img-src', ...pictureSources(options), ...origins].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...origins].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Strings cannot become markup or script, whatever code writes them into the page.
    "require-trusted-types-for 'script'",
    ['trusted-types', DEFAULT_POLICY, ...trustedTypes].join(' '),
    // Over http it would rewrite the shop's own files to https.
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
    ...reportsTo(isHttps),
  ].join('; ')
}

/** The headers with a page's policy; they hold for every page made from the template `html`. */
export const pageHeaders = (html: string, options: PolicyOptions = {}): Readonly<Record<string, string>> => ({
  'content-security-policy': pagePolicy(html, options),
  ...(options.isHttps === true ? { 'reporting-endpoints': `${ENDPOINT}="${REPORTS_PATH}"` } : {}),
})
