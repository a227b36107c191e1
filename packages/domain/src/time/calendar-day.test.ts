import { describe, expect, it } from 'vitest'
import { CALENDAR_DAY } from './calendar-day.ts'

const pattern = new RegExp(CALENDAR_DAY, 'u')
const two = (number: number) => String(number).padStart(2, '0')

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !text.startsWith('0000') && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

describe('a day of the calendar', () => {
  it('exists in leap years, full centuries and other years as in the calendar', () => {
    const others: string[] = []
    for (const year of [
      '0000',
      '0001',
      '0004',
      '0100',
      '0400',
      '1900',
      '2000',
      '2026',
      '2028',
      '2100',
      '9999',
    ])
      for (let month = 0; month <= 13; month += 1)
        for (let day = 0; day <= 32; day += 1) {
          const text = `${year}-${two(month)}-${two(day)}`
          if (pattern.test(text) !== isDay(text)) others.push(text)
        }
    expect(others).toEqual([])
  })

  it('has its 29 February in the same years as the calendar', () => {
    const others: string[] = []
    for (let year = 0; year <= 9999; year += 1) {
      const text = `${String(year).padStart(4, '0')}-02-29`
      if (pattern.test(text) !== isDay(text)) others.push(text)
    }
    expect(others).toEqual([])
  })

  it.each([
    '2026-1-1',
    '26-11-22',
    '2026-11-25T24:60',
    '2026-11-25\n',
    ' 2026-11-25',
    '+002026-11-25',
    '٢٠٢٦-11-25',
    '',
  ])('has no other format: %j', (text) => expect(pattern.test(text)).toBe(false))
})
