import { SHARED_ORDERS } from '@cambusa/domain/web/page-address'

/** What the log contains of an error: its place and its type, never a value that somebody typed. */
export interface LoggedError {
  type: string
  message: string
  stack?: string
  code?: string
  /** Names in PostgreSQL's report: of schema objects, never values of rows. */
  table?: string
  column?: string
  constraint?: string
  routine?: string
  cause?: LoggedError
  errors?: LoggedError[]
}

const MOST_CAUSES = 4
const MOST_ERRORS = 5
const NAMES = ['table', 'column', 'constraint', 'routine'] as const
/** Classes of SQLSTATE whose messages name objects of the schema or the server, not values of a row. */
const NAMING_CLASSES = new Set(['08', '25', '28', '3D', '3F', '40', '42', '53', '54', '55', '57', '58', 'XX'])
const SQLSTATE = /^[0-9A-Z]{5}$/
const QUOTED = /"(?:[^"]|"")*"|«[^»]*»|'(?:[^']|'')*'/g
const PARAMETERS = /\n?params: [\s\S]*$/
const QUERY_STRING = /(\/[^\s"'?\\]*)\?[^\s"'\\]*/g

const SHARED_TOKEN = new RegExp(`(${SHARED_ORDERS})[^\\s"'?\\\\/]+`, 'g')

/** A text whose URLs have neither query strings nor tokens of links. */
export const withoutUrlSecrets = (text: string) =>
  text.replace(QUERY_STRING, '$1?…').replace(SHARED_TOKEN, '$1…')

interface ReportedError extends Error {
  code?: unknown
  severity?: unknown
}

/** PostgreSQL's error messages quote values of rows, except in the classes that name objects. */
function messageOf(error: ReportedError): string {
  const code = typeof error.code === 'string' ? error.code : ''
  const isFromPostgres = error.severity !== undefined && SQLSTATE.test(code)
  // drizzle appends the statement's parameters to the message.
  const message = withoutUrlSecrets(error.message.replace(PARAMETERS, ''))
  if (!isFromPostgres || NAMING_CLASSES.has(code.slice(0, 2))) return message
  const names = new Set(
    NAMES.map((name) => `"${String((error as unknown as Record<string, unknown>)[name])}"`),
  )
  return message.replace(QUOTED, (quoted) => (names.has(quoted) ? quoted : '"…"'))
}

/** Only the stack frames: the text above them repeats the message. */
function callsOf(stack: string | undefined): string | undefined {
  const calls = stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return calls?.length ? withoutUrlSecrets(calls.join('\n')) : undefined
}

/**
 * An error for the log. Only fields without values are copied: `detail`, `where`, `params`, `input` and any other
 * property are left out.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  // Anything can be thrown, and its text can be anything.
  if (!(error instanceof Error)) return { type: typeof error, message: 'thrown, and no error' }
  const logged: LoggedError = { type: error.name, message: messageOf(error) }
  const stack = callsOf(error.stack)
  if (stack !== undefined) logged.stack = stack
  const { code } = error as ReportedError
  if (typeof code === 'string' || typeof code === 'number') logged.code = String(code)
  for (const name of NAMES) {
    const value = (error as unknown as Record<string, unknown>)[name]
    if (typeof value === 'string') logged[name] = value
  }
  if (depth >= MOST_CAUSES) return logged
  if (error.cause !== undefined) logged.cause = loggedError(error.cause, depth + 1)
  if (error instanceof AggregateError)
    logged.errors = error.errors.slice(0, MOST_ERRORS).map((each) => loggedError(each, depth + 1))
  return logged
}
