/** A push ready to be sent to one device. */
export interface OutgoingPush {
  id: number
  kind: string
  title: string
  body: string
  /** A path of the shop. */
  target: string
  /** Seconds for which the push service keeps it for a device that is not there. */
  lifeSeconds: number
}

/**
 * What became of a push. gone: the device exists no more. later: try again, after `afterSeconds` where the push service
 * says so. refused: trying again is useless.
 */
export type PushOutcome =
  | { is: 'sent' }
  | { is: 'gone' }
  | { is: 'later'; reason: string; afterSeconds?: number | undefined }
  | { is: 'refused'; reason: string }

/** Sends a push to the device with this external id. Never throws. */
export type PushChannel = (externalId: string, push: OutgoingPush) => Promise<PushOutcome>

/** What reaches the device: no more than a notification needs. */
export const payloadOf = ({ id, kind, title, body, target }: OutgoingPush) => ({
  id: String(id),
  kind,
  title,
  body,
  target,
})

/** Seconds of a Retry-After header, which is a number or a date; undefined without one. */
export function retrySeconds(header: unknown, now: Date): number | undefined {
  if (typeof header !== 'string' || header === '') return undefined
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : (Date.parse(header) - now.getTime()) / 1_000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined
}

/** What an answer of a push service means that is no success, by its HTTP status. */
export function outcomeOf(status: number, retryAfter: unknown, now: Date): PushOutcome {
  const reason = `answered ${status}`
  if (status === 404 || status === 410) return { is: 'gone' }
  if (status === 408 || status === 429 || status >= 500)
    return { is: 'later', reason, afterSeconds: retrySeconds(retryAfter, now) }
  return { is: 'refused', reason }
}
