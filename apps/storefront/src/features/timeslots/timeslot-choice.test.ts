import type { Timeslot, TimeslotDay } from '@cambusa/contract/delivery/timeslots'
import { describe, expect, it } from 'vitest'
import {
  canChoose,
  firstDay,
  hasFreeSlot,
  hasSlots,
  shownDays,
  slotFeeCents,
  timeslotState,
  usualOffer,
} from './timeslot-choice.ts'

const buildSlot = (given: Partial<Timeslot> = {}): Timeslot => ({
  timeslotId: 1,
  date: '2026-11-22',
  beginTime: '08:00',
  endTime: '10:00',
  name: '08:00 - 10:00',
  status: 'empty',
  active: 8,
  autoAssigned: false,
  selected: false,
  cutoffAt: '2026-11-21T22:00:00Z',
  closedReason: null,
  fee: 4.9,
  usual: false,
  ...given,
})

const buildDay = (dateIso: string, slots: Partial<Timeslot>[]): TimeslotDay => {
  const timeslots = slots.map((slot) => buildSlot({ date: dateIso, ...slot }))
  return { dateIso, timeslots, selected: timeslots.some(({ selected }) => selected), closedReason: null }
}

describe('the delivery fee of a slot', () => {
  it('is charged until the cart reaches free delivery, and shown for an empty cart too', () => {
    const slot = buildSlot()
    expect(slotFeeCents(slot, { itemsTotal: 0, freeDeliveryFrom: 70 })).toBe(490)
    expect(slotFeeCents(slot, { itemsTotal: 69.99, freeDeliveryFrom: 70 })).toBe(490)
    expect(slotFeeCents(slot, { itemsTotal: 70, freeDeliveryFrom: 70 })).toBe(0)
    expect(slotFeeCents(slot, { itemsTotal: 500, freeDeliveryFrom: null })).toBe(490)
  })
})

describe('the usual slot', () => {
  it('is offered first, as the next free one, while no slot is chosen', () => {
    const days = [
      buildDay('2026-11-24', [{ timeslotId: 1 }, { timeslotId: 2, usual: true, active: 0 }]),
      buildDay('2026-12-01', [{ timeslotId: 3, usual: true }]),
    ]
    expect(usualOffer(days)?.timeslotId).toBe(3)
    expect(usualOffer([buildDay('2026-11-23', [{ selected: true }]), ...days])).toBeUndefined()
    expect(usualOffer([])).toBeUndefined()
  })
})

describe('a slot', () => {
  it('cannot be chosen without free capacity', () => {
    expect(timeslotState(buildSlot({ active: 0 }))).toBe('unavailable')
    expect(canChoose(buildSlot({ active: 0 }))).toBe(false)
    expect(canChoose(buildSlot({ active: 1 }))).toBe(true)
  })

  it('shows that little capacity is left', () => {
    expect([4, 3, 1].map((active) => timeslotState(buildSlot({ active })))).toEqual([
      'available',
      'few',
      'few',
    ])
  })

  it('can still be chosen by the cart that holds its last capacity', () => {
    expect(timeslotState(buildSlot({ selected: true, active: 0 }))).toBe('selected')
  })
})

describe('a closed slot', () => {
  it('cannot be chosen, even by the cart that holds it', () => {
    expect(timeslotState(buildSlot({ closedReason: 'Natale' }))).toBe('unavailable')
    expect(canChoose(buildSlot({ selected: true, closedReason: 'Natale' }))).toBe(false)
  })
})

describe('the listed days', () => {
  const now = new Date('2026-11-21T23:00:00Z')

  it('are those that still accept orders, and closed ones', () => {
    const late = buildDay('2026-11-22', [{}])
    const partly = buildDay('2026-11-23', [{}, { cutoffAt: '2026-11-22T22:00:00Z' }])
    const own = buildDay('2026-11-24', [{ selected: true }])
    const closed = { ...buildDay('2026-12-25', []), closedReason: 'Natale' }
    const shown = shownDays([late, partly, own, closed], now)
    expect(shown.map(({ dateIso, timeslots }) => [dateIso, timeslots.length])).toEqual([
      ['2026-11-23', 1],
      ['2026-11-24', 1],
      ['2026-12-25', 0],
    ])
    expect(hasSlots([closed])).toBe(false)
  })
})

describe('the day shown at first', () => {
  const full = buildDay('2026-11-21', [{ active: 0 }])
  const free = buildDay('2026-11-22', [{ active: 0 }, { active: 2 }])
  const later = buildDay('2026-11-24', [{}])

  it('is that of the cart’s slot', () => {
    const chosen = buildDay('2026-11-23', [{ selected: true, active: 0 }])
    expect(firstDay([full, free, chosen, later], undefined)).toBe('2026-11-23')
  })

  it('is that of the cart’s date when the reservation has ended', () => {
    expect(firstDay([full, free, later], '2026-11-24')).toBe('2026-11-24')
    expect(firstDay([full, free, later], '2026-12-24')).toBe('2026-11-22')
  })

  it('is the first with a free slot, or simply the first', () => {
    expect(firstDay([full, free, later], undefined)).toBe('2026-11-22')
    expect(firstDay([full], undefined)).toBe('2026-11-21')
    expect(firstDay([], undefined)).toBeUndefined()
  })

  it('depends on whether a day has free slots, and a list any slots', () => {
    expect([full, free].map(hasFreeSlot)).toEqual([false, true])
    expect(hasSlots([buildDay('2026-11-21', [])])).toBe(false)
    expect(hasSlots([full])).toBe(true)
  })
})
