import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDaysIso,
  daysBetween,
  formatDateTime,
  formatDay,
  formatDayLong,
  formatTimeRange,
  romeDate,
  romeTime,
} from './dates.ts'
import { romeInstant } from './rome-instant.ts'

const anyDay = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('the day and time of the shop', () => {
  it('are those of Rome, in winter and in summer', () => {
    expect(romeDate(new Date('2026-11-20T22:59:59Z'))).toBe('2026-11-20')
    expect(romeDate(new Date('2026-11-20T23:00:00Z'))).toBe('2026-11-21')
    expect(romeDate(new Date('2026-07-20T22:00:00Z'))).toBe('2026-07-21')
    expect(romeTime(new Date('2026-11-20T23:00:00Z'))).toBe('00:00')
    expect(romeTime(new Date('2026-07-20T10:05:00Z'))).toBe('12:05')
  })

  it('become an instant, with summer time', () => {
    expect(romeInstant('2026-11-21', '08:00').toISOString()).toBe('2026-11-21T07:00:00.000Z')
    expect(romeInstant('2026-07-21', '08:00').toISOString()).toBe('2026-07-21T06:00:00.000Z')
    expect(romeInstant('2026-03-29', '12:00').toISOString()).toBe('2026-03-29T10:00:00.000Z')
    expect(romeInstant('2026-10-25', '12:00').toISOString()).toBe('2026-10-25T11:00:00.000Z')
    expect(() => romeInstant('soon', '08:00')).toThrow(RangeError)
    expect(() => romeInstant('2026-11-21', '')).toThrow(RangeError)
  })

  it('are the same when converted back from the instant', () => {
    const anyTime = fc.constantFrom('00:00', '06:30', '08:00', '12:00', '20:15', '23:59')
    fc.assert(
      fc.property(anyDay, anyTime, (day, time) => {
        const instant = romeInstant(day, time)
        expect(`${romeDate(instant)} ${romeTime(instant)}`).toBe(`${day} ${time}`)
      }),
    )
  })
})

describe('days', () => {
  it('are added across months, years and the change of summer time', () => {
    expect(addDaysIso('2026-11-21', 14)).toBe('2026-12-05')
    expect(addDaysIso('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDaysIso('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDaysIso('2026-03-28', 2)).toBe('2026-03-30')
    expect(addDaysIso('2026-11-21', -21)).toBe('2026-10-31')
  })

  it('are counted as they were added', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -1000, max: 1000 }), (day, count) => {
        expect(daysBetween(day, addDaysIso(day, count))).toBe(count)
      }),
    )
  })
})

describe('days and times on screen', () => {
  it('are written in Italian', () => {
    expect(formatDayLong('2026-11-21')).toBe('sabato 21 novembre')
    expect(formatDay('2026-11-21')).toBe('21/11/2026')
    expect(formatDateTime(new Date('2026-11-20T23:05:00Z'))).toBe('21/11/2026, 00:05')
    expect(formatTimeRange('08:00:00', '10:30')).toBe('08:00 - 10:30')
  })
})
