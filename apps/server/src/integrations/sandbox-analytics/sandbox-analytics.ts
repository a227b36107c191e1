import { callerOf } from '@cambusa/domain/web/caller-address'
import type { FastifyInstance } from 'fastify'
import * as Type from 'typebox'
import type { Platform } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { minuteLimit } from '../../platform/security/minute-limit.ts'
import { receivedEventsPage, receivedEventsPolicy, type ReceivedEvent } from './received-events-page.ts'
import { FBQ_SCRIPT, GTAG_SCRIPT } from './sandbox-scripts.ts'
import { SANDBOX_PATH } from './sandbox-services.ts'

type Needs = Pick<Platform, 'config' | 'clock'>

/** The last events, in the memory of this process: a demo has one. */
const MOST_EVENTS = 500
const BODY_LIMIT_BYTES = 131_072
/** Calls per minute: a journey sends a few dozen. */
const MOST_OF_CALLER = 600
const MOST_OF_ALL = 3_000
const NO_CONTENT = 204

/** What the sandbox's scripts send of an event. */
const Sent = Type.Object(
  {
    kind: Type.Enum(['gtag', 'fbq']),
    id: Type.String({ maxLength: 40 }),
    name: Type.String({ minLength: 1, maxLength: 40 }),
    params: Type.Record(Type.String({ maxLength: 40 }), Type.Unknown(), { maxProperties: 40 }),
  },
  { additionalProperties: false },
)

/**
 * The analytics service of a demo: its scripts, the address that they send to, and the list of what came, newest first
 * (docs/analytics.md). The caller must not register it in production.
 */
export function serveSandboxAnalytics(app: FastifyInstance, { config, clock }: Needs): void {
  const received: ReceivedEvent[] = []
  let count = 0
  const secondsToWait = minuteLimit({ mostOfCaller: MOST_OF_CALLER, mostOfAll: MOST_OF_ALL })
  for (const [file, script] of [
    ['gtag.js', GTAG_SCRIPT],
    ['fbq.js', FBQ_SCRIPT],
  ])
    app.get(`${SANDBOX_PATH}/${file}`, (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
    )

  app.post(
    `${SANDBOX_PATH}/collect`,
    {
      bodyLimit: BODY_LIMIT_BYTES,
      schema: { hide: true, body: Sent },
      onRequest: async (request) => {
        const seconds = secondsToWait(callerOf(request.ip))
        if (seconds > 0) throw refuse('request.tooMany', { seconds })
      },
    },
    (request, reply) => {
      count += 1
      received.unshift({
        number: count,
        receivedAt: clock().toISOString(),
        ...(request.body as Type.Static<typeof Sent>),
      })
      received.length = Math.min(received.length, MOST_EVENTS)
      return reply.code(NO_CONTENT).send()
    },
  )

  app.get(SANDBOX_PATH, (request, reply) => {
    reply.header('cache-control', 'no-store').header('vary', 'accept')
    if (request.headers.accept?.includes('application/json') === true) return reply.send(received)
    return reply
      .header('content-security-policy', receivedEventsPolicy)
      .type('text/html; charset=utf-8')
      .send(receivedEventsPage(received, config.shop.name))
  })
}
