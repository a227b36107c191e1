const MINUTES_PER_HOUR = 60
const MINUTES_PER_DAY = 1440

const minutesOf = (time: string): number => {
  const [hours = NaN, minutes = NaN] = time.split(':').map(Number)
  return hours * MINUTES_PER_HOUR + minutes
}

/**
 * Minutes on the clock from a time on the previous day to a time on the day: '22:00' before '06:00' is 480. Times
 * HH:mm.
 */
export function minutesFromDayBefore(cutoffTime: string, beginTime: string): number {
  return MINUTES_PER_DAY - minutesOf(cutoffTime) + minutesOf(beginTime)
}
