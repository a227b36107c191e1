const TIME = /^(\d{1,2})(?:[:.](\d{2})(?:[:.]00)?)?$/

/** A time of a file ('6', '06.30', '06:30:00') as HH:mm, from 00:00 to 24:00; undefined if there is no such time. */
export function readTime(text: string): string | undefined {
  const [, hour = '', minute = '00'] = TIME.exec(text) ?? []
  const time = `${hour.padStart(2, '0')}:${minute}`
  return hour !== '' && /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/.test(time) ? time : undefined
}

/** The end of a day, which is no beginning. */
export const DAY_END = '24:00'
