import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isoWeekday } from '../delivery/usual-timeslot.ts'
import { addDaysIso, daysBetween, romeDate } from '../time/dates.ts'
import { dueDeliveries, nextDraft, servedSchedule, type StandingSchedule } from './standing-order.ts'

/** A Saturday, ten in the morning in Rome. */
const NOW = new Date('2026-11-21T09:00:00Z')
const never = () => false
const HOUR_MS = 3_600_000

const schedules = fc.record({
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  leadDays: fc.integer({ min: 0, max: 7 }),
})

it('each day of delivery that is open gets its draft, on the morning of its day of preparation at the latest', () => {
  fc.assert(
    fc.property(schedules, fc.nat(27), (schedule: StandingSchedule, closedAt) => {
      const closed = addDaysIso(romeDate(NOW), closedAt)
      const prepared = new Map<string, number>()
      // The job of every hour, through four weeks with the change of the clocks left out.
      for (let hour = 0; hour < 28 * 24; hour += 1)
        for (const day of dueDeliveries(
          schedule,
          (one) => one === closed,
          new Date(NOW.getTime() + hour * HOUR_MS),
        ))
          if (!prepared.has(day)) prepared.set(day, hour)
      for (const [day, hour] of prepared) {
        expect(schedule.weekdays).toContain(isoWeekday(day))
        const on = romeDate(new Date(NOW.getTime() + hour * HOUR_MS))
        expect(daysBetween(on, day)).toBeLessThanOrEqual(schedule.leadDays)
        expect(daysBetween(on, day)).toBeGreaterThanOrEqual(Math.min(1, schedule.leadDays))
      }
      for (let at = 8; at < 27; at += 1) {
        const day = addDaysIso(romeDate(NOW), at)
        expect(prepared.has(day)).toBe(schedule.weekdays.includes(isoWeekday(day)) && day !== closed)
      }
    }),
    { numRuns: 5 },
  )
})

it('the next draft comes on the day of its lead or today, and never on the day of a delivery with lead', () => {
  fc.assert(
    fc.property(schedules, fc.nat(24 * 14), fc.nat(20), (schedule: StandingSchedule, hour, draftedDays) => {
      const now = new Date(NOW.getTime() + hour * HOUR_MS)
      const today = romeDate(now)
      const isDrafted = (day: string) => daysBetween(today, day) < draftedDays
      const { next } = nextDraft(schedule, { isClosed: never, isDrafted }, now)
      expect(next).not.toBeNull()
      const { preparedOn, deliveryOn } = next!
      const ahead = daysBetween(today, deliveryOn)
      expect(schedule.weekdays).toContain(isoWeekday(deliveryOn))
      expect(ahead).toBeGreaterThanOrEqual(Math.min(1, schedule.leadDays))
      expect(daysBetween(today, preparedOn)).toBe(Math.max(0, ahead - schedule.leadDays))
    }),
  )
})

it('a weekday without slots is left out, unless the shop has no weekly pattern', () => {
  const schedule = { weekdays: [4, 7], leadDays: 2 }
  expect(servedSchedule(schedule, [1, 2, 3, 4, 5])).toEqual({
    schedule: { weekdays: [4], leadDays: 2 },
    unserved: [7],
  })
  expect(servedSchedule(schedule, [])).toEqual({ schedule, unserved: [] })
  const { schedule: none } = servedSchedule({ weekdays: [7], leadDays: 0 }, [1])
  expect([
    dueDeliveries(none, never, NOW),
    nextDraft(none, { isClosed: never, isDrafted: never }, NOW).next,
  ]).toEqual([[], null])
})

it('nothing is due before six in the morning', () => {
  const sunday = { weekdays: [7], leadDays: 1 }
  expect(dueDeliveries(sunday, never, new Date('2026-11-21T04:59:00Z'))).toEqual([])
  expect(dueDeliveries(sunday, never, new Date('2026-11-21T05:00:00Z'))).toEqual(['2026-11-22'])
  expect(dueDeliveries({ weekdays: [6], leadDays: 0 }, never, new Date('2026-11-21T04:59:00Z'))).toEqual([])
})

it('the next draft passes over closed days and days that have one', () => {
  const mondays = { weekdays: [1], leadDays: 2 }
  const of = (closed: string[], drafted: string[]) =>
    nextDraft(
      mondays,
      { isClosed: (day) => closed.includes(day), isDrafted: (day) => drafted.includes(day) },
      NOW,
    )
  expect(of([], [])).toEqual({ next: { preparedOn: '2026-11-21', deliveryOn: '2026-11-23' }, skipped: [] })
  expect(of(['2026-11-30'], ['2026-11-23'])).toEqual({
    next: { preparedOn: '2026-12-05', deliveryOn: '2026-12-07' },
    skipped: ['2026-11-30'],
  })
  expect(nextDraft(mondays, { isClosed: () => true, isDrafted: never }, NOW).next).toBeNull()
})
