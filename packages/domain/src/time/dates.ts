import { LOCALE } from '../constants.ts'
import { lazyValue } from '../lazy-value.ts'

/** Days and times of the shop, all in Europe/Rome, with Intl only, so that browsers load no library. */
export const ROME = 'Europe/Rome'

const romeFormat = /* @__PURE__ */ lazyValue(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: ROME,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)
const longDay = /* @__PURE__ */ lazyValue(
  () =>
    new Intl.DateTimeFormat(LOCALE, {
      timeZone: 'UTC',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    }),
)
const shortDay = /* @__PURE__ */ lazyValue(
  () =>
    new Intl.DateTimeFormat(LOCALE, {
      timeZone: 'UTC',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    }),
)

const longMonth = /* @__PURE__ */ lazyValue(
  () =>
    new Intl.DateTimeFormat(LOCALE, {
      timeZone: 'UTC',
      month: 'long',
      year: 'numeric',
    }),
)

function romeParts(instant: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(
    romeFormat()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
}

const atMidnight = (dateIso: string) => new Date(`${dateIso}T00:00:00Z`)

/** The day in Rome at an instant, yyyy-MM-dd. */
export function romeDate(now: Date): string {
  const { year, month, day } = romeParts(now)
  return `${year}-${month}-${day}`
}

/** The time in Rome at an instant, HH:mm. */
export function romeTime(now: Date): string {
  const { hour, minute } = romeParts(now)
  return `${hour}:${minute}`
}

/** The day a number of days later (earlier when negative), yyyy-MM-dd. */
export function addDaysIso(dateIso: string, days: number): string {
  const date = atMidnight(dateIso)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Whole days from one day to another. */
export function daysBetween(fromIso: string, toIso: string): number {
  return (atMidnight(toIso).getTime() - atMidnight(fromIso).getTime()) / 86_400_000
}

/** 'sabato 21 novembre' of yyyy-MM-dd. */
export function formatDayLong(dateIso: string): string {
  return longDay().format(atMidnight(dateIso))
}

/** 'novembre 2026' of yyyy-MM-dd. */
export function formatMonth(dateIso: string): string {
  return longMonth().format(atMidnight(dateIso))
}

/** '21/11/2026' of yyyy-MM-dd. */
export function formatDay(dateIso: string): string {
  return shortDay().format(atMidnight(dateIso))
}

/** '21/11' of a day in the year of now in Rome, else '21/11/2025'; yyyy-MM-dd. */
export function formatDayNear(dateIso: string, now: Date): string {
  const day = formatDay(dateIso)
  return dateIso.slice(0, 4) === romeDate(now).slice(0, 4) ? day.slice(0, 5) : day
}

/** '21/11/2026, 10:30' in Rome. */
export function formatDateTime(instant: Date): string {
  return `${formatDay(romeDate(instant))}, ${romeTime(instant)}`
}

/** '08:00 - 10:00' from two times, without seconds. */
export function formatTimeRange(beginTime: string, endTime: string): string {
  return `${beginTime.slice(0, 5)} - ${endTime.slice(0, 5)}`
}
