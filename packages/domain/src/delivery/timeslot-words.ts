import { formatDayLong } from '../time/dates.ts'

/** A slot: its day (yyyy-MM-dd), and when it begins and ends (HH:mm, seconds are left out). */
export interface SlotTimes {
  date: string
  beginTime: string
  endTime: string
}

/** The parts of a sentence about a slot: 'sabato 22 novembre', '08:00', '10:00'. */
export const timeslotWords = ({ date, beginTime, endTime }: SlotTimes) => ({
  day: formatDayLong(date),
  begin: beginTime.slice(0, 5),
  end: endTime.slice(0, 5),
})
