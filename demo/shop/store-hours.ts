import { addDaysIso } from '@cambusa/domain/time/dates'
import { holidaysFrom } from '@cambusa/domain/time/public-holidays'
import { storeHoursTexts } from '@cambusa/messages/it/delivery/store-hours'
import type { DemoStore } from './stores.ts'

/** An interval; both times null: closed. */
type Interval = readonly [from: string | null, to: string | null]
type Week = Readonly<Record<number, readonly Interval[]>>

const CLOSED: Interval = [null, null]

/** Monday to Friday, Saturday, Sunday, public holidays. */
function week(
  working: readonly Interval[],
  saturday: readonly Interval[],
  sunday: readonly Interval[] = [],
  holidays: readonly Interval[] = [CLOSED],
): Week {
  return { 1: working, 2: working, 3: working, 4: working, 5: working, 6: saturday, 7: sunday, 8: holidays }
}

const usual = week([['06:30', '20:00']], [['07:00', '19:30']])
const withSunday = week([['06:30', '20:00']], [['07:00', '19:30']], [['08:00', '13:00']])
const withBreak = week(
  [
    ['07:00', '13:00'],
    ['15:00', '19:30'],
  ],
  [['07:00', '13:00']],
)
const always = week([['00:00', '24:00']], [['00:00', '24:00']], [['00:00', '24:00']], [])

/** The largest shop: open late, on Sundays, and in the morning of public holidays. */
const late = week([['06:00', '21:00']], [['06:00', '20:00']], [['08:00', '13:30']], [['08:00', '13:00']])

const WEEKS: Readonly<Record<number, Week>> = {
  3: withBreak,
  4: withSunday,
  5: late,
  8: withSunday,
  9: withBreak,
  11: withSunday,
  12: withBreak,
}

const weekOf = ({ id, kind }: DemoStore): Week => (kind === 'locker' ? always : (WEEKS[id] ?? usual))

/** weekday 1 Monday to 7 Sunday, 8 public holidays; times HH:mm. */
export const demoHours = (stores: readonly DemoStore[]) =>
  stores.flatMap((store) =>
    Object.entries(weekOf(store)).flatMap(([weekday, intervals]) =>
      intervals.map(([from, to]) => ({ storeId: store.id, weekday: Number(weekday), from, to })),
    ),
  )

const STOCKTAKING_STORE = 12
const LATE_STORE = 5
const DAYS_AHEAD = 60
const CLOSED_BY_ALL: readonly string[] = ['christmas', 'newYear', 'easter']

/**
 * The next public holidays, on which even the largest shop closes or opens shorter, and one shop that is closed on the
 * day of filling for stocktaking.
 */
export function demoExceptions(stores: readonly DemoStore[], todayIso: string) {
  const holidays = holidaysFrom(addDaysIso(todayIso, 1), DAYS_AHEAD)
  const closed = stores
    .filter(({ kind }) => kind === 'store')
    .flatMap((store) =>
      holidays
        .filter(({ holiday }) => store.id !== LATE_STORE || CLOSED_BY_ALL.includes(holiday))
        .map(({ date, holiday }) => ({
          storeId: store.id,
          date,
          from: null,
          to: null,
          reason: storeHoursTexts.holidays[holiday],
        })),
    )
  const stocktaking = {
    storeId: STOCKTAKING_STORE,
    date: todayIso,
    from: null,
    to: null,
    reason: 'Inventario',
  }
  return [stocktaking, ...closed]
}
