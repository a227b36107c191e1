import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDate } from './read-date.ts'

test.each([
  '2026-12-05',
  '2026/12/05',
  '20261205',
  '2026-12-05T23:30:00Z',
  '05/12/2026',
  '5/12/26',
  '05.12.2026',
  '05-12-2026 08:00',
  '5 dicembre 2026',
  'sabato 5 dic 2026',
  '46361',
  '46361,5',
])('%s is the fifth of December', (text) => {
  expect(readDate(text)).toBe('2026-12-05')
})

test('the day comes first, unless only the other order is a valid date', () => {
  expect(readDate('03/04/2026')).toBe('2026-04-03')
  expect(readDate('12/31/2026')).toBe('2026-12-31')
})

test.each(['', '31/02/2026', '2026-13-01', 'domani', '1/2', '99/99/2026', '5 fiore 2026'])(
  '«%s» is not a date',
  (text) => {
    expect(readDate(text)).toBeUndefined()
  },
)

test('every day is read in each of its forms', () => {
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (date) => {
      const iso = date.toISOString().slice(0, 10)
      const [year, month, day] = iso.split('-')
      for (const text of [iso, `${day}/${month}/${year}`, `${day}.${month}.${year}`, `${year}${month}${day}`])
        expect(readDate(text)).toBe(iso)
    }),
  )
})
