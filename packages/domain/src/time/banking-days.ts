import { addDaysIso } from './dates.ts'
import { easterSunday, holidayOn, type Holiday } from './public-holidays.ts'

const SATURDAY = 6
const SUNDAY = 0

/** The Italian holidays on which the payment system of the euro (T2) is closed too. */
const CLOSED: readonly (Holiday | undefined)[] = [
  'newYear',
  'easterMonday',
  'labourDay',
  'christmas',
  'saintStephen',
]

/** Whether banks carry out transfers on a day, yyyy-MM-dd. */
export function isBankingDay(dateIso: string): boolean {
  const weekday = new Date(`${dateIso}T00:00:00Z`).getUTCDay()
  if (weekday === SATURDAY || weekday === SUNDAY || CLOSED.includes(holidayOn(dateIso))) return false
  const goodFriday = addDaysIso(easterSunday(Number(dateIso.slice(0, 4))), -2)
  return dateIso !== goodFriday
}

/** The first banking day on or after a day; yyyy-MM-dd. */
export function bankingDayFrom(dateIso: string): string {
  let day = dateIso
  while (!isBankingDay(day)) day = addDaysIso(day, 1)
  return day
}
