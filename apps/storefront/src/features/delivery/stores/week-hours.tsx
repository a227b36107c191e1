import type { Store } from '@cambusa/contract/delivery/stores'
import { HOLIDAY, storeDay, weekRows, type DayRow } from '@cambusa/domain/delivery/store-hours'
import { isoWeekday } from '@cambusa/domain/delivery/usual-timeslot'
import { addDaysIso, formatDayLong, romeDate } from '@cambusa/domain/time/dates'
import { storeHoursTexts } from '@cambusa/messages/it/delivery/store-hours'
import { storeTexts as texts } from '@cambusa/messages/it/delivery/store-locator'
import { useNow } from '../../../lib/browser/use-now.ts'
import { capitalised } from '../../../lib/format/capitalised.ts'
import styles from './week-hours.module.css'

const MINUTE_MS = 60_000
/** Exceptions are shown this far ahead. */
const DAYS_AHEAD = 14

type Told = Pick<Store, 'hours' | 'exceptions' | 'hoursNote'>

/** The hours of a store: its week with today marked, then the days of the next two weeks that are otherwise. */
export function WeekHours({ store }: { store: Told }) {
  const today = romeDate(useNow(MINUTE_MS))
  const rows = weekRows(store.hours)
  const coming = exceptionsFrom(store, today)
  return (
    <div className={styles.hours}>
      {rows.length === 0 && <p>{storeHoursTexts.unknown}</p>}
      {rows.length > 0 && (
        <table className={styles.table}>
          <tbody>
            {rows.map((row) => (
              <WeekRow key={row.firstDay} row={row} isToday={isRowOf(row, store, today)} />
            ))}
          </tbody>
        </table>
      )}
      {store.hoursNote !== '' && <p className={styles.note}>{store.hoursNote}</p>}
      {coming.length > 0 && (
        <div className={styles.coming}>
          <p className={styles.title}>{texts.exceptions}</p>
          <dl>
            {coming.map(({ date, openings, reason }) => (
              <div key={date} className={styles.exception}>
                <dt>{capitalised(formatDayLong(date))}</dt>
                <dd>{texts.exception({ hours: storeHoursTexts.openings(openings), reason })}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  )
}

const WeekRow = ({ row, isToday }: { row: DayRow; isToday: boolean }) => (
  <tr className={styles.row} data-today={isToday || undefined}>
    <th scope="row">
      {capitalised(storeHoursTexts.days(row))}
      {isToday && <span className={styles.today}> · {texts.today}</span>}
    </th>
    <td>{capitalised(storeHoursTexts.openings(row.openings))}</td>
  </tr>
)

/** Whether the day goes by this row; a day with an exception goes by none. */
function isRowOf({ firstDay, lastDay }: DayRow, store: Told, date: string): boolean {
  if (store.exceptions.some((each) => each.date === date)) return false
  const day = storeDay(store, date).holiday === undefined ? isoWeekday(date) : HOLIDAY
  return firstDay <= day && day <= lastDay
}

/** The days from today on with other hours, each once. */
function exceptionsFrom(store: Told, today: string) {
  const last = addDaysIso(today, DAYS_AHEAD)
  const dates = store.exceptions.map(({ date }) => date).filter((date) => date >= today && date <= last)
  return [...new Set(dates)].toSorted().map((date) => ({ date, ...storeDay(store, date) }))
}
