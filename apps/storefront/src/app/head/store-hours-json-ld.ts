import type { Store } from '@cambusa/contract/delivery/stores'

/** schema.org's names of ISO weekdays 1 to 7, and of public holidays. */
const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
  'PublicHolidays',
] as const

/** Closed all day is from midnight to midnight; a day that ends at 24:00 ends at 23:59, as search engines read it. */
const CLOSED = { opens: '00:00', closes: '00:00' }
const timesOf = ({ from, to }: { from: string | null; to: string | null }) =>
  from === null || to === null ? CLOSED : { opens: from, closes: to === '24:00' ? '23:59' : to }

/** The hours of a store as schema.org says them: the days of one interval together, exceptions by their date. */
export function storeHoursJsonLd({ hours, exceptions }: Pick<Store, 'hours' | 'exceptions'>): object {
  const daysOf = new Map<string, { times: ReturnType<typeof timesOf>; days: string[] }>()
  for (const row of hours) {
    const times = timesOf(row)
    const key = `${times.opens} ${times.closes}`
    const day = DAYS[row.weekday - 1]
    if (day === undefined) continue
    const known = daysOf.get(key) ?? { times, days: [] }
    known.days.push(day)
    daysOf.set(key, known)
  }
  const usual = [...daysOf.values()].map(({ times, days }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    ...times,
  }))
  const special = exceptions.map((row) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: row.date,
    validThrough: row.date,
    ...timesOf(row),
  }))
  return {
    ...(usual.length > 0 && { openingHoursSpecification: usual }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  }
}
