import { addDaysIso, romeDate } from '../time/dates.ts'
import { romeInstant } from '../time/rome-instant.ts'

/** How often the shop is told of its orders: each by itself, or together every hour or every morning. */
export const ORDER_DIGESTS = ['each', 'hourly', 'daily'] as const
export type OrderDigest = (typeof ORDER_DIGESTS)[number]

/** Before the first goods are picked; in Rome. */
const MORNING = '06:00'
const HOUR_MS = 3_600_000

/**
 * What came before then is told now: the end of the last hour, or of the night. One that was missed, as the shop was closed, is
 * made up for at the next look; a look in between finds nothing new.
 */
export function digestEnd(digest: OrderDigest, now: Date): Date {
  if (digest === 'each') return now
  if (digest === 'hourly') return new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
  const today = romeInstant(romeDate(now), MORNING)
  return today <= now ? today : romeInstant(addDaysIso(romeDate(now), -1), MORNING)
}
