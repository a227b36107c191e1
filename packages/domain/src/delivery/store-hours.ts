import { addDaysIso, romeDate, romeTime } from '../time/dates.ts'
import { holidayOn, type Holiday } from '../time/public-holidays.ts'
import { isoWeekday } from './usual-timeslot.ts'

/** The weekday of rows that hold on public holidays; 1 to 7 are Monday to Sunday. */
export const HOLIDAY = 8

/** An interval of a day, HH:mm; both null: closed all day. An end at or before its begin is on the next day. */
interface Told {
  from: string | null
  to: string | null
}

/** What a store says about its hours (contract: Store). */
export interface StoreTimes {
  hours: readonly (Told & { weekday: number })[]
  exceptions: readonly (Told & { date: string; reason: string })[]
}

/** An interval in which a store is open, HH:mm; an end at or before its begin is on the next day. */
export interface Opening {
  from: string
  to: string
}

/** What holds at a store on a day: no openings means closed. */
export interface StoreDay {
  openings: readonly Opening[]
  /** Why the day is not as others: what an exception says, empty if none. */
  reason: string
  /** The public holiday by whose rows the store goes; undefined: an ordinary day, or an exception. */
  holiday: Holiday | undefined
}

const openingsOf = (rows: readonly Told[]): Opening[] =>
  rows
    .flatMap(({ from, to }) => (from === null || to === null ? [] : [{ from, to }]))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))

/** Whether a store has said its weekly hours: without them nobody can say that it is closed. */
export const saysHours = ({ hours }: Pick<StoreTimes, 'hours'>): boolean =>
  hours.some(({ weekday }) => weekday !== HOLIDAY)

/** Whether an interval lasts into the next day. */
export const passesMidnight = ({ from, to }: Told): boolean => from !== null && to !== null && to <= from

/** The hours of a store on a day, yyyy-MM-dd: an exception before the public holiday, that before the weekday. */
export function storeDay(store: StoreTimes, dateIso: string): StoreDay {
  const told = store.exceptions.filter(({ date }) => date === dateIso)
  if (told.length > 0) {
    const reason = told.find((row) => row.reason !== '')?.reason ?? ''
    return { openings: openingsOf(told), reason, holiday: undefined }
  }
  const holiday = holidayOn(dateIso)
  const rowsOf = (day: number) => store.hours.filter(({ weekday }) => weekday === day)
  const ofHoliday = holiday === undefined ? [] : rowsOf(HOLIDAY)
  if (ofHoliday.length > 0) return { openings: openingsOf(ofHoliday), reason: '', holiday }
  return { openings: openingsOf(rowsOf(isoWeekday(dateIso))), reason: '', holiday: undefined }
}

/** A day and time in Rome: yyyy-MM-dd, HH:mm. The end of a day is its 24:00. */
export interface DayAndTime {
  date: string
  time: string
}

export type OpenState =
  /** until null: no end within the next 14 days. */
  | { kind: 'open'; until: DayAndTime | null }
  /** opens null: not within the next 14 days. reason: that of today's exception; holiday: today's. */
  | { kind: 'closed'; opens: DayAndTime | null; reason: string; holiday: Holiday | undefined }
  /** The store has not said its hours. */
  | { kind: 'unknown' }

const DAYS_AHEAD = 14
const HOUR_MS = 3_600_000

/** A time of a wall clock as text that sorts: yyyy-MM-dd HH:mm. */
interface Span {
  begin: string
  end: string
  until: DayAndTime
}

function spansOf(store: StoreTimes, date: string): Span[] {
  return storeDay(store, date).openings.map((opening) => {
    const { from, to } = opening
    const next = addDaysIso(date, 1)
    const until = { date: passesMidnight(opening) && to !== '00:00' ? next : date, time: to }
    if (to === '00:00') until.time = '24:00'
    const end = until.time === '24:00' ? `${next} 00:00` : `${until.date} ${to}`
    return { begin: `${date} ${from}`, end, until }
  })
}

/**
 * What the clocks of Rome show, as text that sorts. In the hour that comes twice in October the second time counts as
 * its last minute: what closes or opens in that hour did so the first time, and a store does not open again.
 */
function wallClock(now: Date): string {
  const time = romeTime(now)
  const isRepeated = romeTime(new Date(now.getTime() - HOUR_MS)) === time
  return `${romeDate(now)} ${isRepeated ? `${time.slice(0, 2)}:59` : time}`
}

/**
 * Whether a store is open now and until when, or when it opens next, by the clocks of Rome. Times in the hour that
 * March leaves out count from the moment at which the clocks jump.
 */
export function openState(store: StoreTimes, now: Date): OpenState {
  const wall = wallClock(now)
  const today = wall.slice(0, 10)
  const days = Array.from({ length: DAYS_AHEAD + 2 }, (_, index) => addDaysIso(today, index - 1))
  let until: Span | undefined
  let opens: Span | undefined
  for (const date of days) {
    for (const span of spansOf(store, date)) {
      const last = until?.end ?? wall
      if (span.begin <= last && span.end > last) until = span
      else if (span.begin > wall && until === undefined && opens === undefined) opens = span
    }
    if (opens !== undefined || (until !== undefined && until.end < `${addDaysIso(date, 1)} 00:00`)) break
  }
  if (!saysHours(store) && until === undefined) return { kind: 'unknown' }
  if (until !== undefined)
    return { kind: 'open', until: until.end > `${addDaysIso(today, DAYS_AHEAD)} 23:59` ? null : until.until }
  const { reason, holiday } = storeDay(store, today)
  const at = opens && { date: opens.begin.slice(0, 10), time: opens.begin.slice(11) }
  return { kind: 'closed', opens: at ?? null, reason, holiday }
}

/** Consecutive days of the week with the same openings; HOLIDAY stands alone. Empty openings: closed. */
export interface DayRow {
  firstDay: number
  lastDay: number
  openings: readonly Opening[]
}

/** The week of a store for screens, Monday to Sunday, then public holidays if it says them; [] when it says no hours. */
export function weekRows(hours: StoreTimes['hours']): DayRow[] {
  if (!saysHours({ hours })) return []
  const rows: DayRow[] = []
  for (let day = 1; day <= HOLIDAY; day += 1) {
    const told = hours.filter(({ weekday }) => weekday === day)
    if (day === HOLIDAY && told.length === 0) break
    const openings = openingsOf(told)
    const before = rows.at(-1)
    const isSame = JSON.stringify(before?.openings) === JSON.stringify(openings)
    if (before && isSame && day !== HOLIDAY) before.lastDay = day
    else rows.push({ firstDay: day, lastDay: day, openings })
  }
  return rows
}
