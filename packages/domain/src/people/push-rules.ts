import { romeTime } from '../time/dates.ts'
import type { PushKind } from './push-kinds.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** Nobody is woken: between these times of Rome nothing is sent. */
const QUIET_FROM = '22:00'
export const QUIET_UNTIL = '07:00'

/** How long before its slot begins an order is told as near. */
export const SLOT_NEAR_MS = 2 * HOUR_MS

/** Within these hours a push is still news; a cart to approve and a draft wait longer for their reader. */
const NEWS_HOURS: Record<Exclude<PushKind, 'slotNear'>, number> = {
  orderStatus: 24,
  paymentFailed: 24,
  approvalAsked: 48,
  draftReady: 48,
}

/** After this many tries a push is given up. */
export const PUSH_TRIES = 6
const FIRST_PAUSE_MS = MINUTE_MS
/** A push service that asks for more than this is asked again after it. */
const LONGEST_PAUSE_MS = 6 * HOUR_MS

/** Whether it is night for pushes, 22 to 7 in Rome. */
export function isQuietTime(now: Date): boolean {
  const time = romeTime(now)
  return time >= QUIET_FROM || time < QUIET_UNTIL
}

/** When a push of a kind is no news any more; `slotBegin` is the beginning of the slot that is near. */
export function pushExpiry(kind: PushKind, now: Date, slotBegin?: Date): Date {
  if (kind === 'slotNear') return slotBegin ?? new Date(now.getTime() + SLOT_NEAR_MS)
  return new Date(now.getTime() + NEWS_HOURS[kind] * HOUR_MS)
}

/**
 * When to try again after `tries` (from 1) that failed: after 1, 2, 4 … minutes, and not before the push service allows
 * it (`afterSeconds`, its Retry-After). Undefined: never.
 */
export function nextPushTry(tries: number, now: Date, afterSeconds = 0): Date | undefined {
  if (tries >= PUSH_TRIES) return undefined
  const pauseMs = Math.max(FIRST_PAUSE_MS * 2 ** (tries - 1), afterSeconds * 1_000)
  return new Date(now.getTime() + Math.min(pauseMs, LONGEST_PAUSE_MS))
}
