import { createHash } from 'node:crypto'

/** Where browsers report violations of a page's policy (policy-reports.ts). */
export const REPORTS_PATH = '/policy-reports'

/** What the policy depends on besides the page. */
export interface PolicyOptions {
  /** Other hosts from which pictures may be loaded, by https: names, or *.name. */
  pictureHosts?: readonly string[] | undefined
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

/**
 * The Trusted Types policies that a page may create, each once. `default` is created by the first script of index.html
 * before any other code runs: it admits the one constant of leaflet and refuses every other string (decision 231).
 */
const trustedTypes = () => ['trusted-types', 'default'].join(' ')

/**
 * What a page may load and do (decision 140): the shop's own files, the scripts in `html` by their hash, pictures of
 * the named hosts. Everything else is forbidden.
 */
export function pagePolicy(html: string, { pictureHosts = [], isHttps = false }: PolicyOptions = {}): string {
  const scripts = [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !DATA.test(attributes))
    .map(([, , text = '']) => hashOf(text))
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "script-src-attr 'none'",
    "style-src 'self'",
    // Styles that scripts set on elements are always allowed; inline styles in HTML are not.
    "style-src-attr 'none'",
    ["img-src 'self' data: blob:", ...pictureHosts.map((host) => `https://${host}`)].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Strings cannot become markup or script, whatever code writes them into the page.
    "require-trusted-types-for 'script'",
    trustedTypes(),
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
