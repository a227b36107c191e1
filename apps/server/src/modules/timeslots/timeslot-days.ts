import type { TimeslotDay } from '@cambusa/contract/timeslots'
import { formatTimeRange } from '@cambusa/domain/time/dates'
import { freePlaces, timeslotStatus } from '@cambusa/domain/delivery/timeslot'
import type { SlotRow } from './timeslots.queries.ts'

interface DaysOptions {
  /** Slot of the cart whose place is kept. */
  selectedId: number | null
  /** Also slots whose cut-off has passed; they have no free place. */
  showClosed: boolean
}

/** Slots as the selector shows them: by day, each with its free places. Days without a slot are left out. */
export function timeslotDays(slots: readonly SlotRow[], options: DaysOptions, now: Date): TimeslotDay[] {
  const days = new Map<string, TimeslotDay>()
  for (const slot of slots) {
    const isClosed = slot.cutoffAt.getTime() <= now.getTime()
    const selected = slot.id === options.selectedId
    if (isClosed && !options.showClosed && !selected) continue
    const day: TimeslotDay = days.get(slot.date) ?? {
      dateIso: slot.date,
      timeslots: [],
      selected: false,
      closedReason: null,
    }
    days.set(slot.date, day)
    day.selected ||= selected
    day.timeslots.push({
      timeslotId: slot.id,
      date: slot.date,
      beginTime: slot.beginTime.slice(0, 5),
      endTime: slot.endTime.slice(0, 5),
      name: formatTimeRange(slot.beginTime, slot.endTime),
      status: isClosed ? 'full' : timeslotStatus(slot.capacity, slot.booked),
      active: isClosed ? 0 : freePlaces(slot.capacity, slot.booked),
      autoAssigned: false,
      selected,
      cutoffAt: slot.cutoffAt.toISOString(),
      closedReason: null,
    })
  }
  return [...days.values()]
}
