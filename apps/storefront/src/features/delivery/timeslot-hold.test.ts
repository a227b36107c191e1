import { describe, expect, it } from 'vitest'
import { timeslotHold } from './timeslot-hold.ts'

const now = new Date('2026-11-21T09:00:00Z')
const held = (heldUntil: string | null) => ({
  timeslot: {
    timeslotId: 7,
    date: '2026-11-22',
    beginTime: '08:00',
    endTime: '10:00',
    autoAssigned: false,
    heldUntil,
    cutoffAt: '2026-11-21T21:00:00Z',
  },
})

describe('the reservation of a slot', () => {
  it('shows its end, in Rome time', () => {
    expect(timeslotHold(held('2026-11-21T09:42:00Z'), now)).toEqual({ state: 'held', until: '10:42' })
  })

  it('shows the minutes when few are left', () => {
    expect(timeslotHold(held('2026-11-21T09:10:00Z'), now)).toEqual({ state: 'soon', minutes: 10 })
    expect(timeslotHold(held('2026-11-21T09:00:20Z'), now)).toEqual({ state: 'soon', minutes: 0 })
  })

  it('is not over before the server says so, even after its end', () => {
    expect(timeslotHold(held('2026-11-21T08:59:59Z'), now)).toEqual({ state: 'due' })
    expect(timeslotHold(held(null), now)).toEqual({ state: 'over' })
  })

  it('does not exist without a slot', () => {
    expect(timeslotHold({ timeslot: null }, now)).toEqual({ state: 'none' })
    expect(timeslotHold(undefined, now)).toEqual({ state: 'none' })
  })
})
