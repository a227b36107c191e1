import { LOCALE } from '../constants.ts'
import { romeDate } from '../time/dates.ts'
import { lazyValue } from '../lazy-value.ts'

/** empty means free. */
export type TimeslotStatus = 'empty' | 'intermediate' | 'full'

/** What decides whether a slot can be chosen; holds count as booked. */
export interface TimeslotPlaces {
  capacity: number
  booked: number
  /** Orders for the slot are accepted before this moment. */
  cutoffAt: Date
}

/** Free capacity of a slot (active on the wire), never below 0. */
export function freeCapacity(capacity: number, booked: number): number {
  return Math.max(0, capacity - booked)
}

/** empty below half of the capacity, intermediate from half, full without free capacity. */
export function timeslotStatus(capacity: number, booked: number): TimeslotStatus {
  if (freeCapacity(capacity, booked) === 0) return 'full'
  return booked * 2 >= capacity ? 'intermediate' : 'empty'
}

/** Whether a slot can be chosen now: it has free capacity, and it is before the cut-off. */
export function isBookable({ capacity, booked, cutoffAt }: TimeslotPlaces, now: Date): boolean {
  return freeCapacity(capacity, booked) >= 1 && now.getTime() < cutoffAt.getTime()
}

/** What a day tab shows: OGGI for today, else weekday, day number and month (Italian, short). */
export interface TimeslotTabLabel {
  isToday: boolean
  weekday: string
  day: string
  month: string
}

const weekdayFormat = /* @__PURE__ */ lazyValue(
  () => new Intl.DateTimeFormat(LOCALE, { weekday: 'short', timeZone: 'UTC' }),
)
const monthFormat = /* @__PURE__ */ lazyValue(
  () => new Intl.DateTimeFormat(LOCALE, { month: 'short', timeZone: 'UTC' }),
)

/** The parts of a day's tab; dateIso is yyyy-MM-dd in Rome. */
export function timeslotTabLabel(dateIso: string, now: Date): TimeslotTabLabel {
  const day = new Date(`${dateIso}T00:00:00Z`)
  return {
    isToday: dateIso === romeDate(now),
    weekday: weekdayFormat().format(day),
    day: String(day.getUTCDate()),
    month: monthFormat().format(day),
  }
}
