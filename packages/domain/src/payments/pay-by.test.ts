import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PAYMENT_TYPE_IDS, PAYMENT_TYPES } from '../orders/payment-type.ts'
import { comesInTime, isPayable, payByOf, transferArrival } from './pay-by.ts'

const shop = { paymentMinutes: 30, transferDays: 5 }
const { creditCard, bankTransfer, onDelivery } = PAYMENT_TYPES
const at = (text: string) => new Date(text)

describe('the time limit for paying an order', () => {
  it('is the configured waiting time, or the time until the cut-off if that is shorter', () => {
    const now = at('2026-11-23T09:00:00Z')
    expect(payByOf(shop, creditCard, at('2026-11-25T06:00:00Z'), now)).toEqual(at('2026-11-23T09:30:00Z'))
    expect(payByOf(shop, creditCard, at('2026-11-23T09:20:00Z'), now)).toEqual(at('2026-11-23T09:17:00Z'))
    expect(payByOf(shop, bankTransfer, at('2026-11-25T06:00:00Z'), now)).toEqual(at('2026-11-25T06:00:00Z'))
    expect(payByOf(shop, bankTransfer, at('2026-12-25T06:00:00Z'), now)).toEqual(at('2026-11-28T09:00:00Z'))
    expect(payByOf(shop, bankTransfer, null, now)).toEqual(at('2026-11-28T09:00:00Z'))
    expect(payByOf(shop, onDelivery, at('2026-11-23T09:20:00Z'), now)).toBeNull()
  })

  it('is never after the cut-off, and never in the past for a type that is offered', () => {
    const minutes = fc.integer({ min: -60 * 24, max: 60 * 24 * 20 })
    fc.assert(
      fc.property(
        minutes,
        fc.constantFrom(...PAYMENT_TYPE_IDS),
        fc.integer({ min: 5, max: 1_440 }),
        fc.integer({ min: 1, max: 60 }),
        (left, type, paymentMinutes, transferDays) => {
          const now = at('2026-11-21T09:00:00Z')
          const cutoffAt = new Date(now.getTime() + left * 60_000)
          const payBy = payByOf({ paymentMinutes, transferDays }, type, cutoffAt, now)
          if (payBy !== null) expect(payBy <= cutoffAt).toBe(true)
          if (payBy === null || !comesInTime(type, cutoffAt, now)) return
          expect(payBy > now).toBe(true)
          expect(isPayable({ status: 9, payBy, cutoffAt }, now)).toBe(true)
          expect(isPayable({ status: 9, payBy, cutoffAt }, payBy)).toBe(false)
        },
      ),
    )
  })
})

describe('a bank transfer', () => {
  it.each([
    // Ordered on Saturday: carried out on Monday, arrives on Tuesday evening.
    ['2026-11-21T09:00:00Z', '2026-11-24T17:00:00Z'],
    ['2026-11-23T13:59:00Z', '2026-11-24T17:00:00Z'],
    // After 15:00 it counts as ordered the next day.
    ['2026-11-23T14:00:00Z', '2026-11-25T17:00:00Z'],
    ['2026-11-20T14:30:00Z', '2026-11-24T17:00:00Z'],
    // Over Christmas: Thursday, and the next banking day is Monday.
    ['2026-12-24T09:00:00Z', '2026-12-28T17:00:00Z'],
  ])('that is ordered at %s arrives by %s', (now, arrival) => {
    expect(transferArrival(at(now))).toEqual(at(arrival))
    expect(comesInTime(bankTransfer, at(arrival), at(now))).toBe(true)
    expect(comesInTime(bankTransfer, new Date(at(arrival).getTime() - 1), at(now))).toBe(false)
  })
})

it('a card needs minutes before the cut-off, payment on delivery needs no time', () => {
  const cutoffAt = at('2026-11-23T09:20:00Z')
  expect(comesInTime(creditCard, cutoffAt, at('2026-11-23T09:12:00Z'))).toBe(true)
  expect(comesInTime(creditCard, cutoffAt, at('2026-11-23T09:12:01Z'))).toBe(false)
  expect(comesInTime(creditCard, cutoffAt, at('2026-11-23T11:00:00Z'))).toBe(false)
  expect(comesInTime(onDelivery, cutoffAt, at('2026-11-23T11:00:00Z'))).toBe(true)
})
