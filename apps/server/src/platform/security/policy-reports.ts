import { malformedTexts } from '@cambusa/messages/it/malformed'
import { callerOf } from '@cambusa/domain/web/caller-address'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { isDeeper } from '../http/json-bodies.ts'
import { minuteLimit } from './minute-limit.ts'
import { REPORTS_PATH } from './page-policy.ts'
import { readPolicyReports, type PolicyViolation } from './read-policy-reports.ts'
import { refuse } from '../http/refusal.ts'

/** A browser sends several reports together; each repeats the whole policy. */
const BODY_LIMIT_BYTES = 65_536
const MAX_DEPTH = 6
const HOUR_MS = 3_600_000
/** Calls per minute: even a page with many violations needs only a few. */
const MOST_OF_CALLER = 20
const MOST_OF_ALL = 300
/** Lines per hour, each for a different violation. */
const MOST_LINES = 50
/** Further violations of a page are logged for other shoppers who open it later. */
const MOST_LINES_OF_CALLER = 5
const NO_CONTENT = 204
/** The content types of reports, older and newer. */
const REPORT_TYPES = ['application/csp-report', 'application/reports+json', 'application/json']

/**
 * Logs each violation once an hour, with a limit of different ones for one caller and for all: reports may be invented,
 * and one caller must not keep those of others out of the log.
 */
function hourlyLines(
  log: FastifyBaseLogger,
  nowMs: () => number,
): (caller: string, violation: PolicyViolation) => void {
  const told = new Set<string>()
  // Only callers with lines are stored, so there are at most as many as lines.
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
  // Not used, but must have the expected form.
  if (text.trim() === '') return []
  if (isDeeper(text, MAX_DEPTH)) throw unreadable()
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable()
  }
}

/**
 * POST /policy-reports: browsers report violations of a page's policy. Outside the API, without a session; counted
 * before the body is read, stored only in the log. Answers 204, or 429 beyond the limit.
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
