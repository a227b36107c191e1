import { minutesFromDayBefore } from '@cambusa/domain/delivery/slot-cutoff'
import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import type { StageRow } from '../../rows/import-kind.ts'
import type { RowReader } from '../../rows/row-reader.ts'
import { readService } from '../read-service.ts'
import { DAY_END, readTime } from '../read-time.ts'
import { namedWarehouse, readWarehouse, type KnownWarehouses } from '../read-warehouse.ts'

const reasons = importKindTexts.timeslots
const MAX_CAPACITY = 10_000
const MAX_REASON = 120
/** Two weeks, because slots are created that far ahead. */
const MAX_CUTOFF_MINUTES = 20_160
const WEEKDAYS = ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom']

/** The kind of a row, derived from its filled columns. */
export type RowKind = 'week' | 'single' | 'closure' | 'cutoff'

/** A time at which a slot may begin or end on its day. */
function timeOfDay(text: string): string | undefined {
  const time = readTime(text)
  return time === DAY_END ? undefined : time
}

function timeOf(row: RowReader, field: string): string | undefined {
  const text = row.text(field)
  return text === '' ? undefined : (timeOfDay(text) ?? row.refuse(field, text, reasons.timeWrong))
}

function weekdayOf(row: RowReader): number | undefined {
  const text = row.text('weekday').toLowerCase()
  if (text === '') return undefined
  if (/^[1-7]$/.test(text)) return Number(text)
  const place = WEEKDAYS.indexOf(text.slice(0, 3))
  return place < 0 ? row.refuse('weekday', text, reasons.weekdayUnknown) : place + 1
}

function capacityOf(row: RowReader): number | undefined {
  const text = row.text('capacity')
  if (text === '') return undefined
  const capacity = Number(text)
  const isCount = /^\d{1,5}$/.test(text) && capacity <= MAX_CAPACITY
  return isCount ? capacity : row.refuse('capacity', text, reasons.capacityWrong({ max: MAX_CAPACITY }))
}

/** The cut-off: '22:00' of the day before, or minutes before the beginning. */
export type Cutoff = { time: string } | { minutes: number }

function cutoffOf(row: RowReader): Cutoff | undefined {
  const text = row.text('cutoff')
  if (text === '') return undefined
  if (/^\d{1,5}$/.test(text) && Number(text) <= MAX_CUTOFF_MINUTES) return { minutes: Number(text) }
  const time = text.includes(':') ? timeOfDay(text) : undefined
  return time === undefined ? row.refuse('cutoff', text, reasons.cutoffWrong) : { time }
}

/** The cut-off in minutes before the beginning of a slot. */
export const cutoffMinutes = (cutoff: Cutoff, beginTime: string): number =>
  'minutes' in cutoff ? cutoff.minutes : minutesFromDayBefore(cutoff.time, beginTime)

function serviceOf(row: RowReader, isNeeded: boolean): number | undefined {
  const text = row.text('service')
  if (text === '') return isNeeded ? row.refuse('service', '', reasons.required) : undefined
  return readService(text) ?? row.refuse('service', text, reasons.serviceUnknown)
}

/** Checks that a weekly window or single day has an end and a capacity, unless it is removed. */
function checkWindow(
  row: RowReader,
  window: { begin: string | undefined; end: string | undefined; capacity: number | undefined },
) {
  const { begin, end, capacity } = window
  if (end === undefined && row.text('end') === '') row.refuse('end', '', reasons.required)
  if (capacity === undefined && row.text('capacity') === '') row.refuse('capacity', '', reasons.required)
  if (begin !== undefined && end !== undefined && end <= begin)
    row.refuse('end', end, reasons.endsBeforeBegin)
}

function kindOf(row: RowReader): RowKind {
  const isSingle = row.text('date') !== ''
  if (row.text('begin') !== '') return isSingle ? 'single' : 'week'
  if (isSingle) return 'closure'
  return row.text('weekday') === '' ? 'cutoff' : 'week'
}

/** Reads one row of the calendar of slots; undefined when the row is refused. */
export function readTimeslot(row: RowReader, known: KnownWarehouses, today: string): StageRow | undefined {
  const kind = kindOf(row)
  const isWindow = kind === 'week' || kind === 'single'
  const isGone = row.flag('remove') ?? false
  const weekday = weekdayOf(row)
  const date = row.date('date')
  const begin = timeOf(row, 'begin')
  const end = timeOf(row, 'end')
  const capacity = capacityOf(row)
  const cutoff = cutoffOf(row)
  const reason = row.text('reason', { max: MAX_REASON })
  const warehouseId = isWindow ? readWarehouse(row, known) : namedWarehouse(row, known)
  const serviceId = serviceOf(row, kind !== 'closure')
  if (kind === 'week' && weekday === undefined && row.text('weekday') === '')
    row.refuse('weekday', '', reasons.dayMissing)
  if (kind === 'week' && row.text('begin') === '') row.refuse('begin', '', reasons.required)
  if (isWindow && !isGone) checkWindow(row, { begin, end, capacity })
  if (kind === 'closure' && !isGone && reason === '') row.refuse('reason', '', reasons.reasonMissing)
  if (kind === 'cutoff' && row.text('cutoff') === '') row.refuse('cutoff', '', reasons.nothingSaid)
  if (date !== undefined && date < today) row.refuse('date', date, reasons.dayPassed)
  if (row.isRefused) return undefined
  return {
    kind,
    warehouse_id: warehouseId ?? null,
    service_id: serviceId ?? null,
    weekday: kind === 'week' ? (weekday ?? null) : null,
    date: date ?? null,
    begin_time: begin ?? null,
    end_time: end ?? null,
    capacity: capacity ?? null,
    cutoff: cutoff ?? null,
    cutoff_minutes: cutoff && begin ? cutoffMinutes(cutoff, begin) : null,
    reason,
    is_gone: isGone || (kind === 'week' && capacity === 0),
  }
}
