import { addDaysIso } from './dates.ts'

const SATURDAY = 6
const SUNDAY = 0
/** Days on which the payment system of the euro (T2) is closed, MM-dd; Good Friday and Easter Monday move. */
const CLOSED = new Set(['01-01', '05-01', '12-25', '12-26'])
const MONTH_AND_DAY = 5

/** Easter Sunday of a year, by the Gregorian computus; yyyy-MM-dd. */
function easterSunday(year: number): string {
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

/** Whether banks carry out transfers on a day, yyyy-MM-dd. */
export function isBankingDay(dateIso: string): boolean {
  const weekday = new Date(`${dateIso}T00:00:00Z`).getUTCDay()
  if (weekday === SATURDAY || weekday === SUNDAY || CLOSED.has(dateIso.slice(MONTH_AND_DAY))) return false
  const easter = easterSunday(Number(dateIso.slice(0, MONTH_AND_DAY - 1)))
  return dateIso !== addDaysIso(easter, -2) && dateIso !== addDaysIso(easter, 1)
}

/** The first banking day on or after a day; yyyy-MM-dd. */
export function bankingDayFrom(dateIso: string): string {
  let day = dateIso
  while (!isBankingDay(day)) day = addDaysIso(day, 1)
  return day
}
