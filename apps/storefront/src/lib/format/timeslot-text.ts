import { formatDayLong } from '@cambusa/domain/time/dates'
import { timeslotTabLabel } from '@cambusa/domain/delivery/timeslot'
import { timeslotTexts } from '@cambusa/messages/it/timeslots'

interface Slot {
  /** yyyy-MM-dd */
  date: string
  beginTime: string
  endTime: string
}

/** The words that a sentence about a slot is made of: 'sabato 22 novembre', '08:00', '10:00'. */
export const timeslotWords = ({ date, beginTime, endTime }: Slot) => ({
  day: formatDayLong(date),
  begin: beginTime.slice(0, 5),
  end: endTime.slice(0, 5),
})

/** The hour as short as it can be read: '8', '10:30'. */
const shortTime = (time: string): string => {
  const [hour = '', minute = ''] = time.split(':')
  return minute === '00' ? String(Number(hour)) : `${Number(hour)}:${minute}`
}

/** 'sab 22 nov, 8-10', or 'oggi, 18-20': where there is little room. */
export function shortTimeslotText({ date, beginTime, endTime }: Slot, now: Date): string {
  const { isToday, weekday, day, month } = timeslotTabLabel(date, now)
  const when = isToday ? timeslotTexts.today.toLowerCase() : `${weekday} ${day} ${month}`
  return `${when}, ${shortTime(beginTime)}-${shortTime(endTime)}`
}
