import { createHash } from 'node:crypto'

/** Where browsers tell what the policy of a page refused (policy-reports.ts). */
export const REPORTS_PATH = '/policy-reports'

/** What the policy depends on besides the page. */
export interface PolicyOptions {
  /** Hosts besides the shop's own that pictures may come from, by https: names, or *.name. */
  pictureHosts?: readonly string[] | undefined
  /** Shoppers come by https. */
  isHttps?: boolean
}

const INLINE_SCRIPT = /<script((?![^>]*\ssrc=)[^>]*)>([\s\S]*?)<\/script>/gi
/** Blocks of data in a page; browsers do not run them, and ask no policy about them. */
const DATA = /\stype=["']?application\/(?:ld\+)?json\b/i
const ENDPOINT = 'policy'
/** Over http browsers know no endpoints, and one that is named all the same keeps them from the older way. */
const reportsTo = (isHttps: boolean) => [
  `report-uri ${REPORTS_PATH}`,
  ...(isHttps ? [`report-to ${ENDPOINT}`] : []),
]

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * What a page may load and do (decision 140): the shop's own files, the scripts that `html` runs by their hash, pictures of
 * the hosts named. Nothing that is not named here is allowed.
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
    // Styles that scripts set on elements are free; those that stand in HTML are not.
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
    // Text becomes neither markup nor script, whoever writes it into the page.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    // Over http it would turn the shop's own files into https ones.
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
    ...reportsTo(isHttps),
  ].join('; ')
}

/** The headers by which a page says its policy; they hold for every page made from the template `html`. */
export const pageHeaders = (html: string, options: PolicyOptions = {}): Readonly<Record<string, string>> => ({
  'content-security-policy': pagePolicy(html, options),
  ...(options.isHttps === true ? { 'reporting-endpoints': `${ENDPOINT}="${REPORTS_PATH}"` } : {}),
})
