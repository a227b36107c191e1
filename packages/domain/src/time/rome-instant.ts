import { TZDate } from '@date-fns/tz'
import { addDaysIso, ROME } from './dates.ts'

/**
 * The instant of a day and time in Rome, with summer time. dateIso yyyy-MM-dd, time HH:mm. For the server only:
 * browsers receive instants, and only this file loads a date library. Throws RangeError for an invalid day or time.
 */
export function romeInstant(dateIso: string, time: string): Date {
  const [year = NaN, month = NaN, day = NaN] = dateIso.split('-').map(Number)
  const [hour = NaN, minute = NaN] = time.split(':').map(Number)
  const instant = new TZDate(year, month - 1, day, hour, minute, ROME).getTime()
  if (Number.isNaN(instant)) throw new RangeError(`not a day and time: ${dateIso} ${time}`)
  return new Date(instant)
}

/** The last millisecond of a day in Rome. Throws as romeInstant. */
export function romeDayEnd(dateIso: string): Date {
  return new Date(romeInstant(addDaysIso(dateIso, 1), '00:00').getTime() - 1)
}
