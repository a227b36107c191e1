/** A violation for the log: it contains no text that somebody wrote. */
export interface PolicyViolation {
  directive: string
  /** What was blocked: a keyword of the browser, or the origin of an address. */
  blocked: string
  /** The kind of screen: the first segment of its path. */
  page: string
  /** The shop's file that caused it, with line and column; or its other source. */
  source: string
  isRefused: boolean
}

type Fields = Readonly<Record<string, unknown>>

const MOST_IN_ONE = 20
const DIRECTIVES = new Set(
  (
    'default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src ' +
    'connect-src manifest-src worker-src media-src object-src frame-src base-uri form-action frame-ancestors ' +
    'require-trusted-types-for trusted-types'
  ).split(' '),
)
const WORDS = new Set(
  'inline eval wasm-eval self data blob about filesystem trusted-types-sink trusted-types-policy'.split(' '),
)
/** Violations by browser extensions are not faults of the shop. */
const EXTENSION = /^[a-z-]*extension\b/
const OTHER = 'other'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const numberOf = (value: unknown): number => (Number.isSafeInteger(value) ? Number(value) : 0)
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const addressOf = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined)

/** An address without path, query and other parts that somebody may have typed. */
function originOf(text: string): string {
  if (WORDS.has(text)) return text
  const url = addressOf(text)
  if (url === undefined) return OTHER
  const scheme = url.protocol.slice(0, -1)
  if (WORDS.has(scheme)) return scheme
  return /^https?$/.test(scheme) && /^[\w.-]{1,100}$/.test(url.hostname) ? url.origin : OTHER
}

const pageOf = (url: URL | undefined): string =>
  /^\/[a-z-]{0,30}(?=\/|$)/.exec(url?.pathname ?? '')?.[0] ?? OTHER

function sourceOf(file: string, page: URL | undefined, line: number, column: number): string {
  const url = addressOf(file)
  if (url === undefined) return OTHER
  if (url.origin !== page?.origin) return originOf(file)
  const name = /^\/assets\/[\w.-]{1,80}$/.exec(url.pathname)?.[0] ?? 'page'
  return `${name}:${line}:${column}`
}

/** The older form has names with hyphens, the newer one camel case. */
function violationOf(told: Fields): PolicyViolation | undefined {
  const text = (...names: string[]) => names.map((name) => textOf(told[name])).find(Boolean) ?? ''
  const number = (...names: string[]) => Math.max(...names.map((name) => numberOf(told[name])))
  const directive = text('effectiveDirective', 'effective-directive', 'violated-directive')
  const blocked = text('blockedURL', 'blocked-uri')
  const file = text('sourceFile', 'source-file')
  if (!DIRECTIVES.has(directive) || EXTENSION.test(blocked) || EXTENSION.test(file)) return undefined
  const page = addressOf(text('documentURL', 'document-uri'))
  const [line, column] = [number('lineNumber', 'line-number'), number('columnNumber', 'column-number')]
  return {
    directive,
    blocked: originOf(blocked),
    page: pageOf(page),
    source: sourceOf(file, page, line, column),
    isRefused: text('disposition') !== 'report',
  }
}

/**
 * The violations in the body of a report, in either form that browsers send: { "csp-report": {} } or a list of { type,
 * body }. Undefined for anything else. Free text of the caller (addresses, samples) is left out.
 */
export function readPolicyReports(body: unknown): PolicyViolation[] | undefined {
  if (Array.isArray(body)) {
    const reports = body.slice(0, MOST_IN_ONE).filter(isFields)
    const told = reports.filter(({ type }) => type === 'csp-violation').map((report) => report['body'])
    return told.filter(isFields).flatMap((fields) => violationOf(fields) ?? [])
  }
  const told = isFields(body) ? body['csp-report'] : undefined
  return isFields(told) ? [violationOf(told) ?? []].flat() : undefined
}
