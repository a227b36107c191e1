import fc from 'fast-check'
import { expect, it } from 'vitest'
import { minutesFromDayBefore } from './slot-cutoff.ts'

it('counts from the evening before to the morning', () => {
  expect(minutesFromDayBefore('22:00', '06:00')).toBe(480)
  expect(minutesFromDayBefore('22:00', '19:30')).toBe(1290)
  expect(minutesFromDayBefore('00:00', '00:00')).toBe(1440)
})

it('is more than zero and less than two days, for any two times', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hours, minutes]) => `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`)
  fc.assert(
    fc.property(time, time, (cutoff, begin) => {
      const minutes = minutesFromDayBefore(cutoff, begin)
      expect(minutes).toBeGreaterThan(0)
      expect(minutes).toBeLessThan(2880)
      // The later the cut-off, the fewer minutes remain.
      expect(minutesFromDayBefore('23:59', begin)).toBeLessThanOrEqual(minutes)
    }),
  )
})
