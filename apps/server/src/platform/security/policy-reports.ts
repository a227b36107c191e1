import { malformedTexts } from '@cambusa/messages/it/malformed'
import { callerOf } from '@cambusa/domain/web/caller-address'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { isDeeper } from '../http/json-bodies.ts'
import { minuteLimit } from './minute-limit.ts'
import { REPORTS_PATH } from './page-policy.ts'
import { readPolicyReports, type PolicyViolation } from './read-policy-reports.ts'
import { refuse } from '../http/refusal.ts'

/** A browser gathers some reports; each repeats the whole policy. */
const BODY_LIMIT_BYTES = 65_536
const MAX_DEPTH = 6
const HOUR_MS = 3_600_000
/** Calls a minute: a page that is wrong all over tells it in a few. */
const MOST_OF_CALLER = 20
const MOST_OF_ALL = 300
/** Lines an hour, each of another violation. */
const MOST_LINES = 50
/** A page that is wrong in more ways is told by the shoppers who open it after this one. */
const MOST_LINES_OF_CALLER = 5
const NO_CONTENT = 204
/** What browsers call reports, the older and the newer ones. */
const REPORT_TYPES = ['application/csp-report', 'application/reports+json', 'application/json']

/**
 * Logs each violation once an hour, and so many different ones at most, of one caller and of all: callers may make them up, and
 * one of them must not keep what the others have seen out of the log.
 */
function hourlyLines(
  log: FastifyBaseLogger,
  nowMs: () => number,
): (caller: string, violation: PolicyViolation) => void {
  const told = new Set<string>()
  // Only callers with lines are here, so there are not more of them than lines.
  const linesOf = new Map<string, number>()
  let [leftOut, endsMs] = [0, -Infinity]
  return (caller, violation) => {
    const now = nowMs()
    if (now >= endsMs) {
      told.clear()
      linesOf.clear()
      endsMs = now + HOUR_MS
    }
    const key = JSON.stringify(violation)
    const lines = linesOf.get(caller) ?? 0
    if (told.has(key) || told.size >= MOST_LINES || lines >= MOST_LINES_OF_CALLER) {
      leftOut += 1
      return
    }
    told.add(key)
    linesOf.set(caller, lines + 1)
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
  const secondsToWait = minuteLimit({ mostOfCaller: MOST_OF_CALLER, mostOfAll: MOST_OF_ALL, nowMs })
  const tell = hourlyLines(log, nowMs)
  void app.register(async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(REPORT_TYPES, { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    scope.addHook('onRequest', async (request) => {
      const seconds = secondsToWait(callerOf(request.ip))
      if (seconds > 0) throw refuse('request.tooMany', { seconds })
    })
    scope.post(
      REPORTS_PATH,
      { bodyLimit: BODY_LIMIT_BYTES, schema: { hide: true } },
      async (request, reply) => {
        const text = typeof request.body === 'string' ? request.body : ''
        const violations = readPolicyReports(readJson(text))
        if (violations === undefined) throw unreadable()
        const caller = callerOf(request.ip)
        for (const violation of violations) tell(caller, violation)
        return reply.code(NO_CONTENT).send()
      },
    )
  })
}
