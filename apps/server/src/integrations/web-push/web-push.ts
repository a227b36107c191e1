import { createRequire } from 'node:module'
import type { IncomingHttpHeaders } from 'node:http'
import { Agent, request } from 'node:https'
import type { PushSubscriptionKeys } from '@cambusa/domain/web/push-subscription'
import type WebPush from 'web-push'
import {
  outcomeOf,
  payloadOf,
  type PushChannel,
  type PushOutcome,
} from '../../modules/push/channel/push-channel.ts'
import { publicLookup } from './public-lookup.ts'
import type { VapidKeys } from './vapid-keys.ts'

interface WebPushSettings {
  keys: VapidKeys
  /** mailto:… or https://…, for the people of the push service. */
  subject: string
  /** Reads an external id; undefined where it is no subscription at a known push service. */
  read: (externalId: string) => PushSubscriptionKeys | undefined
  /** Another way to the push services, for tests; by default over the public internet only. */
  agent?: Agent
  timeoutMs?: number
}

/** A push has so long from its connection to the end of the answer. */
const TIMEOUT_MS = 10_000
/** Connections that nobody uses are closed after it. */
const IDLE_MS = 10_000
/** Connections to one push service. */
const SOCKETS = 32
const VAPID_SECONDS = 12 * 3_600
/** A signature is made anew an hour before it ends. */
const SIGNED_MS = 11 * 3_600_000
/** A service that let a call time out is left alone for a while, so that it does not hold up all others. */
const REST_MS = 30_000
const ENCODING = 'aes128gcm'

/** Loaded only if a shop sends pushes to browsers. */
const loadWebPush = () => createRequire(import.meta.url)('web-push') as typeof WebPush

interface Service {
  authorization: string
  signedAt: number
  restsUntil: number
}

/**
 * Sends what the library has encrypted. Its own sending waits for ever for an answer that has begun and does not end; here
 * `signal` ends the whole. Rejects where it does, or where the connection fails.
 */
const deliver = (
  { endpoint, method, headers, body }: WebPush.RequestDetails,
  agent: Agent,
  signal: AbortSignal,
): Promise<{ status: number; headers: IncomingHttpHeaders }> =>
  new Promise((resolve, reject) => {
    const sending = request(endpoint, { method, headers, agent, signal }, (answer) =>
      answer
        .on('error', reject)
        .on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }))
        .resume(),
    )
    sending.on('error', reject).end(body)
  })

/** Sends pushes to browsers: encrypted for the browser (RFC 8291) and signed by the shop (RFC 8292). */
export function openWebPush(settings: WebPushSettings): PushChannel {
  const { keys, subject, read, timeoutMs = TIMEOUT_MS } = settings
  const program = loadWebPush()
  const agent =
    settings.agent ??
    new Agent({ keepAlive: true, maxSockets: SOCKETS, lookup: publicLookup, timeout: IDLE_MS })
  const services = new Map<string, Service>()

  /** Signs once for each push service, and not for each push. */
  function serviceAt(origin: string): Service {
    const now = Date.now()
    const known = services.get(origin)
    if (known !== undefined && now - known.signedAt < SIGNED_MS) return known
    const until = Math.floor(now / 1_000) + VAPID_SECONDS
    const { Authorization: authorization } = program.getVapidHeaders(
      origin,
      subject,
      keys.publicKey,
      keys.privateKey,
      ENCODING,
      until,
    )
    const service = { authorization, signedAt: now, restsUntil: 0 }
    services.set(origin, service)
    return service
  }

  return async (externalId, push): Promise<PushOutcome> => {
    const subscription = read(externalId)
    if (subscription === undefined) return { is: 'refused', reason: 'no address of a known push service' }
    const service = serviceAt(new URL(subscription.endpoint).origin)
    if (service.restsUntil > Date.now()) return { is: 'later', reason: 'the push service is silent' }
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const details = program.generateRequestDetails(subscription, JSON.stringify(payloadOf(push)), {
        headers: { Authorization: service.authorization },
        TTL: push.lifeSeconds,
        urgency: 'normal',
        contentEncoding: ENCODING,
      })
      const { status, headers } = await deliver(details, agent, signal)
      if (status >= 200 && status < 300) return { is: 'sent' }
      return outcomeOf(status, headers['retry-after'], new Date())
    } catch (error) {
      if (signal.aborted) {
        service.restsUntil = Date.now() + REST_MS
        return { is: 'later', reason: 'no answer in time' }
      }
      const { code, message } = error as NodeJS.ErrnoException
      return { is: 'later', reason: code ?? message }
    }
  }
}
