import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDaysIso } from '../time/dates.ts'
import { habitualSlot, isoWeekday, isUsualTimeslot } from './usual-timeslot.ts'

const wednesday = { date: '2026-11-25', beginTime: '10:00' }

describe('the usual slot', () => {
  it('is that of the same weekday and hour', () => {
    const usual = { weekday: 3, beginTime: '10:00' }
    expect(isUsualTimeslot(usual, wednesday)).toBe(true)
    expect(isUsualTimeslot(usual, { ...wednesday, date: '2026-12-02' })).toBe(true)
    expect(isUsualTimeslot(usual, { ...wednesday, date: '2026-11-26' })).toBe(false)
    expect(isUsualTimeslot(usual, { ...wednesday, beginTime: '12:00' })).toBe(false)
    expect(isUsualTimeslot(null, wednesday)).toBe(false)
  })

  it('is the most frequent one of past orders, of equals the latest; a single order is no habit', () => {
    const [tuesday, friday] = [
      { weekday: 2, beginTime: '06:00' },
      { weekday: 5, beginTime: '06:00' },
    ]
    expect(habitualSlot([friday, tuesday, tuesday])).toEqual(tuesday)
    expect(habitualSlot([friday, tuesday, tuesday, friday])).toEqual(friday)
    expect(habitualSlot([friday, tuesday, { ...tuesday, beginTime: '08:00' }])).toBeNull()
    expect(habitualSlot([])).toBeNull()
  })

  it('recurs every seven days; Monday is 1 and Sunday 7', () => {
    expect([isoWeekday('2026-11-23'), isoWeekday('2026-11-29')]).toEqual([1, 7])
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 5000 }), (days) => {
        const date = addDaysIso('2026-11-23', days)
        expect(isoWeekday(date)).toBe((((days % 7) + 7) % 7) + 1)
      }),
    )
  })
})
