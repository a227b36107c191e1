const SECOND_MS = 1000
const MINUTE_SECONDS = 60

/**
 * The minutes left until a moment, as a countdown says them: to the nearest minute, and 0 only in the last 60 seconds. A
 * begun second counts as a whole one, so that exactly a minute is one also when it is read a little later.
 */
export function minutesLeft(until: Date, now: Date): number {
  const seconds = Math.ceil((until.getTime() - now.getTime()) / SECOND_MS)
  return seconds < MINUTE_SECONDS ? 0 : Math.round(seconds / MINUTE_SECONDS)
}
