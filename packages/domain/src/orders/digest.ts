import { addDaysIso, romeDate } from '../time/dates.ts'
import { romeInstant } from '../time/rome-instant.ts'

/** How often the shop is notified of its orders: of each one, or of all together every hour or every morning. */
export const ORDER_DIGESTS = ['each', 'hourly', 'daily'] as const
export type OrderDigest = (typeof ORDER_DIGESTS)[number]

/** Before picking begins; in Rome. */
const MORNING = '06:00'
const HOUR_MS = 3_600_000

/**
 * News before this moment are sent now: the end of the last hour, or of the night. A digest missed while the server was
 * down is sent at the next check; a check in between finds nothing new.
 */
export function digestEnd(digest: OrderDigest, now: Date): Date {
  if (digest === 'each') return now
  if (digest === 'hourly') return new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
  const today = romeInstant(romeDate(now), MORNING)
  return today <= now ? today : romeInstant(addDaysIso(romeDate(now), -1), MORNING)
}
