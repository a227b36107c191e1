import { createRequire } from 'node:module'
import { Agent } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
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

const TIMEOUT_MS = 10_000
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

/** Sends pushes to browsers: encrypted for the browser (RFC 8291) and signed by the shop (RFC 8292). */
export function openWebPush(settings: WebPushSettings): PushChannel {
  const { keys, subject, read, timeoutMs = TIMEOUT_MS } = settings
  const program = loadWebPush()
  const agent =
    settings.agent ??
    new Agent({ keepAlive: true, maxSockets: SOCKETS, lookup: publicLookup, timeout: timeoutMs })
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
    const ended = new AbortController()
    try {
      const sending = program.sendNotification(subscription, JSON.stringify(payloadOf(push)), {
        headers: { Authorization: service.authorization },
        TTL: push.lifeSeconds,
        urgency: 'normal',
        contentEncoding: ENCODING,
        agent,
        timeout: timeoutMs,
      })
      const limit = wait(timeoutMs * 2, undefined, { signal: ended.signal, ref: false }).then(() => {
        throw new Error('Socket timeout')
      })
      await Promise.race([sending, limit])
      return { is: 'sent' }
    } catch (error) {
      const { statusCode, headers = {}, message } = error as Partial<WebPush.WebPushError> & Error
      if (statusCode !== undefined) return outcomeOf(statusCode, headers['retry-after'], new Date())
      if (message === 'Socket timeout') service.restsUntil = Date.now() + REST_MS
      return { is: 'later', reason: (error as NodeJS.ErrnoException).code ?? message }
    } finally {
      ended.abort()
    }
  }
}
