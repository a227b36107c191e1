import { ownValue } from '../own-value.ts'
import { addDaysIso } from './dates.ts'

export type Holiday =
  | 'newYear'
  | 'epiphany'
  | 'easter'
  | 'easterMonday'
  | 'liberation'
  | 'labourDay'
  | 'republic'
  | 'assumption'
  | 'saintFrancis'
  | 'allSaints'
  | 'immaculate'
  | 'christmas'
  | 'saintStephen'

/** Public holidays of a fixed day, MM-dd (law 260/1949). */
const FIXED: Readonly<Record<string, Holiday>> = {
  '01-01': 'newYear',
  '01-06': 'epiphany',
  '04-25': 'liberation',
  '05-01': 'labourDay',
  '06-02': 'republic',
  '08-15': 'assumption',
  '10-04': 'saintFrancis',
  '11-01': 'allSaints',
  '12-08': 'immaculate',
  '12-25': 'christmas',
  '12-26': 'saintStephen',
}

/** Saint Francis is a holiday again since 2026 (law 151/2025). */
const SAINT_FRANCIS_SINCE = 2026

const YEAR_END = 4
const MONTH_AND_DAY = 5

/** Easter Sunday of a year, by the Gregorian computus; yyyy-MM-dd. */
export function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const leapCenturies = Math.floor(century / 4)
  const correction = Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + century - leapCenturies - correction + 15) % 30
  const shift = Math.floor((golden + 11 * epact) / 319)
  const weekday =
    (2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - (yearOfCentury % 4) - epact + shift + 32) % 7
  const month = Math.floor((epact - shift + weekday + 90) / 25)
  const day = (epact - shift + weekday + month + 19) % 32
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/**
 * The public holiday of all Italy on a day, yyyy-MM-dd; undefined: none. Sundays count only as Easter. The feast of a
 * town's patron is none: a store says it as an exception.
 */
export function holidayOn(dateIso: string): Holiday | undefined {
  const year = Number(dateIso.slice(0, YEAR_END))
  const easter = easterSunday(year)
  if (dateIso === addDaysIso(easter, 1)) return 'easterMonday'
  const fixed = ownValue(FIXED, dateIso.slice(MONTH_AND_DAY))
  if (fixed !== undefined && (fixed !== 'saintFrancis' || year >= SAINT_FRANCIS_SINCE)) return fixed
  return dateIso === easter ? 'easter' : undefined
}

/** The public holidays of Italy from a day on, that many days, in order. */
export function holidaysFrom(dateIso: string, days: number): { date: string; holiday: Holiday }[] {
  return Array.from({ length: days }, (_, index) => addDaysIso(dateIso, index)).flatMap((date) => {
    const holiday = holidayOn(date)
    return holiday === undefined ? [] : [{ date, holiday }]
  })
}
