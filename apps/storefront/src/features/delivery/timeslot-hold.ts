import type { Cart } from '@cambusa/contract/cart/cart'
import { romeTime } from '@cambusa/domain/time/dates'
import { minutesLeft } from '@cambusa/domain/time/minutes-left'

/** From here on the remaining minutes are shown. */
const SOON_MINUTES = 10

/**
 * The state of a slot's reservation: none, held, soon over, due (its end has passed, but only the server knows whether
 * it was renewed) or over.
 */
export type TimeslotHold =
  | { state: 'none' | 'due' | 'over' }
  | { state: 'held'; until: string }
  | { state: 'soon'; minutes: number }

/** The reservation of a cart; `until` is the time in Rome, HH:mm. */
export function timeslotHold(cart: Pick<Cart, 'timeslot'> | undefined, now: Date): TimeslotHold {
  const slot = cart?.timeslot
  if (!slot) return { state: 'none' }
  if (slot.heldUntil === null) return { state: 'over' }
  const until = new Date(slot.heldUntil)
  if (until <= now) return { state: 'due' }
  const minutes = minutesLeft(until, now)
  return minutes <= SOON_MINUTES ? { state: 'soon', minutes } : { state: 'held', until: romeTime(until) }
}
