import { malformedTexts } from '@cambusa/messages/it/malformed'
import { callerOf } from '@cambusa/domain/web/caller-address'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { isDeeper } from './json-bodies.ts'
import { REPORTS_PATH } from './page-policy.ts'
import { readPolicyReports, type PolicyViolation } from './read-policy-reports.ts'
import { refuse } from './refusal.ts'

/** A browser gathers some reports; each repeats the whole policy. */
const BODY_LIMIT_BYTES = 65_536
const MAX_DEPTH = 6
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Calls a minute: a page that is wrong all over tells it in a few. */
const MOST_OF_CALLER = 20
const MOST_OF_ALL = 300
/** Lines an hour, each of another violation. */
const MOST_LINES = 50
const NO_CONTENT = 204
/** What browsers call reports, the older and the newer ones. */
const REPORT_TYPES = ['application/csp-report', 'application/reports+json', 'application/json']

/** Counts calls of this minute, of one caller and of all; throws request.tooMany where there were enough. */
function minuteLimit(nowMs: () => number): (caller: string) => void {
  const counts = new Map<string, number>()
  let [sum, endsMs] = [0, -Infinity]
  return (caller) => {
    const now = nowMs()
    if (now >= endsMs) {
      counts.clear()
      ;[sum, endsMs] = [0, now + MINUTE_MS]
    }
    const count = counts.get(caller) ?? 0
    if (sum >= MOST_OF_ALL || count >= MOST_OF_CALLER)
      throw refuse('request.tooMany', { seconds: Math.ceil((endsMs - now) / 1000) })
    counts.set(caller, count + 1)
    sum += 1
  }
}

/** Logs each violation once an hour, and so many different ones at most: callers may make them up. */
function hourlyLines(log: FastifyBaseLogger, nowMs: () => number): (violation: PolicyViolation) => void {
  const told = new Set<string>()
  let [leftOut, endsMs] = [0, -Infinity]
  return (violation) => {
    const now = nowMs()
    if (now >= endsMs) {
      told.clear()
      endsMs = now + HOUR_MS
    }
    const key = JSON.stringify(violation)
    if (told.has(key) || told.size >= MOST_LINES) {
      leftOut += 1
      return
    }
    told.add(key)
    log.warn({ ...violation, leftOut }, 'policy violation')
    leftOut = 0
  }
}

const unreadable = () =>
  refuse('request.malformed', { field: malformedTexts.request, reason: malformedTexts.unreadable })

function readJson(text: string): unknown {
  // What is not there says nothing, in the right form.
  if (text.trim() === '') return []
  if (isDeeper(text, MAX_DEPTH)) throw unreadable()
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable()
  }
}

/**
 * POST /policy-reports: browsers tell what the policy of a page refused. Outside the API, without a session; counted before
 * anything is read, kept nowhere but in the log. Answers 204, or 429 where it was told too often.
 */
export function takePolicyReports(
  app: FastifyInstance,
  log: FastifyBaseLogger,
  nowMs: () => number = () => performance.now(),
): void {
  const count = minuteLimit(nowMs)
  const tell = hourlyLines(log, nowMs)
  void app.register(async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(REPORT_TYPES, { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    scope.addHook('onRequest', async (request) => count(callerOf(request.ip)))
    scope.post(
      REPORTS_PATH,
      { bodyLimit: BODY_LIMIT_BYTES, schema: { hide: true } },
      async (request, reply) => {
        const text = typeof request.body === 'string' ? request.body : ''
        const violations = readPolicyReports(readJson(text))
        if (violations === undefined) throw unreadable()
        for (const violation of violations) tell(violation)
        return reply.code(NO_CONTENT).send()
      },
    )
  })
}
