import { isoWeekday } from '@cambusa/domain/delivery/usual-timeslot'
import { HOLIDAY } from '@cambusa/domain/delivery/store-hours'
import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import type { StageRow } from '../../rows/import-kind.ts'
import type { RowReader } from '../../rows/row-reader.ts'
import { DAY_END, readTime } from '../read-time.ts'
import { readWeekdays } from '../stores/read-weekdays.ts'

const reasons = importKindTexts.storeHours
const MAX_REASON = 120

/** The hours of a row: an interval, or closed. */
type Said = { from: string; to: string } | 'closed'

/**
 * Reads a row of a week or of one date; undefined when the row is refused. `broken` gets what such a row is about, as
 * unitOf says it, so that nothing of it is loaded.
 */
export function readStoreHours(row: RowReader, broken: Set<string>): StageRow | undefined {
  const storeId = readStore(row)
  const date = row.date('date')
  const weekdays = readDays(row, date)
  const isGone = row.flag('remove') ?? false
  const said = isGone ? 'closed' : readSaid(row)
  const reason = row.text('reason', { max: MAX_REASON })
  if (row.isRefused || said === undefined) {
    const isOfDate = row.text('date') !== ''
    if (storeId !== undefined && (!isOfDate || date !== undefined)) broken.add(unitOf(storeId, date))
    return undefined
  }
  const isClosed = said === 'closed'
  return {
    store_id: storeId ?? null,
    weekdays: `{${weekdays.join(',')}}`,
    date: date ?? null,
    opens_at: isClosed ? null : said.from,
    closes_at: isClosed ? null : said.to,
    reason,
    is_gone: isGone,
  }
}

/** What rows of a file replace together: the week of a store, or one date of it. */
export const unitOf = (storeId: number, date: string | undefined): string => `${storeId} ${date ?? ''}`

function readStore(row: RowReader): number | undefined {
  const text = row.required('store')
  if (text === undefined) return undefined
  return /^\d{1,9}$/.test(text) ? Number(text) : row.refuse('store', text, reasons.storeWrong)
}

/** The weekdays of a row of the week; none for a row of a date, which may name its own weekday. */
function readDays(row: RowReader, date: string | undefined): number[] {
  const text = row.text('weekday')
  const days = /^[1-8]$/.test(text) ? [Number(text)] : readWeekdays(text)
  if (row.text('date') !== '') {
    const isItsOwn =
      text === '' || date === undefined || days?.includes(isoWeekday(date)) || days?.[0] === HOLIDAY
    if (!isItsOwn) row.refuse('weekday', text, reasons.otherWeekday)
    return []
  }
  if (text === '') row.refuse('weekday', '', reasons.dayMissing)
  else if (days === undefined) row.refuse('weekday', text, reasons.weekdayUnknown)
  return days ?? []
}

function readSaid(row: RowReader): Said | undefined {
  const [from, to] = [row.text('from'), row.text('to')]
  if ((from === '' || isClosed(from)) && (to === '' || isClosed(to))) return 'closed'
  const [begin, end] = [readTime(from), readTime(to)]
  if (begin === undefined || begin === DAY_END) row.refuse('from', from, reasons.timeWrong)
  if (end === undefined) row.refuse('to', to, reasons.timeWrong)
  return begin === undefined || end === undefined ? undefined : { from: begin, to: end }
}

const isClosed = (text: string) => /^chius[aoie]$/i.test(text)
