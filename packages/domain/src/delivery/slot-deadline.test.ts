import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBookable } from './timeslot.ts'
import { namedDay, slotDeadline, slotToOffer } from './slot-deadline.ts'

// 22:00 in Rome, in winter.
const slot = { date: '2026-11-24', cutoffAt: new Date('2026-11-23T21:00:00Z') }
const at = (instant: string) => slotDeadline(slot, new Date(instant))

describe('the deadline of a slot', () => {
  it('is given by time and day, in everyday words', () => {
    expect(at('2026-11-23T09:00:00Z')).toEqual({
      state: 'open',
      day: 'today',
      time: '22:00',
      slotDay: 'tomorrow',
    })
    expect(at('2026-11-22T09:00:00Z')).toEqual({
      state: 'open',
      day: 'tomorrow',
      time: '22:00',
      slotDay: { dateIso: '2026-11-24' },
    })
    expect(at('2026-11-20T09:00:00Z')).toMatchObject({ day: { dateIso: '2026-11-23' } })
  })

  it('is counted down in minutes in the last hour, never one too many', () => {
    expect(at('2026-11-23T20:00:00Z')).toEqual({ state: 'soon', minutes: 60, slotDay: 'tomorrow' })
    expect(at('2026-11-23T20:17:30Z')).toMatchObject({ minutes: 42 })
    expect(at('2026-11-23T20:59:59Z')).toMatchObject({ minutes: 1 })
  })

  it('is over when the server accepts no more orders, to the millisecond', () => {
    fc.assert(
      fc.property(fc.integer({ min: -7_200_000, max: 7_200_000 }), (ms) => {
        const now = new Date(slot.cutoffAt.getTime() + ms)
        const isOver = slotDeadline(slot, now).state === 'over'
        expect(isOver).toBe(!isBookable({ capacity: 1, booked: 0, cutoffAt: slot.cutoffAt }, now))
      }),
    )
  })

  it('uses the days of Rome, also around midnight', () => {
    expect(namedDay('2026-11-24', new Date('2026-11-22T23:30:00Z'))).toBe('tomorrow')
    expect(namedDay('2026-11-23', new Date('2026-11-22T23:30:00Z'))).toBe('today')
  })
})

describe('the slot to offer', () => {
  const offer = (cutoffAt: string, changes = {}) => ({
    cutoffAt,
    active: 3,
    closedReason: null,
    usual: false,
    ...changes,
  })
  const now = new Date('2026-11-22T09:00:00Z')
  const early = offer('2026-11-22T12:00:00Z')
  const late = offer('2026-11-24T12:00:00Z')

  it('is the one that closes first', () => {
    expect(slotToOffer([late, early], now)).toBe(early)
    expect(slotToOffer([], now)).toBeUndefined()
  })

  it('is the usual one, in any position, while it can be chosen', () => {
    const usual = { ...late, usual: true }
    expect(slotToOffer([early, usual], now)).toBe(usual)
    expect(slotToOffer([early, { ...usual, active: 0 }], now)).toBe(early)
    expect(slotToOffer([early, { ...usual, closedReason: 'Santo patrono' }], now)).toBe(early)
  })

  it('is never one after its cut-off', () => {
    expect(slotToOffer([offer('2026-11-22T09:00:00Z', { usual: true }), late], now)).toBe(late)
  })
})
