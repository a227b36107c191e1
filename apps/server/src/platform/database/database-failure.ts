import { ownValue } from '@cambusa/domain/own-value'
import pg from 'pg'

/** The database is not available; `seconds`: when to try again. */
export interface Outage {
  seconds: number
}

const SOON = 1
const SHORTLY = 2
/** Somebody must act first: free disk space, restore a right. */
const LATER = 10

/** By SQLSTATE or its class: failures that are not caused by the statement and may pass. */
const OUTAGE_STATES: Readonly<Record<string, number>> = {
  '08': SHORTLY, // connection exceptions
  '25006': LATER, // read-only transaction
  '25P03': SOON, // idle in transaction for too long
  '25P04': SOON, // transaction for too long
  '28': LATER, // user or password refused
  '3D000': LATER, // no such database
  '53': SHORTLY, // too many clients, out of memory
  '53100': LATER, // disk full
  '55006': SOON, // object in use
  '55P03': SOON, // lock not available in time
  '57': SHORTLY, // shutdown, crash, recovery
  '57014': SOON, // statement cancelled: it took too long
  '58': LATER, // system error, input and output
}
const SQLSTATE = /^[0-9A-Z]{5}$/

/** Error codes of the network. */
const NETWORK_CODES = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTCONN',
  'ENOTFOUND',
  'EPIPE',
  'EPROTO',
  'ETIMEDOUT',
])
/** Error codes of files too: they count only on connecting. */
const CONNECT_CODES = new Set(['EACCES', 'EADDRNOTAVAIL', 'EMFILE', 'ENFILE', 'ENOENT', 'EPERM'])

/** Messages of the driver, which have no code. */
const DRIVER_SENTENCE =
  /^(connection terminated|client (has encountered a connection error|was closed)|timeout (exceeded|expired)|query read timeout|cannot use a pool after|the server does not support ssl|there was an error establishing an ssl)/i

const away = new WeakSet()

/**
 * Marks an `error` of a connection that was not made or was lost, whatever its message. Errors of PostgreSQL are judged
 * by their SQLSTATE, and faults of the program are not marked.
 */
export function markAway(error: unknown): unknown {
  if (error instanceof Error && !(error instanceof pg.DatabaseError) && !isFault(error)) away.add(error)
  return error
}

/** An error that means: the database does not answer. */
export function awayError(message: string): Error {
  const error = new Error(message)
  away.add(error)
  return error
}

/** Whether this failure, or one of its causes, is an outage of the database, and for how long. */
export function outageOf(failure: unknown, seen = new Set<unknown>()): Outage | undefined {
  if (!(failure instanceof Error) || seen.has(failure)) return undefined
  seen.add(failure)
  const seconds = secondsOf(failure)
  if (seconds !== undefined) return { seconds }
  const causes: unknown[] = [failure.cause, ...(failure instanceof AggregateError ? failure.errors : [])]
  for (const cause of causes) {
    const outage = outageOf(cause, seen)
    if (outage) return outage
  }
  return undefined
}

function secondsOf(error: Error & { code?: unknown; syscall?: unknown }): number | undefined {
  if (away.has(error)) return SHORTLY
  const { code } = error
  if (typeof code !== 'string') return DRIVER_SENTENCE.test(error.message) ? SHORTLY : undefined
  if (NETWORK_CODES.has(code)) return SHORTLY
  if (CONNECT_CODES.has(code)) return error.syscall === 'connect' ? SHORTLY : undefined
  if (!SQLSTATE.test(code)) return undefined
  // PostgreSQL reports a wrong number of parameters as a connection failure.
  if (code === '08P01' && error.message.startsWith('bind message')) return undefined
  return ownValue(OUTAGE_STATES, code) ?? ownValue(OUTAGE_STATES, code.slice(0, 2))
}

/** JavaScript's own errors except AggregateError, which holds the failures of several addresses. */
const isFault = (error: Error) =>
  error instanceof TypeError ||
  error instanceof RangeError ||
  error instanceof ReferenceError ||
  error instanceof SyntaxError ||
  error instanceof URIError
