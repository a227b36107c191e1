import type { Timeslot, TimeslotDay } from '@cambusa/contract/delivery/timeslots'
import { formatDateTime, formatTimeRange } from '@cambusa/domain/time/dates'
import { freeCapacity, timeslotStatus } from '@cambusa/domain/delivery/timeslot'
import { isUsualTimeslot, type WeeklySlot } from '@cambusa/domain/delivery/usual-timeslot'
import { toEuros } from '@cambusa/domain/money/money'
import { timeslotAnswerTexts } from '@cambusa/messages/it/delivery/timeslot-answers'
import type { OfferedSlot, SlotRow } from './timeslots.queries.ts'

interface DaysOptions {
  /** The slot that is reserved for the cart. */
  selectedId: number | null
  /** It was proposed by the shop. */
  isAssigned: boolean
  /** Whether slots that can no longer be chosen and closed days are included; they have no free capacity. */
  showClosed: boolean
  /**
   * Compartments that the cart needs in its locker, and those reserved for it in the selected slot; null: no locker.
   */
  locker: { needed: number; own: number } | null
  closedDays: readonly { date: string; reason: string }[]
  /** The customer's usual slot. */
  usual: WeeklySlot | null
}

type Reason = string | null

function closedText({ closedReason, cutoffAt }: SlotRow, now: Date): Reason {
  if (closedReason !== null) return closedReason
  if (cutoffAt.getTime() > now.getTime()) return null
  return timeslotAnswerTexts.cutoffPassed({ moment: formatDateTime(cutoffAt) })
}

/** Why the cart's locker has no room in this slot. */
function lockerText(
  { freeCompartments }: SlotRow,
  locker: DaysOptions['locker'],
  isSelected: boolean,
): Reason {
  if (locker === null || freeCompartments === null) return null
  const free = freeCompartments + (isSelected ? locker.own : 0)
  if (free >= locker.needed) return null
  return timeslotAnswerTexts.lockerLacks({ free: Math.max(0, free), needed: locker.needed })
}

function wireTimeslot(
  slot: OfferedSlot,
  {
    selected,
    isAssigned,
    usual,
    reason,
  }: Pick<DaysOptions, 'isAssigned' | 'usual'> & { selected: boolean; reason: Reason },
): Timeslot {
  const beginTime = slot.beginTime.slice(0, 5)
  return {
    timeslotId: slot.id,
    date: slot.date,
    beginTime,
    endTime: slot.endTime.slice(0, 5),
    name: formatTimeRange(slot.beginTime, slot.endTime),
    status: reason === null ? timeslotStatus(slot.capacity, slot.booked) : 'full',
    active: reason === null ? freeCapacity(slot.capacity, slot.booked) : 0,
    autoAssigned: selected && isAssigned,
    selected,
    cutoffAt: slot.cutoffAt.toISOString(),
    closedReason: reason,
    fee: toEuros(slot.feeCents),
    usual: isUsualTimeslot(usual, { date: slot.date, beginTime }),
  }
}

/**
 * Slots for the selector: by day, each with its free capacity. Days without a slot are left out, except closed ones if
 * asked for.
 */
export function timeslotDays(slots: readonly OfferedSlot[], options: DaysOptions, now: Date): TimeslotDay[] {
  const { selectedId, isAssigned, showClosed, locker, usual } = options
  const closed = new Map(options.closedDays.map(({ date, reason }) => [date, reason]))
  const days = new Map<string, TimeslotDay>()
  const dayOf = (dateIso: string): TimeslotDay => {
    const known = days.get(dateIso)
    if (known) return known
    const day = { dateIso, timeslots: [], selected: false, closedReason: closed.get(dateIso) ?? null }
    days.set(dateIso, day)
    return day
  }
  if (showClosed) for (const dateIso of closed.keys()) dayOf(dateIso)
  for (const slot of slots) {
    const selected = slot.id === selectedId
    const whyClosed = closedText(slot, now)
    if (whyClosed !== null && !showClosed && !selected) continue
    const day = dayOf(slot.date)
    day.selected ||= selected
    const reason = whyClosed ?? lockerText(slot, locker, selected)
    day.timeslots.push(wireTimeslot(slot, { selected, isAssigned, usual, reason }))
  }
  return [...days.values()].sort((a, b) => a.dateIso.localeCompare(b.dateIso))
}
