import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeCapacity, isBookable, timeslotStatus, timeslotTabLabel } from './timeslot.ts'

const now = new Date('2026-11-21T10:00:00Z')
const later = new Date('2026-11-21T10:00:00.001Z')

describe('the status of a timeslot', () => {
  it('is empty below half of its capacity, intermediate from half, full without free capacity', () => {
    expect(timeslotStatus(10, 0)).toBe('empty')
    expect(timeslotStatus(10, 4)).toBe('empty')
    expect(timeslotStatus(10, 5)).toBe('intermediate')
    expect(timeslotStatus(10, 9)).toBe('intermediate')
    expect(timeslotStatus(10, 10)).toBe('full')
    expect(timeslotStatus(5, 2)).toBe('empty')
    expect(timeslotStatus(5, 3)).toBe('intermediate')
    expect(timeslotStatus(1, 0)).toBe('empty')
  })

  it('is full when a slot was closed or its capacity was reduced', () => {
    expect(timeslotStatus(0, 0)).toBe('full')
    expect(timeslotStatus(5, 8)).toBe('full')
    expect(freeCapacity(5, 8)).toBe(0)
  })

  it('is full exactly when there is no free capacity', () => {
    fc.assert(
      fc.property(fc.nat({ max: 500 }), fc.nat({ max: 500 }), (capacity, booked) => {
        expect(timeslotStatus(capacity, booked) === 'full').toBe(freeCapacity(capacity, booked) < 1)
      }),
    )
  })
})

describe('a timeslot', () => {
  it('can be chosen while it has free capacity and before its cut-off', () => {
    expect(isBookable({ capacity: 10, booked: 9, cutoffAt: later }, now)).toBe(true)
    expect(isBookable({ capacity: 10, booked: 10, cutoffAt: later }, now)).toBe(false)
    expect(isBookable({ capacity: 10, booked: 0, cutoffAt: now }, now)).toBe(false)
    expect(isBookable({ capacity: 10, booked: 0, cutoffAt: new Date(0) }, now)).toBe(false)
  })
})

describe('the tab of a day', () => {
  it('says whether the day is today in Rome', () => {
    const justAfterMidnight = new Date('2026-11-20T23:30:00Z')
    expect(timeslotTabLabel('2026-11-21', justAfterMidnight).isToday).toBe(true)
    expect(timeslotTabLabel('2026-11-20', justAfterMidnight).isToday).toBe(false)
  })

  it('has the weekday, the day and the month in Italian', () => {
    expect(timeslotTabLabel('2026-12-06', now)).toEqual({
      isToday: false,
      weekday: 'dom',
      day: '6',
      month: 'dic',
    })
  })
})
