import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDaysIso } from '../time/dates.ts'
import { compareFlyers, flyerDays, flyerState, FLYER_STATES } from './flyer-state.ts'

const day = fc.integer({ min: -40, max: 40 }).map((days) => addDaysIso('2026-11-21', days))
const days = fc
  .tuple(day, fc.integer({ min: 0, max: 30 }))
  .map(([startDate, length]) => ({ startDate, endDate: addDaysIso(startDate, length) }))

it('an offer runs on its first and last day and on those between, and on no other', () => {
  fc.assert(
    fc.property(days, day, (offer, today) => {
      const state = flyerState(offer, today)
      expect(state === 'running').toBe(offer.startDate <= today && today <= offer.endDate)
      expect(state === 'past').toBe(offer.endDate < today)
    }),
  )
})

it('a flyer lasts from the first to the last day of its promotions', () => {
  expect(flyerDays([])).toBeUndefined()
  fc.assert(
    fc.property(fc.array(days, { minLength: 1 }), (promotions) => {
      const whole = flyerDays(promotions)
      expect(promotions.every(({ startDate }) => whole!.startDate <= startDate)).toBe(true)
      expect(promotions.every(({ endDate }) => whole!.endDate >= endDate)).toBe(true)
      expect(promotions.some(({ endDate }) => whole!.endDate === endDate)).toBe(true)
    }),
  )
})

it('flyers are listed running, coming, past; the nearest first', () => {
  fc.assert(
    fc.property(fc.array(days), (offers) => {
      const listed = offers
        .map((offer) => ({ ...offer, state: flyerState(offer, '2026-11-21') }))
        .toSorted(compareFlyers)
      const order = listed.map(({ state }) => FLYER_STATES.indexOf(state))
      expect(order).toEqual(order.toSorted((a, b) => a - b))
      const past = listed.filter(({ state }) => state === 'past').map(({ endDate }) => endDate)
      expect(past).toEqual(past.toSorted().toReversed())
    }),
  )
})
