import { addDaysIso } from '../time/dates.ts'
import { romeInstant } from '../time/rome-instant.ts'

const DAY_MS = 86_400_000
/** Early enough for another try before the slot closes, late enough for the authorisation to last until delivery. */
const MORNING = '06:00'

/**
 * When an order's card is authorised: on the morning before the delivery, in Rome, if an authorisation made now would
 * end before the delivery day does; null: now. slotDate yyyy-MM-dd. Throws RangeError when it is no date.
 */
export function authoriseAt(slotDate: string, authorisationDays: number, now: Date): Date | null {
  const endsAt = now.getTime() + authorisationDays * DAY_MS
  const dayIsOver = romeInstant(addDaysIso(slotDate, 1), '00:00').getTime()
  return dayIsOver <= endsAt ? null : romeInstant(addDaysIso(slotDate, -1), MORNING)
}
