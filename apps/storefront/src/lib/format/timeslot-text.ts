import { slotDeadline, type NamedDay } from '@cambusa/domain/delivery/slot-deadline'
import type { SlotTimes } from '@cambusa/domain/delivery/timeslot-words'
import { timeslotTabLabel } from '@cambusa/domain/delivery/timeslot'
import { timeslotTexts } from '@cambusa/messages/it/delivery/timeslots'

/** The hour in its shortest form: '8', '10:30'. */
const shortTime = (time: string): string => {
  const [hour = '', minute = ''] = time.split(':')
  return minute === '00' ? String(Number(hour)) : `${Number(hour)}:${minute}`
}

/** 'sab 22 nov, 8-10', or 'oggi, 18-20': where space is short. */
export function shortTimeslotText({ date, beginTime, endTime }: SlotTimes, now: Date): string {
  const { isToday, weekday, day, month } = timeslotTabLabel(date, now)
  const when = isToday ? timeslotTexts.today.toLowerCase() : `${weekday} ${day} ${month}`
  return `${when}, ${shortTime(beginTime)}-${shortTime(endTime)}`
}

/** 'oggi', 'domani', else 'mar 24 nov'. */
function dayText(day: NamedDay, now: Date): string {
  if (typeof day === 'string') return timeslotTexts.oneDay[day]
  const label = timeslotTabLabel(day.dateIso, now)
  return `${label.weekday} ${label.day} ${label.month}`
}

/** The texts of the deadline to order for a slot. */
export interface DeadlineText {
  /** 'Ordina entro le 22:00', in the last hour 'Ordina entro 42 minuti'. */
  short: string
  /** The same with the slot: '… per domani 6-8'. */
  full: string
  /** The last hour, or past it. */
  isUrgent: boolean
}

/** The texts for the cut-off of a slot. */
export function deadlineText(slot: SlotTimes & { cutoffAt: string }, now: Date): DeadlineText {
  const deadline = slotDeadline({ date: slot.date, cutoffAt: new Date(slot.cutoffAt) }, now)
  if (deadline.state === 'over') {
    return { short: timeslotTexts.tooLate, full: timeslotTexts.tooLate, isUrgent: true }
  }
  const isUrgent = deadline.state === 'soon'
  const until =
    deadline.state === 'soon'
      ? timeslotTexts.minutes({ count: deadline.minutes })
      : deadline.day === 'today'
        ? timeslotTexts.until({ time: deadline.time })
        : timeslotTexts.untilDay({ time: deadline.time, day: dayText(deadline.day, now) })
  const named = timeslotTexts.slot({
    day: dayText(deadline.slotDay, now),
    begin: shortTime(slot.beginTime),
    end: shortTime(slot.endTime),
  })
  return {
    short: timeslotTexts.orderBy({ until }),
    full: timeslotTexts.orderByFor({ until, slot: named }),
    isUrgent,
  }
}
