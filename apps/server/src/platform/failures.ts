import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { anonymousUser, refused } from './envelope.ts'
import { refuse, Refusal } from './refusal.ts'

/** PostgreSQL and connection failures that a retry may cure: answered 503, never as our own fault. */
const UNAVAILABLE = new Set([
  '53300',
  '57P01',
  '57P03',
  '57014',
  '55P03',
  '40P01',
  '08006',
  '08001',
  'ECONNREFUSED',
  'ECONNRESET',
])
/** Values that the contract lets through and no column can hold: a NUL character, an id beyond bigint. */
const UNSTORABLE = new Set(['22003', '22021', '22P05'])
const RETRY_AFTER_SECONDS = '5'
const TIMED_OUT = 'timeout exceeded when trying to connect'

/** Reason of a validation failure in words that say what to do. */
function malformedReason(error: FastifyError): { field: string; reason: string } {
  const first = error.validation?.[0]
  if (first === undefined) return { field: 'richiesta', reason: 'non si legge' }
  const missing = first.params['missingProperty']
  const path = first.instancePath.split('/').filter(Boolean).join('.')
  const field = typeof missing === 'string' ? [path, missing].filter(Boolean).join('.') : path || 'richiesta'
  const limit = first.params['limit']
  const reasons: Record<string, string> = {
    required: 'è obbligatorio',
    type: 'ha un valore non valido',
    maxLength: `può avere al massimo ${limit} caratteri`,
    minLength: 'è obbligatorio',
    maximum: `può essere al massimo ${limit}`,
    minimum: `deve essere almeno ${limit}`,
    maxItems: `può avere al massimo ${limit} voci`,
    minItems: `deve avere almeno ${limit === 1 ? 'una voce' : `${limit} voci`}`,
    pattern: 'ha un formato non valido',
  }
  return { field, reason: reasons[first.keyword] ?? 'ha un valore non valido' }
}

/** What a shopper is told of any failure; our own ones say nothing of the inside. */
function asRefusal(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error
  if (error.validation !== undefined) {
    const reason = malformedReason(error)
    return refuse('request.malformed', reason, { field: reason.field })
  }
  if (error.statusCode === 413) return refuse('request.tooLarge')
  if (error.statusCode === 404) return refuse('request.notFound')
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return refuse('request.malformed', { field: 'richiesta', reason: 'non si legge' })
  const cause: unknown = error.cause
  const codes = [error.code, cause instanceof Error && 'code' in cause ? String(cause.code) : '']
  const texts = [error.message, cause instanceof Error ? cause.message : '']
  if (codes.some((code) => UNAVAILABLE.has(code)) || texts.some((text) => text.includes(TIMED_OUT)))
    return refuse('server.unavailable')
  if (codes.some((code) => UNSTORABLE.has(code)))
    return refuse('request.malformed', { field: 'richiesta', reason: 'ha un valore non valido' })
  return refuse('server.failure')
}

const userOf = (request: FastifyRequest) =>
  // A failure before the session hook has no session; Fastify leaves the property undefined.
  (request.session as FastifyRequest['session'] | undefined)?.user ?? anonymousUser

/** The one place where a refusal or a failure becomes an envelope. */
export function answerFailures(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = asRefusal(error)
    // Being busy is no failure: whoever sends file after file must not fill the log.
    const isOurs = refusal.httpStatus >= 500 && refusal.code !== 'server.busy'
    if (isOurs) request.log.error({ err: error }, 'request failed')
    if (refusal.code === 'request.tooMany')
      reply.header('retry-after', String((refusal.params as { seconds: number }).seconds))
    if (refusal.httpStatus === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
    return reply
      .code(refusal.httpStatus)
      .type('application/json; charset=utf-8')
      .serializer((payload: unknown) => JSON.stringify(payload))
      .send({ response: refused([refusal], isOurs ? request.id : undefined), user: userOf(request) })
  })
}
