import { isoWeekday } from '../delivery/usual-timeslot.ts'
import { addDaysIso, romeDate, romeTime } from '../time/dates.ts'

/** When a list prepares drafts. */
export interface StandingSchedule {
  /** Days of delivery, 1 Monday to 7 Sunday. */
  weekdays: readonly number[]
  /** Days before the delivery on which the draft is prepared. */
  leadDays: number
}

/** Days ahead that are looked at for the next open day of delivery. */
export const STANDING_HORIZON_DAYS = 60
/** Drafts are prepared from this time on, in Rome. */
const PREPARED_FROM = '06:00'

/**
 * The days of delivery until so many days from today. Today is one of them only if drafts are prepared on the day itself:
 * who wants days of lead can do nothing with a draft for today.
 */
function deliveriesUntil(
  { weekdays, leadDays }: StandingSchedule,
  todayIso: string,
  reach: number,
): string[] {
  const days = Array.from({ length: reach + 1 }, (_, at) => addDaysIso(todayIso, at))
  return days.slice(leadDays > 0 ? 1 : 0).filter((day) => weekdays.includes(isoWeekday(day)))
}

/**
 * A schedule without the weekdays on which nothing is delivered, and which they are. `served` has the weekdays that have
 * slots; empty: the shop has no weekly pattern, and every day counts.
 */
export function servedSchedule(
  schedule: StandingSchedule,
  served: readonly number[],
): { schedule: StandingSchedule; unserved: number[] } {
  const isServed = (weekday: number) => served.length === 0 || served.includes(weekday)
  const { weekdays, leadDays } = schedule
  return {
    schedule: { weekdays: weekdays.filter(isServed), leadDays },
    unserved: weekdays.filter((weekday) => !isServed(weekday)),
  }
}

/**
 * The days of delivery whose drafts are to be prepared now, those on which the shop is closed left out. A draft that
 * should have been prepared earlier, because the shop was down or the standing order paused, is prepared until the day
 * before its delivery; without days of lead, on the day itself.
 */
export function dueDeliveries(
  schedule: StandingSchedule,
  isClosed: (dateIso: string) => boolean,
  now: Date,
): string[] {
  const today = romeDate(now)
  // Before the hour only what the days before should have prepared is due.
  const reach = romeTime(now) >= PREPARED_FROM ? schedule.leadDays : schedule.leadDays - 1
  return reach < 0 ? [] : deliveriesUntil(schedule, today, reach).filter((day) => !isClosed(day))
}

/** The next draft, and the days before it that are skipped because the shop is closed. */
export interface NextDraft {
  next: { preparedOn: string; deliveryOn: string } | null
  skipped: string[]
}

/**
 * The next draft that is not there yet (`isDrafted`), within the days that are looked at. It is prepared so many days
 * before its delivery as the schedule says, or today where that day is over.
 */
export function nextDraft(
  schedule: StandingSchedule,
  { isClosed, isDrafted }: Record<'isClosed' | 'isDrafted', (dateIso: string) => boolean>,
  now: Date,
): NextDraft {
  const today = romeDate(now)
  const skipped: string[] = []
  for (const deliveryOn of deliveriesUntil(schedule, today, STANDING_HORIZON_DAYS)) {
    if (isClosed(deliveryOn)) skipped.push(deliveryOn)
    else if (!isDrafted(deliveryOn)) {
      const day = addDaysIso(deliveryOn, -schedule.leadDays)
      return { next: { preparedOn: day < today ? today : day, deliveryOn }, skipped }
    }
  }
  return { next: null, skipped }
}
