import { CALENDAR_DAY } from '@cambusa/domain/time/calendar-day'
import { malformedTexts } from '@cambusa/messages/it/malformed'
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { isConflict } from '../database/conflicts.ts'
import { outageOf } from '../database/database-failure.ts'
import { anonymousUser, refused } from './envelope.ts'
import { isFileOutage } from '../process/file-outage.ts'
import { rarely } from '../log/rarely.ts'
import { refuse, Refusal } from './refusal.ts'

/** SQLSTATEs for values that the contract allows and no column can store: a NUL character, an id beyond bigint. */
const UNSTORABLE = new Set(['22003', '22021', '22P05'])
/** For refusals without a retry time of their own. */
const RETRY_SECONDS = 2
const TELL_MS = 10_000
const UNKNOWN_TYPE = 415

/** The reason of a validation failure, in words that say what to do. */
function malformedReason(error: FastifyError): { field: string; reason: string } {
  const first = error.validation?.[0]
  if (first === undefined) return { field: malformedTexts.request, reason: malformedTexts.unreadable }
  const missing = first.params['missingProperty']
  const path = first.instancePath.split('/').filter(Boolean).join('.')
  const field =
    typeof missing === 'string' ? [path, missing].filter(Boolean).join('.') : path || malformedTexts.request
  return { field, reason: reasonOf(first.keyword, first.params) }
}

/** By the keyword of the schema that failed. */
function reasonOf(keyword: string, params: Record<string, unknown>): string {
  const limit = Number(params['limit'])
  switch (keyword) {
    case 'required':
    case 'minLength':
      return malformedTexts.required
    case 'pattern':
      return params['pattern'] === CALENDAR_DAY ? malformedTexts.noDate : malformedTexts.format
    case 'maxLength':
    case 'maximum':
    case 'minimum':
    case 'maxItems':
    case 'minItems':
      return malformedTexts[keyword]({ limit })
    default:
      return malformedTexts.invalid
  }
}

/** The refusal that a shopper sees for any failure; server errors reveal no internals. */
function asRefusal(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error
  if (error.validation !== undefined) {
    const reason = malformedReason(error)
    return refuse('request.malformed', reason, { field: reason.field })
  }
  if (error.statusCode === UNKNOWN_TYPE)
    return refuse(
      'request.malformed',
      { field: 'content-type', reason: malformedTexts.unknownType },
      { field: 'content-type', httpStatus: UNKNOWN_TYPE },
    )
  if (error.statusCode === 413) return refuse('request.tooLarge')
  if (error.statusCode === 404) return refuse('request.notFound')
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return refuse('request.malformed', { field: malformedTexts.request, reason: malformedTexts.unreadable })
  const cause: unknown = error.cause
  if (isFileOutage(error)) return refuse('server.unavailable', { seconds: RETRY_SECONDS })
  const codes = [error.code, cause instanceof Error && 'code' in cause ? String(cause.code) : '']
  const outage = outageOf(error)
  if (outage) return refuse('server.unavailable', outage)
  // All retries met a conflict: the shop itself is available.
  if (isConflict(error)) return refuse('request.collided')
  if (codes.some((code) => UNSTORABLE.has(code)))
    return refuse('request.malformed', { field: malformedTexts.request, reason: malformedTexts.invalid })
  return refuse('server.failure')
}

const userOf = (request: FastifyRequest) =>
  // A failure before the session hook has no session; Fastify leaves the property undefined.
  (request.session as FastifyRequest['session'] | undefined)?.user ?? anonymousUser

/** Whole seconds, at least one. */
function retrySecondsOf({ params }: Refusal): number {
  const seconds = params !== undefined && 'seconds' in params ? params.seconds : RETRY_SECONDS
  return Math.max(1, Math.ceil(seconds))
}

/** The one place where a refusal or a failure becomes an envelope. */
export function answerFailures(app: FastifyInstance) {
  const tellOutage = rarely(TELL_MS, (leftOut, log: FastifyBaseLogger, error: Error) =>
    log.error({ err: error, leftOut }, 'request failed for now'),
  )
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = asRefusal(error)
    // Being busy is not logged as a failure: a client that sends many files must not fill the log.
    const isOurs = refusal.httpStatus >= 500 && refusal.code !== 'server.busy'
    if (refusal.code === 'server.unavailable') tellOutage(request.log, error)
    else if (isOurs || refusal.code === 'request.collided')
      request.log.error({ err: error }, 'request failed')
    if (refusal.httpStatus === 503 || refusal.httpStatus === 429)
      reply.header('retry-after', String(retrySecondsOf(refusal)))
    return reply
      .code(refusal.httpStatus)
      .type('application/json; charset=utf-8')
      .serializer((payload: unknown) => JSON.stringify(payload))
      .send({
        response: refused([refusal, ...refusal.further], isOurs ? request.id : undefined),
        user: userOf(request),
      })
  })
}
