import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDaysIso, romeDate, romeTime } from '../time/dates.ts'
import { holidayOn } from '../time/public-holidays.ts'
import { romeInstant as at } from '../time/rome-instant.ts'
import { openState, storeDay, weekRows, type OpenState, type StoreTimes } from './store-hours.ts'
import { isoWeekday } from './usual-timeslot.ts'

const MINUTE_MS = 60_000
const closedOn = (date: string, reason: string) => ({ date, from: null, to: null, reason })

const minutesOfDay = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15)
const two = (number: number) => String(number).padStart(2, '0')
const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
const anyInterval = fc
  .tuple(minutesOfDay, minutesOfDay)
  .map(([from, to]) => ({ from: clock(from), to: clock(to) }))
const anyDay = fc.integer({ min: 0, max: 400 }).map((count) => addDaysIso('2026-01-01', count))
const anyStore = fc.record({
  hours: fc.array(
    fc.oneof(
      fc.tuple(fc.integer({ min: 1, max: 8 }), anyInterval).map(([weekday, row]) => ({ weekday, ...row })),
      fc.constant({ weekday: 8, from: null, to: null }),
    ),
    { maxLength: 12 },
  ),
  exceptions: fc.array(
    fc.oneof(
      fc.tuple(anyDay, anyInterval).map(([date, row]) => ({ date, ...row, reason: '' })),
      anyDay.map((date) => closedOn(date, 'Chiuso')),
    ),
    { maxLength: 8 },
  ),
})
/** Instants of a year, many of them in the nights in which the clocks change. */
const anyNow = fc.oneof(
  fc.tuple(anyDay, minutesOfDay).map(([day, minutes]) => at(day, clock(minutes))),
  fc
    .tuple(fc.constantFrom('2026-03-28T20:00:00Z', '2026-10-24T20:00:00Z'), fc.integer({ min: 0, max: 900 }))
    .map(([from, minutes]) => new Date(Date.parse(from) + minutes * MINUTE_MS)),
)

/** Whether a store is open, by instants: each interval from its first instant to its last. */
function isOpenByInstants(store: StoreTimes, now: Date): boolean {
  const today = romeDate(now)
  return [addDaysIso(today, -1), today].some((date) =>
    storeDay(store, date).openings.some(({ from, to }) => {
      const end = to <= from || to === '24:00' ? addDaysIso(date, 1) : date
      const [begins, ends] = [instantOf(date, from), instantOf(end, to === '24:00' ? '00:00' : to)]
      return begins <= now.getTime() && now.getTime() < ends
    }),
  )
}

/** The instant of a day and time, the first of two in October; what March leaves out is the instant of the jump. */
function instantOf(date: string, time: string): number {
  const instant = at(date, time)
  const before = new Date(instant.getTime() - 60 * MINUTE_MS)
  if (romeTime(before) === time) return before.getTime()
  return romeTime(instant) === time ? instant.getTime() : at(date, '03:00').getTime()
}

/** The mistake to avoid: only today's row, by the clock's text, without holidays, exceptions or midnight. */
function naiveState(store: StoreTimes, now: Date): OpenState['kind'] {
  const time = romeTime(now)
  const today = store.hours.filter(({ weekday }) => weekday === isoWeekday(romeDate(now)))
  return today.some(({ from, to }) => from !== null && to !== null && from <= time && time < to)
    ? 'open'
    : 'closed'
}

const isSaid = (store: StoreTimes) => store.hours.some(({ weekday }) => weekday !== 8)
const agrees = (isOpen: (store: StoreTimes, now: Date) => boolean) =>
  fc.property(anyStore, anyNow, (store, now) => {
    fc.pre(isSaid(store))
    expect(isOpen(store, now)).toBe(isOpenByInstants(store, now))
  })

describe('the state of any store at any instant', () => {
  it('is that of its intervals as instants', () => {
    const exact = agrees((store, now) => openState(store, now).kind === 'open')
    expect(fc.check(exact, { numRuns: 2_000 }).counterexample).toBeNull()
  })

  it('is not what the rows of today alone say', () => {
    const naive = fc.check(
      agrees((store, now) => naiveState(store, now) === 'open'),
      { numRuns: 2_000 },
    )
    expect(naive.failed).toBe(true)
  })

  it('lasts until what it says: open just before, and closed at that time', () => {
    fc.assert(
      fc.property(anyStore, anyNow, (store, now) => {
        const state = openState(store, now)
        const change = state.kind === 'open' ? state.until : state.kind === 'closed' ? state.opens : null
        fc.pre(change !== null)
        const midnight = change.time === '24:00'
        // An interval within the hour that March leaves out has no instant.
        fc.pre(midnight || romeTime(at(change.date, change.time)) === change.time)
        const end = instantOf(
          midnight ? addDaysIso(change.date, 1) : change.date,
          midnight ? '00:00' : change.time,
        )
        expect(isOpenByInstants(store, new Date(end))).toBe(state.kind === 'closed')
        const between = now.getTime() + Math.floor((end - now.getTime()) * 0.6)
        expect(isOpenByInstants(store, new Date(between))).toBe(state.kind === 'open')
      }),
      { numRuns: 1_000 },
    )
  })

  it('has the hours of holidays exactly on holidays without an exception', () => {
    fc.assert(
      fc.property(anyStore, anyDay, (store, date) => {
        const { holiday } = storeDay(store, date)
        const isExcepted = store.exceptions.some((row) => row.date === date)
        const isTold = store.hours.some(({ weekday }) => weekday === 8)
        expect(holiday).toBe(isTold && !isExcepted ? holidayOn(date) : undefined)
      }),
    )
  })
})

describe('the rows of any week', () => {
  it('say each day of the week once, whatever the store says', () => {
    fc.assert(
      fc.property(anyStore, ({ hours }) => {
        fc.pre(isSaid({ hours, exceptions: [] }))
        const said = weekRows(hours).flatMap(({ firstDay, lastDay }) =>
          Array.from({ length: lastDay - firstDay + 1 }, (_, index) => firstDay + index),
        )
        expect(said.filter((day) => day < 8)).toEqual([1, 2, 3, 4, 5, 6, 7])
      }),
    )
  })
})
