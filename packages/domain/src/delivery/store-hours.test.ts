import { describe, expect, it } from 'vitest'
import { addDaysIso } from '../time/dates.ts'
import { romeInstant } from '../time/rome-instant.ts'
import { openState, weekRows, type StoreTimes } from './store-hours.ts'

const MINUTE_MS = 60_000
const days = (weekdays: readonly number[], ...intervals: [string | null, string | null][]) =>
  weekdays.flatMap((weekday) => intervals.map(([from, to]) => ({ weekday, from, to })))
const shop = (hours: StoreTimes['hours'], exceptions: StoreTimes['exceptions'] = []): StoreTimes => ({
  hours,
  exceptions,
})
const closedOn = (date: string, reason: string) => ({ date, from: null, to: null, reason })
const closed = { reason: '', holiday: undefined }
const weekdays = days([1, 2, 3, 4, 5, 6], ['08:00', '13:00'], ['15:00', '20:00'])
const bar = shop(days([1, 2, 3, 4, 5, 6, 7], ['18:00', '02:30']))
/** An instant in Rome; 26 November 2026 is a Thursday. */
const at = (day: string, time: string) => romeInstant(day, time)

describe('whether a store is open', () => {
  it('follows the intervals of a day, open from the first minute to before the last', () => {
    const told = shop(weekdays)
    const until = { kind: 'open', until: { date: '2026-11-26', time: '13:00' } }
    const again = { kind: 'closed', opens: { date: '2026-11-26', time: '15:00' }, ...closed }
    expect(openState(told, at('2026-11-26', '08:00'))).toEqual(until)
    expect(openState(told, new Date(at('2026-11-26', '13:00').getTime() - 1))).toEqual(until)
    expect(openState(told, at('2026-11-26', '13:00'))).toEqual(again)
    expect(openState(told, at('2026-11-28', '20:00'))).toMatchObject({
      opens: { date: '2026-11-30', time: '08:00' },
    })
  })

  it('is unknown without weekly hours, and never ends around the clock', () => {
    expect(openState(shop([]), at('2026-11-26', '12:00'))).toEqual({ kind: 'unknown' })
    expect(openState(shop(days([8], [null, null])), at('2026-11-26', '12:00'))).toEqual({ kind: 'unknown' })
    const always = shop(days([1, 2, 3, 4, 5, 6, 7], ['00:00', '24:00']))
    expect(openState(always, at('2026-11-26', '23:59'))).toEqual({ kind: 'open', until: null })
  })

  it('joins what meets at midnight', () => {
    const told = shop([...days([4], ['20:00', '24:00']), ...days([5], ['00:00', '01:00'])])
    expect(openState(told, at('2026-11-26', '23:00'))).toEqual({
      kind: 'open',
      until: { date: '2026-11-27', time: '01:00' },
    })
    const toMidnight = shop(days([4], ['20:00', '00:00']))
    const until = { date: '2026-11-26', time: '24:00' }
    expect(openState(toMidnight, at('2026-11-26', '23:00'))).toEqual({ kind: 'open', until })
    expect(openState(toMidnight, at('2026-11-27', '00:00')).kind).toBe('closed')
  })

  it('lasts past midnight also into a day with an exception, and from one', () => {
    const told = (exceptions: StoreTimes['exceptions']) => shop(bar.hours, exceptions)
    const inTheNight = at('2026-11-27', '01:00')
    const until = { kind: 'open', until: { date: '2026-11-27', time: '02:30' } }
    expect(openState(told([closedOn('2026-11-27', 'Inventario')]), inTheNight)).toEqual(until)
    expect(openState(told([closedOn('2026-11-26', 'Inventario')]), inTheNight).kind).toBe('closed')
    const longer = { date: '2026-11-26', from: '18:00', to: '04:00', reason: 'Festa' }
    expect(openState(told([longer]), at('2026-11-27', '03:00'))).toMatchObject({ until: { time: '04:00' } })
  })

  it('goes by public holidays only where the store says them, and by exceptions first', () => {
    const christmas = at('2026-12-25', '10:00')
    expect(openState(shop(weekdays), christmas).kind).toBe('open')
    const told = [...weekdays, ...days([8], [null, null])]
    expect(openState(shop(told), christmas)).toEqual({
      kind: 'closed',
      opens: { date: '2026-12-28', time: '08:00' },
      reason: '',
      holiday: 'christmas',
    })
    const morning = { date: '2026-12-25', from: '09:00', to: '12:00', reason: 'Natale' }
    expect(openState(shop(told, [morning]), christmas)).toMatchObject({
      kind: 'open',
      until: { time: '12:00' },
    })
  })

  it('says why it is closed today, and nothing beyond 14 days', () => {
    const exceptions = Array.from({ length: 15 }, (_, day) =>
      closedOn(addDaysIso('2026-11-26', day), 'Ferie'),
    )
    expect(openState(shop(weekdays, exceptions), at('2026-11-26', '10:00'))).toEqual({
      kind: 'closed',
      opens: null,
      reason: 'Ferie',
      holiday: undefined,
    })
  })

  it('is right in both nights in which the clocks change', () => {
    const minutesOpen = (from: Date, to: Date) => {
      let minutes = 0
      for (let time = from.getTime(); time < to.getTime(); time += MINUTE_MS)
        if (openState(bar, new Date(time)).kind === 'open') minutes += 1
      return minutes
    }
    // Until 2:30 the first time, and not again when the clocks show 2:00 once more.
    expect(minutesOpen(at('2026-10-24', '18:00'), at('2026-10-25', '12:00'))).toBe(8.5 * 60)
    expect(openState(bar, new Date('2026-10-25T00:15:00Z')).kind).toBe('open')
    expect(openState(bar, new Date('2026-10-25T01:15:00Z')).kind).toBe('closed')
    // 2:30 does not exist: it is past when the clocks jump from 2:00 to 3:00.
    expect(minutesOpen(at('2026-03-28', '18:00'), at('2026-03-29', '12:00'))).toBe(8 * 60)
  })
})

describe('the rows of a week', () => {
  it('join equal days that follow each other, and say closed days and holidays', () => {
    const told = [...weekdays, ...days([8], [null, null])]
    expect(weekRows(told)).toEqual([
      {
        firstDay: 1,
        lastDay: 6,
        openings: [
          { from: '08:00', to: '13:00' },
          { from: '15:00', to: '20:00' },
        ],
      },
      { firstDay: 7, lastDay: 7, openings: [] },
      { firstDay: 8, lastDay: 8, openings: [] },
    ])
    expect(weekRows([])).toEqual([])
  })
})
