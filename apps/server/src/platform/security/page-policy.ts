import { inlineScripts, policyDirectives, type PolicyOptions } from '@cambusa/domain/web/page-policy'
import { createHash } from 'node:crypto'

/** Where browsers report violations of a page's policy (policy-reports.ts). */
export const REPORTS_PATH = '/policy-reports'

const ENDPOINT = 'policy'
/** Over http browsers ignore endpoints, and naming one disables the older way of reporting. */
const reportsTo = (isHttps: boolean) => [
  `report-uri ${REPORTS_PATH}`,
  ...(isHttps ? [`report-to ${ENDPOINT}`] : []),
]

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What a page may load and do (decision 140), as the value of its header: the scripts in `html` are named by their hash. */
export const pagePolicy = (html: string, options: PolicyOptions = {}): string =>
  [
    ...policyDirectives(inlineScripts(html).map(hashOf), options),
    "frame-ancestors 'none'",
    ...reportsTo(options.isHttps === true),
  ].join('; ')

/** The headers with a page's policy; they hold for every page made from the template `html`. */
export const pageHeaders = (html: string, options: PolicyOptions = {}): Readonly<Record<string, string>> => ({
  'content-security-policy': pagePolicy(html, options),
  ...(options.isHttps === true ? { 'reporting-endpoints': `${ENDPOINT}="${REPORTS_PATH}"` } : {}),
})
