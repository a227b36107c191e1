import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerFailures } from '../http/failures.ts'
import { createLogger } from '../log/log.ts'
import { REPORTS_PATH } from './page-policy.ts'
import { takePolicyReports } from './policy-reports.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const TYPED = 'pannolini'
let app: FastifyInstance
let lines: string[]
let nowMs: number

beforeEach(() => {
  ;[lines, nowMs] = [[], 0]
  const log = createLogger({ write: (line: string) => void lines.push(line) })
  app = Fastify({ trustProxy: true })
  answerFailures(app)
  takePolicyReports(app, log, () => nowMs)
})
afterEach(() => app.close())

const report = (about: object = {}) => ({
  'csp-report': {
    'document-uri': `https://negozio.example/search?query=${TYPED}`,
    'violated-directive': 'img-src',
    'blocked-uri': `https://cdn.altro.it/${TYPED}.jpg`,
    'script-sample': TYPED,
    ...about,
  },
})

async function send(payload: string | object, type = 'application/csp-report', caller = '192.0.2.1') {
  const headers = { 'content-type': type, 'x-forwarded-for': caller }
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload)
  const reply = await app.inject({ method: 'POST', url: REPORTS_PATH, headers, payload: text })
  return reply.statusCode
}
const told = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)

describe('reports of policy violations', () => {
  it('get an empty answer, and are logged once an hour each, without text that somebody typed', async () => {
    expect(await send(report())).toBe(204)
    expect(await send(report())).toBe(204)
    const newer = {
      effectiveDirective: 'style-src-attr',
      blockedURL: 'inline',
      documentURL: 'https://x.it/cart',
    }
    expect(await send([{ type: 'csp-violation', body: newer }], 'application/reports+json')).toBe(204)
    expect(told()).toMatchObject([
      { directive: 'img-src', blocked: 'https://cdn.altro.it', page: '/search', msg: 'policy violation' },
      { directive: 'style-src-attr', blocked: 'inline', page: '/cart', leftOut: 1 },
    ])
    nowMs = HOUR_MS
    await send(report())
    expect(lines).toHaveLength(3)
    expect(lines.join()).not.toContain(TYPED)
  })

  it('do not fill the log, however many different ones somebody invents', async () => {
    for (let number = 0; number < 2_000; number += 1) {
      if (number % 20 === 0) nowMs += MINUTE_MS / 5
      await send(
        report({ 'blocked-uri': `https://h${number}.altro.it/` }),
        undefined,
        `192.0.2.${number % 250}`,
      )
    }
    expect(lines).toHaveLength(50)
  })

  it('of one caller take at most five lines per hour, so that those of others are logged', async () => {
    const made = (call: number) => ({
      type: 'csp-violation',
      body: {
        effectiveDirective: 'img-src',
        blockedURL: `https://h${call}.altro.it/`,
        documentURL: 'https://x.it/',
      },
    })
    for (let call = 0; call < 10; call += 1) {
      const reports = Array.from({ length: 20 }, (_, n) => made(call * 20 + n))
      // Addresses of one IPv6 network are one caller.
      expect(await send(reports, 'application/reports+json', `2001:db8::${call + 1}`)).toBe(204)
    }
    expect(lines).toHaveLength(5)
    expect(await send(report(), undefined, '192.0.2.7')).toBe(204)
    expect(told().at(-1)).toMatchObject({ blocked: 'https://cdn.altro.it', leftOut: 195 })
    nowMs = HOUR_MS
    await send([made(0)], 'application/reports+json', '2001:db8::1')
    expect(lines).toHaveLength(7)
  })

  it('are limited per minute, for one caller and for all together', async () => {
    const statuses = (count: number, callerOf: (call: number) => string) =>
      Promise.all(Array.from({ length: count }, (_, call) => send(report(), undefined, callerOf(call))))
    const taken = (all: readonly number[]) => all.filter((status) => status === 204).length
    const one = await statuses(40, () => '192.0.2.9')
    expect([taken(one), one.at(-1)]).toEqual([20, 429])
    expect(taken(await statuses(1_000, (call) => `10.0.${call % 250}.1`))).toBe(280)
    nowMs = MINUTE_MS
    expect(taken(await statuses(1, () => '192.0.2.9'))).toBe(1)
  })

  it('are refused when invalid, and never crash the server', async () => {
    const nested = (open: string, close: string) => open.repeat(10_000) + close.repeat(10_000)
    const asJson = 'application/json'
    const hostile: [status: number, payload: string, type: string][] = [
      [413, JSON.stringify(report({ 'script-sample': 'x'.repeat(1_000_000) })), 'application/csp-report'],
      [400, nested('[', ']'), asJson],
      [400, `{"csp-report":${nested('{"a":', '}').replace('}', '1}')}}`, asJson],
      [400, '{', 'application/reports+json'],
      [400, '"x"', asJson],
      [400, '{"__proto__":{"csp-report":{}}}', asJson],
      [204, '', asJson],
      [
        204,
        '[null,5,{"type":"csp-violation"},{"type":"csp-violation","body":[]}]',
        'application/reports+json',
      ],
      [
        204,
        '{"csp-report":{"violated-directive":{"toString":1},"document-uri":[],"line-number":1e999}}',
        asJson,
      ],
      [415, 'a=1', 'application/x-www-form-urlencoded'],
      [415, '<x/>', 'application/xml'],
    ]
    for (const [status, payload, type] of hostile)
      expect([payload.slice(0, 60), await send(payload, type, `192.0.2.${hostile.length}`)]).toEqual([
        payload.slice(0, 60),
        status,
      ])
    expect(lines).toEqual([])
  })
})
